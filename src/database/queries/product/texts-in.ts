// Parts of a relational query: of all translations of a thing, the one that a language has.
import { eq } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Language } from '../../../domain/visitor/language.ts';

/** One row or none. In the shop's own language there is never one. */
export function textsIn(language: Language) {
  return { where: (translation: { readonly language: PgColumn }) => eq(translation.language, language) };
}

/** Of the other colours of a design only their names are shown. */
export function colorNameIn(language: Language) {
  return { ...textsIn(language), columns: { colorName: true } } as const;
}
