// Where what shoppers did goes: the shop's own table, and whatever else the settings name.
import type { Queries } from '../../database/database.ts';
import { insertEvents } from '../../database/queries/tracking/events.ts';
import type { EventDetail, EventName } from '../../domain/tracking/events.ts';

/** What is known of it: no person, no guest, no address. */
export interface NotedEvent {
  readonly name: EventName;
  readonly productId: number | null;
  /** When it happened, by the browser's clock unless that is far off. */
  readonly at: Date;
  readonly detail: EventDetail;
}

export interface EventSink {
  readonly name: string;
  /** Rejects when they were not taken. */
  readonly write: (events: readonly NotedEvent[]) => Promise<void>;
}

export function tableSink(queries: Queries): EventSink {
  return {
    name: 'table',
    write: (events) =>
      insertEvents(
        queries,
        events.map(({ at, detail, ...event }) => ({ ...event, occurredAt: at, detail: { ...detail } })),
      ),
  };
}
