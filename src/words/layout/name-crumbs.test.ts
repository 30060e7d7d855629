import { expect, test } from 'vitest';
import { nameCrumbs } from './name-crumbs.ts';

const clothing = { id: 1, parentId: null, name: 'Clothing', slug: 'clothing' };

test('[SEO-03] the way from the door to a page, for people', () => {
  expect(nameCrumbs('en', [clothing])).toEqual([
    { name: 'Home', path: '/' },
    { name: 'Clothing', path: '/c/clothing' },
  ]);
});

test('[SEO-03] in French a category has its French name, and a merchant’s own keeps its name', () => {
  const own = { ...clothing, name: 'Attic', slug: 'attic' };
  expect(nameCrumbs('fr', [clothing, own]).map(({ name }) => name)).toEqual([
    'Accueil',
    'Vêtements',
    'Attic',
  ]);
});
