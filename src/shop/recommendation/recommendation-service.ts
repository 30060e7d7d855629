import type { Placement } from '../../domain/recommendation/recommendation.ts';
import { type Viewer, viewing } from '../product/view-tiles.ts';
import type { ShopDeps } from '../shop-deps.ts';
import { readRecommendations } from './recommend.ts';

export function createRecommendationService({ database: { shop: queries }, now }: ShopDeps) {
  return {
    /** What goes with a product, what can be had first. */
    read: (productId: number, placement: Placement, viewer: Viewer) =>
      readRecommendations(queries, productId, placement, viewing(viewer, now())),
  };
}
