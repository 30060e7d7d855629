import { expect, test } from 'vitest';
import { crumbsOf, structuredBreadcrumbs } from './breadcrumbs.ts';

test('[SEO-03] the way from the door to a page, for people and for search engines', () => {
  const steps = crumbsOf([{ id: 1, parentId: null, name: 'Clothing', slug: 'clothing' }]);
  expect(steps).toEqual([
    { name: 'Home', path: '/' },
    { name: 'Clothing', path: '/c/clothing' },
  ]);
  const list = structuredBreadcrumbs(steps, { name: 'Dresses', path: '/c/dresses' }, 'https://shop.example');
  expect(list.itemListElement.map(({ position, name, item }) => [position, name, item])).toEqual([
    [1, 'Home', 'https://shop.example/'],
    [2, 'Clothing', 'https://shop.example/c/clothing'],
    [3, 'Dresses', 'https://shop.example/c/dresses'],
  ]);
});
