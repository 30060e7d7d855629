// Files of products that came into the shop: what each row says, what it would do, what it did, and what was before.
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { importFormats } from '../../../domain/import/import-format.ts';
import { pictureFetchStates } from '../../../domain/import/import-picture.ts';
import { importStates, rowOutcomes, rowVerdicts } from '../../../domain/import/import-state.ts';
import { deskJob } from '../job/desk-job.ts';
import { quoteWords } from '../quoted.ts';

const moment = () => timestamp({ withTimezone: true });

export const productImport = pgTable(
  'product_import',
  {
    id: uuid().primaryKey().defaultRandom(),
    fileName: text().notNull(),
    format: text({ enum: importFormats }).notNull(),
    separator: text().notNull(),
    head: text().array().notNull(),
    /** Our column by theirs, of a file whose columns somebody named. */
    mapping: jsonb().$type<Record<string, string>>(),
    state: text({ enum: importStates }).notNull().default('checking'),
    /** The long work that is under way with it, or was last. */
    jobId: uuid().references(() => deskJob.id, { onDelete: 'set null' }),
    /** Once they are read. */
    rowCount: integer().notNull().default(0),
    madeByName: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
    appliedAt: moment(),
    undoneAt: moment(),
  },
  (t) => [
    index('product_import_by_age').on(t.createdAt),
    index('product_import_by_job').on(t.jobId),
    check('product_import_state', sql`${t.state} in (${quoteWords(importStates)})`),
    check('product_import_format', sql`${t.format} in (${quoteWords(importFormats)})`),
  ],
);

const importId = () =>
  uuid()
    .notNull()
    .references(() => productImport.id, { onDelete: 'cascade' });

/** The file in pieces, each at the place of its first letter, until its rows are read. */
export const importPart = pgTable(
  'import_part',
  { importId: importId(), position: integer().notNull(), body: text().notNull() },
  (t) => [primaryKey({ columns: [t.importId, t.position] })],
);

export const importRow = pgTable(
  'import_row',
  {
    importId: uuid().notNull(),
    /** As a spreadsheet counts them, the head being the first. */
    row: integer().notNull(),
    /** What tells the rows of one product in one color from others. */
    key: text().notNull(),
    /** The products that are colors of one design, as the file says it. */
    family: text().notNull().default(''),
    cells: jsonb().$type<Record<string, string>>().notNull(),
    /** The product its number or SKU is of; null of one that there is not yet. */
    productId: bigint({ mode: 'number' }),
    /** The first row of the same product; null until all rows are read. */
    unit: integer(),
    verdict: text({ enum: rowVerdicts }),
    /** The version of the product that was looked at. */
    version: integer(),
    /** By column, what it would change or did. */
    before: jsonb().$type<Record<string, string>>(),
    after: jsonb().$type<Record<string, string>>(),
    /** Why it is refused, or what it will lack: codes with their places. */
    faults: jsonb().$type<{ at: string; code: string; value: string }[]>().notNull().default([]),
    /** People who wait for what it brings, and bags that hold what it makes dearer. */
    calls: integer().notNull().default(0),
    bags: integer().notNull().default(0),
    isLeftOut: boolean().notNull().default(false),
    outcome: text({ enum: rowOutcomes }),
    /** By how many units it moved the stock of its size. */
    moved: integer().notNull().default(0),
    skuId: bigint({ mode: 'number' }),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.row] }),
    foreignKey({ columns: [t.importId], foreignColumns: [productImport.id] }).onDelete('cascade'),
    index('import_row_by_unit').on(t.importId, t.unit, t.row),
    index('import_row_by_verdict').on(t.importId, t.verdict, t.row),
    index('import_row_by_key').on(t.importId, t.key),
    index('import_row_by_family').on(t.importId, t.family, t.row),
    check('import_row_verdict', sql`${t.verdict} in (${quoteWords(rowVerdicts)})`),
    check('import_row_outcome', sql`${t.outcome} in (${quoteWords(rowOutcomes)})`),
  ],
);

/** Pictures that a file names by their addresses, of products that have none yet. */
export const importPicture = pgTable(
  'import_picture',
  {
    importId: importId(),
    productId: bigint({ mode: 'number' }).notNull(),
    place: integer().notNull(),
    url: text().notNull(),
    /** What it shows, in the shop's own language. */
    alt: text().notNull(),
    /** Whether the product goes live once all of its pictures are there. */
    goesLive: boolean().notNull(),
    state: text({ enum: pictureFetchStates }).notNull().default('waiting'),
    tries: integer().notNull().default(0),
    /** In the media storage, once it was fetched. */
    path: text(),
    /** Why it was not. */
    code: text(),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.productId, t.place] }),
    index('import_picture_by_state').on(t.importId, t.state, t.tries, t.productId, t.place),
    check('import_picture_state', sql`${t.state} in (${quoteWords(pictureFetchStates)})`),
  ],
);

/** How the columns of a file were named: the next with the same head is read the same way. */
export const importMapping = pgTable(
  'import_mapping',
  {
    head: text().primaryKey(),
    mapping: jsonb().$type<Record<string, string>>().notNull(),
    savedAt: moment().notNull().defaultNow(),
  },
  (t) => [index('import_mapping_by_age').on(t.savedAt)],
);
