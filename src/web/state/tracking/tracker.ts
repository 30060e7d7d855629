// Tells the shop what a shopper did, in small groups and when the page is left, and the page's data layer, in the shape of
// Adobe's client data layer: whoever listens there finds every event, also those from before they came.
import type { TrackedEvent } from '../../../contract/tracking/events.ts';
import type { EventName } from '../../../domain/tracking/events.ts';
import { call } from '../api/call.ts';

declare global {
  interface Window {
    adobeDataLayer?: unknown[];
  }
}

const gatherMs = 2_000;
const mostAtOnce = 50;
const waiting: TrackedEvent[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

export function tell(name: EventName, productId?: number, detail?: TrackedEvent['detail']): void {
  // A page that is made ahead, or lies behind another, is viewed when it is looked at.
  if (name === 'page-view' && document.visibilityState === 'hidden') {
    document.addEventListener('visibilitychange', () => tell(name, productId, detail), { once: true });
    return;
  }
  const at = new Date().toISOString();
  const event = { name, at, ...(productId !== undefined && { productId }), ...(detail && { detail }) };
  window.adobeDataLayer ??= [];
  window.adobeDataLayer.push({ event: name, eventInfo: { productId, at, ...detail } });
  waiting.push(event);
  if (waiting.length >= mostAtOnce) send();
  else timer ??= setTimeout(send, gatherMs);
}

function send(): void {
  clearTimeout(timer);
  timer = undefined;
  if (waiting.length > 0)
    void call('POST /api/events', { body: waiting.splice(0, mostAtOnce) }, { keepalive: true });
}

addEventListener('pagehide', () => {
  clearTimeout(timer);
  timer = undefined;
  if (waiting.length > 0)
    navigator.sendBeacon(
      '/api/events',
      new Blob([JSON.stringify(waiting.splice(0, mostAtOnce))], { type: 'application/json' }),
    );
});
