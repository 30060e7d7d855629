import { expect, test } from 'vitest';
import { addressLines, addressRules, countryChoices, postalAddressProblems } from './postal-address.ts';

const ohio = {
  name: 'Margaux Tremblay',
  line1: '148 High Street',
  line2: '',
  city: 'Columbus',
  region: 'OH',
  postalCode: '43215',
  country: 'US',
};
const paris = {
  ...ohio,
  line1: '12 rue des Rosiers',
  city: 'Paris',
  region: '',
  postalCode: '75004',
  country: 'FR',
};

test('each country has its own parts, by its own names', () => {
  const names = (country: string) => addressRules(country).map(({ part, term }) => `${part}: ${term}`);
  expect(names('US')).toContain('postalCode: ZIP code');
  expect(names('US')).toContain('region: State');
  expect(names('JP')).toContain('region: Prefecture');
  expect(names('GB')).toContain('postalCode: Postcode');
  expect(names('FR').join()).not.toContain('region');
  expect(names('HK').join()).not.toContain('postalCode');
});

test('an address is whole by the rules of its country', () => {
  expect(postalAddressProblems(ohio)).toEqual({});
  expect(postalAddressProblems(paris)).toEqual({});
  expect(postalAddressProblems({ ...ohio, region: '', postalCode: '4321', city: '' })).toEqual({
    city: { code: 'missing', part: 'city', term: 'City' },
    region: { code: 'missing', part: 'region', term: 'State' },
    postalCode: { code: 'not_in_country', part: 'postalCode', term: 'ZIP code' },
  });
  expect(postalAddressProblems({ ...ohio, region: 'ZZ' })).toHaveProperty('region');
  expect(postalAddressProblems({ ...paris, postalCode: '43215-1' })).toHaveProperty('postalCode');
  expect(postalAddressProblems({ ...ohio, country: 'HK', region: 'Kowloon', postalCode: '' })).toEqual({});
  expect(postalAddressProblems({ ...ohio, line1: 'a'.repeat(101) })).toHaveProperty('line1');
});

test('an address is written as its country writes it', () => {
  expect(addressLines('en', ohio)).toEqual([
    'Margaux Tremblay',
    '148 High Street',
    'Columbus, OH 43215',
    'United States',
  ]);
  expect(addressLines('en', paris)).toEqual([
    'Margaux Tremblay',
    '12 rue des Rosiers',
    '75004 Paris',
    'France',
  ]);
});

test('every country can be chosen, by name', () => {
  const choices = countryChoices('en');
  expect(choices.length).toBeGreaterThan(200);
  expect(choices.find(({ value }) => value === 'FR')?.label).toBe('France');
  expect(choices[0]?.label).toBe('Afghanistan');
});

test('no country under embargo is offered', () => {
  const codes = countryChoices('en').map(({ value }) => value);
  expect(codes).toEqual(expect.arrayContaining(['US', 'KR', 'SY']));
  expect(codes.filter((code) => ['CU', 'IR', 'KP'].includes(code))).toEqual([]);
});
