import { desc } from 'drizzle-orm';
import type { Queries } from '../../database.ts';
import { outboxLetter, outboxText } from '../../schema/messaging/message.ts';

export type OutboxLetter = typeof outboxLetter.$inferSelect;
export type OutboxText = typeof outboxText.$inferSelect;

/** One whose key is there already is the same letter once more, and is kept once. */
export async function insertLetters(
  queries: Queries,
  letters: readonly (typeof outboxLetter.$inferInsert)[],
): Promise<void> {
  await queries
    .insert(outboxLetter)
    .values([...letters])
    .onConflictDoNothing({ target: outboxLetter.key });
}

export async function insertTexts(
  queries: Queries,
  texts: readonly (typeof outboxText.$inferInsert)[],
): Promise<void> {
  await queries
    .insert(outboxText)
    .values([...texts])
    .onConflictDoNothing({ target: outboxText.key });
}

/** The latest first. */
export function findLetters(queries: Queries, limit: number): Promise<OutboxLetter[]> {
  return queries.select().from(outboxLetter).orderBy(desc(outboxLetter.id)).limit(limit);
}

export function findTexts(queries: Queries, limit: number): Promise<OutboxText[]> {
  return queries.select().from(outboxText).orderBy(desc(outboxText.id)).limit(limit);
}
