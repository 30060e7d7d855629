import { expect, test } from 'vitest';
import { currencyDigits } from './currency-digits.ts';

test.each([
  ['JPY', 0],
  ['KRW', 0],
  ['CLP', 0],
  ['USD', 2],
  ['EUR', 2],
  ['HUF', 2],
  ['KWD', 3],
  ['BHD', 3],
  ['CLF', 4],
])('[CU-06] %s has %i decimals', (currency, expected) => {
  expect(currencyDigits(currency)).toBe(expected);
});

test('a currency that is not in the list has two decimals', () => {
  expect(currencyDigits('ZZZ')).toBe(2);
});
