// What the menu and the footer name, as versions: the last of them is in the shop. Without any it is what the shop came with.
import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Navigation } from '../../../domain/content/navigation.ts';

export const navigationVersion = pgTable('navigation_version', {
  number: integer().primaryKey(),
  navigation: jsonb().$type<Navigation>().notNull(),
  madeBy: text().notNull(),
  madeAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
