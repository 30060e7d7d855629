import type { Tile } from '../../../../domain/product/tile.ts';
import { TileShelf } from '../../../parts/recommendation/tile-shelf.tsx';
import styles from '../lower-page/lower-page.module.css';

interface LandersProps {
  title: string;
  tiles: readonly Tile[];
  now: number;
}

export default function Landers({ title, tiles, now }: LandersProps) {
  return (
    <div className={styles.landers}>
      <TileShelf heading={title} kind="many" tiles={tiles} now={now} />
    </div>
  );
}
