// What people mean to buy. Nothing here holds stock: a thing in a bag is for sale until it is paid for.
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { GiftCardDetails } from '../../../domain/checkout/quote.ts';
import { customer } from '../account/people.ts';
import { sku } from '../pricing/offer.ts';

/** One for each person: a customer, or a guest by the id in their cookie. */
export const bag = pgTable(
  'bag',
  {
    id: uuid().primaryKey().defaultRandom(),
    customerId: text().references(() => customer.id, { onDelete: 'cascade' }),
    guestId: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    changedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('bag_once_per_customer').on(t.customerId).where(sql`${t.customerId} is not null`),
    uniqueIndex('bag_once_per_guest').on(t.guestId).where(sql`${t.guestId} is not null`),
    index('bag_by_change').on(t.changedAt),
    check('bag_of_one_person', sql`num_nonnulls(${t.customerId}, ${t.guestId}) = 1`),
  ],
);

/** Its id is random, and means nothing without the bag it lies in. */
export const bagItem = pgTable(
  'bag_item',
  {
    id: uuid().primaryKey().defaultRandom(),
    bagId: uuid()
      .notNull()
      .references(() => bag.id, { onDelete: 'cascade' }),
    skuId: bigint({ mode: 'number' }).notNull(),
    productId: bigint({ mode: 'number' }).notNull(),
    quantity: integer().notNull(),
    /** The deal at whose price it was put in, if any: so that its end can be told. */
    dealId: bigint({ mode: 'number' }),
    /** What a gift card is made out to, and for how much, which is the buyer's to say. */
    giftCardDetails: jsonb().$type<GiftCardDetails>(),
    giftCardMinor: bigint({ mode: 'number' }),
    addedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    foreignKey({
      name: 'bag_item_sku_of_product',
      columns: [t.skuId, t.productId],
      foreignColumns: [sku.id, sku.productId],
    }).onDelete('cascade'),
    // Two gift cards may go to two people.
    uniqueIndex('bag_item_sku_once').on(t.bagId, t.skuId).where(sql`${t.giftCardDetails} is null`),
    // The one above leaves gift cards out, so that a whole bag cannot be read by it.
    index('bag_item_by_bag').on(t.bagId),
    index('bag_item_by_product').on(t.productId),
    check('bag_item_quantity', sql`${t.quantity} between 1 and 99`),
    check(
      'bag_item_gift_card',
      sql`(${t.giftCardDetails} is null) = (${t.giftCardMinor} is null)
        and (${t.giftCardDetails} is null or (${t.giftCardMinor} > 0 and ${t.quantity} = 1))`,
    ),
  ],
);
