import type { Queries } from '../../database.ts';
import { event } from '../../schema/operation.ts';

export type NewEvent = typeof event.$inferInsert;

export async function insertEvents(queries: Queries, events: NewEvent[]): Promise<void> {
  await queries.insert(event).values(events);
}
