import { expect, test } from 'vitest';
import { inCentimetres, lengthUnitOf, parseLengthUnit } from './lengths.ts';

test.each([
  ['34 in', '86\u00a0cm'],
  ['10.5 in', '27\u00a0cm'],
  ['5 ft 10 in', '178\u00a0cm'],
  ['48 in from strap to hem, 34 in wide', '122\u00a0cm from strap to hem, 86\u00a0cm wide'],
  ['3 inches', '3 inches'],
  ['2 in 1', '2 in 1'],
  ['None', 'None'],
])('%s is %s', (text, there) => {
  expect(inCentimetres(text)).toBe(there);
});

test.each([
  [null, 'US', 'en', 'in'],
  [null, null, 'en', 'in'],
  [null, 'FR', 'en', 'cm'],
  [null, 'US', 'fr', 'cm'],
  ['cm', 'US', 'en', 'cm'],
  ['in', 'FR', 'fr', 'in'],
] as const)('who chose %s in %s, reading %s, reads %s', (chosen, country, language, unit) => {
  expect(lengthUnitOf(chosen, country, language)).toBe(unit);
});

test('a unit is one of two words', () => {
  expect(['in', 'cm', 'IN', '', undefined].map(parseLengthUnit)).toEqual(['in', 'cm', null, null, null]);
});
