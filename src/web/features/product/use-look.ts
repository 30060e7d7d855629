import { useEffect, useState } from 'react';
import type { Tile } from '../../../domain/tile.ts';
import { loadLook } from '../../state/products.ts';

/** What a stylist put around a product; none until it is known, or when it cannot be. */
export function useLook(productId: number): readonly Tile[] {
  const [tiles, setTiles] = useState<readonly Tile[]>([]);
  useEffect(() => {
    let isCurrent = true;
    loadLook(productId).then((answer) => {
      if (isCurrent && answer.ok) setTiles(answer.data);
    });
    return () => {
      isCurrent = false;
    };
  }, [productId]);
  return tiles;
}
