import type { TrackedEvent } from '../../contract/tracking/events.ts';
import type { Queries } from '../../database/database.ts';
import { insertEvents } from '../../database/queries/tracking/events.ts';

export async function recordEvents(queries: Queries, events: readonly TrackedEvent[]): Promise<void> {
  await insertEvents(
    queries,
    events.map(({ name, productId, at, detail }) => ({
      name,
      productId: productId ?? null,
      occurredAt: new Date(at),
      detail: detail ?? {},
    })),
  );
}
