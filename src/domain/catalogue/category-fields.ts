// What a category says, and what is wrong with it.
import { type Language, languages } from '../visitor/language.ts';

export const mostNameLetters = 60;
export const mostSlugLetters = 60;
const mostGoogleLetters = 200;

export interface CategoryFields {
  readonly names: Readonly<Partial<Record<Language, string>>>;
  /** The last word of its address. */
  readonly slug: string;
  /** Its way through the taxonomy of the feeds; empty for that of what it lies in. */
  readonly googleCategory: string;
  /** Whether shoppers are led there, and find it. */
  readonly isListed: boolean;
}

export type CategoryFault =
  | { readonly at: string; readonly code: 'no_name' | 'bad_slug' | 'reserved_slug' | 'slug_taken' }
  | { readonly at: 'parentId'; readonly code: 'no_such_parent' | 'circle' | 'too_deep' }
  | { readonly at: string; readonly code: 'too_long'; readonly most: number };

/** Lists that are no category have these addresses. */
const reservedSlugs: readonly string[] = ['all', 'new-in', 'pre-sale'];

export function categoryFaults({ names, slug, googleCategory }: CategoryFields): CategoryFault[] {
  return [
    ...languages.flatMap((language): CategoryFault[] => {
      const name = names[language] ?? '';
      const at = `names.${language}`;
      if (name.length > mostNameLetters) return [{ at, code: 'too_long', most: mostNameLetters }];
      return language === languages[0] && name.trim() === '' ? [{ at, code: 'no_name' }] : [];
    }),
    ...slugFaults(slug),
    ...(googleCategory.length > mostGoogleLetters
      ? [{ at: 'googleCategory', code: 'too_long', most: mostGoogleLetters } as const]
      : []),
  ];
}

function slugFaults(slug: string): CategoryFault[] {
  const at = 'slug';
  if (slug.length > mostSlugLetters) return [{ at, code: 'too_long', most: mostSlugLetters }];
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) return [{ at, code: 'bad_slug' }];
  return reservedSlugs.includes(slug) ? [{ at, code: 'reserved_slug' }] : [];
}
