// What the words of a shopper find: all of them, as the shop spells them, or else some of them.
import { nearestWords } from '../../database/queries/listing/search.ts';
import type { ListingQuery } from '../../domain/listing/listing.ts';
import {
  canBeMisspelt,
  searchExpression,
  tidyQuery,
  wordsOfQuery,
} from '../../domain/listing/search-query.ts';
import { countAll, type Listing, type ListingDeps, listProducts, type Windowing } from './list-products.ts';

export interface Found extends Listing {
  readonly query: string;
  /** The query as it was understood, when that is not as it was typed. */
  readonly corrected: string | null;
  /** Nothing has all of the words; these have some of them. */
  readonly isPartial: boolean;
}

/** Null when there is nothing to look for. */
export async function searchProducts(
  deps: ListingDeps,
  searchText: string,
  choice: ListingQuery,
  windowing?: Windowing,
): Promise<Found | null> {
  const query = tidyQuery(searchText);
  const words = wordsOfQuery(query);
  if (words.length === 0) return null;
  const looked = await correctedWords(deps, words);
  const corrected = looked.join(' ') === words.join(' ') ? null : looked.join(' ');
  const all = { expression: searchExpression(looked, 'all') };
  const isPartial = looked.length > 1 && (await countAll(deps, all)) === 0;
  const scope = isPartial ? { expression: searchExpression(looked, 'any') } : all;
  const listing = await listProducts(deps, scope, choice, { windowing });
  return { ...listing, query, corrected, isPartial };
}

async function correctedWords({ queries, cache }: ListingDeps, words: readonly string[]): Promise<string[]> {
  const nearest = await cache.nearest.of(words.join(' '), () =>
    nearestWords(queries, words.filter(canBeMisspelt)),
  );
  const corrections = new Map(words.filter(canBeMisspelt).map((word, at) => [word, nearest[at] ?? null]));
  return [...new Set(words.map((word) => corrections.get(word) ?? word))];
}
