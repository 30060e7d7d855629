// A query as it is counted: one spelling of it, and only where it can name nobody.
import { longestQuery } from '../search-query.ts';

/** How long searches are counted for, and what was looked for this often by others may be suggested. */
export const countedDays = 90;
export const popularDays = 7;
export const popularFrom = 5;

/** Null for what may be an address or a telephone number, and for what is empty. */
export function countedQuery(query: string): string | null {
  const plain = query.toLowerCase().replace(/\s+/g, ' ').trim().slice(0, longestQuery);
  const namesSomebody = /@|(?:\d[\s().-]*){7}/.test(plain);
  return plain === '' || namesSomebody ? null : plain;
}
