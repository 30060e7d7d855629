// What goes with what, counted now and then from what people love and buy and from what products have in common.
import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { countedPlacements } from '../../../domain/recommendation/recommendation.ts';
import { product } from '../product/product.ts';
import { quoteWords } from '../quoted.ts';

const productId = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => product.id, { onDelete: 'cascade' });

export const recommendation = pgTable(
  'recommendation',
  {
    productId: productId(),
    placement: text({ enum: countedPlacements }).notNull(),
    position: smallint().notNull(),
    otherProductId: productId(),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.placement, t.position] }),
    index('recommendation_by_other').on(t.otherProductId),
    check('recommendation_is_another', sql`${t.productId} <> ${t.otherProductId}`),
    check('recommendation_placement', sql`${t.placement} in (${quoteWords(countedPlacements)})`),
  ],
);

/** When each product was last looked at for this. */
export const recommended = pgTable(
  'recommended',
  { productId: productId().primaryKey(), at: timestamp({ withTimezone: true }).notNull() },
  (t) => [index('recommended_by_time').on(t.at)],
);
