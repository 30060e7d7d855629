import type { BlockPage } from '../../domain/content/landing-page.ts';
import type { Product } from '../../domain/product/product.ts';
import type { ListingCache } from '../listing/listing-cache.ts';
import type { ShopDeps } from '../shop-deps.ts';
import { readDraftToken } from './draft-preview.ts';
import { listLanders, readContent, readRecommendationZone } from './read-content.ts';
import type { BlockViewer } from './view-blocks.ts';
import { readWindow, viewHome, viewLanding, viewPreview } from './view-page.ts';

export function createContentService(
  { database: { shop: queries }, now, previewLinks }: ShopDeps,
  cache: ListingCache,
) {
  const deps = { queries, cache };
  return {
    read: (key: string) => readContent(queries, key),
    /** Which products are the favourites at the top of this one's page. */
    listLanders: (product: Product) => listLanders(queries, product),
    readZone: (product: Pick<Product, 'categories'>) => readRecommendationZone(queries, product),
    /** The picture of the window, for pages that want one. */
    readWindow: () => readWindow({ queries }, now()),
    viewHome: (viewer: BlockViewer) => viewHome(deps, viewer, now()),
    viewLanding: (page: BlockPage, viewer: BlockViewer) => viewLanding(deps, page, viewer, now()),
    /** The draft as on a day, by a link of the desk; null for a link that is none, or over. */
    viewPreview: (token: string, viewer: BlockViewer) =>
      viewPreview(deps, readDraftToken(token, previewLinks, now()), viewer),
  };
}
