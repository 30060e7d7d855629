import { useEffect, useState } from 'react';
import type { z } from 'zod';
import type { readSuggestions } from '../../../contract/listing.ts';
import { tidyQuery } from '../../../domain/search-words.ts';
import { ask } from '../../state/api.ts';

type Answer = z.output<NonNullable<(typeof readSuggestions)['answer']>>;
export type Suggested = Answer['content'];

export type Suggesting =
  | { readonly state: 'idle' | 'waiting' | 'failed'; readonly suggested: Suggested | null }
  | { readonly state: 'there'; readonly suggested: Suggested };

const idle: Suggesting = { state: 'idle', suggested: null };
/** Nobody reads suggestions between two keys. */
const pauseMs = 120;

/** What may be meant, for what was typed last: an older answer never overtakes a newer one. */
export function useSuggestions(typed: string): Suggesting {
  const [suggesting, setSuggesting] = useState(idle);
  const query = tidyQuery(typed);
  useEffect(() => {
    if (query === '') {
      setSuggesting(idle);
      return;
    }
    const stop = new AbortController();
    setSuggesting(({ suggested }) => ({ state: 'waiting', suggested }));
    const timer = setTimeout(async () => {
      const path = `/api/search/suggestions?q=${encodeURIComponent(query)}`;
      const answer = await ask<Answer>(path, { signal: stop.signal });
      if (stop.signal.aborted) return;
      setSuggesting(
        answer.ok ? { state: 'there', suggested: answer.data.content } : { state: 'failed', suggested: null },
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [query]);
  return suggesting;
}
