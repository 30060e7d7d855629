// What is written by hand for speed is what Intl writes, in French as in English.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { money } from '../../domain/pricing/money.ts';
import { formatCount, formatDecimal } from './format-count.ts';
import { formatDay, formatLongDay } from './format-day.ts';
import { formatList } from './format-list.ts';
import { formatMoment } from './format-moment.ts';
import { formatMoney } from './format-money.ts';
import { heartLabel, shortCount } from './short-forms.ts';

const near = new Intl.DateTimeFormat('fr-FR', { month: 'long', day: 'numeric', timeZone: 'UTC' });
const far = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' });
const dollars = new Intl.NumberFormat('fr-FR', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

test('numbers, amounts and days are written as Intl writes them in French', () => {
  const numbers = fc.integer({ min: -999_999_999_999, max: 999_999_999_999 });
  const days = fc.date({ min: new Date('1970-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(numbers, days, (number, date) => {
      expect(formatCount('fr', number)).toBe(number.toLocaleString('fr-FR'));
      expect(formatMoney('fr', money(number))).toBe(dollars.format(number / 100));
      expect(formatDay('fr', date.toISOString())).toBe(near.format(date));
      expect(formatLongDay('fr', date.toISOString())).toBe(far.format(date));
    }),
  );
  expect(formatDecimal('fr', 4.66, 1)).toBe('4,7');
  expect(formatMoney('fr', { minor: 35650, currency: 'EUR' })).toBe('356,50\u00a0€');
  expect(formatMoney('fr', { minor: 1200, currency: 'JPY' })).toBe('1\u202f200\u00a0JPY');
});

test('what is said in little room is said so in French too', () => {
  expect([999, 1_250, 12_345, 2_400_000].map((count) => shortCount('fr', count))).toEqual([
    '999',
    '1,2\u00a0k',
    '12\u00a0k',
    '2,4\u00a0M',
  ]);
  expect(heartLabel('fr', false, 'Slip', 3)).toBe('Ajouter Slip à vos coups de cœur, 3');
  expect(formatList('fr', ['a', 'b'], 'disjunction')).toBe('a ou b');
  expect(formatMoment('fr', Date.parse('2026-11-15T14:00:00Z'))).toBe(
    'dimanche 15 novembre à 9\u00a0h\u00a000, heure de New York',
  );
});
