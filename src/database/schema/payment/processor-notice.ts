// What processors tell the shop by themselves, and under which names they keep the cards of its customers.
import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { processorNames } from '../../../domain/payment/processor.ts';
import { quoteWords } from '../quoted.ts';

const moment = () => timestamp({ withTimezone: true });
const processor = () => text({ enum: processorNames }).notNull();

/** A notice, by the processor's own id of it: however often it comes, it is one. */
export const paymentNotice = pgTable(
  'payment_notice',
  {
    processor: processor(),
    eventId: text().notNull(),
    /** As the processor calls it. */
    kind: text().notNull(),
    chargeId: text(),
    attemptId: text(),
    receivedAt: moment().notNull().defaultNow(),
    handledAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.processor, t.eventId] }),
    index('payment_notice_by_age').on(t.handledAt).where(sql`${t.handledAt} is not null`),
    index('payment_notice_open').on(t.receivedAt).where(sql`${t.handledAt} is null`),
    check('payment_notice_processor', sql`${t.processor} in (${quoteWords(processorNames)})`),
  ],
);

/** A cardholder who disputes a charge at their bank. What is closed stays so. */
export const paymentDispute = pgTable(
  'payment_dispute',
  {
    processor: processor(),
    /** The processor's own. */
    disputeId: text().notNull(),
    chargeId: text().notNull(),
    amountMinor: bigint({ mode: 'number' }).notNull(),
    currency: text().notNull(),
    reason: text().notNull(),
    status: text().notNull(),
    openedAt: moment().notNull().defaultNow(),
    closedAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.processor, t.disputeId] }),
    index('payment_dispute_by_age').on(t.closedAt).where(sql`${t.closedAt} is not null`),
    check('payment_dispute_processor', sql`${t.processor} in (${quoteWords(processorNames)})`),
  ],
);

/** Under which id a processor keeps the cards of a customer. */
export const paymentPayer = pgTable(
  'payment_payer',
  {
    customerId: text().notNull(),
    processor: processor(),
    payerId: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.customerId, t.processor] }),
    unique('payment_payer_of_one').on(t.processor, t.payerId),
    check('payment_payer_processor', sql`${t.processor} in (${quoteWords(processorNames)})`),
  ],
);
