// A navigation while it is typed: what can change places has a key of its own.
import type { WireNavigation, WireNavigationLink } from '../../../contract/content/navigation-desk.ts';
import { languages } from '../../../domain/visitor/language.ts';
import { newKey } from '../session/new-key.ts';

export interface FormLink extends WireNavigationLink {
  readonly key: string;
}

export interface FormColumn {
  readonly key: string;
  readonly names: WireNavigationLink['names'];
  readonly links: readonly FormLink[];
}

export interface NavigationForm {
  readonly menu: readonly FormLink[];
  readonly more: readonly FormLink[];
  readonly columns: readonly FormColumn[];
}

export const noNames = Object.fromEntries(
  languages.map((language) => [language, '']),
) as WireNavigationLink['names'];

export const emptyLink = (): FormLink => ({ key: newKey(), names: noNames, path: '' });
export const emptyColumn = (): FormColumn => ({ key: newKey(), names: noNames, links: [emptyLink()] });

export function formOf({ menu, more, columns }: WireNavigation): NavigationForm {
  const keyed = (links: readonly WireNavigationLink[]) => links.map((link) => ({ ...link, key: newKey() }));
  return {
    menu: keyed(menu),
    more: keyed(more),
    columns: columns.map(({ names, links }) => ({ key: newKey(), names, links: keyed(links) })),
  };
}

export function navigationOf({ menu, more, columns }: NavigationForm): WireNavigation {
  const plain = (links: readonly FormLink[]) =>
    links.map(({ names, path }) => ({ names, path: path.trim() }));
  return {
    menu: plain(menu),
    more: plain(more),
    columns: columns.map(({ names, links }) => ({ names, links: plain(links) })),
  };
}
