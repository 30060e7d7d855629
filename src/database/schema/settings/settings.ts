// What a merchant has set at the desk.
import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
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
