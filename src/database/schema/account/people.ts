// Who shops.
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { customerRoles } from '../../../domain/account/customer.ts';
import { country } from '../product/product.ts';
import { quoteWords } from '../quoted.ts';

/** The first seven columns are those that the sign-in library calls a user. An address is always proven: no account is made before. */
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
    // The desk's list, and its search for a part of a name or an address.
    index('customer_by_age').on(t.createdAt, t.id),
    index('customer_by_words').using('gin', sql`lower(' ' || ${t.name} || ' ' || ${t.email}) gin_trgm_ops`),
    check('customer_has_name', sql`btrim(${t.name}) <> ''`),
    check('customer_email_form', sql`${t.email} ~ '^[^@[:space:]]+@[^@[:space:]]+$'`),
    check('customer_roles_known', sql`${t.roles} <@ array[${quoteWords(customerRoles)}]`),
  ],
);
