import { expect, test } from 'vitest';
import { france } from '../../domain/checkout/testing/quote-input.ts';
import { nameCountry } from './name-country.ts';

test('the country of an address is said in the language of whoever reads it, and nothing else is changed', () => {
  const stored = { ...france, countryCode: 'DE', countryName: 'Germany' };
  expect(nameCountry('en', stored)).toEqual(stored);
  expect(nameCountry('fr', stored)).toEqual({ ...stored, countryName: 'Allemagne' });
  expect(nameCountry('de', stored)).toEqual({ ...stored, countryName: 'Deutschland' });
});
