// Where customers have things sent.
import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { customer } from './people.ts';

export const customerAddress = pgTable(
  'customer_address',
  {
    id: uuid().primaryKey().defaultRandom(),
    customerId: text()
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    /** What its owner calls it; empty when they call it nothing. */
    label: text().notNull().default(''),
    name: text().notNull(),
    line1: text().notNull(),
    line2: text().notNull().default(''),
    city: text().notNull(),
    /** State, province or prefecture, in the words of its country; empty where there is none. */
    region: text().notNull().default(''),
    postalCode: text().notNull().default(''),
    country: text().notNull(),
    phone: text().notNull().default(''),
    /** The one that is offered first. */
    isFirst: boolean().notNull().default(false),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('customer_address_by_customer').on(t.customerId, t.createdAt),
    uniqueIndex('customer_address_one_first').on(t.customerId).where(sql`${t.isFirst}`),
    check('customer_address_country_form', sql`${t.country} ~ '^[A-Z]{2}$'`),
    check('customer_address_has_name', sql`btrim(${t.name}) <> '' and btrim(${t.line1}) <> ''`),
  ],
);
