// What the merchant puts in the window: the picture the home page opens with, and the edits beneath it.
import { sql } from 'drizzle-orm';
import { check, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';

export const editorial = pgTable(
  'editorial',
  {
    placement: text({ enum: ['window', 'edit'] }).notNull(),
    position: smallint().notNull(),
    title: text().notNull(),
    words: text().notNull(),
    /** What the link says, for the window alone: an edit is a link as a whole. */
    call: text(),
    path: text().notNull(),
    picture: text().notNull(),
    /** For narrow screens, where the picture is wide. */
    tallPicture: text(),
    alt: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.placement, t.position] }),
    check('editorial_placement', sql`${t.placement} in ('window', 'edit')`),
    check('editorial_leads_into_the_shop', sql`${t.path} ~ '^/[^/]'`),
  ],
);
