// Notices of processors, and the disputes they tell of.
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../database.ts';
import { paymentDispute, paymentNotice } from '../../schema/payment/processor-notice.ts';

export type NoticeRecord = typeof paymentNotice.$inferSelect;
type NewNotice = Pick<NoticeRecord, 'processor' | 'eventId' | 'kind' | 'chargeId' | 'attemptId'>;
export type DisputeRecord = typeof paymentDispute.$inferSelect;
type NewDispute = Omit<DisputeRecord, 'openedAt' | 'closedAt'> & { readonly isClosed: boolean };

/** False when it came before. */
export async function insertNotice(tx: Transaction, notice: NewNotice): Promise<boolean> {
  const inserted = await tx
    .insert(paymentNotice)
    .values(notice)
    .onConflictDoNothing()
    .returning({ eventId: paymentNotice.eventId });
  return inserted.length === 1;
}

const of = ({ processor, eventId }: Pick<NoticeRecord, 'processor' | 'eventId'>) =>
  and(eq(paymentNotice.processor, processor), eq(paymentNotice.eventId, eventId));

export async function findNotice(
  queries: Queries,
  id: Pick<NoticeRecord, 'processor' | 'eventId'>,
): Promise<NoticeRecord | null> {
  const [notice] = await queries.select().from(paymentNotice).where(of(id));
  return notice ?? null;
}

export async function finishNotice(
  queries: Queries,
  id: Pick<NoticeRecord, 'processor' | 'eventId'>,
): Promise<void> {
  await queries.update(paymentNotice).set({ handledAt: sql`now()` }).where(of(id));
}

/** As it was told last; one that is closed stays so, whatever comes late. */
export async function saveDispute(tx: Transaction, { isClosed, ...dispute }: NewDispute): Promise<void> {
  const closedAt = isClosed ? sql`now()` : null;
  await tx
    .insert(paymentDispute)
    .values({ ...dispute, closedAt })
    .onConflictDoUpdate({
      target: [paymentDispute.processor, paymentDispute.disputeId],
      set: { status: dispute.status, closedAt },
      setWhere: isNull(paymentDispute.closedAt),
    });
}

/** A dispute that came under a name of the processor's own is of the charge that the shop knows. */
export async function renameDisputes(
  queries: Queries,
  processor: DisputeRecord['processor'],
  from: string,
  chargeId: string,
): Promise<void> {
  await queries
    .update(paymentDispute)
    .set({ chargeId })
    .where(and(eq(paymentDispute.processor, processor), eq(paymentDispute.chargeId, from)));
}

/** Those that somebody must answer, with the order each is of. */
export async function listOpenDisputes(queries: Queries): Promise<
  readonly {
    readonly processor: string;
    readonly disputeId: string;
    readonly attemptId: string | null;
    readonly orderId: number | null;
    readonly amountMinor: number;
    readonly currency: string;
    readonly reason: string;
    readonly status: string;
  }[]
> {
  const { rows } = await queries.execute<Record<string, unknown>>(sql`
    select dispute.processor, dispute.dispute_id, attempt.id as attempt_id, attempt.order_id, amount, dispute.currency,
      reason, status
    from (select *, amount_minor as amount from payment_dispute where closed_at is null limit 100) dispute
    left join payment_attempt attempt
      on attempt.charge_id = dispute.charge_id and attempt.processor = dispute.processor`);
  return rows.map((row) => ({
    processor: String(row.processor),
    disputeId: String(row.dispute_id),
    attemptId: row.attempt_id === null ? null : String(row.attempt_id),
    orderId: row.order_id === null ? null : Number(row.order_id),
    amountMinor: Number(row.amount),
    currency: String(row.currency),
    reason: String(row.reason),
    status: String(row.status),
  }));
}
