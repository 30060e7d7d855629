// A query as it is counted: one spelling of it, and only where it can name nobody.
import { longestQuery } from '../search-query.ts';

/** How long searches are counted for. */
export const countedDays = 90;
/** What so many different addresses looked for in these days may be suggested to others: never one person's own words. */
export const popularDays = 7;
export const popularFrom = 5;

const askerMarks = 60;

/**
 * One of sixty marks for whoever asked, from a keyed hash of their address and the query. Marks that are put together say
 * that at least so many asked, however often each did; a mark alone is a sixtieth of everybody.
 */
export function askerMark(hash: string): bigint {
  let place = 0;
  for (const letter of hash) place = (place * 31 + (letter.codePointAt(0) ?? 0)) % askerMarks;
  return 1n << BigInt(place);
}

/** Null for what may be an address or a telephone number, and for what is empty. */
export function countedQuery(query: string): string | null {
  const plain = query.toLowerCase().replace(/\s+/g, ' ').trim().slice(0, longestQuery);
  const namesSomebody = /@|(?:\d[\s().-]*){7}/.test(plain);
  return plain === '' || namesSomebody ? null : plain;
}
