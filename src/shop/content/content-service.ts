import type { Product } from '../../domain/product/product.ts';
import type { ListingCache } from '../listing/listing-cache.ts';
import { type Viewer, viewing } from '../product/view-tiles.ts';
import type { ShopDeps } from '../shop-deps.ts';
import { listLanders, readContent, readRecommendationZone } from './read-content.ts';
import { readWindow, viewHome } from './view-home.ts';

export function createContentService({ database: { shop: queries }, now }: ShopDeps, cache: ListingCache) {
  return {
    read: (key: string) => readContent(queries, key),
    /** Which products are the favourites at the top of this one's page. */
    listLanders: (product: Product) => listLanders(queries, product),
    readZone: (product: Pick<Product, 'categories'>) => readRecommendationZone(queries, product),
    /** The picture of the window, for pages that want one. */
    readWindow: () => readWindow(queries),
    viewHome: (viewer: Viewer) => viewHome(queries, cache, viewing(viewer, now())),
  };
}
