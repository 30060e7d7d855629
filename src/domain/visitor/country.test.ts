import { expect, test } from 'vitest';
import {
  isInternational,
  madeInUsa,
  onlyShipsToMessage,
  shipsTo,
  showsProp65,
  usCountryId,
} from './country.ts';

const everywhere = { restrictCountries: [] };
const northern = {
  restrictCountries: [
    { countryId: 223, name: 'United States' },
    { countryId: 38, name: 'Canada' },
  ],
};

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

test('[IX-03] a product with a list of countries ships to those and says which', () => {
  expect(shipsTo(northern, 223)).toBe(true);
  expect(shipsTo(northern, 38)).toBe(true);
  expect(shipsTo(northern, 222)).toBe(false);
  expect(onlyShipsToMessage(northern)).toBe('Only ships to: United States, Canada');
});

test('[IX-03] a product without a list ships everywhere and says nothing', () => {
  expect(shipsTo(everywhere, 222)).toBe(true);
  expect(onlyShipsToMessage(everywhere)).toBeNull();
});

test('[PG-21] the Proposition 65 warning needs chemicals and a visitor from the US or from nowhere known', () => {
  const chemicals = [{ name: 'nickel' }];
  expect(showsProp65(chemicals, 'US')).toBe(true);
  expect(showsProp65(chemicals, null)).toBe(true);
  expect(showsProp65(chemicals, 'CA')).toBe(false);
  expect(showsProp65([], 'US')).toBe(false);
});
