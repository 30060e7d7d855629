// The window and the merchant's pages, in other languages than the shop's own.
import { check, foreignKey, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { isOtherLanguageColumn, otherLanguageColumn } from '../language.ts';
import { content } from '../operation.ts';
import { editorial } from './editorial.ts';

export const editorialTranslation = pgTable(
  'editorial_translation',
  {
    placement: text({ enum: ['window', 'edit'] }).notNull(),
    position: smallint().notNull(),
    language: otherLanguageColumn(),
    title: text().notNull(),
    words: text().notNull(),
    call: text(),
    alt: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.placement, t.position, t.language] }),
    foreignKey({
      name: 'editorial_translation_of_editorial',
      columns: [t.placement, t.position],
      foreignColumns: [editorial.placement, editorial.position],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
    check('editorial_translation_language', isOtherLanguageColumn(t.language)),
  ],
);

export const contentTranslation = pgTable(
  'content_translation',
  {
    key: text()
      .notNull()
      .references(() => content.key, { onDelete: 'cascade', onUpdate: 'cascade' }),
    language: otherLanguageColumn(),
    html: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.key, t.language] }),
    check('content_translation_language', isOtherLanguageColumn(t.language)),
  ],
);
