import { expect, test } from 'vitest';
import { isCardNumber } from './card-number.ts';

test.each([
  ['4242424242424242', true],
  ['4242 4242 4242 4242', true],
  ['3782-822463-10005', true],
  ['501234567890', true],
  ['6304000000000000000', true],
  ['tok_ok', false],
  ['ctoken_1Nn4242424242424242', false],
  ['12345678901', false],
  ['tokencc_bh_4242424242424242', false],
  ['', false],
])('[PM-04] %j is the number of a card: %s', (sent, expected) => {
  expect(isCardNumber(sent)).toBe(expected);
});
