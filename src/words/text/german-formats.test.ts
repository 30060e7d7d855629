// What is written by hand for speed is what Intl writes, in German as in English.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { money } from '../../domain/pricing/money.ts';
import { formatCount, formatDecimal } from './format-count.ts';
import { formatDay, formatLongDay } from './format-day.ts';
import { formatList } from './format-list.ts';
import { formatMoment } from './format-moment.ts';
import { formatMoney } from './format-money.ts';
import { heartLabel, shortCount } from './short-forms.ts';

const near = new Intl.DateTimeFormat('de-DE', { month: 'long', day: 'numeric', timeZone: 'UTC' });
const far = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'UTC' });
const dollars = new Intl.NumberFormat('de-DE', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

test('numbers, amounts and days are written as Intl writes them in German', () => {
  const numbers = fc.integer({ min: -999_999_999_999, max: 999_999_999_999 });
  const days = fc.date({ min: new Date('1970-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(numbers, days, (number, date) => {
      expect(formatCount('de', number)).toBe(number.toLocaleString('de-DE'));
      expect(formatMoney('de', money(number))).toBe(dollars.format(number / 100));
      expect(formatDay('de', date.toISOString())).toBe(near.format(date));
      expect(formatLongDay('de', date.toISOString())).toBe(far.format(date));
    }),
  );
  expect(formatDecimal('de', 4.66, 1)).toBe('4,7');
  expect(formatMoney('de', { minor: 35650, currency: 'EUR' })).toBe('356,50\u00a0€');
});

test('what is said in little room is said so in German too', () => {
  expect([999, 1_250, 12_345, 2_400_000].map((count) => shortCount('de', count))).toEqual([
    '999',
    '1,2\u00a0Tsd.',
    '12\u00a0Tsd.',
    '2,4\u00a0Mio.',
  ]);
  expect(heartLabel('de', false, 'Slip', 3)).toBe('Slip zu Ihren Lieblingen hinzufügen, 3');
  expect(formatList('de', ['a', 'b'], 'disjunction')).toBe('a oder b');
  expect(formatMoment('de', Date.parse('2026-11-15T14:00:00Z'))).toBe(
    'Sonntag, 15. November, 9:00 Uhr New Yorker Zeit',
  );
});
