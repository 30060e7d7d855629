// Takes note of what a shopper did, by the one list of events, where it may be noted. Told to the shop in small groups and
// when the page is left, and to the page's data layer in the shape of Adobe's: whoever listens there finds every event,
// also those from before they came. An event that does not arrive is no one's trouble.
import type { TrackedEvent } from '../../../contract/tracking/events.ts';
import type { EventName } from '../../../domain/tracking/events.ts';
import { call } from '../api/call.ts';
import { serverNow } from '../page/server-clock.ts';

declare global {
  interface Window {
    adobeDataLayer?: unknown[];
  }
}

const gatherMs = 2_000;
const mostAtOnce = 50;
const waiting: TrackedEvent[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

export function track(name: EventName, productId?: number, detail?: TrackedEvent['detail']): void {
  // Set by the root of the pages, for whoever has refused or not been asked yet.
  if (document.documentElement.dataset.consent) return;
  // A page that is made ahead, or lies behind another, is viewed when it is looked at.
  if (name === 'page-view' && document.hidden) {
    document.addEventListener('visibilitychange', () => track(name, productId, detail), { once: true });
    return;
  }
  const at = new Date(serverNow()).toISOString();
  window.adobeDataLayer ??= [];
  window.adobeDataLayer.push({ event: name, eventInfo: { productId, at, ...detail } });
  waiting.push({ name, at, ...(productId !== undefined && { productId }), ...(detail && { detail }) });
  if (waiting.length >= mostAtOnce) send();
  else timer ??= listen();
}

function listen(): ReturnType<typeof setTimeout> {
  addEventListener('pagehide', send, { once: true });
  return setTimeout(send, gatherMs);
}

function send(): void {
  clearTimeout(timer);
  timer = undefined;
  removeEventListener('pagehide', send);
  const events = waiting.splice(0, mostAtOnce);
  if (events.length === 0) return;
  // Goes on when the page is left, as a beacon does.
  void call('POST /api/events', { body: events }, { keepalive: true });
}
