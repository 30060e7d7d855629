// What was bought. An order is history: nothing here is deleted, so a product that was ever sold cannot be either.
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { orderStatuses } from '../../../domain/order/order.ts';
import { customer } from '../account/people.ts';
import { sku } from '../pricing/offer.ts';
import { country } from '../product/product.ts';
import { quoted } from '../quoted.ts';

export const customerOrder = pgTable(
  'customer_order',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null for a guest, and for a customer who has since left. */
    customerId: text().references(() => customer.id, { onDelete: 'set null' }),
    email: text().notNull(),
    /** Where it went. */
    countryId: integer()
      .notNull()
      .references(() => country.id),
    currency: text().notNull().default('USD'),
    status: text({ enum: orderStatuses }).notNull().default('placed'),
    placedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('customer_order_by_customer').on(t.customerId, t.placedAt),
    check('customer_order_currency_form', sql`${t.currency} ~ '^[A-Z]{3}$'`),
    check('customer_order_status', sql`${t.status} in (${quoted(orderStatuses)})`),
  ],
);

export const orderLine = pgTable(
  'order_line',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: bigint({ mode: 'number' })
      .notNull()
      .references(() => customerOrder.id),
    skuId: bigint({ mode: 'number' }).notNull(),
    productId: bigint({ mode: 'number' }).notNull(),
    quantity: integer().notNull(),
    /** What one unit cost on the day, in the order's currency. */
    unitMinor: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [
    foreignKey({
      name: 'order_line_sku_of_product',
      columns: [t.skuId, t.productId],
      foreignColumns: [sku.id, sku.productId],
    }),
    unique('order_line_sku_once').on(t.orderId, t.skuId),
    unique('order_line_with_product').on(t.id, t.productId),
    index('order_line_by_product').on(t.productId, t.orderId),
    index('order_line_by_sku').on(t.skuId),
    check('order_line_quantity_positive', sql`${t.quantity} > 0`),
    check('order_line_price_not_negative', sql`${t.unitMinor} >= 0`),
  ],
);
