// Store credit: what somebody has to spend, and every step by which it came to be that.
import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { creditReasons } from '../../../domain/checkout/credit.ts';
import { customer } from '../account/people.ts';
import { quoteWords } from '../quoted.ts';

export const creditAccount = pgTable(
  'credit_account',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    customerId: text().references(() => customer.id, { onDelete: 'cascade' }),
    guestId: text(),
    balanceMinor: bigint({ mode: 'number' }).notNull().default(0),
    currency: text().notNull().default('USD'),
    changedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('credit_account_once_per_customer').on(t.customerId).where(sql`${t.customerId} is not null`),
    uniqueIndex('credit_account_once_per_guest').on(t.guestId).where(sql`${t.guestId} is not null`),
    check('credit_account_of_one_person', sql`num_nonnulls(${t.customerId}, ${t.guestId}) = 1`),
    check('credit_account_not_below_zero', sql`${t.balanceMinor} >= 0`),
    check('credit_account_currency_form', sql`${t.currency} ~ '^[A-Z]{3}$'`),
  ],
);

/** Written once and never changed. The amounts of an account add up to its balance. */
export const creditLedger = pgTable(
  'credit_ledger',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: bigint({ mode: 'number' })
      .notNull()
      .references(() => creditAccount.id, { onDelete: 'cascade' }),
    amountMinor: bigint({ mode: 'number' }).notNull(),
    reason: text({ enum: creditReasons }).notNull(),
    /** What it was for, in the words of whoever moved it: the same source moves once, whosever account it is. */
    source: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('credit_ledger_source_once').on(t.source),
    index('credit_ledger_by_account').on(t.accountId, t.id),
    check('credit_ledger_moves', sql`${t.amountMinor} <> 0`),
    check('credit_ledger_reason', sql`${t.reason} in (${quoteWords(creditReasons)})`),
  ],
);
