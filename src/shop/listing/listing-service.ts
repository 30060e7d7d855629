import { listSearches, type SearchesOf } from '../../database/queries/listing/search-counts.ts';
import { chosenCount, type ListingQuery } from '../../domain/listing/listing.ts';
import { tidyQuery } from '../../domain/listing/search-query.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { language } from '../../words/spoken.ts';
import { type Viewer, viewing } from '../product/view-tiles.ts';
import type { ShopDeps } from '../shop-deps.ts';
import { type Collection, findCollection } from './find-collection.ts';
import { listingNames } from './find-listing-names.ts';
import { type ListingOptions, listProducts } from './list-products.ts';
import type { ListingCache } from './listing-cache.ts';
import { type SearchOptions, searchProducts } from './search-products.ts';
import { createSearchTally } from './search-tally.ts';
import { createSitemap } from './sitemap.ts';
import { popularSearches, suggest } from './suggest.ts';

type Windowing = ListingOptions['windowing'];

const mostSearches = 200;

export function createListingService(
  { database: { shop: queries }, now, hash }: ShopDeps,
  cache: ListingCache,
) {
  const tally = createSearchTally(queries, hash);
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
    search: async (query: string, choice: ListingQuery, viewer: Viewer, options?: SearchOptions) => {
      const found = await searchProducts(deps(viewer), query, choice, options);
      const isWhole = found && found.notSold.length === 0 && !found.isPartial;
      // Whoever narrows or leafs through what they found looks for nothing new.
      if (choice.page === 1 && chosenCount(choice) === 0)
        tally.found(language(), tidyQuery(query), isWhole ? found.total : 0);
      return found;
    },
    /** Whoever asks is counted by their address, which is not stored. */
    countSearch: (spoken: Language, query: string, address: string) =>
      tally.count(spoken, tidyQuery(query), address),
    listSearches: async (range: Omit<SearchesOf, 'most'>) => {
      await tally.flush();
      return listSearches(queries, { ...range, most: mostSearches });
    },
    suggest: (searchText: string, viewer: Viewer) => suggest(deps(viewer), searchText),
    /** What others look for and find. */
    listPopularSearches: (viewer: Viewer) => popularSearches(deps(viewer)),
    sitemap: createSitemap(queries, now),
    /** To be called when something in the catalogue is no longer what it was. */
    changed: () => cache.changed(),
    /** To be called when not even a moment's age will do. */
    forget: () => cache.forget(),
  };
}
