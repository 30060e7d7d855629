import { describe, expect, test } from 'vitest';
import { isElsewhere, mostInMenu, type Navigation, navigationFaults, showNavigation } from './navigation.ts';

const shopPlaces = {
  addresses: new Set(['/c/coats', '/contact', '/region']),
  categories: new Set(['coats']),
};
const link = (path: string, en = 'Name', fr = '') => ({ names: { en, fr }, path });
const navigation = (more: Partial<Navigation> = {}): Navigation => ({
  menu: [link('/c/coats', '')],
  more: [],
  columns: [{ names: { en: 'Help' }, links: [link('/contact'), link('/region#consent')] }],
  ...more,
});
const faultsOf = (more: Partial<Navigation>) =>
  navigationFaults(navigation(more), shopPlaces).map(({ at, code }) => [at, code]);

describe('what is wrong is said by its field', () => {
  test('a category is called as it is; all else needs a name', () => {
    expect(faultsOf({})).toEqual([]);
    expect(faultsOf({ menu: [link('/contact', ' ')] })).toEqual([['menu.0.names.en', 'no_name']]);
    expect(faultsOf({ more: [link('/contact', 'x'.repeat(41))] })).toEqual([['more.0.names.en', 'too_long']]);
    expect(faultsOf({ columns: [{ names: {}, links: [] }] })).toEqual([['columns.0.names.en', 'no_name']]);
  });
  test('it leads into the shop, or elsewhere by https', () => {
    expect(faultsOf({ menu: [link('')] })).toEqual([['menu.0.path', 'no_address']]);
    expect(faultsOf({ menu: [link('/c/capes')] })).toEqual([['menu.0.path', 'unknown_address']]);
    expect(faultsOf({ menu: [link('//elsewhere.example')] })).toEqual([['menu.0.path', 'foreign_address']]);
    for (const path of [
      'http://a.example',
      'javascript:alert(1)',
      'https://',
      'https://a',
      'https://a.b/<x>',
    ])
      expect(faultsOf({ menu: [link(path)] })).toEqual([['menu.0.path', 'foreign_address']]);
    for (const path of ['https://a.example', 'https://www.a.example/x?y=z#w'])
      expect(isElsewhere(path)).toBe(true);
  });
  test('no more than there is room for, and no menu without anything', () => {
    expect(faultsOf({ menu: [] })).toEqual([['menu', 'no_links']]);
    expect(faultsOf({ menu: Array.from({ length: mostInMenu + 1 }, () => link('/contact')) })).toEqual([
      ['menu', 'too_many'],
    ]);
  });
});

test('it is said in the language of a page, marked where it is not, by the categories of now', () => {
  const ground = {
    language: 'fr' as const,
    categoryAt: (slug: string) => (slug === 'coats' ? { name: 'Manteaux', slug: 'overcoats' } : undefined),
    isThere: (path: string) => path !== '/l/winter',
  };
  const shown = showNavigation(
    navigation({
      more: [link('/l/winter'), link('/c/capes-of-then', 'Capes'), link('/c/coats', 'All coats', 'Tous')],
    }),
    { ...ground, isThere: (path) => !path.startsWith('/l/') && !path.startsWith('/c/') },
  );
  expect(shown).toEqual({
    menu: [{ name: 'Manteaux', path: '/c/overcoats' }],
    more: [{ name: 'Tous', path: '/c/overcoats' }],
    columns: [
      {
        name: 'Help',
        lang: 'en',
        links: [
          { name: 'Name', lang: 'en', path: '/contact' },
          { name: 'Name', lang: 'en', path: '/region#consent' },
        ],
      },
    ],
  });
});
