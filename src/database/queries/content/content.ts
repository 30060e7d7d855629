import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Language } from '../../../domain/visitor/language.ts';
import type { Queries } from '../../database.ts';
import { contentTranslation } from '../../schema/content/translation.ts';
import { content } from '../../schema/operation.ts';

/** A merchant's HTML, and whether it is in the language it was asked for in or in the shop's own. */
export interface FoundContent {
  readonly html: string;
  readonly isTranslated: boolean;
}

/** By key; what there is none of is not among them. */
export async function findContents(
  queries: Queries,
  keys: readonly string[],
  language: Language,
): Promise<ReadonlyMap<string, FoundContent>> {
  const translation = contentTranslation;
  const rows = await queries
    .select({
      key: content.key,
      html: sql<string>`coalesce(${translation.html}, ${content.html})`,
      isTranslated: sql<boolean>`${translation.html} is not null`,
    })
    .from(content)
    .leftJoin(translation, and(eq(translation.key, content.key), eq(translation.language, language)))
    .where(inArray(content.key, [...keys]));
  return new Map(rows.map(({ key, ...found }) => [key, found]));
}
