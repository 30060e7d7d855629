// Pages that are made of blocks: what the merchant works on, and every version that was put in the shop.
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import type { Block, StoredBlock } from '../../../domain/content/blocks.ts';
import type { PageAbout } from '../../../domain/content/landing-page.ts';

export const contentPage = pgTable(
  'content_page',
  {
    /** `home`, or the last word of a landing page's address. */
    page: text().primaryKey(),
    /** Counts what was changed of its draft: each change gives its block this number. */
    version: integer().notNull().default(1),
    /** The draft of what a landing page is beside its blocks; the home page has none. */
    about: jsonb().$type<PageAbout>(),
    aboutVersion: integer().notNull().default(1),
    /** Its versions are there, and shoppers find none of them. */
    isTakenDown: boolean().notNull().default(false),
  },
  (t) => [
    check('content_page_known', sql`(${t.page} = 'home') = (${t.about} is null)`),
    check('content_page_address', sql`${t.page} ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(${t.page}) <= 60`),
  ],
);

const page = () =>
  text()
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
    about: jsonb().$type<PageAbout>(),
    /** Nobody's where the shop came with it. */
    madeBy: text(),
    madeAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.page, t.number] })],
);
