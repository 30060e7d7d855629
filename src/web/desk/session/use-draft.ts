// What is typed into a form outlives the way to signing in and back, and a page that is loaded again: the tab keeps it
// until it is sent. While the tab keeps some of it, leaving its page asks (`shell/leave-question.tsx`).
import { useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { isChangedDraft } from '../../../domain/desk/draft.ts';
import { draftPlace } from './drafts.ts';

type DraftState<T> = readonly [
  draft: T,
  change: (draft: T) => void,
  /** Empties the form: what was in it is sent, or not wanted. */
  clear: () => void,
  /** Leaves the form as it is while it is being sent, and lets one leave meanwhile. */
  release: () => void,
];

/** `begin` is what a link adds to it as the page opens. */
export function useDraft<T>(
  name: string,
  empty: T,
  begin: (draft: T) => T = (draft) => draft,
): DraftState<T> {
  const place = draftPlace(useLocation().pathname, name);
  const [draft, setDraft] = useState<T>(() => begin(readDraft(place) ?? empty));
  const isCleared = useRef(false);
  const release = () => sessionStorage.removeItem(place);
  const change = (next: T) => {
    setDraft(next);
    if (isChangedDraft(next, isCleared.current ? empty : begin(empty)))
      sessionStorage.setItem(place, JSON.stringify(next));
    else release();
  };
  const clear = () => {
    isCleared.current = true;
    setDraft(empty);
    release();
  };
  return [draft, change, clear, release];
}

function readDraft<T>(place: string): T | null {
  const stored = sessionStorage.getItem(place);
  return stored === null ? null : (JSON.parse(stored) as T);
}
