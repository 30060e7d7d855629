import type { TrackedEvent } from '../../contract/tracking/events.ts';
import type { ShopDeps } from '../shop-deps.ts';
import { recordEvents } from './record-events.ts';

export function openTracking({ database: { shop: queries } }: ShopDeps) {
  return {
    record: (events: readonly TrackedEvent[]) => recordEvents(queries, events),
  };
}
