import type { Tile } from '../../../domain/tile.ts';
import styles from './below-the-fold.module.css';
import { TileShelf } from './tile-shelf.tsx';

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
