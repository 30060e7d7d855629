// What the menu and the footer name, in which order, and where it leads.
import { type Language, languages } from '../visitor/language.ts';
import { isOwnAddress } from './block-faults.ts';

type Names = Readonly<Partial<Record<Language, string>>>;

export interface NavigationLink {
  /** Without any a category is called as it is. */
  readonly names: Names;
  /** An address of the shop, or one elsewhere by https. */
  readonly path: string;
}

export interface FooterColumn {
  readonly names: Names;
  readonly links: readonly NavigationLink[];
}

export interface Navigation {
  /** Above every page, and in the first column of the footer. */
  readonly menu: readonly NavigationLink[];
  /** Below these in the drawer of a telephone. */
  readonly more: readonly NavigationLink[];
  readonly columns: readonly FooterColumn[];
}

export const mostLinkLetters = 40;
/** As many as a header can show beside the name of the shop. */
export const mostInMenu = 8;
export const mostInList = 12;
export const mostColumns = 4;

export type NavigationFault =
  | {
      readonly at: string;
      readonly code: 'no_name' | 'no_address' | 'foreign_address' | 'unknown_address' | 'no_links';
    }
  | { readonly at: string; readonly code: 'too_long' | 'too_many'; readonly most: number };

/** The last word of a category's address; null for any other. */
export function categorySlugOf(path: string): string | null {
  return /^\/c\/([\w-]+)$/.exec(path)?.[1] ?? null;
}

/** Every link with where it stands. */
export function linksOf({ menu, more, columns }: Navigation) {
  const placed = (at: string, links: readonly NavigationLink[]) =>
    links.map((link, index) => ({ at: `${at}.${index}`, link }));
  return [
    ...placed('menu', menu),
    ...placed('more', more),
    ...columns.flatMap(({ links }, index) => placed(`columns.${index}.links`, links)),
  ];
}

export function navigationFaults(
  navigation: Navigation,
  known: { readonly addresses: ReadonlySet<string>; readonly categories: ReadonlySet<string> },
): NavigationFault[] {
  const { menu, more, columns } = navigation;
  return [
    ...countFaults('menu', menu, mostInMenu),
    ...countFaults('more', more, mostInList),
    ...countFaults('columns', columns, mostColumns),
    ...columns.flatMap(({ names, links }, index): NavigationFault[] => [
      ...nameFaults(`columns.${index}`, names, false),
      ...countFaults(`columns.${index}.links`, links, mostInList),
    ]),
    ...(menu.length === 0 ? [{ at: 'menu', code: 'no_links' } as const] : []),
    ...linksOf(navigation).flatMap(({ at, link: { names, path } }) => [
      ...nameFaults(at, names, known.categories.has(categorySlugOf(path) ?? '')),
      ...addressFaults(`${at}.path`, path, known.addresses),
    ]),
  ];
}

function countFaults(at: string, things: readonly unknown[], most: number): NavigationFault[] {
  return things.length > most ? [{ at, code: 'too_many', most }] : [];
}

function nameFaults(at: string, names: Names, isNamedElsewhere: boolean): NavigationFault[] {
  return languages.flatMap((language): NavigationFault[] => {
    const name = names[language] ?? '';
    const place = `${at}.names.${language}`;
    if (name.length > mostLinkLetters) return [{ at: place, code: 'too_long', most: mostLinkLetters }];
    if (language !== languages[0] || isNamedElsewhere) return [];
    return name.trim() === '' ? [{ at: place, code: 'no_name' }] : [];
  });
}

function addressFaults(at: string, path: string, addresses: ReadonlySet<string>): NavigationFault[] {
  if (path === '') return [{ at, code: 'no_address' }];
  if (isElsewhere(path)) return [];
  const [plain = ''] = path.split('#');
  if (!isOwnAddress(plain)) return [{ at, code: 'foreign_address' }];
  return addresses.has(plain) ? [] : [{ at, code: 'unknown_address' }];
}

/** An address of another site, by https alone. */
export function isElsewhere(path: string): boolean {
  return /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+([/?#][^\s"'<>\\]*)?$/i.test(path) && path.length <= 400;
}

export interface ShownLink {
  readonly name: string;
  readonly path: string;
  /** Where the name is not in the language of the page. */
  readonly lang?: Language;
}

/** As a page of a language says it. */
export interface ShownNavigation {
  readonly menu: readonly ShownLink[];
  readonly more: readonly ShownLink[];
  readonly columns: readonly {
    readonly name: string;
    readonly lang?: Language;
    readonly links: readonly ShownLink[];
  }[];
}

interface Ground {
  readonly language: Language;
  /** The category at an address, as it is called there; undefined where shoppers find none. */
  readonly categoryAt: (slug: string) => { readonly name: string; readonly slug: string } | undefined;
  /** Whether it leads somewhere now. */
  readonly isThere: (path: string) => boolean;
}

/** Without what has left the shop since. */
export function showNavigation({ menu, more, columns }: Navigation, ground: Ground): ShownNavigation {
  const shown = (links: readonly NavigationLink[]) => links.flatMap((link) => showLink(link, ground));
  return {
    menu: shown(menu),
    more: shown(more),
    columns: columns
      .map(({ names, links }) => ({ ...sayName(names, ground.language), links: shown(links) }))
      .filter(({ links }) => links.length > 0),
  };
}

function showLink({ names, path }: NavigationLink, ground: Ground): ShownLink[] {
  const slug = categorySlugOf(path);
  const category = slug === null ? undefined : ground.categoryAt(slug);
  if (category) {
    const isNamed = (names[ground.language] ?? '') !== '' || (names[languages[0]] ?? '') !== '';
    const name = isNamed ? sayName(names, ground.language) : { name: category.name };
    return [{ ...name, path: `/c/${category.slug}` }];
  }
  return ground.isThere(path) ? [{ ...sayName(names, ground.language), path }] : [];
}

function sayName(names: Names, language: Language): { readonly name: string; readonly lang?: Language } {
  const there = names[language] ?? '';
  if (there !== '') return { name: there };
  const [own] = languages;
  return { name: names[own] ?? '', ...(language !== own && { lang: own }) };
}
