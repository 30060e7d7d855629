import { expect, test } from 'vitest';
import { isInternational, madeInUsa, showsProp65, usCountryId } from './country.ts';

test('the United States is country 223 and everyone else is international', () => {
  expect(usCountryId).toBe(223);
  expect(isInternational('US')).toBe(false);
  expect(isInternational('us')).toBe(false);
  expect(isInternational('FR')).toBe(true);
  expect(isInternational(null)).toBe(false);
});

test('made in USA is origin 1, not shipping country 223', () => {
  expect(madeInUsa(1)).toBe(true);
  expect(madeInUsa(223)).toBe(false);
  expect(madeInUsa(null)).toBe(false);
});

test('[PG-21] the Proposition 65 warning needs chemicals and a visitor from the US or from nowhere known', () => {
  const chemicals = [{ name: 'nickel' }];
  expect(showsProp65(chemicals, 'US')).toBe(true);
  expect(showsProp65(chemicals, null)).toBe(true);
  expect(showsProp65(chemicals, 'CA')).toBe(false);
  expect(showsProp65([], 'US')).toBe(false);
});
