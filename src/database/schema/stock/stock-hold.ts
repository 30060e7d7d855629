// Stock that is promised to a checkout for a few minutes, until it is paid for or let go.
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { holdStates } from '../../../domain/stock/stock-hold.ts';
import { flashDeal, sku } from '../pricing/offer.ts';
import { quoteWords } from '../quoted.ts';

/** A hold leaves the state `held` once, and for good: whoever changes it asks for that state first. */
export const stockHold = pgTable(
  'stock_hold',
  {
    id: uuid().primaryKey().defaultRandom(),
    state: text({ enum: holdStates }).notNull().default('held'),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** Whom it counts for: a visitor, by the name of their bag's owner. Null for what the shop does itself. */
    holder: text(),
    /** The network address they came from, as a keyed hash. */
    network: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    settledAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    index('stock_hold_to_sweep').on(t.expiresAt).where(sql`${t.state} = 'held'`),
    index('stock_hold_by_holder').on(t.holder).where(sql`${t.state} = 'held'`),
    index('stock_hold_by_network').on(t.network).where(sql`${t.state} = 'held'`),
    index('stock_hold_by_age').on(t.settledAt).where(sql`${t.settledAt} is not null`),
    check('stock_hold_state', sql`${t.state} in (${quoteWords(holdStates)})`),
    check('stock_hold_settled', sql`(${t.state} = 'held') = (${t.settledAt} is null)`),
  ],
);

export const stockHoldLine = pgTable(
  'stock_hold_line',
  {
    holdId: uuid()
      .notNull()
      .references(() => stockHold.id, { onDelete: 'cascade' }),
    skuId: bigint({ mode: 'number' })
      .notNull()
      .references(() => sku.id),
    quantity: integer().notNull(),
    /** The deal whose allotment it counts against. */
    dealId: bigint({ mode: 'number' }).references(() => flashDeal.id),
  },
  (t) => [
    primaryKey({ columns: [t.holdId, t.skuId] }),
    index('stock_hold_line_by_sku').on(t.skuId),
    index('stock_hold_line_by_deal').on(t.dealId).where(sql`${t.dealId} is not null`),
    check('stock_hold_line_quantity', sql`${t.quantity} > 0`),
  ],
);
