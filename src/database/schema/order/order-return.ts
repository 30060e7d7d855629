// What comes back of an order, and what is sent for it instead of its money.
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { returnStates } from '../../../domain/order/order-return.ts';
import { sku } from '../pricing/offer.ts';
import { quoteWords } from '../quoted.ts';
import { stockHold } from '../stock/stock-hold.ts';
import { orderLine } from './order.ts';

const moment = () => timestamp({ withTimezone: true });

/** What a shopper may send back, and what came of it. */
export const orderReturn = pgTable(
  'order_return',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderLineId: bigint({ mode: 'number' })
      .notNull()
      .references(() => orderLine.id),
    quantity: integer().notNull(),
    reason: text().notNull().default(''),
    state: text({ enum: returnStates }).notNull().default('authorised'),
    at: moment().notNull().defaultNow(),
    receivedAt: moment(),
    /** What is due for it was given back, if anything was. */
    isPaidBack: boolean().notNull().default(false),
    /** The other size that is sent for it; null when its money comes back. */
    exchangeSkuId: bigint({ mode: 'number' }).references(() => sku.id),
    /** Holds the other size until it is sold to them; gone once that is settled. */
    exchangeHoldId: uuid().references(() => stockHold.id, { onDelete: 'set null' }),
    /** The line that was sent for it. From then on no money comes back for what arrives. */
    exchangeLineId: bigint({ mode: 'number' }).references(() => orderLine.id),
    /** What makes a second request the same return. */
    requestKey: text(),
  },
  (t) => [
    index('order_return_by_line').on(t.orderLineId),
    unique('order_return_key_once').on(t.orderLineId, t.requestKey),
    index('order_return_by_exchange_sku').on(t.exchangeSkuId).where(sql`${t.exchangeSkuId} is not null`),
    index('order_return_by_exchange_hold').on(t.exchangeHoldId).where(sql`${t.exchangeHoldId} is not null`),
    unique('order_return_exchange_line').on(t.exchangeLineId),
    check('order_return_exchange', sql`${t.exchangeLineId} is null or ${t.exchangeSkuId} is not null`),
    index('order_return_coming_back').on(t.orderLineId).where(sql`${t.state} = 'authorised'`),
    index('order_return_unpaid').on(t.id).where(sql`${t.state} = 'received' and not ${t.isPaidBack}`),
    check('order_return_quantity', sql`${t.quantity} > 0`),
    check('order_return_state', sql`${t.state} in (${quoteWords(returnStates)})`),
    check('order_return_received', sql`(${t.state} = 'received') = (${t.receivedAt} is not null)`),
  ],
);
