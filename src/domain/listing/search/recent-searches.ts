// What was looked for on this device, the latest first. It stays there: the shop is never told of it.
import { tidyQuery } from '../search-query.ts';

export const mostRecent = 5;

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** From what was stored, which may be anything. */
export function recentSearches(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return [];
  const texts = value.filter((text): text is string => typeof text === 'string').map(tidyQuery);
  return texts.filter((text) => text !== '').slice(0, mostRecent);
}

export function withSearch(searches: readonly string[], query: string): readonly string[] {
  return recentSearches([query, ...withoutSearch(searches, query)]);
}

export function withoutSearch(searches: readonly string[], query: string): readonly string[] {
  return searches.filter((each) => !isSame(each, query));
}
