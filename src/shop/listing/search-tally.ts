// Counts what is looked for, a few seconds' worth at a time, so that no search waits for it.
import type { Queries } from '../../database/database.ts';
import { addSearchCounts, type SearchCount } from '../../database/queries/listing/search-counts.ts';
import { askerMark, countedQuery } from '../../domain/listing/search/counted-query.ts';
import type { Language } from '../../domain/visitor/language.ts';

const flushMs = 2_000;
const mostWaiting = 5_000;
/** What was found for a query, for when its page is sent again from memory. */
const mostRemembered = 5_000;

export interface SearchTally {
  /** What was found, by whoever looked first. */
  readonly found: (language: Language, query: string, products: number) => void;
  /** Somebody looked for it, in a page or an answer that was made now or before. */
  readonly count: (language: Language, query: string, address: string) => void;
  readonly flush: () => Promise<void>;
}

export function createSearchTally(queries: Queries, hash: (text: string) => string): SearchTally {
  let waiting = new Map<string, SearchCount>();
  const found = new Map<string, number>();
  let timer: NodeJS.Timeout | null = null;

  const flush = async () => {
    if (timer) clearTimeout(timer);
    timer = null;
    const counts = [...waiting.values()];
    waiting = new Map();
    await addSearchCounts(queries, counts);
  };
  const keyOf = (language: Language, text: string) => {
    const query = countedQuery(text);
    return query === null ? null : { query, key: `${language} ${query}` };
  };

  return {
    flush,
    found: (language, query, products) => {
      const known = keyOf(language, query);
      if (!known) return;
      if (found.size >= mostRemembered) found.clear();
      found.set(known.key, products);
    },
    count: (language, text, address) => {
      const { query, key } = keyOf(language, text) ?? { query: '', key: '' };
      const products = found.get(key);
      const before = waiting.get(key);
      if (products === undefined || (waiting.size >= mostWaiting && !before)) return;
      const askers = (before?.askers ?? 0n) | askerMark(hash(`${key} ${address}`));
      waiting.set(key, { language, query, products, askers, searches: (before?.searches ?? 0) + 1 });
      // A count that is lost with the database is not worth a search that fails.
      timer ??= setTimeout(() => flush().catch(() => undefined), flushMs).unref();
    },
  };
}
