// What somebody means to order, before they have: one for each person until it becomes an order.
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { QuoteDraft, ShownQuote } from '../../../domain/checkout/quote.ts';
import { customer } from '../account/people.ts';
import { customerOrder } from '../order/order.ts';

export const quote = pgTable(
  'quote',
  {
    id: uuid().primaryKey().defaultRandom(),
    customerId: text().references(() => customer.id, { onDelete: 'cascade' }),
    guestId: text(),
    /** One more with every change of what it says. */
    version: integer().notNull().default(1),
    /** The last one the shopper answered to; null until they have. */
    acceptedVersion: integer(),
    draft: jsonb().$type<QuoteDraft>().notNull(),
    /** What it said at that version, and what it said when the shopper last agreed. */
    shown: jsonb().$type<ShownQuote>(),
    accepted: jsonb().$type<ShownQuote>(),
    orderId: bigint({ mode: 'number' }).references(() => customerOrder.id),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    changedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('quote_open_once_per_customer')
      .on(t.customerId)
      .where(sql`${t.customerId} is not null and ${t.orderId} is null`),
    uniqueIndex('quote_open_once_per_guest')
      .on(t.guestId)
      .where(sql`${t.guestId} is not null and ${t.orderId} is null`),
    uniqueIndex('quote_once_per_order').on(t.orderId).where(sql`${t.orderId} is not null`),
    index('quote_by_change').on(t.changedAt),
    check('quote_of_one_person', sql`num_nonnulls(${t.customerId}, ${t.guestId}) = 1`),
    check('quote_version_positive', sql`${t.version} > 0`),
    check('quote_accepted_was_shown', sql`${t.acceptedVersion} <= ${t.version}`),
  ],
);
