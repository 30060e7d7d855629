import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCount } from './format-count.ts';

test('a number is written as English writes it', () => {
  const count = fc.integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 });
  fc.assert(
    fc.property(count, (number) => {
      expect(formatCount('en', number)).toBe(number.toLocaleString('en-US'));
    }),
  );
  expect([0, 999, 1_000, 1_234_567].map((count) => formatCount('en', count))).toEqual([
    '0',
    '999',
    '1,000',
    '1,234,567',
  ]);
});
