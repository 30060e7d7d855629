import type { Language } from '../../domain/visitor/language.ts';
import { readPreviewToken } from '../desk/products/product-preview.ts';
import type { ShopDeps } from '../shop-deps.ts';
import { viewProduct } from './view-product.ts';
import { type Viewer, viewing, viewTiles } from './view-tiles.ts';

export function createProductService({ database: { shop: queries }, now, previewLinks }: ShopDeps) {
  return {
    /** As it is sold, in the shop's own currency. */
    view: (id: number, language: Language) => viewProduct(queries, id, language, now()),
    /** Whatever its state, by a link of the desk's; null for a word that is none, or is over. */
    viewPreview: async (token: string, language: Language) => {
      const id = readPreviewToken(token, previewLinks, now());
      return id === null ? null : viewProduct(queries, id, language, now(), 'anybody');
    },
    viewTiles: (ids: readonly number[], viewer: Viewer) => viewTiles(queries, ids, viewing(viewer, now())),
  };
}
