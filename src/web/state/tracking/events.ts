// Takes note of what a shopper did, by the one list of events, where it may be noted. The code that does it comes with the
// first of them: a page of whoever refuses never fetches it.
import type { TrackedEvent } from '../../../contract/tracking/events.ts';
import type { EventName } from '../../../domain/tracking/events.ts';

export function track(name: EventName, productId?: number, detail?: TrackedEvent['detail']): void {
  // Set by the root of the pages, for whoever has refused or not been asked yet.
  if (document.documentElement.dataset.consent) return;
  // An event that does not arrive is no one's trouble.
  import('./tracker.ts').then(
    ({ tell }) => tell(name, productId, detail),
    () => undefined,
  );
}
