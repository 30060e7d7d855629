import { expect, test } from 'vitest';
import { sayLowStock, sayPresaleDay, saySizeMark, saySwatchMark } from './say-availability.ts';

const low = { quantityType: 'LowStock', lowStockQuantity: 2, isPresale: false } as const;
const inStock = { quantityType: 'InStock', lowStockQuantity: null, isPresale: false } as const;
const out = { quantityType: 'OutOfStock', lowStockQuantity: null, isPresale: false } as const;

test('[SZ-04] a low size among several says how many are left in this size', () => {
  expect(sayLowStock('en', low, 4)).toBe('Only 2 Left in this Size!');
});

test('[SZ-04] the only size of a product says just how many are left', () => {
  expect(sayLowStock('en', low, 1)).toBe('Only 2 Left');
});

test('[SZ-04] only a size that is low, by a known number, gives a warning', () => {
  expect(sayLowStock('en', { quantityType: 'InStock', lowStockQuantity: 2 }, 4)).toBeNull();
  expect(sayLowStock('en', out, 4)).toBeNull();
  expect(sayLowStock('en', { quantityType: 'LowStock', lowStockQuantity: null }, 4)).toBeNull();
});

test('[PS-01] a size says one thing: sold out before pre-sale before how many are left', () => {
  expect(saySizeMark('en', low)).toBe('2 left');
  expect(saySizeMark('en', { ...low, isPresale: true })).toBe('Pre-sale');
  expect(saySizeMark('en', { ...out, isPresale: true })).toBe('Sold out');
  expect(saySizeMark('en', inStock)).toBeNull();
  expect(saySizeMark('fr', out)).not.toBe('Sold out');
});

test('[PS-01] a colour says one thing: sold out before pre-sale', () => {
  expect(saySwatchMark('en', { isSoldOut: true, isPresale: true })).toBe('Sold out');
  expect(saySwatchMark('en', { isSoldOut: false, isPresale: true })).toBe('Pre-sale');
  expect(saySwatchMark('en', { isSoldOut: false, isPresale: false })).toBeNull();
});

test('[PS-01] a pre-sale size says when it ships, unless it is sold out', () => {
  const size = { isPresale: true, presaleShipDate: '2026-12-04', quantityType: 'InStock' } as const;
  expect(sayPresaleDay('en', size)).toBe('Pre-sale: ships by December 4');
  expect(sayPresaleDay('fr', size)).toContain('4 décembre');
  expect(sayPresaleDay('en', { ...size, quantityType: 'OutOfStock' })).toBeNull();
  expect(sayPresaleDay('en', { ...size, isPresale: false, presaleShipDate: null })).toBeNull();
});
