import type { ShopDeps } from '../shop-deps.ts';
import { viewProduct } from './view-product.ts';
import { type Viewing, viewTiles } from './view-tiles.ts';

export function openProduct({ database: { shop: queries }, now }: ShopDeps) {
  return {
    view: (id: number) => viewProduct(queries, id, now()),
    viewTiles: (ids: readonly number[], flags: Viewing['flags']) =>
      viewTiles(queries, ids, { now: now(), flags }),
  };
}
