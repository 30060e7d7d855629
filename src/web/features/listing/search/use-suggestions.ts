import { useEffect, useState } from 'react';
import type { CallAnswer } from '../../../../contract/call.ts';
import { tidyQuery } from '../../../../domain/listing/search-query.ts';
import { call } from '../../../state/api/call.ts';

export type Suggested = CallAnswer<'GET /api/search/suggestions'>['content'];

export type Suggesting =
  | { readonly state: 'idle' | 'waiting' | 'failed'; readonly suggested: Suggested | null }
  | { readonly state: 'there'; readonly suggested: Suggested };

const idle: Suggesting = { state: 'idle', suggested: null };
/** Nobody reads suggestions between two keys. */
const pauseMs = 120;

/** What may be meant, for what was typed last, and what others look for before that: an older answer never overtakes a newer one. */
export function useSuggestions(searchText: string, isOpen: boolean): Suggesting {
  const [suggesting, setSuggesting] = useState(idle);
  const query = tidyQuery(searchText);
  useEffect(() => {
    if (!isOpen) {
      setSuggesting(idle);
      return;
    }
    const stop = new AbortController();
    setSuggesting(({ suggested }) => ({ state: 'waiting', suggested }));
    const timer = setTimeout(async () => {
      const { signal } = stop;
      const answer = await call('GET /api/search/suggestions', { query: { q: query } }, { signal });
      if (stop.signal.aborted) return;
      setSuggesting(
        answer.ok ? { state: 'there', suggested: answer.data.content } : { state: 'failed', suggested: null },
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [query, isOpen]);
  return suggesting;
}
