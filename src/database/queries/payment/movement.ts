// Money that moves after an authorisation. It is claimed by one conditional statement, and only then asked for.
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../database.ts';
import { preparedStatement } from '../../prepared-statement.ts';
import { paymentAttempt, paymentMovement } from '../../schema/payment/payment.ts';

export type MovementRecord = typeof paymentMovement.$inferSelect;

type Asked = Pick<MovementRecord, 'attemptId' | 'kind' | 'reference' | 'amountMinor'>;

/** Null when there is not so much left to capture, or to give back. Asked for a second time it is the first. */
export async function claimMovement(tx: Transaction, asked: Asked): Promise<MovementRecord | null> {
  const { attemptId, kind, reference, amountMinor } = asked;
  // Held, so that a second asking sees what the first has done.
  await tx.execute(sql`select from payment_attempt where id = ${attemptId} for update`);
  const [before] = await tx
    .select()
    .from(paymentMovement)
    .where(
      and(
        eq(paymentMovement.attemptId, attemptId),
        eq(paymentMovement.kind, kind),
        eq(paymentMovement.reference, reference),
      ),
    );
  if (before) return before;
  const { rowCount } = await tx.execute(claims[kind](attemptId, amountMinor));
  if (rowCount !== 1) return null;
  const [made] = await tx.insert(paymentMovement).values(asked).returning();
  return made ?? null;
}

const claims = {
  capture: (id: string, minor: number) => sql`
    update payment_attempt set capture_asked_minor = capture_asked_minor + ${minor}
    where id = ${id} and not is_releasing and capture_asked_minor + ${minor} <= amount_minor`,
  refund: (id: string, minor: number) => sql`
    update payment_attempt set refund_asked_minor = refund_asked_minor + ${minor}
    where id = ${id} and refund_asked_minor + ${minor} <= captured_minor`,
  void: (id: string, _minor: number) => sql`
    update payment_attempt set is_releasing = true where id = ${id}`,
};

export interface ParcelToCharge {
  readonly attemptId: string;
  readonly shipmentId: number;
  readonly shipDate: string | null;
  readonly amountMinor: number;
}

const toCharge = preparedStatement<Record<keyof ParcelToCharge, unknown>>(
  'parcels to charge',
  sql`
    select attempt.id as "attemptId", parcel.id as "shipmentId", parcel.ship_date as "shipDate",
      parcel.amount_minor as "amountMinor"
    from customer_order o
    join payment_attempt attempt on attempt.order_id = o.id
    join order_shipment parcel on parcel.order_id = o.id
    where o.id = ${sql.placeholder('orderId')} and o.status <> 'cancelled'
    order by parcel.ship_date nulls first, parcel.id`,
);

/** Of an order, whether they were charged or not; none of one that is cancelled, or was not paid for here. */
export async function parcelsToCharge(queries: Queries, orderId: number): Promise<ParcelToCharge[]> {
  const { rows } = await toCharge(queries, { orderId });
  return rows.map(({ attemptId, shipmentId, shipDate, amountMinor }) => ({
    attemptId: String(attemptId),
    shipmentId: Number(shipmentId),
    shipDate: shipDate === null ? null : String(shipDate),
    amountMinor: Number(amountMinor),
  }));
}

export async function findMovement(queries: Queries, id: string): Promise<MovementRecord | null> {
  const [movement] = await queries.select().from(paymentMovement).where(eq(paymentMovement.id, id));
  return movement ?? null;
}

/** Those of one kind that were asked for and not heard of. */
export function openMovements(
  queries: Queries,
  attemptId: string,
  kind: MovementRecord['kind'],
): Promise<MovementRecord[]> {
  return queries
    .select()
    .from(paymentMovement)
    .where(
      and(
        eq(paymentMovement.attemptId, attemptId),
        eq(paymentMovement.kind, kind),
        eq(paymentMovement.state, 'asked'),
      ),
    )
    .orderBy(asc(paymentMovement.at));
}

/** It has happened; a second telling changes nothing. */
export function finishMovement(queries: Queries, { id, kind, attemptId, amountMinor }: MovementRecord) {
  return queries.transaction(async (tx) => {
    const { rowCount } = await tx.execute(sql`
      update payment_movement set state = 'done', settled_at = now() where id = ${id} and state = 'asked'`);
    if (rowCount !== 1 || kind === 'void') return;
    const column = kind === 'capture' ? paymentAttempt.capturedMinor : paymentAttempt.refundedMinor;
    await tx
      .update(paymentAttempt)
      .set({ [kind === 'capture' ? 'capturedMinor' : 'refundedMinor']: sql`${column} + ${amountMinor}` })
      .where(eq(paymentAttempt.id, attemptId));
  });
}

/** The processor will not: what was claimed for it is free again. */
export function refuseMovement(
  queries: Queries,
  { id, kind, attemptId, amountMinor }: MovementRecord,
  error: string,
) {
  return queries.transaction(async (tx) => {
    const { rowCount } = await tx.execute(sql`
      update payment_movement set state = 'refused', settled_at = now(), error = ${error}
      where id = ${id} and state = 'asked'`);
    if (rowCount !== 1 || kind === 'void') return;
    const column = kind === 'capture' ? paymentAttempt.captureAskedMinor : paymentAttempt.refundAskedMinor;
    await tx
      .update(paymentAttempt)
      .set({
        [kind === 'capture' ? 'captureAskedMinor' : 'refundAskedMinor']: sql`${column} - ${amountMinor}`,
      })
      .where(eq(paymentAttempt.id, attemptId));
  });
}
