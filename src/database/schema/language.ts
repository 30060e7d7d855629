// Which language a row is in. The columns hold a language's two letters and know of no list: what the shop speaks is in
// `domain/visitor/language.ts` alone, and one more language needs no migration.
import { type SQL, sql } from 'drizzle-orm';
import { type PgColumn, text } from 'drizzle-orm/pg-core';
import { languages } from '../../domain/visitor/language.ts';

/** The language in which somebody is written to later: the one they asked in. */
export const languageColumn = () => text({ enum: languages }).notNull().default(languages[0]);

export const isLanguageColumn = (column: PgColumn): SQL => sql`${column} ~ '^[a-z]{2}$'`;

/** Any but the shop's own, which stands in the thing itself. */
export const otherLanguageColumn = () => text({ enum: languages }).notNull();

export const isOtherLanguageColumn = (column: PgColumn): SQL =>
  sql`${isLanguageColumn(column)} and ${column} <> ${sql.raw(`'${languages[0]}'`)}`;
