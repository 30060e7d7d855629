// What was asked of a processor of payments, written down before it is asked, and what came of it.
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Quote } from '../../../domain/checkout/quote.ts';
import { attemptStates, liveStates } from '../../../domain/payment/payment-attempt.ts';
import { processorNames } from '../../../domain/payment/processor.ts';
import { isLanguageColumn, languageColumn } from '../language.ts';
import { customerOrder } from '../order/order.ts';
import { quoteWords } from '../quoted.ts';
import { stockHold } from '../stock/stock-hold.ts';

const minor = () => bigint({ mode: 'number' }).notNull().default(0);
const moment = () => timestamp({ withTimezone: true });

/** The only ways an attempt goes: a change that is not among them is refused. Filled by a migration. */
export const paymentTransition = pgTable(
  'payment_transition',
  {
    fromState: text({ enum: attemptStates }).notNull(),
    toState: text({ enum: attemptStates }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.fromState, t.toState] })],
);

/** One try to pay for a quote. Its id is the key by which the processor knows it. */
export const paymentAttempt = pgTable(
  'payment_attempt',
  {
    id: uuid().primaryKey().defaultRandom(),
    quoteId: uuid().notNull(),
    /** Null beside no guest once the account was closed while it paid: such a payment ends like any other. */
    customerId: text(),
    guestId: text(),
    processor: text({ enum: [...processorNames, 'none'] }).notNull(),
    state: text({ enum: attemptStates }).notNull().default('begun'),
    /** The quote as the shopper saw it when they paid: what the order will be made of, whoever finishes it. */
    quote: jsonb().$type<Quote>().notNull(),
    amountMinor: bigint({ mode: 'number' }).notNull(),
    currency: text().notNull(),
    language: languageColumn(),
    /** Null when nothing in it is counted: gift cards alone. */
    holdId: uuid().references(() => stockHold.id, { onDelete: 'set null' }),
    chargeId: text(),
    /** Visa/4242, or the name of another way to pay. Payments from before have a sentence here. */
    cardLabel: text(),
    nextActionUrl: text(),
    declineReason: text(),
    /** Why there is no order although the card would have paid: a refusal by its code. */
    refusal: text(),
    orderId: bigint({ mode: 'number' })
      .unique('payment_attempt_order_once')
      .references(() => customerOrder.id),
    /** Asked for, and done: what is asked is claimed first, so that two who ask at once cannot have it both. */
    captureAskedMinor: minor(),
    capturedMinor: minor(),
    refundAskedMinor: minor(),
    refundedMinor: minor(),
    /** What is left of the authorisation is being let go: nothing more is captured. */
    isReleasing: boolean().notNull().default(false),
    createdAt: moment().notNull().defaultNow(),
    touchedAt: moment().notNull().defaultNow(),
    /** How often it could not be settled by whoever looks after what was left behind, and when it is their turn again. */
    recoveryTries: integer().notNull().default(0),
    recoverAt: moment(),
    settledAt: moment(),
  },
  (t) => [
    uniqueIndex('payment_attempt_one_live')
      .on(t.quoteId)
      .where(sql`${t.state} in (${quoteWords(liveStates)})`),
    index('payment_attempt_live')
      .on(t.touchedAt)
      .where(sql`${t.state} in (${quoteWords(liveStates)})`),
    index('payment_attempt_live_by_customer')
      .on(t.customerId)
      .where(sql`${t.state} in (${quoteWords(liveStates)})`),
    index('payment_attempt_live_by_guest')
      .on(t.guestId)
      .where(sql`${t.state} in (${quoteWords(liveStates)})`),
    index('payment_attempt_by_age').on(t.settledAt).where(sql`${t.settledAt} is not null`),
    check('payment_attempt_language', isLanguageColumn(t.language)),
    check('payment_attempt_state', sql`${t.state} in (${quoteWords(attemptStates)})`),
    check('payment_attempt_order', sql`(${t.state} = 'authorised') = (${t.orderId} is not null)`),
    check(
      'payment_attempt_settled',
      sql`(${t.state} in (${quoteWords(liveStates)})) = (${t.settledAt} is null)`,
    ),
    check('payment_attempt_amount', sql`${t.amountMinor} >= 0`),
    check(
      'payment_attempt_captures',
      sql`0 <= ${t.capturedMinor} and ${t.capturedMinor} <= ${t.captureAskedMinor} and ${t.captureAskedMinor} <= ${t.amountMinor}`,
    ),
    check(
      'payment_attempt_refunds',
      sql`0 <= ${t.refundedMinor} and ${t.refundedMinor} <= ${t.refundAskedMinor} and ${t.refundAskedMinor} <= ${t.capturedMinor}`,
    ),
  ],
);

/** Written by the database with every change of an attempt's state. */
export const paymentHistory = pgTable(
  'payment_history',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    attemptId: uuid()
      .notNull()
      .references(() => paymentAttempt.id, { onDelete: 'cascade' }),
    fromState: text({ enum: attemptStates }).notNull(),
    toState: text({ enum: attemptStates }).notNull(),
    at: moment().notNull().defaultNow(),
  },
  (t) => [
    index('payment_history_by_attempt').on(t.attemptId, t.id),
    foreignKey({
      name: 'payment_history_known_way',
      columns: [t.fromState, t.toState],
      foreignColumns: [paymentTransition.fromState, paymentTransition.toState],
    }),
  ],
);

/** Money that moves after an authorisation, claimed before the processor is asked. Its id is the processor's key. */
export const paymentMovement = pgTable(
  'payment_movement',
  {
    id: uuid().primaryKey().defaultRandom(),
    attemptId: uuid()
      .notNull()
      .references(() => paymentAttempt.id),
    kind: text({ enum: ['capture', 'refund', 'void'] }).notNull(),
    /** What makes a second asking the same one. */
    reference: text().notNull(),
    amountMinor: bigint({ mode: 'number' }).notNull(),
    state: text({ enum: ['asked', 'done', 'refused'] })
      .notNull()
      .default('asked'),
    error: text(),
    at: moment().notNull().defaultNow(),
    settledAt: moment(),
  },
  (t) => [
    unique('payment_movement_once').on(t.attemptId, t.kind, t.reference),
    index('payment_movement_open').on(t.at).where(sql`${t.state} = 'asked'`),
    index('payment_movement_refused').on(t.at).where(sql`${t.state} = 'refused'`),
    check('payment_movement_amount', sql`${t.amountMinor} >= 0`),
    check('payment_movement_kind', sql`${t.kind} in ('capture', 'refund', 'void')`),
    check('payment_movement_state', sql`${t.state} in ('asked', 'done', 'refused')`),
  ],
);

/** What a caller asked for under a key of theirs: a second time is answered, not done. */
export const idempotency = pgTable(
  'idempotency',
  {
    /** Whose key it is: keys of two people never meet. */
    owner: text().notNull(),
    key: text().notNull(),
    /** Of the call and what it carried: the same key with anything else is a mistake. */
    requestHash: text().notNull(),
    attemptId: uuid(),
    status: smallint(),
    response: jsonb(),
    lockedAt: moment().notNull().defaultNow(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.owner, t.key] }),
    index('idempotency_by_age').on(t.createdAt),
    check('idempotency_answered', sql`(${t.status} is null) = (${t.response} is null)`),
  ],
);
