// The books of the built-in processor, in a schema of their own. It is a stranger to the shop: nothing here refers to a
// table of the shop's, and nothing of the shop's refers to these.
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  char,
  check,
  index,
  jsonb,
  pgSchema,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { chargeStates, declineReasons } from '../../../domain/payment/charge.ts';
import type { CardOwner } from '../../../domain/payment/saved-card.ts';
import { processorCalls } from '../../../domain/payment/test-card.ts';
import { quoteWords } from '../quoted.ts';

export const sandboxProcessor = pgSchema('sandbox_processor');

const moment = () => timestamp({ withTimezone: true }).notNull().defaultNow();
const minor = () => bigint({ mode: 'number' }).notNull();

/** Somebody whose cards are kept. */
export const sandboxPayer = sandboxProcessor.table('payer', {
  id: text().primaryKey(),
  /** The shop's own id of them. */
  customerId: text().notNull().unique('payer_once_per_customer'),
});

export const sandboxSavedCard = sandboxProcessor.table(
  'saved_card',
  {
    id: text().primaryKey(),
    payerId: text()
      .notNull()
      .references(() => sandboxPayer.id, { onDelete: 'cascade' }),
    token: text().notNull(),
    owner: jsonb().$type<CardOwner>(),
    createdAt: moment(),
  },
  (t) => [unique('saved_card_once').on(t.payerId, t.token)],
);

export const sandboxCharge = sandboxProcessor.table(
  'charge',
  {
    /** Random: whoever has it may take its second step. */
    id: text().primaryKey(),
    /** The shop's own id of it. */
    attemptId: text().notNull().unique('charge_once_per_attempt'),
    state: text({ enum: chargeStates }).notNull().default('created'),
    currency: char({ length: 3 }).notNull(),
    amountMinor: minor(),
    capturedMinor: minor().default(0),
    /** What was set aside and let go of again. */
    releasedMinor: minor().default(0),
    refundedMinor: minor().default(0),
    token: text(),
    declineReason: text({ enum: declineReasons }),
    returnUrl: text(),
    /** Whose kept cards may pay for it, and whether this one joins them. */
    payerId: text().references(() => sandboxPayer.id),
    savesCard: boolean().notNull().default(false),
    owner: jsonb().$type<CardOwner>(),
    createdAt: moment(),
  },
  (t) => [
    index('charge_by_age').on(t.createdAt, t.id),
    check('charge_state', sql`${t.state} in (${quoteWords(chargeStates)})`),
    check('charge_decline_reason', sql`${t.declineReason} in (${quoteWords(declineReasons)})`),
    check('charge_declined_for_a_reason', sql`(${t.state} = 'declined') = (${t.declineReason} is not null)`),
    check('charge_amount', sql`${t.amountMinor} > 0`),
    check(
      'charge_never_takes_more',
      sql`${t.capturedMinor} >= 0 and ${t.releasedMinor} >= 0
        and ${t.capturedMinor} + ${t.releasedMinor} <= ${t.amountMinor}`,
    ),
    check('charge_never_gives_back_more', sql`${t.refundedMinor} between 0 and ${t.capturedMinor}`),
    check(
      'charge_takes_what_was_set_aside',
      sql`${t.state} in ('authorised', 'captured') or ${t.capturedMinor} = 0`,
    ),
  ],
);

/** Each call that was carried out, by its key, and what it was answered: the same key is answered the same again. */
export const sandboxCall = sandboxProcessor.table(
  'call',
  {
    operation: text({ enum: processorCalls }).notNull(),
    key: text().notNull(),
    /** Of all its parameters: another call may not come by the same key. */
    requestHash: text().notNull(),
    /** The charge as it was then; null for a call that failed on the processor's side. */
    reply: jsonb(),
    at: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.operation, t.key] }),
    index('call_by_age').on(t.at),
    check('call_operation', sql`${t.operation} in (${quoteWords(processorCalls)})`),
  ],
);

/** A fault that was played to a call: once only, so that whoever tries again gets through. */
export const sandboxFault = sandboxProcessor.table(
  'fault',
  {
    operation: text({ enum: processorCalls }).notNull(),
    key: text().notNull(),
    at: moment(),
  },
  (t) => [primaryKey({ columns: [t.operation, t.key] }), index('fault_by_age').on(t.at)],
);

/** Money that moved. Rows are added and never changed. */
export const sandboxMovement = sandboxProcessor.table(
  'movement',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    chargeId: text()
      .notNull()
      .references(() => sandboxCharge.id),
    kind: text({ enum: ['authorise', 'capture', 'void', 'refund'] }).notNull(),
    amountMinor: minor(),
    at: moment(),
  },
  (t) => [
    index('movement_by_charge').on(t.chargeId),
    check('movement_kind', sql`${t.kind} in ('authorise', 'capture', 'void', 'refund')`),
    check('movement_amount', sql`${t.amountMinor} > 0`),
  ],
);
