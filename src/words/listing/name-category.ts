import type { Language } from '../../domain/visitor/language.ts';
import { wordsIn } from './words.ts';

/** A category by the name it has in a language; a merchant's own category keeps its name. */
export function nameCategory<C extends { readonly slug: string; readonly name: string }>(
  language: Language,
  category: C,
): C {
  return { ...category, name: wordsIn(language).categoryName(category.slug, category.name) };
}
