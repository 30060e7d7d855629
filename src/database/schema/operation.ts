// What runs the shop rather than fills it: flags, content, settings, events.
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

/** A flag that a merchant has set: for whom, and for whoever no line fits. */
export const flag = pgTable('flag', {
  name: text().primaryKey(),
  isOn: boolean().notNull(),
  lines: jsonb().$type<unknown>().notNull().default([]),
  changedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** Who changed a flag, when and why; of each flag the latest are kept. */
export const flagChange = pgTable(
  'flag_change',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    /** Null when the merchant's rule was taken away. */
    isOn: boolean(),
    lines: jsonb().$type<unknown>().notNull().default([]),
    changedBy: text().notNull(),
    reason: text().notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('flag_change_by_name').on(t.name, t.id)],
);

/** How many visitors came how far on each side of a flag's split, since its rule was set; nobody is behind the sums. */
export const splitTally = pgTable(
  'split_tally',
  {
    name: text().notNull(),
    /** When the rule was set, to the millisecond. */
    since: timestamp({ withTimezone: true }).notNull(),
    line: smallint().notNull(),
    isOn: boolean().notNull(),
    visitors: integer().notNull(),
    bags: integer().notNull(),
    orders: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.name, t.since, t.line, t.isOn] }),
    index('split_tally_by_age').on(t.since),
  ],
);

/** Editorial HTML by key, sanitised when written and again when read. */
export const content = pgTable('content', {
  key: text().primaryKey(),
  html: text().notNull(),
});

/** Values the shop makes for itself once, such as its signing secret. */
export const setting = pgTable('setting', {
  name: text().primaryKey(),
  value: text().notNull(),
});

/** What shoppers did, by the one typed event list; no addresses, no names. */
export const event = pgTable(
  'event',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    productId: bigint({ mode: 'number' }),
    occurredAt: timestamp({ withTimezone: true }).notNull(),
    receivedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    detail: jsonb().$type<Record<string, string | number | boolean>>().notNull().default({}),
  },
  (t) => [
    index('event_by_name').on(t.name, t.receivedAt),
    index('event_by_age').on(t.receivedAt),
    check('event_name_form', sql`${t.name} ~ '^[a-z][a-z-]{1,40}$'`),
  ],
);
