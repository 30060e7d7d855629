// What is typed into a form outlives the way to signing in and back, and a page that is loaded again: the tab keeps it
// until it is sent.
import { useState } from 'react';

const place = (name: string) => `desk draft ${name}`;

/** `begin` is what a link adds to it as the page opens. */
export function useDraft<T>(
  name: string,
  empty: T,
  begin: (draft: T) => T = (draft) => draft,
): [T, (draft: T) => void, () => void] {
  const [draft, setDraft] = useState<T>(() => begin(readDraft(name) ?? empty));
  const change = (next: T) => {
    setDraft(next);
    sessionStorage.setItem(place(name), JSON.stringify(next));
  };
  const clear = () => {
    setDraft(empty);
    sessionStorage.removeItem(place(name));
  };
  return [draft, change, clear];
}

function readDraft<T>(name: string): T | null {
  const stored = sessionStorage.getItem(place(name));
  return stored === null ? null : (JSON.parse(stored) as T);
}
