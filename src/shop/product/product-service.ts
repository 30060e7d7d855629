import type { Language } from '../../domain/visitor/language.ts';
import type { ShopDeps } from '../shop-deps.ts';
import { viewProduct } from './view-product.ts';
import { type Viewer, viewing, viewTiles } from './view-tiles.ts';

export function createProductService({ database: { shop: queries }, now }: ShopDeps) {
  return {
    /** As it is sold, in the shop's own currency. */
    view: (id: number, language: Language) => viewProduct(queries, id, language, now()),
    viewTiles: (ids: readonly number[], viewer: Viewer) => viewTiles(queries, ids, viewing(viewer, now())),
  };
}
