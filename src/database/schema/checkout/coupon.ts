// Codes that take something off, and who has used them.
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
import { couponAudiences, couponKinds } from '../../../domain/checkout/codes/coupon.ts';
import { customerOrder } from '../order/order.ts';
import { quoteWords } from '../quoted.ts';

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
    index('coupon_redemption_by_release').on(t.releasedAt),
    check('coupon_redemption_has_people', sql`cardinality(${t.people}) > 0`),
  ],
);
