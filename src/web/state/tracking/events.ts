// Tells the shop what a shopper did, by the one list of events. Sent in small groups, and when the page is left;
// an event that does not arrive is no one's trouble.
import type { TrackedEvent } from '../../../contract/tracking/events.ts';
import type { EventName } from '../../../domain/tracking/events.ts';
import { call } from '../api/call.ts';

const gatherMs = 2_000;
const mostAtOnce = 50;
const waiting: TrackedEvent[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

export function track(name: EventName, productId?: number, detail?: TrackedEvent['detail']): void {
  const at = new Date().toISOString();
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
  void call('POST /api/events', { body: events }, { keepalive: true });
}
