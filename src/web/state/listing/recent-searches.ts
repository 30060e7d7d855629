// What was looked for on this device. It stays in this browser, and each of it can be forgotten.
import { recentSearches, withoutSearch, withSearch } from '../../../domain/listing/search/recent-searches.ts';
import { readLocal, removeLocal, writeLocal } from '../visitor/local-values.ts';

const key = 'recent-searches';
const keepMs = 90 * 86_400_000;

export function readSearches(): readonly string[] {
  return recentSearches(readLocal(key));
}

export function noteSearch(query: string): void {
  writeLocal(key, withSearch(readSearches(), query), keepMs);
}

export function forgetSearch(query: string): readonly string[] {
  const left = withoutSearch(readSearches(), query);
  if (left.length === 0) removeLocal(key);
  else writeLocal(key, left, keepMs);
  return left;
}

export function forgetSearches(): void {
  removeLocal(key);
}
