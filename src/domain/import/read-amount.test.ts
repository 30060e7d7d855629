import { expect, test } from 'vitest';
import { readAmount } from './read-amount.ts';

test.each([
  ['356', 35_600],
  ['356.5', 35_650],
  ['$1,234.50', 123_450],
  ['1.234,50 €', 123_450],
  ['1 234,5', 123_450],
  ['1,234', 123_400],
  ['12,5', 1_250],
  ['0', 0],
])('an amount as people write it: %s', (text, minor) => {
  expect(readAmount(text, 'USD')).toBe(minor);
});

test.each(['', 'free', '12.345', '-3', '1e3', '3 for 2', '12,34,56.1.2'])('none: %j', (text) => {
  expect(readAmount(text, 'USD')).toBeUndefined();
});

test('as fine as its currency', () => {
  expect([readAmount('1.234', 'KWD'), readAmount('1200', 'JPY'), readAmount('1.5', 'JPY')]).toEqual([
    1_234,
    1_200,
    undefined,
  ]);
});
