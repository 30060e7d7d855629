import type { ListingChoice } from '../../domain/listing/listing.ts';
import type { Viewing } from '../product/view-tiles.ts';
import type { ShopDeps } from '../shop-deps.ts';
import { findPlace, type Place } from './find-collection.ts';
import { listingNames } from './find-listing-names.ts';
import { type ListingOptions, listProducts } from './list-products.ts';
import type { ListingMemory } from './listing-cache.ts';
import { searchProducts } from './search-products.ts';
import { openSitemap } from './sitemap.ts';
import { suggest } from './suggest.ts';

type Flags = Viewing['flags'];
type Windowing = ListingOptions['windowing'];

export function openListing({ database: { shop: queries }, now }: ShopDeps, memory: ListingMemory) {
  const parts = (flags: Flags) => ({ queries, memory, viewing: { now: now(), flags } });
  return {
    /** Null when there is no such place. */
    findPlace: async (slug: string) => findPlace(await listingNames(queries, memory), slug),
    list: (
      { scope, featuredBy }: Pick<Place, 'scope' | 'featuredBy'>,
      choice: ListingChoice,
      flags: Flags,
      windowing?: Windowing,
    ) => listProducts(parts(flags), scope, choice, { windowing, featuredBy }),
    /** Null when there is nothing to look for. */
    search: (query: string, choice: ListingChoice, flags: Flags, windowing?: Windowing) =>
      searchProducts(parts(flags), query, choice, windowing),
    suggest: (typed: string, flags: Flags) => suggest(parts(flags), typed),
    sitemap: openSitemap(queries),
    /** To be called when something in the catalogue is no longer what it was. */
    changed: () => memory.changed(),
  };
}
