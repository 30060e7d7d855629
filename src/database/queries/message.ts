import { desc } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { outboxLetter } from '../schema/message.ts';

export type OutboxLetter = typeof outboxLetter.$inferSelect;

export async function insertLetter(
  queries: Queries,
  letter: typeof outboxLetter.$inferInsert,
): Promise<void> {
  await queries.insert(outboxLetter).values(letter);
}

/** The latest first. */
export function findLetters(queries: Queries, limit: number): Promise<OutboxLetter[]> {
  return queries.select().from(outboxLetter).orderBy(desc(outboxLetter.id)).limit(limit);
}
