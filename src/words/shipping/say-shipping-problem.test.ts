import { expect, test } from 'vitest';
import { sayParcelProblem, sayShippingProblem } from './say-shipping-problem.ts';

const northern = {
  code: 'cannotShipToCountry',
  countries: [
    { countryId: 38, code: 'CA', name: 'Canada' },
    { countryId: 81, code: 'DE', name: 'Germany' },
    { countryId: 223, code: 'US', name: 'United States' },
  ],
} as const;

test('[IX-03] whoever is elsewhere is told the only countries, home first, in their language', () => {
  expect(sayShippingProblem('en', northern)).toBe('Only ships to: United States, Canada, Germany');
  expect(sayShippingProblem('fr', northern)).toBe(
    'Livraison uniquement\u00a0: États-Unis, Allemagne, Canada',
  );
});

test('where nothing may go, no other country is named', () => {
  const nowhere = { code: 'cannotShipToCountry', countries: [] } as const;
  expect(sayShippingProblem('en', nowhere)).toBe('We may not ship anything to this country.');
  expect(sayShippingProblem('fr', nowhere)).toBe('Nous ne pouvons rien expédier vers ce pays.');
});

test('[IX-04] what cannot fly does not leave the country, and few of it fit an order', () => {
  expect(sayShippingProblem('en', { code: 'airProhibitedDestination' })).toBe(
    'Item cannot ship with an expedited method or outside the domestic US.',
  );
  expect(sayShippingProblem('en', { code: 'airProhibited', most: 4 })).toBe(
    'Only 4 things that cannot ship by air fit an order.',
  );
  expect(sayParcelProblem('en', { code: 'too_many_grounded', most: 4, excess: 1 })).toBe(
    'Only 4 things that cannot ship by air fit an order. Take out 1 to check out.',
  );
});

test('[IX-03, IX-04] how many do not ship to where they are, and what to do about it', () => {
  expect([2, 1].map((lines) => sayParcelProblem('en', { code: 'not_to_destination', lines }))).toEqual([
    '2 things in your bag do not ship to where you are. Take them out to check out.',
    'One thing in your bag does not ship to where you are. Take it out to check out.',
  ]);
});
