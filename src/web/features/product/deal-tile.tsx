// A product whose price is a matter of hours: its tile, and the deal beside it.
import type { Tile as TileData } from '../../../domain/tile.ts';
import { Deal } from './deal.tsx';
import styles from './deal-tile.module.css';
import { Tile } from './tile.tsx';
import { useDealNow } from './use-deal-now.ts';

const stay = () => {};

export function DealTile({ tile, now: told, sizes }: { tile: TileData; now: number; sizes: string }) {
  const now = useDealNow(tile.price.flashDeal, told, stay);
  return (
    <div className={styles.deal}>
      <Tile tile={tile} now={told} sizes={sizes} />
      <Deal productPrice={tile.price} now={now} of={tile.name} />
    </div>
  );
}
