import { expect, test } from 'vitest';
import { nameAddressPart, sayAddressProblem } from './say-address.ts';

test('a part of an address is called as its country calls it', () => {
  expect(nameAddressPart('en', { part: 'postalCode', term: 'ZIP code' })).toBe('ZIP code');
  expect(nameAddressPart('en', { part: 'region', term: 'Prefecture' })).toBe('Prefecture');
  expect(nameAddressPart('en', { part: 'region', term: 'Atoll' })).toBe('Atoll');
  expect(nameAddressPart('en', { part: 'name', term: null })).toBe('Full name');
  expect(nameAddressPart('fr', { part: 'city', term: 'City' })).toBe('Ville');
});

test('what is wrong with an address names the part', () => {
  const missing = { code: 'missing', part: 'city', term: 'City' } as const;
  expect(sayAddressProblem('en', missing)).toBe('Please enter the city.');
  expect(sayAddressProblem('en', { ...missing, part: 'region', term: 'State' })).toBe(
    'Please enter the state.',
  );
  expect(sayAddressProblem('en', { code: 'not_in_country', part: 'postalCode', term: 'ZIP code' })).toBe(
    'That ZIP code does not exist in this country.',
  );
  expect(sayAddressProblem('en', { code: 'too_long' })).toBe('Please use at most 100 characters.');
});
