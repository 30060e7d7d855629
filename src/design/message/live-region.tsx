// Says things to assistive technology. The regions are on the page from the start, since one that arrives
// together with its message is often not read.
import { useSyncExternalStore } from 'react';
import { VisuallyHidden } from '../text/visually-hidden.tsx';

interface Announcement {
  /** Tells a message repeated word for word from one already said. */
  readonly turn: number;
  readonly polite: string;
  readonly urgent: string;
}

const silence: Announcement = { turn: 0, polite: '', urgent: '' };
let announcement = silence;
const listeners = new Set<() => void>();

/** Call the result to take it back; nothing happens if something else has been said since. */
export function announce(message: string, tone: 'polite' | 'urgent' = 'polite'): () => void {
  const turn = announcement.turn + 1;
  say({ ...silence, turn, [tone]: message });
  return () => {
    if (announcement.turn === turn) say({ ...silence, turn });
  };
}

function say(next: Announcement): void {
  announcement = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Once per page, near its root. */
export function LiveRegion() {
  const { turn, polite, urgent } = useSyncExternalStore(
    subscribe,
    () => announcement,
    () => silence,
  );
  return (
    <>
      <VisuallyHidden role="status">
        <span key={turn}>{polite}</span>
      </VisuallyHidden>
      <VisuallyHidden role="alert">
        <span key={turn}>{urgent}</span>
      </VisuallyHidden>
    </>
  );
}
