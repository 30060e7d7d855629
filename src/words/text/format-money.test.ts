import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultCurrency, largestMinor, money } from '../../domain/pricing/money.ts';
import { formatMoney } from './format-money.ts';
import { wordsIn } from './words.ts';

const minor = fc.integer({ min: -largestMinor, max: largestMinor });

test('[CU-01] the default is US dollars: $, two decimals, en-US', () => {
  expect(defaultCurrency).toEqual({ code: 'USD', decimalDigits: 2 });
  expect(wordsIn('en').locale).toBe('en-US');
  expect(money(24850)).toEqual({ minor: 24850, currency: 'USD' });
  expect(formatMoney('en', money(124850))).toBe('$1,248.50');
});

test('an amount reads the same wherever it stands: without cents when it is whole', () => {
  expect(formatMoney('en', money(24800))).toBe('$248');
  expect(formatMoney('en', money(17150))).toBe('$171.50');
  expect(formatMoney('en', money(-500))).toBe('-$5');
});

test('dollars are written by hand as English writes them', () => {
  const english = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    trailingZeroDisplay: 'stripIfInteger',
  });
  fc.assert(
    fc.property(minor, (cents) => {
      expect(formatMoney('en', money(cents))).toBe(english.format(cents / 100));
    }),
  );
  expect([0, 5, 99, 100, -7, 100_000].map((cents) => formatMoney('en', money(cents)))).toEqual([
    '$0',
    '$0.05',
    '$0.99',
    '$1',
    '-$0.07',
    '$1,000',
  ]);
});

test('[CU-06] currencies with 0 or 3 decimals are written right', () => {
  expect(formatMoney('en', { minor: 1200, currency: 'JPY' })).toBe('¥1,200');
  expect(formatMoney('en', { minor: 1234, currency: 'KWD' })).toBe('KWD\u00a01.234');
  expect(formatMoney('en', { minor: 57_100, currency: 'JPY' })).toBe('¥57,100');
  expect(formatMoney('en', { minor: 490_000, currency: 'KRW' })).toBe('₩490,000');
  expect(formatMoney('en', { minor: 331_00, currency: 'EUR' })).toBe('€331');
  expect(formatMoney('en', { minor: 35650, currency: 'EUR' })).toBe('€356.50');
  expect(formatMoney('en', { minor: 150050, currency: 'HUF' })).toContain('1,500.50');
});
