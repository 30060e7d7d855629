// Attempts to pay. Whatever changes one says in its own condition what it must be, so that of two who would finish the
// same attempt one does.
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Quote } from '../../../domain/checkout/quote.ts';
import {
  abandonedSeconds,
  type LiveState,
  liveStates,
  type SettledState,
  secondStepMinutes,
} from '../../../domain/payment/payment-attempt.ts';
import type { Owner } from '../../../domain/visitor/owner.ts';
import type { Queries, Transaction } from '../../database.ts';
import { paymentAttempt } from '../../schema/payment/payment.ts';

export type AttemptRecord = typeof paymentAttempt.$inferSelect;

interface NewAttempt {
  readonly owner: Owner;
  readonly quote: Quote;
  readonly processor: AttemptRecord['processor'];
  readonly holdId: string | null;
  /** Made before it, so that what is claimed for it can name it. */
  readonly id: string;
}

/** Its commit waits for the disk, whatever was asked before it: the processor is asked by what is written here. */
export async function insertAttempt(
  tx: Transaction,
  { id, owner, quote, processor, holdId }: NewAttempt,
): Promise<AttemptRecord> {
  const [attempt] = await tx
    .insert(paymentAttempt)
    .values({
      id,
      quoteId: quote.id,
      customerId: 'customerId' in owner ? owner.customerId : null,
      guestId: 'guestId' in owner ? owner.guestId : null,
      processor,
      quote,
      amountMinor: quote.priced.total.minor,
      currency: quote.priced.total.currency,
      holdId,
    })
    .returning();
  await tx.execute(sql`set local synchronous_commit = on`);
  if (!attempt) throw new Error('An attempt was made and is not there.');
  return attempt;
}

export async function findAttempt(queries: Queries | Transaction, id: string): Promise<AttemptRecord | null> {
  const [attempt] = await queries.select().from(paymentAttempt).where(eq(paymentAttempt.id, id));
  return attempt ?? null;
}

export async function findLiveAttempt(
  queries: Queries | Transaction,
  quoteId: string,
): Promise<AttemptRecord | null> {
  const [attempt] = await queries
    .select()
    .from(paymentAttempt)
    .where(and(eq(paymentAttempt.quoteId, quoteId), inArray(paymentAttempt.state, [...liveStates])));
  return attempt ?? null;
}

const isLive = (id: string) => and(eq(paymentAttempt.id, id), inArray(paymentAttempt.state, [...liveStates]));

interface Learned {
  readonly chargeId?: string;
  readonly cardLabel?: string | null;
  readonly nextActionUrl?: string | null;
}

/** Not settled yet; false when somebody else has settled it. */
export async function moveAttempt(
  queries: Queries | Transaction,
  id: string,
  state: LiveState,
  learned: Learned = {},
): Promise<boolean> {
  const moved = await queries
    .update(paymentAttempt)
    .set({ state, touchedAt: sql`now()`, ...learned })
    .where(isLive(id))
    .returning({ id: paymentAttempt.id });
  return moved.length === 1;
}

interface Outcome extends Learned {
  readonly declineReason?: string | null;
  readonly refusal?: string;
  readonly orderId?: number;
}

/** For good; null when somebody else has. */
export async function settleAttempt(
  tx: Transaction,
  id: string,
  state: SettledState,
  outcome: Outcome = {},
): Promise<AttemptRecord | null> {
  const [settled] = await tx
    .update(paymentAttempt)
    .set({ state, settledAt: sql`now()`, touchedAt: sql`now()`, nextActionUrl: null, ...outcome })
    .where(isLive(id))
    .returning();
  return settled ?? null;
}

/** Holds an attempt that is not settled: whoever else would settle it waits. Null when it is settled. */
export async function lockLiveAttempt(tx: Transaction, id: string): Promise<AttemptRecord | null> {
  const [attempt] = await tx.select().from(paymentAttempt).where(isLive(id)).for('update');
  return attempt ?? null;
}

/** Those that nobody works on any more, the longest first. */
export function staleAttempts(queries: Queries, limit: number): Promise<AttemptRecord[]> {
  return queries
    .select()
    .from(paymentAttempt)
    .where(
      and(
        inArray(paymentAttempt.state, [...liveStates]),
        sql`${paymentAttempt.touchedAt} < now() - case when ${paymentAttempt.state} = 'requires_action'
          then make_interval(mins => ${secondStepMinutes}) else make_interval(secs => ${abandonedSeconds}) end`,
      ),
    )
    .orderBy(asc(paymentAttempt.touchedAt))
    .limit(limit);
}

export async function findAttemptOfOrder(
  queries: Queries | Transaction,
  orderId: number,
): Promise<AttemptRecord | null> {
  const [attempt] = await queries.select().from(paymentAttempt).where(eq(paymentAttempt.orderId, orderId));
  return attempt ?? null;
}

/** A quote as it was when it was paid for, or is being: from then on it does not change. */
export async function findPaidQuote(queries: Queries | Transaction, quoteId: string): Promise<Quote | null> {
  const [attempt] = await queries
    .select({ quote: paymentAttempt.quote })
    .from(paymentAttempt)
    .where(
      and(eq(paymentAttempt.quoteId, quoteId), inArray(paymentAttempt.state, [...liveStates, 'authorised'])),
    );
  return attempt?.quote ?? null;
}
