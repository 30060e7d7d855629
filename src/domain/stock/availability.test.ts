import { expect, test } from 'vitest';
import type { QuantityType } from '../product/product.ts';
import {
  isSoldOut,
  lowStockLeft,
  presaleDay,
  quantityTypeOf,
  quantityTypeOfSizes,
  sizeMark,
  swatchMark,
} from './availability.ts';

const low = { quantityType: 'LowStock', lowStockQuantity: 2, isPresale: false } as const;
const inStock = { quantityType: 'InStock', lowStockQuantity: null, isPresale: false } as const;
const out = { quantityType: 'OutOfStock', lowStockQuantity: null, isPresale: false } as const;

test('[SZ-04] only a size that is low, by a known number, gives a warning', () => {
  expect(lowStockLeft(low)).toBe(2);
  expect(lowStockLeft({ quantityType: 'InStock', lowStockQuantity: 2 })).toBeNull();
  expect(lowStockLeft(out)).toBeNull();
  expect(lowStockLeft({ quantityType: 'LowStock', lowStockQuantity: null })).toBeNull();
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
  expect(sizeMark(low)).toEqual({ left: 2 });
  expect(sizeMark({ ...low, isPresale: true })).toBe('presale');
  expect(sizeMark({ ...out, isPresale: true })).toBe('sold_out');
  expect(sizeMark(inStock)).toBeNull();
});

test('[PS-01] a colour says one thing: sold out before pre-sale', () => {
  expect(swatchMark({ isSoldOut: true, isPresale: true })).toBe('sold_out');
  expect(swatchMark({ isSoldOut: false, isPresale: true })).toBe('presale');
  expect(swatchMark({ isSoldOut: false, isPresale: false })).toBeNull();
});

test('[PS-01] a pre-sale size says when it ships, unless it is sold out', () => {
  const size = { isPresale: true, presaleShipDate: '2026-12-04', quantityType: 'InStock' } as const;
  expect(presaleDay(size)).toBe('2026-12-04');
  expect(presaleDay({ ...size, quantityType: 'OutOfStock' })).toBeNull();
  expect(presaleDay({ ...size, isPresale: false, presaleShipDate: null })).toBeNull();
});
