import { expect, test } from 'vitest';
import { parseRegion, regionFromQuery, regionText } from './region.ts';

test.each([
  ['CA', 'CAD', { country: 'CA', currency: 'CAD' }],
  ['ca', 'cad', { country: 'CA', currency: 'CAD' }],
  ['FR', null, { country: 'FR', currency: null }],
  [null, 'EUR', { country: null, currency: 'EUR' }],
  ['Canada', 'CAD', { country: null, currency: 'CAD' }],
  ['ZZ', null, null],
  ['UK', 'GBP', { country: null, currency: 'GBP' }],
  ['<b>', '$', null],
  [null, null, null],
  ['', '', null],
])('glCountry=%j, glCurrency=%j asks for %j', (country, currency, region) => {
  expect(regionFromQuery(country, currency)).toEqual(region);
});

test('a region survives as a cookie, and nothing else is read as one', () => {
  for (const region of [
    { country: 'CA', currency: 'CAD' },
    { country: 'CA', currency: null },
    { country: null, currency: 'CAD' },
  ])
    expect(parseRegion(regionText(region))).toEqual(region);
  for (const text of [undefined, '', '.', 'x', 'ca.cad', 'CA.CAD.X', 'CAD.CA', '__proto__', 'ZZ.'])
    expect(parseRegion(text)).toBeNull();
});
