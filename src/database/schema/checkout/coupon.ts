// Codes that take something off, and who has used them.
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { CodeTerms } from '../../../domain/checkout/codes/code-terms.ts';
import { couponAudiences, couponKinds } from '../../../domain/checkout/codes/coupon.ts';
import { customerOrder } from '../order/order.ts';
import { quoteWords } from '../quoted.ts';

/** Codes that were asked for many at once; what they have in common is copied into each. */
export const couponBatch = pgTable(
  'coupon_batch',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The key of the call that asked for them: a second try of it asks for none. */
    callKey: text().notNull().unique('coupon_batch_call_once'),
    prefix: text().notNull(),
    /** How many were asked for, and how many are made. */
    count: integer().notNull(),
    madeCount: integer().notNull().default(0),
    terms: jsonb().$type<CodeTerms>().notNull(),
    /** The long work that makes them. */
    jobId: uuid(),
    /** All of them were ended; no more are made. */
    endedAt: timestamp({ withTimezone: true }),
    madeBy: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('coupon_batch_by_age').on(t.createdAt),
    check('coupon_batch_counts', sql`${t.madeCount} between 0 and ${t.count}`),
  ],
);

/** A code without an end comes after all that have one. */
const endOrNever = sql`coalesce(ends_at, 'infinity')`;

export const coupon = pgTable(
  'coupon',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** In the one spelling that codes are compared in. */
    code: text().notNull().unique('coupon_code_once'),
    kind: text({ enum: couponKinds }).notNull(),
    percent: integer(),
    amountMinor: bigint({ mode: 'number' }),
    currency: text().notNull().default('USD'),
    /** What the order must come to. */
    minimumMinor: bigint({ mode: 'number' }).notNull().default(0),
    startsAt: timestamp({ withTimezone: true }),
    endsAt: timestamp({ withTimezone: true }),
    audience: text({ enum: couponAudiences }).notNull().default('everyone'),
    /** The bag of whoever may use it names it. Codes that are handed out by name are not offered. */
    isOffered: boolean().notNull().default(false),
    /** In all; null without end. */
    usesMax: integer(),
    usesPerPerson: integer(),
    /** Counted only where there is an end to it. */
    used: integer().notNull().default(0),
    /** What the orders with it say, counted by a trigger as each is placed or cancelled. */
    orderCount: integer().notNull().default(0),
    discountMinor: bigint({ mode: 'number' }).notNull().default(0),
    /** Null for a code that was made by itself. */
    batchId: bigint({ mode: 'number' }).references(() => couponBatch.id),
    /** The key of the call that made it: a second try of it makes no other. */
    callKey: text().unique('coupon_call_once'),
    /** Goes up with every change at the desk: a change names the version that it saw. */
    version: integer().notNull().default(1),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    check(
      'coupon_code_spelled',
      sql`${t.code} <> '' and ${t.code} = upper(${t.code}) and ${t.code} !~ '[[:space:]]'`,
    ),
    check('coupon_kind', sql`${t.kind} in (${quoteWords(couponKinds)})`),
    check('coupon_audience', sql`${t.audience} in (${quoteWords(couponAudiences)})`),
    check('coupon_percent', sql`(${t.kind} = 'percent') = (${t.percent} is not null)`),
    check('coupon_percent_range', sql`${t.percent} between 1 and 100`),
    check('coupon_amount', sql`(${t.kind} = 'amount') = (${t.amountMinor} is not null)`),
    check('coupon_amount_positive', sql`${t.amountMinor} > 0`),
    check('coupon_minimum_not_negative', sql`${t.minimumMinor} >= 0`),
    check('coupon_currency_form', sql`${t.currency} ~ '^[A-Z]{3}$'`),
    check('coupon_ends_after_start', sql`${t.startsAt} < ${t.endsAt}`),
    check('coupon_limits_positive', sql`${t.usesMax} > 0 and ${t.usesPerPerson} > 0`),
    check('coupon_used_at_most', sql`${t.used} >= 0 and ${t.used} <= ${t.usesMax}`),
    check('coupon_order_sums', sql`${t.orderCount} >= 0 and ${t.discountMinor} >= 0`),
    // A bag asks for the few that are offered, whatever else there is.
    index('coupon_offered').on(t.id).where(sql`${t.isOffered}`),
    // The desk's list shows those of no batch, or those of one.
    index('coupon_single').on(t.id).where(sql`${t.batchId} is null`),
    index('coupon_single_by_end').on(endOrNever, t.id).where(sql`${t.batchId} is null`),
    index('coupon_single_by_start')
      .on(t.startsAt)
      .where(sql`${t.batchId} is null and ${t.startsAt} is not null`),
    index('coupon_single_by_orders').on(t.orderCount, t.id).where(sql`${t.batchId} is null`),
    index('coupon_by_batch').on(t.batchId, t.id),
    index('coupon_by_beginning').on(sql`${t.code} text_pattern_ops`),
    index('coupon_batch_end').on(t.endsAt).where(sql`${t.batchId} is not null`),
  ],
);

/** One use: claimed before the payment, kept with the order, let go when there is none or it was cancelled. */
export const couponRedemption = pgTable(
  'coupon_redemption',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    couponId: bigint({ mode: 'number' })
      .notNull()
      .references(() => coupon.id),
    attemptId: uuid().notNull(),
    /** Every name its user goes by: whoever comes with any of them again is the same person. */
    people: text().array().notNull(),
    orderId: bigint({ mode: 'number' }).references(() => customerOrder.id),
    claimedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    releasedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    unique('coupon_redemption_once').on(t.couponId, t.attemptId),
    index('coupon_redemption_by_attempt').on(t.attemptId),
    index('coupon_redemption_by_people').using('gin', t.people),
    index('coupon_redemption_by_order').on(t.orderId),
    index('coupon_redemption_by_coupon').on(t.couponId, t.id).where(sql`${t.releasedAt} is null`),
    index('coupon_redemption_by_release').on(t.releasedAt),
    check('coupon_redemption_has_people', sql`cardinality(${t.people}) > 0`),
  ],
);
