// What it costs and how many there are: prices, flash deals, sizes, stock.
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { product } from '../product/product.ts';

const minor = () => bigint({ mode: 'number' });

export const price = pgTable(
  'price',
  {
    productId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => product.id, { onDelete: 'cascade' }),
    currency: text().notNull().default('USD'),
    priceMinor: minor().notNull(),
    saleMinor: minor(),
    promoMinor: minor(),
    promoText: text(),
    appOnlyPromoText: text(),
  },
  (t) => [
    check('price_currency_form', sql`${t.currency} ~ '^[A-Z]{3}$'`),
    check('price_positive', sql`${t.priceMinor} > 0 and ${t.saleMinor} > 0 and ${t.promoMinor} > 0`),
    check('price_sale_lower', sql`${t.saleMinor} < ${t.priceMinor}`),
    check('price_promo_lower', sql`${t.promoMinor} < coalesce(${t.saleMinor}, ${t.priceMinor})`),
  ],
);

/**
 * What a product was sold at from a moment on, deals apart, written by triggers: in the shop's own currency, and in those
 * that have a price list. Where the law asks for it the lowest of the last days is told beside a reduction.
 */
export const priceStep = pgTable(
  'price_step',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    productId: bigint({ mode: 'number' })
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    currency: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    minor: minor().notNull(),
  },
  (t) => [
    unique('price_step_once').on(t.productId, t.currency, t.at),
    check('price_step_positive', sql`${t.minor} > 0`),
  ],
);

export const flashDeal = pgTable(
  'flash_deal',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    productId: bigint({ mode: 'number' })
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    endsAt: timestamp({ withTimezone: true }).notNull(),
    discountPercent: smallint().notNull(),
    dealMinor: minor().notNull(),
    allotment: integer().notNull(),
    claimed: integer().notNull().default(0),
    /** Goes up with every change of the merchant's; a claim is none. */
    version: integer().notNull().default(1),
  },
  (t) => [
    index('flash_deal_by_product').on(t.productId, t.endsAt),
    index('flash_deal_by_end').on(t.endsAt),
    check('flash_deal_order', sql`${t.startsAt} < ${t.endsAt}`),
    check('flash_deal_percent', sql`${t.discountPercent} between 1 and 99`),
    check('flash_deal_price_positive', sql`${t.dealMinor} > 0`),
    check('flash_deal_claims', sql`${t.allotment} > 0 and ${t.claimed} between 0 and ${t.allotment}`),
  ],
);

/** A size as a shopper names it, the same across the colours of a group. */
export const sizeGroup = pgTable('size_group', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull().unique(),
});

/** One thing that can be put in a bag: a product in a size. Its id is the size id of the API. */
export const sku = pgTable(
  'sku',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    code: text().notNull().unique(),
    productId: bigint({ mode: 'number' })
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    sizeGroupId: integer()
      .notNull()
      .references(() => sizeGroup.id),
    position: smallint().notNull(),
    isPresale: boolean().notNull().default(false),
    presaleShipDate: date(),
    estimatedArrival: date(),
    inseam: text(),
    frontRise: text(),
    /** A GTIN: what a scanner reads off the label. */
    barcode: text(),
  },
  (t) => [
    check('sku_barcode_form', sql`${t.barcode} ~ '^[0-9]{8,14}$'`),
    unique('sku_size_once_per_product').on(t.productId, t.sizeGroupId),
    unique('sku_position_once_per_product').on(t.productId, t.position),
    unique('sku_with_product').on(t.id, t.productId),
    // The desk finds a thing by its code however it is typed, and the nearest to one that there is not.
    index('sku_by_code').on(sql`lower(${t.code})`),
    index('sku_by_likeness').using('gin', sql`lower(${t.code}) gin_trgm_ops`),
    check('sku_presale_has_date', sql`${t.isPresale} = (${t.presaleShipDate} is not null)`),
  ],
);

/** How many there are now. Only conditional updates may change it; the checks are the last line. */
export const stockLevel = pgTable(
  'stock_level',
  {
    skuId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => sku.id, { onDelete: 'cascade' }),
    onHand: integer().notNull(),
    reserved: integer().notNull().default(0),
    lowStockAt: integer().notNull().default(3),
  },
  (t) => [
    check('stock_reserved_within_on_hand', sql`${t.reserved} between 0 and ${t.onHand}`),
    check('stock_low_mark', sql`${t.lowStockAt} >= 0`),
  ],
);

/** Why the level is what it is: append only, and its deltas add up to the level. */
export const stockLedger = pgTable(
  'stock_ledger',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    skuId: bigint({ mode: 'number' })
      .notNull()
      .references(() => sku.id),
    delta: integer().notNull(),
    reason: text({ enum: ['count', 'restock', 'sale', 'return', 'correction'] }).notNull(),
    source: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('stock_ledger_by_sku').on(t.skuId, t.at),
    unique('stock_ledger_source_once').on(t.skuId, t.source),
    check('stock_ledger_moves', sql`${t.delta} <> 0`),
    check('stock_ledger_reason', sql`${t.reason} in ('count', 'restock', 'sale', 'return', 'correction')`),
  ],
);
