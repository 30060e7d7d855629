import type { ListingQuery } from '../../domain/listing/listing.ts';
import { type Viewer, viewing } from '../product/view-tiles.ts';
import type { ShopDeps } from '../shop-deps.ts';
import { type Collection, findCollection } from './find-collection.ts';
import { listingNames } from './find-listing-names.ts';
import { type ListingOptions, listProducts } from './list-products.ts';
import type { ListingCache } from './listing-cache.ts';
import { searchProducts } from './search-products.ts';
import { createSitemap } from './sitemap.ts';
import { suggest } from './suggest.ts';

type Windowing = ListingOptions['windowing'];

export function createListingService({ database: { shop: queries }, now }: ShopDeps, cache: ListingCache) {
  const deps = (viewer: Viewer) => ({ queries, cache, viewing: viewing(viewer, now()) });
  return {
    /** Null when there is no such collection. */
    findCollection: async (slug: string) => findCollection(await listingNames(queries, cache), slug),
    list: (
      { scope, featuredBy }: Pick<Collection, 'scope' | 'featuredBy'>,
      choice: ListingQuery,
      viewer: Viewer,
      windowing?: Windowing,
    ) => listProducts(deps(viewer), scope, choice, { windowing, featuredBy }),
    /** Null when there is nothing to look for. */
    search: (query: string, choice: ListingQuery, viewer: Viewer, windowing?: Windowing) =>
      searchProducts(deps(viewer), query, choice, windowing),
    suggest: (searchText: string, viewer: Viewer) => suggest(deps(viewer), searchText),
    sitemap: createSitemap(queries),
    /** To be called when something in the catalogue is no longer what it was. */
    changed: () => cache.changed(),
    /** To be called when not even a moment's age will do. */
    forget: () => cache.forget(),
  };
}
