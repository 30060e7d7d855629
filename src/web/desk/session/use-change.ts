// A change that somebody makes: sent once at a time, and refused in the shop's own sentence. Before money moves the shop
// may ask who it is: the way leads to signing in and back.
import { useState } from 'react';
import { signInPath } from '../../../domain/account/return-path.ts';
import type { Answered } from '../../state/api/call.ts';
import type { News } from '../parts/flash.tsx';
import { leaveForProof } from './drafts.ts';

type Refused = Extract<Answered<unknown>, { readonly ok: false }>;

export interface ChangeState {
  readonly isBusy: boolean;
  readonly news: News | null;
  /** `done` says what is new, or nothing. */
  readonly send: <T>(
    ask: () => Promise<Answered<T>>,
    done: (answer: T) => string | undefined,
    refused?: (refusal: Refused) => void,
  ) => Promise<void>;
  readonly forget: () => void;
}

export function useChange(): ChangeState {
  const [isBusy, setBusy] = useState(false);
  const [news, setNews] = useState<News | null>(null);
  return {
    isBusy,
    news,
    send: async (ask, done, refused) => {
      setBusy(true);
      setNews(null);
      const answer = await ask();
      setBusy(false);
      if (answer.ok) {
        const text = done(answer.data);
        if (text !== undefined) setNews({ tone: 'news', text });
        return;
      }
      if (leavesForProof(answer)) return;
      setNews({ tone: 'error', text: answer.message });
      refused?.(answer);
    },
    forget: () => setNews(null),
  };
}

/** Leaves for the page where one shows who one is, when that is what the shop asks for. */
export function leavesForProof({ code }: Refused): boolean {
  if (code === 'second_factor_required') {
    const here = `${window.location.pathname}${window.location.search}`;
    leaveForProof(`/desk/prove?to=${encodeURIComponent(here)}`);
    return true;
  }
  if (code !== 'proof_required' && code !== 'unauthorized' && code !== 'login_required') return false;
  const { pathname, search } = window.location;
  leaveForProof(signInPath(`${pathname}${search}`));
  return true;
}
