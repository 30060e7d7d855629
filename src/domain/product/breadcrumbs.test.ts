import { expect, test } from 'vitest';
import { structuredBreadcrumbs } from './breadcrumbs.ts';

const steps = [
  { name: 'Home', path: '/' },
  { name: 'Clothing', path: '/c/clothing' },
];
const itemsIn = (language: 'en' | 'fr') =>
  structuredBreadcrumbs(
    language,
    steps,
    { name: 'Dresses', path: '/c/dresses' },
    'https://shop.example',
  ).itemListElement.map(({ position, name, item }) => [position, name, item]);

test('[SEO-03] the way from the door to a page, for search engines', () => {
  expect(itemsIn('en')).toEqual([
    [1, 'Home', 'https://shop.example/'],
    [2, 'Clothing', 'https://shop.example/c/clothing'],
    [3, 'Dresses', 'https://shop.example/c/dresses'],
  ]);
});

test('[SEO-03] a French page leads through French pages', () => {
  expect(itemsIn('fr').map(([, , item]) => item)).toEqual([
    'https://shop.example/fr',
    'https://shop.example/fr/c/clothing',
    'https://shop.example/fr/c/dresses',
  ]);
});
