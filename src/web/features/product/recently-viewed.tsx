import { startTransition, useEffect, useState } from 'react';
import type { Tile } from '../../../domain/tile.ts';
import { loadTiles } from '../../state/products.ts';
import { lookedAt } from '../../state/recently-viewed.ts';
import { TileShelf } from './tile-shelf.tsx';

/** What this device saw before; what has left the shop since is not among it. */
export function RecentlyViewed({ productId, now }: { productId: number; now: number }) {
  const [tiles, setTiles] = useState<readonly Tile[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const ids = lookedAt(productId);
    if (ids.length === 0) return;
    loadTiles(ids).then((answer) => {
      if (isCurrent && answer.ok) startTransition(() => setTiles(answer.data));
    });
    return () => {
      isCurrent = false;
    };
  }, [productId]);
  return <TileShelf heading="Recently Viewed" tiles={tiles} now={now} />;
}
