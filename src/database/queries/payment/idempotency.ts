// A call under a key is done once: whoever sends it again is answered the same.
import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../database.ts';
import { commitsEarly, preparedStatement } from '../../prepared-statement.ts';
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
  /** Go on, with the attempt that was or is to be begun under this key. */
  | { readonly kind: 'mine'; readonly attemptId: string; readonly isNew: boolean }
  | ({ readonly kind: 'answered' } & Answered)
  | { readonly kind: 'busy' }
  /** The key stands for another request. */
  | { readonly kind: 'other' };

/** Whoever holds a key longer than this is gone. */
export const staleSeconds = 30;

const owner = sql.placeholder('owner');
const key = sql.placeholder('key');
const requestHash = sql.placeholder('requestHash');

const claimed = preparedStatement<{ attempt: string }>(
  'claim a key',
  sql`
    insert into idempotency as held (owner, key, request_hash, attempt_id)
    select ${owner}, ${key}, ${requestHash}, ${sql.placeholder('attemptId')}::uuid where ${commitsEarly}
    on conflict (owner, key) do update set locked_at = now(), attempt_id = coalesce(held.attempt_id, excluded.attempt_id)
      where held.request_hash = excluded.request_hash and held.status is null
        and held.locked_at < now() - make_interval(secs => ${sql.raw(String(staleSeconds))})
    returning attempt_id as attempt`,
);

/**
 * Committed before any work starts. It need not be on the disk: whatever is done under it is written after it. The
 * attempt has its id from here on, so that whoever comes later with the same key finds it, if it came to one.
 */
export async function claimKey(
  queries: Queries | Transaction,
  keyOfCall: KeyOfCall,
  requestHash: string,
): Promise<KeyClaim> {
  const attemptId = randomUUID();
  const { rows } = await claimed(queries, { ...keyOfCall, requestHash, attemptId });
  if (rows[0]) return { kind: 'mine', attemptId: rows[0].attempt, isNew: rows[0].attempt === attemptId };
  const [held] = await queries.select().from(idempotency).where(isKey(keyOfCall));
  // Given back between the two statements: whoever asks again has it.
  if (!held) return { kind: 'busy' };
  if (held.requestHash !== requestHash) return { kind: 'other' };
  if (held.status !== null) return { kind: 'answered', status: held.status, response: held.response };
  return { kind: 'busy' };
}

const isKey = ({ owner, key }: KeyOfCall) => and(eq(idempotency.owner, owner), eq(idempotency.key, key));

const storeAnswer = preparedStatement(
  'answer a key',
  sql`
    update idempotency set status = ${sql.placeholder('status')}::smallint,
      response = ${sql.placeholder('response')}::jsonb
    where owner = ${owner} and key = ${key}`,
);

/** For good. This commit waits for the disk, and so for the order that it tells of. */
export async function answerKey(
  queries: Queries | Transaction,
  key: KeyOfCall,
  { status, response }: Answered,
): Promise<void> {
  await storeAnswer(queries, { ...key, status, response: JSON.stringify(response) });
}

/** Not finished, and to be gone on with by whoever comes next: it is not kept waiting. */
export async function unlockKey(queries: Queries | Transaction, key: KeyOfCall): Promise<void> {
  await queries.update(idempotency).set({ lockedAt: sql`'epoch'` }).where(isKey(key));
}

/** Nothing was done under it: it can be used again. */
export async function dropKey(queries: Queries | Transaction, key: KeyOfCall): Promise<void> {
  await queries.delete(idempotency).where(isKey(key));
}

/** What a call under this key was answered for good; null when it was not, or there is no such key. */
export async function findAnswer(queries: Queries, key: KeyOfCall): Promise<Answered | null> {
  const [held] = await queries.select().from(idempotency).where(isKey(key));
  return held && held.status !== null ? { status: held.status, response: held.response } : null;
}
