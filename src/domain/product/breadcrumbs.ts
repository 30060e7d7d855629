// The way from the door to a page, for people and for search engines.
import type { PartlyTranslated } from '../text/untranslated.ts';
import type { Language } from '../visitor/language.ts';
import { pathIn } from '../visitor/language-path.ts';

export interface Crumb extends PartlyTranslated<'name'> {
  readonly name: string;
  readonly path: string;
}

/** schema.org's list of the same steps; the last one is the page itself. */
export function structuredBreadcrumbs(
  language: Language,
  steps: readonly Crumb[],
  here: Crumb,
  origin: string,
) {
  return {
    '@context': 'https://schema.org' as const,
    '@type': 'BreadcrumbList' as const,
    itemListElement: [...steps, here].map(({ name, path }, at) => ({
      '@type': 'ListItem' as const,
      position: at + 1,
      name,
      item: `${origin}${pathIn(language, path)}`,
    })),
  };
}
