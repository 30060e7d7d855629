// Parts of a relational query: of all translations of a thing, the one that a language has.
import { eq } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Language } from '../../../domain/visitor/language.ts';

/** One row or none. In the shop's own language there is never one. */
export function saidIn(language: Language) {
  return { where: (said: { readonly language: PgColumn }) => eq(said.language, language) };
}

/** Of the other colours of a design only their names are shown. */
export function colorNameIn(language: Language) {
  return { ...saidIn(language), columns: { colorName: true } } as const;
}
