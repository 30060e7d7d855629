// What search understands, and what is asked of it. A merchant adds words of their own beside those the shop came with.

import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Every word a product is found by, so that a misspelt one can be told from one that is not there. */
export const searchWord = pgTable('search_word', { word: text().primaryKey() }, (t) => [
  index('search_word_by_likeness').using('gin', t.word.op('gin_trgm_ops')),
  index('search_word_by_beginning').on(t.word.op('text_pattern_ops')),
]);

/** What can be asked for in any language, and what each is a kind of, or goes with. */
export const searchConcept = pgTable('search_concept', {
  code: text().primaryKey(),
  broader: text().array().notNull().default([]),
  /** Whether anything in the lists is such; worked out with them. */
  isSold: boolean().notNull().default(false),
});

/** What people call it in one language; all of the concepts are meant. */
export const searchTerm = pgTable(
  'search_term',
  { language: text().notNull(), term: text().notNull(), concepts: text().array().notNull() },
  (t) => [
    primaryKey({ columns: [t.language, t.term] }),
    check('search_term_means_something', sql`cardinality(${t.concepts}) > 0 and btrim(${t.term}) <> ''`),
  ],
);

/** How often something was looked for on a day, and how much there was of it. Nobody is named. */
export const searchCount = pgTable(
  'search_count',
  {
    day: date().notNull(),
    language: text().notNull(),
    query: text().notNull(),
    searches: integer().notNull(),
    /** Of what was asked for; none of it where something else was offered instead. */
    products: integer().notNull(),
    /** Marks of different people, of sixty in all: how many at least, and no word of who. */
    askers: bigint({ mode: 'bigint' }).notNull().default(sql`0`),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.language, t.query] }),
    index('search_count_by_searches').on(t.language, t.searches.desc()),
    // By several people on one day: a few of many thousands of rows.
    index('search_count_by_several')
      .on(t.language, t.day)
      .where(sql`${t.products} > 0 and ${t.askers} & (${t.askers} - 1) <> 0`),
  ],
);
