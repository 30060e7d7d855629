import { expect, test } from 'vitest';
import { nameSection } from './name-section.ts';

test('[PG-03] the parts of a product’s texts have their names', () => {
  const titles = ['description', 'ingredients', 'size-and-fit', 'product-details', 'model-info'] as const;
  expect(titles.map((title) => nameSection('en', title))).toEqual([
    'Description',
    'Ingredients',
    'Size & Fit',
    'Product Details',
    'Model Info',
  ]);
});

test('[PG-03] the size part is called Fit & Details under its flag', () => {
  expect(nameSection('en', 'fit-and-details')).toBe('Fit & Details');
  expect(nameSection('fr', 'fit-and-details')).not.toBe('Fit & Details');
});
