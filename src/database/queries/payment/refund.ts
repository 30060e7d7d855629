// What was given back of an order. Whoever writes here holds the order.
import { asc, eq, sql } from 'drizzle-orm';
import type { CreditDestination, RefundCause, RefundSplit } from '../../../domain/order/refund.ts';
import type { Queries, Transaction } from '../../database.ts';
import { orderRefund } from '../../schema/payment/order-refund.ts';
import { paymentMovement } from '../../schema/payment/payment.ts';

type Row = typeof orderRefund.$inferSelect;

export interface RefundRecord extends Row {
  /** How far the card's part has come; null when nothing of it goes to the card. */
  readonly cardState: 'asked' | 'done' | 'refused' | null;
}

/** The earliest first. */
export async function findRefunds(queries: Queries | Transaction, orderId: number): Promise<RefundRecord[]> {
  const rows = await queries
    .select({ refund: orderRefund, cardState: paymentMovement.state })
    .from(orderRefund)
    .leftJoin(paymentMovement, eq(paymentMovement.id, orderRefund.movementId))
    .where(eq(orderRefund.orderId, orderId))
    .orderBy(asc(orderRefund.id));
  return rows.map(({ refund, cardState }) => ({ ...refund, cardState }));
}

export interface NewRefund extends RefundSplit {
  readonly orderId: number;
  readonly cause: RefundCause;
  readonly reference: string;
  readonly request: string;
  readonly movementId: string | null;
  readonly creditTo: CreditDestination | null;
}

export async function insertRefund(tx: Transaction, refund: NewRefund): Promise<void> {
  await tx.insert(orderRefund).values(refund);
}

/** The card's part is asked for once more, by another movement. */
export async function replaceMovement(tx: Transaction, refundId: number, movementId: string): Promise<void> {
  await tx.update(orderRefund).set({ movementId }).where(eq(orderRefund.id, refundId));
}

/** The database refuses more than the order was paid with. */
export async function countReturnedCredit(tx: Transaction, orderId: number, minor: number): Promise<void> {
  await tx.execute(sql`
    update customer_order set credit_returned_minor = credit_returned_minor + ${minor} where id = ${orderId}`);
}

/** The database refuses more of a line than were bought. */
export async function countRefundedUnits(tx: Transaction, lineId: number, units: number): Promise<void> {
  await tx.execute(sql`
    update order_line set refunded_quantity = refunded_quantity + ${units} where id = ${lineId}`);
}
