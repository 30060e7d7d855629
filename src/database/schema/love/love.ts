// What people love, and the lists customers make of it.
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
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { customer } from '../account/people.ts';
import { sizeGroup } from '../pricing/offer.ts';
import { product } from '../product/product.ts';

const productId = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => product.id, { onDelete: 'cascade' });

/** A heart given to a product by one person: a customer, or a guest by the id in their cookie. */
export const love = pgTable(
  'love',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    productId: productId(),
    customerId: text().references(() => customer.id, { onDelete: 'cascade' }),
    guestId: text(),
    /** What it cost then, in US cents, so that a price that fell can say so; null when nobody noted it. */
    priceMinor: bigint({ mode: 'number' }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('love_once_per_customer')
      .on(t.customerId, t.productId)
      .where(sql`${t.customerId} is not null`),
    uniqueIndex('love_once_per_guest').on(t.guestId, t.productId).where(sql`${t.guestId} is not null`),
    index('love_by_product').on(t.productId),
    index('love_of_guests_by_age').on(t.createdAt).where(sql`${t.guestId} is not null`),
    check('love_of_one_person', sql`num_nonnulls(${t.customerId}, ${t.guestId}) = 1`),
  ],
);

export const wishlist = pgTable(
  'wishlist',
  {
    id: uuid().primaryKey().defaultRandom(),
    customerId: text()
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** Opens the list to whoever has the link; null while it is its owner's alone. */
    shareToken: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('wishlist_by_customer').on(t.customerId, t.createdAt),
    uniqueIndex('wishlist_share_token_once').on(t.shareToken),
    check('wishlist_has_name', sql`btrim(${t.name}) <> '' and char_length(${t.name}) <= 60`),
  ],
);

export const wishlistItem = pgTable(
  'wishlist_item',
  {
    wishlistId: uuid()
      .notNull()
      .references(() => wishlist.id, { onDelete: 'cascade' }),
    productId: productId(),
    sizeGroupId: integer().references(() => sizeGroup.id, { onDelete: 'set null' }),
    /** Its place in the list, first is 0. */
    position: integer().notNull(),
    addedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.wishlistId, t.productId] }),
    index('wishlist_item_by_product').on(t.productId),
  ],
);
