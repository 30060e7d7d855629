import { asc, eq, sql } from 'drizzle-orm';
import type { Notice, StoredNotice } from '../../../domain/content/notice.ts';
import type { Queries, Transaction } from '../../database.ts';
import { contentNotice } from '../../schema/content/notice.ts';

export interface NoticeRecord extends StoredNotice {
  readonly version: number;
}

export function findNotices(queries: Queries | Transaction): Promise<NoticeRecord[]> {
  return queries.select().from(contentNotice).orderBy(asc(contentNotice.id));
}

/** Those who change it at once wait for each other. */
export async function lockNotice(tx: Transaction, id: number): Promise<NoticeRecord | undefined> {
  const [found] = await tx.select().from(contentNotice).where(eq(contentNotice.id, id)).for('update');
  return found;
}

export async function insertNotice(tx: Transaction, notice: Notice): Promise<number> {
  const [made] = await tx.insert(contentNotice).values({ notice }).returning({ id: contentNotice.id });
  return made?.id ?? 0;
}

export async function updateNotice(tx: Transaction, id: number, notice: Notice): Promise<void> {
  await tx
    .update(contentNotice)
    .set({ notice, version: sql`${contentNotice.version} + 1` })
    .where(eq(contentNotice.id, id));
}

export async function deleteNotice(tx: Transaction, id: number): Promise<void> {
  await tx.delete(contentNotice).where(eq(contentNotice.id, id));
}
