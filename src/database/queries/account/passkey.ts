// The passkeys of a customer, always by whose they are.
import { and, asc, count, eq } from 'drizzle-orm';
import type { Queries } from '../../database.ts';
import { passkey } from '../../schema/account/sign-in.ts';

export interface PasskeyRecord {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
}

/** In the order in which they were added. */
export function findPasskeys(queries: Queries, customerId: string): Promise<PasskeyRecord[]> {
  const { id, name, createdAt } = passkey;
  return queries
    .select({ id, name, createdAt })
    .from(passkey)
    .where(eq(passkey.userId, customerId))
    .orderBy(asc(createdAt), asc(id));
}

export async function countPasskeys(queries: Queries, customerId: string): Promise<number> {
  const [row] = await queries.select({ count: count() }).from(passkey).where(eq(passkey.userId, customerId));
  return row?.count ?? 0;
}

/** Whether there was such a passkey of theirs. */
export async function deletePasskey(queries: Queries, customerId: string, id: string): Promise<boolean> {
  const deleted = await queries
    .delete(passkey)
    .where(and(eq(passkey.userId, customerId), eq(passkey.id, id)))
    .returning({ id: passkey.id });
  return deleted.length > 0;
}
