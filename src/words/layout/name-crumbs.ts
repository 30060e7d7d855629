// The steps from the door to a page, by their names.
import type { Crumb } from '../../domain/product/breadcrumbs.ts';
import type { Category } from '../../domain/product/product.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { wordsIn } from './words.ts';

export function nameHomeCrumb(language: Language): Crumb {
  return { name: wordsIn(language).home, path: '/' };
}

/** From the door through the categories. */
export function nameCrumbs(language: Language, categories: readonly Category[]): Crumb[] {
  return [
    nameHomeCrumb(language),
    ...categories.map(({ slug, name, untranslated }) => ({
      name,
      path: `/c/${slug}`,
      ...(untranslated && { untranslated }),
    })),
  ];
}
