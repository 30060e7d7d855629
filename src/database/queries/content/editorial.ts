import { and, asc, eq, getTableColumns } from 'drizzle-orm';
import type { Language } from '../../../domain/visitor/language.ts';
import type { Queries } from '../../database.ts';
import { editorial } from '../../schema/content/editorial.ts';
import { editorialTranslation } from '../../schema/content/translation.ts';

/** Each entry with what it says in a language; null where nobody has translated it. */
export function findEditorial(queries: Queries, language: Language) {
  const translation = editorialTranslation;
  return queries
    .select({
      ...getTableColumns(editorial),
      texts: {
        title: translation.title,
        words: translation.words,
        call: translation.call,
        alt: translation.alt,
      },
    })
    .from(editorial)
    .leftJoin(
      translation,
      and(
        eq(translation.placement, editorial.placement),
        eq(translation.position, editorial.position),
        eq(translation.language, language),
      ),
    )
    .orderBy(asc(editorial.placement), asc(editorial.position));
}
