import type { ListingQuery } from '../../domain/listing/listing.ts';
import type { Viewing } from '../product/view-tiles.ts';
import type { ShopDeps } from '../shop-deps.ts';
import { type Collection, findCollection } from './find-collection.ts';
import { listingNames } from './find-listing-names.ts';
import { type ListingOptions, listProducts } from './list-products.ts';
import type { ListingCache } from './listing-cache.ts';
import { searchProducts } from './search-products.ts';
import { openSitemap } from './sitemap.ts';
import { suggest } from './suggest.ts';

type Flags = Viewing['flags'];
type Windowing = ListingOptions['windowing'];

export function openListing({ database: { shop: queries }, now }: ShopDeps, cache: ListingCache) {
  const deps = (flags: Flags) => ({ queries, cache, viewing: { now: now(), flags } });
  return {
    /** Null when there is no such collection. */
    findCollection: async (slug: string) => findCollection(await listingNames(queries, cache), slug),
    list: (
      { scope, featuredBy }: Pick<Collection, 'scope' | 'featuredBy'>,
      choice: ListingQuery,
      flags: Flags,
      windowing?: Windowing,
    ) => listProducts(deps(flags), scope, choice, { windowing, featuredBy }),
    /** Null when there is nothing to look for. */
    search: (query: string, choice: ListingQuery, flags: Flags, windowing?: Windowing) =>
      searchProducts(deps(flags), query, choice, windowing),
    suggest: (typed: string, flags: Flags) => suggest(deps(flags), typed),
    sitemap: openSitemap(queries),
    /** To be called when something in the catalogue is no longer what it was. */
    changed: () => cache.changed(),
    /** To be called when not even a moment's age will do. */
    forget: () => cache.forget(),
  };
}
