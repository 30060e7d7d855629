// What a query finds: what was asked for as far as the shop has it, with what it was understood as.
import type { ListingQuery } from '../../domain/listing/listing.ts';
import { type QueryPart, type QueryReading, withoutPart } from '../../domain/listing/search/query-reading.ts';
import { tidyQuery } from '../../domain/listing/search-query.ts';
import { nameQueryPart } from '../../words/listing/name-query-part.ts';
import { language } from '../../words/spoken.ts';
import { listingNames } from './find-listing-names.ts';
import { type Listing, type ListingDeps, listProducts, type Windowing } from './list-products.ts';
import { readSearch } from './read-search.ts';

/** What a part of the query was understood as, beyond words. */
export interface Understood {
  readonly kind: Exclude<QueryPart['kind'], 'concepts' | 'word'>;
  readonly name: string;
  /** The query that is left when it is taken off. */
  readonly without: string;
}

export interface Found extends Listing {
  readonly query: string;
  /** The query as it was understood, when that is not as it was typed. */
  readonly corrected: string | null;
  readonly understood: readonly Understood[];
  /** What was asked for and is not sold, as it was typed; what is found is the nearest by kind. */
  readonly notSold: readonly string[];
  /** Nothing has all of what was asked for; these have some of it. */
  readonly isPartial: boolean;
}

export interface SearchOptions {
  readonly windowing?: Windowing | undefined;
  /** Whether words are taken as they were typed. */
  readonly isExact?: boolean | undefined;
}

/** Null when there is nothing to look for. */
export async function searchProducts(
  deps: ListingDeps,
  searchText: string,
  choice: ListingQuery,
  { windowing, isExact = false }: SearchOptions = {},
): Promise<Found | null> {
  const query = tidyQuery(searchText);
  const { reading, scope, isPartial, notSold } = await readSearch(deps, query, isExact);
  if (!scope) return null;
  const isCheap = reading.parts.some(({ kind }) => kind === 'cheap');
  const listing = await listProducts(deps, scope, choice, {
    windowing,
    featuredBy: isCheap ? 'price-low' : 'featured',
  });
  const { corrected } = reading;
  return { ...listing, query, corrected, isPartial, notSold, understood: await understoodIn(deps, reading) };
}

async function understoodIn(deps: ListingDeps, reading: QueryReading): Promise<Understood[]> {
  const { brands } = await listingNames(deps.queries, deps.cache);
  const brandName = (slug: string) => brands.find((brand) => brand.slug === slug)?.name ?? slug;
  return reading.parts.flatMap((part) => {
    if (part.kind === 'concepts' || part.kind === 'word') return [];
    const name = nameQueryPart(language(), part, deps.viewing.exchange, brandName);
    return [{ kind: part.kind, name, without: withoutPart(reading, part) }];
  });
}
