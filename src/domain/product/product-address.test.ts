import { expect, test } from 'vitest';
import type { Product } from './product.ts';
import { meaningfulQuery } from './product-address.ts';

const product = {
  sizes: [
    { id: 7, quantityType: 'InStock' },
    { id: 8, quantityType: 'OutOfStock' },
  ],
  images: [{}, {}, {}],
} as unknown as Product;

test.each([
  ['size=7', 'size=7'],
  ['size=8', ''],
  ['size=9', ''],
  ['image=2', 'image=2'],
  ['image=3', ''],
  ['image=2&ps=20&size=9&tab=description', 'image=2&ps=20&tab=description'],
  ['', ''],
])('[RT-04, RT-10] of %j, what means something for this product is %j', (query, meant) => {
  expect(meaningfulQuery(query, product)).toBe(meant);
});
