// Brings lists and search up to what the catalogue now says of the products noted as changed.
import type { Queries, Transaction } from '../../database/database.ts';
import {
  findListedFacts,
  rememberWords,
  removeListed,
  takeRefreshTurn,
  takeStale,
  writeListed,
} from '../../database/queries/listing/listing-refresh.ts';
import { listingEntryOf } from '../../domain/listing/listing-entry.ts';

const atOnce = 1_000;

/** Until nothing is noted any more; how many products were looked at. */
export async function refreshListing(queries: Queries): Promise<number> {
  return inTurns((after) => queries.transaction((tx) => refreshSome(tx, after)));
}

/** For who fills a shop inside a transaction of its own. */
export async function refreshListingWithin(tx: Transaction): Promise<void> {
  await inTurns((after) => refreshSome(tx, after));
}

async function inTurns(refreshAfter: (after: number) => Promise<number[]>): Promise<number> {
  let refreshed = 0;
  for (let ids = await refreshAfter(0); ids.length > 0; ids = await refreshAfter(ids.at(-1) ?? 0))
    refreshed += ids.length;
  return refreshed;
}

async function refreshSome(tx: Transaction, after: number): Promise<number[]> {
  await takeRefreshTurn(tx);
  const ids = await takeStale(tx, after, atOnce);
  if (ids.length === 0) return [];
  const entries = (await findListedFacts(tx, ids)).map(listingEntryOf);
  const listed = new Set(entries.map(({ productId }) => productId));
  await removeListed(
    tx,
    ids.filter((id) => !listed.has(id)),
  );
  await writeListed(tx, entries);
  const words = entries.flatMap((entry) => entry.words.flatMap((text) => text.split(' ')));
  // Numbers are never misspelt words, and a large shop has very many of them.
  await rememberWords(
    tx,
    [...new Set(words)].filter((word) => word.length > 2 && !/\d/.test(word)),
  );
  return ids;
}
