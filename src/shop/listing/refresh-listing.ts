// Brings lists and search up to what the catalogue now says of the products noted as changed.
import { setImmediate } from 'node:timers/promises';
import type { Queries, Transaction } from '../../database/database.ts';
import {
  findListedFacts,
  rememberWords,
  removeListed,
  takeRefreshTurn,
  takeStale,
  writeListed,
} from '../../database/queries/listing/listing-refresh.ts';
import {
  findMarks,
  findVocabulary,
  findVocabularyVersion,
  noteWhatIsSold,
} from '../../database/queries/listing/vocabulary.ts';
import { type ListedFacts, type ListingEntry, listingEntryOf } from '../../domain/listing/listing-entry.ts';
import { createVocabulary, type Vocabulary } from '../../domain/listing/search/vocabulary.ts';

const atOnce = 1_000;
const readAtOnce = 25;

/** Until nothing is noted any more; how many products were looked at. */
export function refreshListing(queries: Queries): Promise<number> {
  return inTurns((after) => queries.transaction((tx) => refreshSome(tx, after)));
}

/** For who fills a shop inside a transaction of its own. */
export async function refreshListingWithin(tx: Transaction): Promise<void> {
  await inTurns((after) => refreshSome(tx, after));
}

let latest: { readonly version: string; readonly vocabulary: Vocabulary } | null = null;

/** A sale changes what lists show and no word: the thousands of words are read again only where one of them changed. */
async function readVocabulary(tx: Transaction): Promise<Vocabulary> {
  const version = await findVocabularyVersion(tx);
  if (latest?.version === version) return latest.vocabulary;
  const { vocabulary, sold } = await findVocabulary(tx);
  latest = { version, vocabulary: createVocabulary(vocabulary, sold) };
  return latest.vocabulary;
}

async function inTurns(refreshAfter: (after: number) => Promise<number[]>): Promise<number> {
  let refreshed = 0;
  for (let ids = await refreshAfter(0); ids.length > 0; ids = await refreshAfter(ids.at(-1) ?? 0))
    refreshed += ids.length;
  return refreshed;
}

/** Reading what products are takes a while: whatever else the process has to do comes in between. */
async function entriesOf(facts: readonly ListedFacts[], vocabulary: Vocabulary): Promise<ListingEntry[]> {
  const entries: ListingEntry[] = [];
  for (const [at, each] of facts.entries()) {
    if (at % readAtOnce === 0) await setImmediate();
    entries.push(listingEntryOf(each, vocabulary));
  }
  return entries;
}

async function refreshSome(tx: Transaction, after: number): Promise<number[]> {
  await takeRefreshTurn(tx);
  const ids = await takeStale(tx, after, atOnce);
  if (ids.length === 0) return [];
  const vocabulary = await readVocabulary(tx);
  const entries = await entriesOf(await findListedFacts(tx, ids), vocabulary);
  const before = await findMarks(tx, ids);
  const listed = new Set(entries.map(({ productId }) => productId));
  await removeListed(
    tx,
    ids.filter((id) => !listed.has(id)),
  );
  await writeListed(tx, entries);
  const marks = new Set(entries.flatMap((entry) => entry.marks));
  await noteWhatIsSold(
    tx,
    [...marks],
    before.filter((mark) => !marks.has(mark)),
  );
  const words = entries.flatMap((entry) => entry.words.slice(0, 3).flatMap((text) => text.split(' ')));
  // Numbers are never misspelt words, and a large shop has very many of them.
  await rememberWords(
    tx,
    [...new Set(words)].filter((word) => word.length > 2 && !/\d/.test(word)),
  );
  return ids;
}
