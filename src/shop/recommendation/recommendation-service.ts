import { findShelves } from '../../database/queries/recommendation/shelves.ts';
import type { LowerShelf } from '../../domain/recommendation/lower-shelves.ts';
import type { Placement } from '../../domain/recommendation/recommendation.ts';
import { type Viewer, viewing } from '../product/view-tiles.ts';
import type { ShopDeps } from '../shop-deps.ts';
import { readRecommendations } from './recommend.ts';

export function createRecommendationService({ database: { shop: queries }, now }: ShopDeps) {
  return {
    /** Which shelves are below a product, so that its page keeps their room. */
    listShelves: (productId: number): Promise<readonly LowerShelf[]> => findShelves(queries, productId),
    /** What goes with a product, what can be had first. */
    read: (productId: number, placement: Placement, viewer: Viewer) =>
      readRecommendations(queries, productId, placement, viewing(viewer, now())),
  };
}
