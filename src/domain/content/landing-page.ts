// Pages of blocks at an address of their own: what they are called, what is wrong with that, and when they are in the shop.
import { type Language, languages } from '../visitor/language.ts';
import { isInShop, type Span } from './blocks.ts';

/** The home page, or a landing page by the last word of its address. */
export type BlockPage = string;

export const homePage: BlockPage = 'home';

export const mostSlugLetters = 60;
export const mostLandingPages = 200;

const slugShape = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const root = '/l/';

export function isLandingSlug(text: string): boolean {
  return text.length <= mostSlugLetters && text !== homePage && slugShape.test(text);
}

export const landingPath = (slug: string) => `${root}${slug}`;

/** Null for an address that is none of a landing page. */
export function landingSlugOf(path: string): string | null {
  const slug = path.startsWith(root) ? path.slice(root.length) : '';
  return isLandingSlug(slug) ? slug : null;
}

export const pageTextNames = ['title', 'description'] as const;

export type PageTextName = (typeof pageTextNames)[number];

/** What tabs, lists of links and search engines say of a page. */
export type PageText = Readonly<Record<PageTextName, string>>;

export const pageTextMost: Readonly<Record<PageTextName, number>> = { title: 60, description: 160 };

/** What a landing page is, but for its blocks; the home page is called as the shop is. */
export interface PageAbout extends Span {
  readonly texts: Readonly<Partial<Record<Language, PageText>>>;
}

export const emptyPageText: PageText = { title: '', description: '' };

export type PageFault =
  | { readonly at: string; readonly code: 'no_title' | 'no_description' }
  | { readonly at: string; readonly code: 'too_long'; readonly most: number }
  | { readonly at: 'until'; readonly code: 'until_before_from' }
  | { readonly at: 'slug'; readonly code: 'no_slug' | 'slug_taken' };

export function slugFaults(slug: string, isTaken: boolean): PageFault[] {
  if (!isLandingSlug(slug)) return [{ at: 'slug', code: 'no_slug' }];
  return isTaken ? [{ at: 'slug', code: 'slug_taken' }] : [];
}

export function pageFaults({ texts, from, until }: PageAbout): PageFault[] {
  return [
    ...languages.flatMap((language) =>
      pageTextNames.flatMap((name): PageFault[] => {
        const text = texts[language]?.[name] ?? '';
        const at = `texts.${language}.${name}`;
        if (text.length > pageTextMost[name]) return [{ at, code: 'too_long', most: pageTextMost[name] }];
        return language === languages[0] && text.trim() === '' ? [{ at, code: `no_${name}` }] : [];
      }),
    ),
    ...(from !== null && until !== null && until <= from
      ? [{ at: 'until', code: 'until_before_from' } as const]
      : []),
  ];
}

/** What is said in a language: what nobody has translated, in the shop's own. */
export function pageTextIn({ texts }: Pick<PageAbout, 'texts'>, language: Language): PageText {
  const [own, there] = [texts[languages[0]] ?? emptyPageText, texts[language] ?? emptyPageText];
  return { title: there.title || own.title, description: there.description || own.description };
}

/** In which language its title is, where nobody has translated it. */
export function titleLanguage({ texts }: Pick<PageAbout, 'texts'>, language: Language): Language {
  return texts[language]?.title ? language : languages[0];
}

export function missingPageTexts({ texts }: Pick<PageAbout, 'texts'>, language: Language): string[] {
  return pageTextNames.filter((name) => !texts[language]?.[name]).map((name) => `texts.${language}.${name}`);
}

export const landingStates = ['new', 'planned', 'live', 'over', 'taken_down'] as const;

/** Where a page stands for shoppers: they find it while it is live, and nothing at its address otherwise. */
export type LandingState = (typeof landingStates)[number];

export function landingStateOf(
  { live, isTakenDown }: { readonly live: Span | null; readonly isTakenDown: boolean },
  now: number,
): LandingState {
  if (live === null) return 'new';
  if (isTakenDown) return 'taken_down';
  if (isInShop(live, now)) return 'live';
  return live.from !== null && live.from > now ? 'planned' : 'over';
}
