import type { z } from 'zod';
import type { recordEvents as operation } from '../contract/operations.ts';
import type { Queries } from '../database/database.ts';
import { insertEvents } from '../database/queries/events.ts';

type Event = z.infer<NonNullable<typeof operation.body>>[number];

export async function recordEvents(queries: Queries, events: readonly Event[]): Promise<void> {
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
