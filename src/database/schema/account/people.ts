// Who shops: customers, and what they and guests love.
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
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { customerRoles } from '../../../domain/account/customer.ts';
import { country, product } from '../product/product.ts';
import { quoted } from '../quoted.ts';

/** The first seven columns are those that the sign-in library calls a user. */
export const customer = pgTable(
  'customer',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    email: text().notNull(),
    emailVerified: boolean().notNull().default(false),
    image: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    phone: text(),
    countryId: integer().references(() => country.id),
    roles: text({ enum: customerRoles }).array().notNull().default([]),
  },
  (t) => [
    uniqueIndex('customer_email_once').on(sql`lower(${t.email})`),
    check('customer_has_name', sql`btrim(${t.name}) <> ''`),
    check('customer_email_form', sql`${t.email} ~ '^[^@[:space:]]+@[^@[:space:]]+$'`),
    check('customer_roles_known', sql`${t.roles} <@ array[${quoted(customerRoles)}]`),
  ],
);

/** A heart given to a product by one person: a customer, or a guest by the id in their cookie. */
export const love = pgTable(
  'love',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    productId: bigint({ mode: 'number' })
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    customerId: text().references(() => customer.id, { onDelete: 'cascade' }),
    guestId: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('love_once_per_customer')
      .on(t.customerId, t.productId)
      .where(sql`${t.customerId} is not null`),
    uniqueIndex('love_once_per_guest').on(t.guestId, t.productId).where(sql`${t.guestId} is not null`),
    index('love_by_product').on(t.productId),
    check('love_of_one_person', sql`num_nonnulls(${t.customerId}, ${t.guestId}) = 1`),
  ],
);
