// The language in which somebody is written to later: the one they asked in.
import { type SQL, sql } from 'drizzle-orm';
import { type PgColumn, text } from 'drizzle-orm/pg-core';
import { languages } from '../../domain/visitor/language.ts';
import { quoted } from './quoted.ts';

export const languageColumn = () => text({ enum: languages }).notNull().default(languages[0]);

export const isLanguageColumn = (column: PgColumn): SQL => sql`${column} in (${quoted(languages)})`;
