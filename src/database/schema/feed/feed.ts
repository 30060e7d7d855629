// The feeds for other companies, as they are sent: each edition is every product in one language, packed part by part,
// for every channel. They lie in the database so that every machine answers with the same file.
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { feedChannels } from '../../../domain/feed/feed-channel.ts';
import type { FeedNoteCode } from '../../../domain/feed/feed-item.ts';
import { isLanguageColumn } from '../language.ts';
import { quoteWords } from '../quoted.ts';

const bytea = customType<{ data: Buffer<ArrayBuffer> }>({ dataType: () => 'bytea' });

export const feedEdition = pgTable(
  'feed_edition',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    language: text().notNull(),
    begunAt: timestamp({ withTimezone: true }).notNull(),
    /** Null while it is being made: the one before it is sent meanwhile. */
    finishedAt: timestamp({ withTimezone: true }),
    /** Every product up to this one is in it. */
    lastProductId: bigint({ mode: 'number' }).notNull().default(0),
    /** When a price in it next changes by the clock alone. */
    turnsAt: timestamp({ withTimezone: true }),
    /** How many products were left out or shortened, by the code of why, and some of them by name. */
    notes: jsonb().$type<FeedNotes>().notNull().default({}),
  },
  (t) => [
    index('feed_edition_by_language').on(t.language, t.finishedAt),
    check('feed_edition_language', isLanguageColumn(t.language)),
  ],
);

export type FeedNotes = Readonly<
  Partial<Record<FeedNoteCode, { readonly count: number; readonly productIds: readonly number[] }>>
>;

export const feedFile = pgTable(
  'feed_file',
  {
    editionId: bigint({ mode: 'number' })
      .notNull()
      .references(() => feedEdition.id, { onDelete: 'cascade' }),
    channel: text().notNull(),
    items: integer().notNull(),
    /** Of the unpacked file: its length and checksum. */
    bytes: bigint({ mode: 'number' }).notNull(),
    crc: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.editionId, t.channel] }),
    check('feed_file_channel', sql`${t.channel} in (${quoteWords(feedChannels)})`),
  ],
);

/** Written in the transaction that says how far the edition is: a process that is killed leaves no part twice. */
export const feedPart = pgTable(
  'feed_part',
  {
    editionId: bigint({ mode: 'number' })
      .notNull()
      .references(() => feedEdition.id, { onDelete: 'cascade' }),
    channel: text().notNull(),
    position: integer().notNull(),
    packed: bytea().notNull(),
  },
  (t) => [primaryKey({ columns: [t.editionId, t.channel, t.position] })],
);
