// Counts what is looked for, a few seconds' worth at a time, so that no search waits for it.
import type { Queries } from '../../database/database.ts';
import { addSearchCounts, type SearchCount } from '../../database/queries/listing/search-counts.ts';
import { countedQuery } from '../../domain/listing/search/counted-query.ts';
import type { Language } from '../../domain/visitor/language.ts';

const flushMs = 2_000;
const mostWaiting = 5_000;
/** What was found for a query, for when its page is sent again from memory. */
const mostRemembered = 5_000;

export interface SearchTally {
  /** Null where the page was made before and nobody looked again. */
  readonly count: (language: Language, query: string, products: number | null) => void;
  readonly flush: () => Promise<void>;
}

export function createSearchTally(queries: Queries): SearchTally {
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

  return {
    flush,
    count: (language, typed, products) => {
      const query = countedQuery(typed);
      if (query === null) return;
      const key = `${language} ${query}`;
      const known = products ?? found.get(key);
      if (known === undefined || (waiting.size >= mostWaiting && !waiting.has(key))) return;
      if (found.size >= mostRemembered) found.clear();
      found.set(key, known);
      const searches = (waiting.get(key)?.searches ?? 0) + 1;
      waiting.set(key, { language, query, searches, products: known });
      // A count that is lost with the database is not worth a search that fails.
      timer ??= setTimeout(() => flush().catch(() => undefined), flushMs).unref();
    },
  };
}
