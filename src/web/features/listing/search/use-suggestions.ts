import { useEffect, useState } from 'react';
import type { CallAnswer } from '../../../../contract/call.ts';
import { tidyQuery } from '../../../../domain/listing/search-query.ts';
import { call } from '../../../state/api/call.ts';

export type Suggested = CallAnswer<'GET /api/search/suggestions'>['content'];

interface Suggesting {
  readonly state: 'idle' | 'waiting' | 'failed' | 'there';
  /** The last that came, and what it was asked for. */
  readonly suggested: Suggested | null;
  readonly answeredQuery: string;
}

const idle: Suggesting = { state: 'idle', suggested: null, answeredQuery: '' };
/** Nobody reads suggestions between two keys. */
const pauseMs = 120;

/** What may be meant, for what was typed last, and what others look for before that: an older answer never overtakes a newer one. */
export function useSuggestions(
  searchText: string,
  isOpen: boolean,
): Suggesting & { readonly retry: () => void } {
  const [suggesting, setSuggesting] = useState(idle);
  const [turn, setTurn] = useState(0);
  const query = tidyQuery(searchText);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks for the same again
  useEffect(() => {
    if (!isOpen) {
      setSuggesting(idle);
      return;
    }
    const stop = new AbortController();
    setSuggesting((before) => ({ ...before, state: 'waiting' }));
    const timer = setTimeout(
      async () => {
        const { signal } = stop;
        const answer = await call('GET /api/search/suggestions', { query: { q: query } }, { signal });
        if (stop.signal.aborted) return;
        setSuggesting(
          answer.ok
            ? { state: 'there', suggested: answer.data.content, answeredQuery: query }
            : { state: 'failed', suggested: null, answeredQuery: query },
        );
      },
      query === '' ? 0 : pauseMs,
    );
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [query, isOpen, turn]);
  return { ...suggesting, retry: () => setTurn((before) => before + 1) };
}
