// What was given back of an order, once for each reason: how much of it to the card, and how much as credit.
import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { creditDestinations, refundCauses } from '../../../domain/order/refund.ts';
import { customerOrder } from '../order/order.ts';
import { quoteWords } from '../quoted.ts';
import { paymentMovement } from './payment.ts';

const minor = () => bigint({ mode: 'number' }).notNull();

/** Rows only grow. Whether the card's part has arrived is what its movement says. */
export const orderRefund = pgTable(
  'order_refund',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: bigint({ mode: 'number' })
      .notNull()
      .references(() => customerOrder.id),
    cause: text({ enum: refundCauses }).notNull(),
    /** What makes a second request the same one. */
    reference: text().notNull(),
    /** What was requested under that reference: a second request for anything else is refused. */
    request: text().notNull(),
    cardMinor: minor(),
    creditMinor: minor(),
    movementId: uuid().references(() => paymentMovement.id),
    creditTo: text({ enum: creditDestinations }),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    unique('order_refund_once').on(t.orderId, t.reference),
    index('order_refund_by_movement').on(t.movementId).where(sql`${t.movementId} is not null`),
    check('order_refund_cause', sql`${t.cause} in (${quoteWords(refundCauses)})`),
    check('order_refund_credit_to', sql`${t.creditTo} in (${quoteWords(creditDestinations)})`),
    check(
      'order_refund_card',
      sql`${t.cardMinor} >= 0 and (${t.cardMinor} > 0) = (${t.movementId} is not null)`,
    ),
    check(
      'order_refund_credit',
      sql`${t.creditMinor} >= 0 and (${t.creditMinor} > 0) = (${t.creditTo} is not null)`,
    ),
    check('order_refund_gives', sql`${t.cardMinor} + ${t.creditMinor} > 0`),
  ],
);
