import { desc } from 'drizzle-orm';
import type { Queries } from '../../database.ts';
import { outboxEmail, outboxSms } from '../../schema/messaging/message.ts';

export type OutboxEmail = typeof outboxEmail.$inferSelect;
export type OutboxSms = typeof outboxSms.$inferSelect;

/** One whose key is there already is the same e-mail once more, and is kept once. */
export async function insertEmails(
  queries: Queries,
  emails: readonly (typeof outboxEmail.$inferInsert)[],
): Promise<void> {
  await queries
    .insert(outboxEmail)
    .values([...emails])
    .onConflictDoNothing({ target: outboxEmail.key });
}

export async function insertSmsMessages(
  queries: Queries,
  texts: readonly (typeof outboxSms.$inferInsert)[],
): Promise<void> {
  await queries
    .insert(outboxSms)
    .values([...texts])
    .onConflictDoNothing({ target: outboxSms.key });
}

/** The latest first. */
export function findEmails(queries: Queries, limit: number): Promise<OutboxEmail[]> {
  return queries.select().from(outboxEmail).orderBy(desc(outboxEmail.id)).limit(limit);
}

export function findSmsMessages(queries: Queries, limit: number): Promise<OutboxSms[]> {
  return queries.select().from(outboxSms).orderBy(desc(outboxSms.id)).limit(limit);
}
