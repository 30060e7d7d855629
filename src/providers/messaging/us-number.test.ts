import { type CountryCode, getExampleNumber } from 'libphonenumber-js';
import examples from 'libphonenumber-js/examples.mobile.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { isUsNumber } from './us-number.ts';

test('[WL-08] of the published example numbers only those of the United States and its territories are US numbers', () => {
  const taken = Object.keys(examples).filter((country) =>
    isUsNumber(getExampleNumber(country as CountryCode, examples)?.number ?? ''),
  );
  expect(taken.toSorted()).toEqual(['AS', 'GU', 'MP', 'PR', 'US', 'VI']);
});

test.each([
  ['+12125551234', true],
  ['+15551234567', false],
  ['+12015550', false],
  ['+12045551234', false],
  ['+18095551234', false],
  ['+19005551234', false],
  ['+18002345678', false],
  ['', false],
])('[WL-08] %s is one: %s', (phone, isOne) => {
  expect(isUsNumber(phone)).toBe(isOne);
});
