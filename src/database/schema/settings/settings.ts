// What a merchant has set at the desk.
import { sql } from 'drizzle-orm';
import { check, customType, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { settingSections } from '../../../domain/settings/sections.ts';

/** A section, with those of its values that somebody has set; who and when is in the audit. */
export const shopSetting = pgTable(
  'shop_setting',
  {
    section: text({ enum: settingSections }).primaryKey(),
    value: jsonb().$type<unknown>().notNull().default({}),
    /** Goes up with every change: a change names the version that it saw. */
    version: integer().notNull().default(0),
  },
  (t) => [
    // Which sections there are is said by the domain: one more needs no migration.
    check('shop_setting_section', sql`${t.section} ~ '^[a-z]+$'`),
    check('shop_setting_values', sql`jsonb_typeof(${t.value}) = 'object'`),
  ],
);

const bytea = customType<{ data: Buffer<ArrayBuffer> }>({ dataType: () => 'bytea' });

/** What the shop wears over its door, drawn anew; the section `shop` names which, if any. */
export const shopLogo = pgTable(
  'shop_logo',
  {
    name: text().primaryKey(),
    bytes: bytea().notNull(),
    broughtAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('shop_logo_by_age').on(t.broughtAt)],
);
