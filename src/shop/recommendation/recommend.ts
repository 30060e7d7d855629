// What goes with what: counted in the background, a few products at a time, and read by pages.
import type { Queries } from '../../database/database.ts';
import { findLook } from '../../database/queries/recommendation/look.ts';
import {
  findRecommended,
  noteRecommended,
  productsToRecommendFor,
  recommend,
} from '../../database/queries/recommendation/recommendation.ts';
import type { Tile } from '../../domain/product/tile.ts';
import {
  countedPlacements,
  inStockFirst,
  type Placement,
} from '../../domain/recommendation/recommendation.ts';
import { type Viewing, viewTiles } from '../product/view-tiles.ts';

/** How many products were looked at; fewer than asked for when all are done for the day. */
export async function refreshRecommendations(queries: Queries, atOnce: number): Promise<number> {
  const productIds = await productsToRecommendFor(queries, atOnce);
  if (productIds.length === 0) return 0;
  await queries.transaction(async (tx) => {
    for (const placement of countedPlacements) await recommend(tx, placement, productIds);
    await noteRecommended(tx, productIds);
  });
  return productIds.length;
}

export async function readRecommendations(
  queries: Queries,
  productId: number,
  placement: Placement,
  viewing: Viewing,
): Promise<readonly Tile[]> {
  const ids =
    placement === 'complete-the-look'
      ? await findLook(queries, productId)
      : await findRecommended(queries, productId, placement);
  return inStockFirst(await viewTiles(queries, ids, viewing));
}
