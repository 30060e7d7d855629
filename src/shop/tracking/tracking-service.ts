import type { TrackedEvent } from '../../contract/tracking/events.ts';
import { eventDetail } from '../../domain/tracking/events.ts';
import type { ShopDeps } from '../shop-deps.ts';
import type { NotedEvent } from './event-sink.ts';

const dayMs = 24 * 60 * 60 * 1000;

export function createTrackingService({ events, now }: Pick<ShopDeps, 'events' | 'now'>) {
  return {
    /** Takes note and goes on: they are written together, a moment later. */
    record: (trackedEvents: readonly TrackedEvent[]): void =>
      events.note(trackedEvents.map((event) => eventOf(event, now()))),
  };
}

function eventOf({ name, productId, at, detail }: TrackedEvent, now: number): NotedEvent {
  const eventTime = new Date(at);
  return {
    name,
    productId: productId ?? null,
    at: Math.abs(eventTime.getTime() - now) < dayMs ? eventTime : new Date(now),
    detail: eventDetail(name, detail ?? {}),
  };
}
