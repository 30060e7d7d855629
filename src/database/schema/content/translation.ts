// The merchant's HTML, in other languages than the shop's own.
import { check, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { isOtherLanguageColumn, otherLanguageColumn } from '../language.ts';
import { content } from '../operation.ts';

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
