import { startTransition, useEffect, useState } from 'react';
import type { Placement } from '../../../domain/recommendation.ts';
import type { Tile } from '../../../domain/tile.ts';
import { loadRecommendations } from '../../state/products.ts';

/** What goes with a product; none until it is known, or when it cannot be. */
export function useRecommendations(productId: number, placement: Placement): readonly Tile[] {
  const [tiles, setTiles] = useState<readonly Tile[]>([]);
  useEffect(() => {
    let isCurrent = true;
    loadRecommendations(productId, placement).then((answer) => {
      if (isCurrent && answer.ok) startTransition(() => setTiles(answer.data));
    });
    return () => {
      isCurrent = false;
    };
  }, [productId, placement]);
  return tiles;
}
