// Counts of the shelf: which sizes were counted, how many were found, and how many the ledger had at that moment.
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
import { countStates } from '../../../domain/stock/count.ts';
import { sku } from '../pricing/offer.ts';
import { quoteWords } from '../quoted.ts';

export const stockCount = pgTable(
  'stock_count',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    state: text({ enum: countStates }).notNull().default('open'),
    startedBy: text().notNull(),
    startedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    changedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('stock_count_by_age').on(t.changedAt),
    check('stock_count_state', sql`${t.state} in (${quoteWords(countStates)})`),
    check('stock_count_name', sql`btrim(${t.name}) <> ''`),
  ],
);

export const stockCountLine = pgTable(
  'stock_count_line',
  {
    countId: uuid()
      .notNull()
      .references(() => stockCount.id, { onDelete: 'cascade' }),
    skuId: bigint({ mode: 'number' })
      .notNull()
      .references(() => sku.id, { onDelete: 'cascade' }),
    /** Null until somebody has counted it. */
    counted: integer(),
    /** How many the ledger had when it was counted: what is sold after that is no difference. */
    expected: integer(),
    countedBy: text(),
    countedAt: timestamp({ withTimezone: true }),
    /** Goes up with every number that is written: whoever writes names the version they saw. */
    version: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.countId, t.skuId] }),
    index('stock_count_line_by_sku').on(t.skuId),
    check('stock_count_line_units', sql`${t.counted} >= 0`),
    check(
      'stock_count_line_whole',
      sql`num_nulls(${t.counted}, ${t.expected}, ${t.countedBy}, ${t.countedAt}) in (0, 4)`,
    ),
  ],
);
