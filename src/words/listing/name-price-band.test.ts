import { expect, test } from 'vitest';
import { priceBands } from '../../domain/listing/price-band.ts';
import { money } from '../../domain/pricing/money.ts';
import { namePriceBand } from './name-price-band.ts';

test('a range of prices reads from its lower bound to its upper', () => {
  expect(priceBands.map((band) => namePriceBand('en', band))).toEqual([
    'Under $100',
    '$100 to $250',
    '$250 to $500',
    '$500 to $1,000',
    '$1,000 and more',
  ]);
});

test('in another currency and language the bounds are written as they are there', () => {
  const inEuros = ({ minor }: { readonly minor: number }) => money(minor, 'EUR');
  expect(namePriceBand('fr', '0-100', inEuros)).toContain('100\u00a0€');
});
