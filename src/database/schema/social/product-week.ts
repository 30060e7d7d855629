// What others did with products in the last seven days, counted every few seconds by a job.
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, integer, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { product } from '../product/product.ts';

/** One row for each product that somebody bought or holds in a bag; the job deletes the others. */
export const productWeek = pgTable(
  'product_week',
  {
    productId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => product.id, { onDelete: 'cascade' }),
    soldCount: integer().notNull(),
    bagCount: integer().notNull(),
  },
  (t) => [check('product_week_not_negative', sql`${t.soldCount} >= 0 and ${t.bagCount} >= 0`)],
);

/** The one moment that all rows above are true of. */
export const productWeekCount = pgTable(
  'product_week_count',
  {
    isOnly: boolean().primaryKey().default(true),
    countedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [check('product_week_count_is_one', sql`${t.isOnly}`)],
);
