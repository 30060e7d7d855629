import { expect, test } from 'vitest';
import { chartKindOf, isOneSize, isShoe, preselectedSize, sizeFromQuery } from './sizes.ts';

const small = { id: 11, name: 'S', quantityType: 'InStock' } as const;
const medium = { id: 12, name: 'M', quantityType: 'OutOfStock' } as const;
const large = { id: 13, name: 'L', quantityType: 'LowStock' } as const;
const sizes = [small, medium, large];
const oneSize = { id: 21, name: 'One Size', quantityType: 'InStock' } as const;

test('One Size marks a one-sized item, which needs no choosing', () => {
  expect(isOneSize([oneSize])).toBe(true);
  expect(preselectedSize([oneSize])).toBe(oneSize);
});

test('a single size with a name of its own, several sizes and none at all are no One Size', () => {
  const runs: readonly (readonly { readonly name: string }[])[] = [[small], [oneSize, small], sizes, []];
  for (const several of runs) {
    expect(isOneSize(several)).toBe(false);
    expect(preselectedSize(several)).toBeNull();
  }
});

test('an address chooses a size of this product that can be bought', () => {
  expect(sizeFromQuery(sizes, '11')).toBe(small);
  expect(sizeFromQuery(sizes, '13')).toBe(large);
});

test.each([null, '', '12', '99', 'S', '11 ', '011', '11.0', '1e1', '١١'])(
  'an address that asks for %j chooses nothing',
  (value) => {
    expect(sizeFromQuery(sizes, value)).toBeNull();
  },
);

test('category 179 is shoes', () => {
  expect(isShoe([4, 179])).toBe(true);
  expect(isShoe([17, 9])).toBe(false);
});

test.each([
  [['XS', 'S', 'XXL'], [1], 'clothing'],
  [['24', '26'], [1], 'waist'],
  [['6', '7.5'], [1, 179], 'shoes'],
  [['One Size'], [1], null],
  [['One Size'], [179], null],
  [['50 ml'], [1], null],
  [['20 mm', '30 mm'], [1], null],
  [[], [1], null],
])('[RT-14] sizes %j in categories %j are found in the chart %j', (names, categoryIds, kind) => {
  expect(chartKindOf({ categoryIds, sizes: names.map((name) => ({ name })) })).toBe(kind);
});
