import { expect, test } from 'vitest';
import { france } from '../../domain/checkout/testing/quote-input.ts';
import { nameCountry } from './name-country.ts';

test('the country of an address is said in the language of whoever reads it, and nothing else is changed', () => {
  const kept = { ...france, countryCode: 'DE', countryName: 'Germany' };
  expect(nameCountry('en', kept)).toEqual(kept);
  expect(nameCountry('fr', kept)).toEqual({ ...kept, countryName: 'Allemagne' });
  expect(nameCountry('de', kept)).toEqual({ ...kept, countryName: 'Deutschland' });
});
