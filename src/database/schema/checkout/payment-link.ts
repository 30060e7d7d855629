// Orders that somebody of the shop took down, and the link by which each is paid.
import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { QuoteDraft } from '../../../domain/checkout/quote.ts';
import type { PaymentLinkLine } from '../../../domain/payment/payment-link.ts';
import { isLanguageColumn, languageColumn } from '../language.ts';
import { customerOrder } from '../order/order.ts';
import { quote } from './quote.ts';

const moment = () => timestamp({ withTimezone: true });

export const paymentLink = pgTable(
  'payment_link',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Of whoever made it and of their call: the same call makes one. */
    callKey: text().notNull().unique('payment_link_call_once'),
    /** Whom it is for, and where it goes: emptied as it is paid, for the order says it from then on. */
    name: text().notNull(),
    email: text().notNull(),
    draft: jsonb().$type<QuoteDraft>(),
    language: languageColumn(),
    lines: jsonb().$type<readonly PaymentLinkLine[]>().notNull(),
    /** What was said on the telephone; what is paid is worked out anew. */
    totalMinor: bigint({ mode: 'number' }).notNull(),
    currency: text().notNull(),
    madeBy: text().notNull(),
    madeAt: moment().notNull().defaultNow(),
    sentAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    withdrawnAt: moment(),
    /** The attempt that pays for it now; nobody else does meanwhile. */
    attemptId: uuid(),
    orderId: bigint({ mode: 'number' }).references(() => customerOrder.id),
  },
  (t) => [
    index('payment_link_by_age').on(t.madeAt, t.id),
    index('payment_link_by_end').on(t.expiresAt),
    index('payment_link_by_email').on(t.email),
    index('payment_link_by_attempt').on(t.attemptId).where(sql`${t.attemptId} is not null`),
    index('payment_link_by_order').on(t.orderId).where(sql`${t.orderId} is not null`),
    check('payment_link_language', isLanguageColumn(t.language)),
    check('payment_link_has_lines', sql`jsonb_array_length(${t.lines}) between 1 and 50`),
    check('payment_link_total', sql`${t.totalMinor} >= 0`),
    check('payment_link_currency_form', sql`${t.currency} ~ '^[A-Z]{3}$'`),
    check(
      'payment_link_withdrawn_unpaid',
      sql`${t.withdrawnAt} is null or num_nonnulls(${t.attemptId}, ${t.orderId}) = 0`,
    ),
    check('payment_link_paid_forgets', sql`(${t.orderId} is null) = (${t.draft} is not null)`),
  ],
);

/** Of whom it was opened for: their quote remembers it, and is told when it was paid for elsewhere. */
export const paymentLinkOpening = pgTable(
  'payment_link_opening',
  {
    linkId: uuid()
      .notNull()
      .references(() => paymentLink.id, { onDelete: 'cascade' }),
    quoteId: uuid()
      .notNull()
      .references(() => quote.id, { onDelete: 'cascade' }),
    openedAt: moment().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.linkId, t.quoteId] }),
    index('payment_link_opening_by_quote').on(t.quoteId),
  ],
);
