import { expect, test } from 'vitest';
import { nameCrumbs } from './name-crumbs.ts';

const clothing = { id: 1, parentId: null, name: 'Clothing', slug: 'clothing' };

test('[SEO-03] the way from the door to a page, for people', () => {
  expect(nameCrumbs('en', [clothing])).toEqual([
    { name: 'Home', path: '/' },
    { name: 'Clothing', path: '/c/clothing' },
  ]);
});

test('[SEO-03] in French the door is said in French, and a category as it is called there', () => {
  const own = { ...clothing, name: 'Grenier', slug: 'attic' };
  expect(nameCrumbs('fr', [own]).map(({ name }) => name)).toEqual(['Accueil', 'Grenier']);
});
