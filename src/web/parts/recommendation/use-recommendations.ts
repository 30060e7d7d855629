import { startTransition } from 'react';
import type { Tile } from '../../../domain/product/tile.ts';
import type { Placement } from '../../../domain/recommendation/recommendation.ts';
import { useAnswer } from '../../state/api/use-answer.ts';
import { loadRecommendations } from '../../state/product/products.ts';

/** What goes with a product, and none when that cannot be known; null until then. */
export function useRecommendations(productId: number, placement: Placement): readonly Tile[] | null {
  const loaded = useAnswer(
    `${productId} ${placement}`,
    () => loadRecommendations(productId, placement),
    startTransition,
  );
  return loaded && (loaded.answer.ok ? loaded.answer.data : []);
}
