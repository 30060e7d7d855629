// What the dollar is worth elsewhere, and what a merchant asks there whatever it is worth.
import { sql } from 'drizzle-orm';
import { bigint, check, date, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { product } from '../product/product.ts';

const minor = () => bigint({ mode: 'number' });

/** One row a currency, written over by each newer rate. */
export const exchangeRate = pgTable(
  'exchange_rate',
  {
    currency: text().primaryKey(),
    /** Of one US dollar, in hundred-millionths of a unit. */
    rate: bigint({ mode: 'number' }).notNull(),
    /** The day it was set. */
    day: date().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    check('exchange_rate_currency_form', sql`${t.currency} ~ '^[A-Z]{3}$' and ${t.currency} <> 'USD'`),
    check('exchange_rate_positive', sql`${t.rate} > 0`),
  ],
);

/** A price list: it is shown in place of what the exchange would make of the price. */
export const marketPrice = pgTable(
  'market_price',
  {
    productId: bigint({ mode: 'number' })
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    currency: text().notNull(),
    priceMinor: minor().notNull(),
    saleMinor: minor(),
    promoMinor: minor(),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.currency] }),
    check('market_price_currency_form', sql`${t.currency} ~ '^[A-Z]{3}$' and ${t.currency} <> 'USD'`),
    check('market_price_positive', sql`${t.priceMinor} > 0 and ${t.saleMinor} > 0 and ${t.promoMinor} > 0`),
    check('market_price_sale_lower', sql`${t.saleMinor} < ${t.priceMinor}`),
    check('market_price_promo_lower', sql`${t.promoMinor} < coalesce(${t.saleMinor}, ${t.priceMinor})`),
  ],
);
