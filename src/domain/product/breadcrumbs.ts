// The way from the door to a page, for people and for search engines.
import { words } from '../../words/layout/words.ts';
import { pagePath } from '../../words/page-path.ts';
import { named } from '../listing/category-name.ts';
import type { Category } from './product.ts';

export interface Crumb {
  readonly name: string;
  readonly path: string;
}

export const homeCrumb = (): Crumb => ({ name: words.home, path: '/' });

export function crumbsOf(categories: readonly Category[]): Crumb[] {
  return [homeCrumb(), ...categories.map(named).map(({ name, slug }) => ({ name, path: `/c/${slug}` }))];
}

/** schema.org's list of the same steps; the last one is the page itself. */
export function structuredBreadcrumbs(steps: readonly Crumb[], here: Crumb, origin: string) {
  return {
    '@context': 'https://schema.org' as const,
    '@type': 'BreadcrumbList' as const,
    itemListElement: [...steps, here].map(({ name, path }, at) => ({
      '@type': 'ListItem' as const,
      position: at + 1,
      name,
      item: `${origin}${pagePath(path)}`,
    })),
  };
}
