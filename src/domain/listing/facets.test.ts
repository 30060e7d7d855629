import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { colorFamilies, colorFamilyOf } from './color-family.ts';
import { bandIndexOf, bandRange, priceBands } from './price-band.ts';
import { compareSizes } from './size-order.ts';

test.each([
  ['Noir', 'black'],
  ['Harvest Moon Bordeaux', 'red'],
  ['Cream Meadow', 'print'],
  ['Bottle Green', 'green'],
  ['Sand "Beige" <i>', 'beige'],
  ['Something Else', 'other'],
  ['', 'other'],
])('%j is of the family %s', (name, family) => {
  expect(colorFamilyOf(name)).toBe(family);
});

test('every name has a family', () => {
  fc.assert(fc.property(fc.string(), (name) => colorFamilies.includes(colorFamilyOf(name))));
});

const edges = fc.constantFrom(99_99, 100_00, 249_99, 250_00, 499_99, 500_00, 999_99, 1000_00);

test('every price lies in exactly the band it is counted in', () => {
  fc.assert(
    fc.property(fc.oneof(fc.integer({ min: 1, max: 1_000_000 }), edges), (minor) => {
      const within = priceBands.filter((band) => {
        const { from, to } = bandRange(band);
        return minor >= from && (to === null || minor < to);
      });
      expect(within).toEqual([priceBands[bandIndexOf(minor)]]);
    }),
  );
});

test('sizes hang from small to large', () => {
  const sizes = ['One Size', '10', 'XL', '7.5', 'Tall', 'XS', '7', 'M', 'XXS'];
  expect(sizes.sort(compareSizes)).toEqual(['XXS', 'XS', 'M', 'XL', '7', '7.5', '10', 'Tall', 'One Size']);
});
