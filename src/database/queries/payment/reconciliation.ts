// What the reconciliation looks at.
import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import { liveStates } from '../../../domain/payment/payment-attempt.ts';
import type { Queries } from '../../database.ts';
import { paymentAttempt } from '../../schema/payment/payment.ts';
import type { AttemptRecord } from './attempt.ts';

export type { AttemptRecord } from './attempt.ts';

export async function findAttempts(
  queries: Queries,
  ids: readonly string[],
): Promise<ReadonlyMap<string, AttemptRecord>> {
  if (ids.length === 0) return new Map();
  const rows = await queries
    .select()
    .from(paymentAttempt)
    .where(sql`${paymentAttempt.id} = any(${sql.param([...ids])}::uuid[])`);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Not settled, and older than any that is under way. */
export function liveAttempts(queries: Queries, seconds: number): Promise<AttemptRecord[]> {
  return queries
    .select()
    .from(paymentAttempt)
    .where(
      and(
        inArray(paymentAttempt.state, [...liveStates]),
        sql`${paymentAttempt.state} <> 'requires_action'`,
        sql`${paymentAttempt.createdAt} < now() - make_interval(secs => ${seconds})`,
      ),
    )
    .limit(100);
}

/** Those that the shop gave up since then, since it could not settle them. */
export function givenUpAttempts(queries: Queries, since: Date, refusal: string): Promise<AttemptRecord[]> {
  return queries
    .select()
    .from(paymentAttempt)
    .where(and(eq(paymentAttempt.refusal, refusal), gte(paymentAttempt.settledAt, since)))
    .limit(100);
}

export async function ordersToReconcile(queries: Queries, since: Date, seconds: number) {
  const { rows: held } = await queries.execute<{ orderId: unknown; because: string }>(sql`
    select id as "orderId", held_because as because from customer_order
    where held_because is not null and not is_held_by_desk and status <> 'cancelled' limit 100`);
  const { rows: paid } = await queries.execute<{
    orderId: unknown;
    attemptId: string;
    processor: string;
  }>(sql`
    select order_id as "orderId", id as "attemptId", processor from payment_attempt
    where order_id is not null and processor <> 'none' and created_at >= ${since.toISOString()}
      and settled_at < now() - make_interval(secs => ${seconds})`);
  const { rows: open } = await queries.execute<{ attemptId: string; orderId: unknown; kind: string }>(sql`
    select movement.attempt_id as "attemptId", attempt.order_id as "orderId", movement.kind
    from payment_movement movement join payment_attempt attempt on attempt.id = movement.attempt_id
    where movement.state = 'asked' and movement.at < now() - make_interval(secs => ${seconds}) limit 100`);
  const { rows: unpaidReturns } = await queries.execute<{ orderId: unknown; returnId: unknown }>(sql`
    select order_id as "orderId", order_return.id as "returnId"
    from order_return join order_line on order_line.id = order_line_id
    where state = 'received' and not is_paid_back limit 100`);
  const { rows: refusedRefunds } = await queries.execute<{
    orderId: unknown;
    attemptId: string;
    cardMinor: unknown;
  }>(sql`
    select refund.order_id as "orderId", movement.attempt_id as "attemptId", refund.card_minor as "cardMinor"
    from payment_movement movement join order_refund refund on refund.movement_id = movement.id
    where movement.state = 'refused' limit 100`);
  const numbered = <T extends { orderId: unknown }>(rows: readonly T[]) =>
    rows.map((row) => ({ ...row, orderId: row.orderId === null ? null : Number(row.orderId) }));
  return {
    held: numbered(held),
    withoutCharge: numbered(paid),
    open: numbered(open),
    unpaidReturns: numbered(unpaidReturns),
    refusedRefunds: numbered(refusedRefunds),
  };
}
