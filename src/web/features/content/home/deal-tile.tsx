// A product whose price is a matter of hours: its tile, and the deal beside it.

import type { ShopTime } from '../../../../domain/pricing/shop-time.ts';
import type { Tile as TileData } from '../../../../domain/product/tile.ts';
import { Deal } from '../../../parts/deal/deal.tsx';
import { useDealNow } from '../../../parts/deal/use-deal-now.ts';
import { Tile } from '../../../parts/tile/tile.tsx';
import styles from './home.module.css';

const stay = () => {};

export function DealTile({ tile, now: pageNow, sizes }: { tile: TileData; now: ShopTime; sizes: string }) {
  const now = useDealNow(tile.price.flashDeal, pageNow, stay);
  return (
    <div className={styles.deal}>
      <Tile tile={tile} now={pageNow} sizes={sizes} />
      <Deal productPrice={tile.price} now={now} of={tile.name} />
    </div>
  );
}
