// What Braintree has no word for: a charge before its card is asked.
import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { braintreeStates } from '../../../domain/payment/braintree-charge.ts';
import { quoteWords } from '../quoted.ts';

export const braintreeCharge = pgTable(
  'braintree_charge',
  {
    /** Of the payment attempt; the order id of its transactions at Braintree begins with it. */
    attemptId: text().primaryKey(),
    amountMinor: bigint({ mode: 'number' }).notNull(),
    currency: text().notNull(),
    payerId: text(),
    state: text({ enum: braintreeStates }).notNull().default('created'),
    /** Under which the card was asked last, and what for. */
    key: text(),
    requestHash: text(),
    askedAt: timestamp({ withTimezone: true }),
    transactionId: text(),
    /** Who takes all of it at once: from then on nothing is let go. */
    captureKey: text(),
    /** Who lets go of all of it after it was taken. */
    reversalKey: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('braintree_charge_by_age').on(t.createdAt),
    check('braintree_charge_state', sql`${t.state} in (${quoteWords(braintreeStates)})`),
    check('braintree_charge_amount', sql`${t.amountMinor} > 0`),
    check(
      'braintree_charge_asked',
      sql`${t.state} <> 'asked' or (${t.key} is not null and ${t.askedAt} is not null)`,
    ),
  ],
);
