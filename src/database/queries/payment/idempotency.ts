// A call under a key is done once: whoever sends it again is answered the same.
import { and, eq, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../database.ts';
import { idempotency } from '../../schema/payment/payment.ts';

export interface KeyOfCall {
  readonly owner: string;
  readonly key: string;
}

export interface Answered {
  readonly status: number;
  readonly response: unknown;
}

export type KeyClaim =
  /** Go on; with the attempt that was begun under this key, if one was. */
  | { readonly kind: 'mine'; readonly attemptId: string | null }
  | ({ readonly kind: 'answered' } & Answered)
  | { readonly kind: 'busy' }
  /** The key stands for another request. */
  | { readonly kind: 'other' };

/** Whoever holds a key longer than this is gone. */
export const staleSeconds = 30;

/** Committed before any work starts. */
export async function claimKey(
  queries: Queries,
  { owner, key }: KeyOfCall,
  requestHash: string,
): Promise<KeyClaim> {
  const { rows: made } = await queries.execute<{ attempt: string | null }>(sql`
    insert into idempotency as held (owner, key, request_hash) values (${owner}, ${key}, ${requestHash})
    on conflict (owner, key) do update set locked_at = now()
      where held.request_hash = excluded.request_hash and held.status is null
        and held.locked_at < now() - make_interval(secs => ${staleSeconds})
    returning attempt_id as attempt`);
  if (made[0]) return { kind: 'mine', attemptId: made[0].attempt };
  const [held] = await queries.select().from(idempotency).where(isKey({ owner, key }));
  // Given back between the two statements: whoever asks again has it.
  if (!held) return { kind: 'busy' };
  if (held.requestHash !== requestHash) return { kind: 'other' };
  if (held.status !== null) return { kind: 'answered', status: held.status, response: held.response };
  return { kind: 'busy' };
}

const isKey = ({ owner, key }: KeyOfCall) => and(eq(idempotency.owner, owner), eq(idempotency.key, key));

/** In the transaction that begins the attempt. */
export async function linkAttempt(tx: Transaction, key: KeyOfCall, attemptId: string): Promise<void> {
  await tx.update(idempotency).set({ attemptId }).where(isKey(key));
}

/** For good. */
export async function answerKey(
  queries: Queries,
  key: KeyOfCall,
  { status, response }: Answered,
): Promise<void> {
  await queries.update(idempotency).set({ status, response }).where(isKey(key));
}

/** Not finished, and to be gone on with by whoever comes next: it is not kept waiting. */
export async function unlockKey(queries: Queries, key: KeyOfCall): Promise<void> {
  await queries.update(idempotency).set({ lockedAt: sql`'epoch'` }).where(isKey(key));
}

/** Nothing was done under it: it can be used again. */
export async function dropKey(queries: Queries, key: KeyOfCall): Promise<void> {
  await queries.delete(idempotency).where(isKey(key));
}
