// Pages that are made of blocks: what the merchant works on, and every version that was put in the shop.
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { type Block, blockPages, type StoredBlock } from '../../../domain/content/blocks.ts';
import { quoteWords } from '../quoted.ts';

export const contentPage = pgTable(
  'content_page',
  {
    page: text({ enum: blockPages }).primaryKey(),
    /** Counts what was changed of its draft: each change gives its block this number. */
    version: integer().notNull().default(1),
  },
  (t) => [check('content_page_known', sql`${t.page} in (${quoteWords(blockPages)})`)],
);

const page = () =>
  text({ enum: blockPages })
    .notNull()
    .references(() => contentPage.page);

/** The draft, block by block. */
export const contentBlock = pgTable(
  'content_block',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    page: page(),
    position: integer().notNull(),
    version: integer().notNull(),
    block: jsonb().$type<Block>().notNull(),
  },
  (t) => [unique('content_block_place').on(t.page, t.position)],
);

/** What was put in the shop; the last is what shoppers see. */
export const contentVersion = pgTable(
  'content_version',
  {
    page: page(),
    number: integer().notNull(),
    blocks: jsonb().$type<readonly StoredBlock[]>().notNull(),
    /** Nobody's where the shop came with it. */
    madeBy: text(),
    madeAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.page, t.number] })],
);
