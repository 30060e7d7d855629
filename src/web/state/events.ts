// Tells the shop what a shopper did, by the one list of events. Sent in small groups, and when the page is left;
// an event that does not arrive is no one's trouble.
import type { EventName } from '../../domain/events.ts';

interface TrackedEvent {
  readonly name: EventName;
  readonly productId?: number;
  readonly at: string;
  readonly detail?: Readonly<Record<string, string | number | boolean>>;
}

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
  const body = JSON.stringify(events);
  const headers = { 'content-type': 'application/json' };
  fetch('/api/events', { method: 'POST', headers, body, keepalive: true }).catch(() => undefined);
}
