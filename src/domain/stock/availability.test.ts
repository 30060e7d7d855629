import { expect, test } from 'vitest';
import type { QuantityType } from '../product/product.ts';
import {
  isSoldOut,
  lowStockMessage,
  presaleMessage,
  quantityTypeOf,
  quantityTypeOfSizes,
  sizeWord,
  swatchWord,
} from './availability.ts';

const low = { quantityType: 'LowStock', lowStockQuantity: 2, isPresale: false } as const;
const inStock = { quantityType: 'InStock', lowStockQuantity: null, isPresale: false } as const;
const out = { quantityType: 'OutOfStock', lowStockQuantity: null, isPresale: false } as const;

test('[SZ-04] a low size among several says how many are left in this size', () => {
  expect(lowStockMessage(low, 4)).toBe('Only 2 Left in this Size!');
});

test('[SZ-04] the only size of a product says just how many are left', () => {
  expect(lowStockMessage(low, 1)).toBe('Only 2 Left');
});

test('[SZ-04] only a size that is low, by a known number, gives a warning', () => {
  expect(lowStockMessage({ quantityType: 'InStock', lowStockQuantity: 2 }, 4)).toBeNull();
  expect(lowStockMessage(out, 4)).toBeNull();
  expect(lowStockMessage({ quantityType: 'LowStock', lowStockQuantity: null }, 4)).toBeNull();
});

test.each<[number, number | undefined, QuantityType]>([
  [-2, 3, 'OutOfStock'],
  [0, 3, 'OutOfStock'],
  [1, 3, 'LowStock'],
  [3, 3, 'LowStock'],
  [4, 3, 'InStock'],
  [3, undefined, 'LowStock'],
  [4, undefined, 'InStock'],
  [1, 0, 'InStock'],
])('%i available with the low mark at %s is %s', (available, lowStockAt, expected) => {
  expect(quantityTypeOf(available, lowStockAt)).toBe(expected);
});

test('a product is as well stocked as its best size', () => {
  expect(quantityTypeOfSizes([out, low, inStock])).toBe('InStock');
  expect(quantityTypeOfSizes([out, low])).toBe('LowStock');
  expect(quantityTypeOfSizes([out, out])).toBe('OutOfStock');
  expect(quantityTypeOfSizes([])).toBe('OutOfStock');
});

test('a product is sold out when every size is, whatever its own mark says', () => {
  expect(isSoldOut({ quantityType: 'InStock', sizes: [out, out] })).toBe(true);
  expect(isSoldOut({ quantityType: 'OutOfStock', sizes: [out, low] })).toBe(false);
  expect(isSoldOut({ quantityType: 'InStock', sizes: [] })).toBe(false);
  expect(isSoldOut({ quantityType: 'OutOfStock', sizes: [] })).toBe(true);
});

test('[PS-01] a size says one thing: sold out before pre-sale before how many are left', () => {
  expect(sizeWord(low)).toBe('2 left');
  expect(sizeWord({ ...low, isPresale: true })).toBe('Pre-sale');
  expect(sizeWord({ ...out, isPresale: true })).toBe('Sold out');
  expect(sizeWord(inStock)).toBeNull();
});

test('[PS-01] a colour says one thing: sold out before pre-sale', () => {
  expect(swatchWord({ isSoldOut: true, isPresale: true })).toBe('Sold out');
  expect(swatchWord({ isSoldOut: false, isPresale: true })).toBe('Pre-sale');
  expect(swatchWord({ isSoldOut: false, isPresale: false })).toBeNull();
});

test('[PS-01] a pre-sale size says when it ships, unless it is sold out', () => {
  const size = { isPresale: true, presaleShipDate: '2026-12-04', quantityType: 'InStock' } as const;
  expect(presaleMessage(size)).toBe('Pre-sale: ships by December 4');
  expect(presaleMessage({ ...size, quantityType: 'OutOfStock' })).toBeNull();
  expect(presaleMessage({ ...size, isPresale: false, presaleShipDate: null })).toBeNull();
});
