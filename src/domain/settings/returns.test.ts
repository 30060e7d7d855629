import { expect, test } from 'vitest';
import { standardReturns } from '../shipping/return-terms.ts';
import { returnsFaults, returnTermsOf, standardReturnValues as standard } from './returns.ts';

test('what nobody has set is what the shop comes with, and is sound', () => {
  expect(returnsFaults(standard)).toEqual([]);
  expect(returnTermsOf(standard)).toEqual(standardReturns);
});

test.each([
  [{ days: '13' }, 'days', 'no_days_between', '14–365'],
  [{ days: '366', lateDays: '' }, 'days', 'no_days_between', '14–365'],
  [{ days: '' }, 'days', 'no_days_between', '14–365'],
  [{ days: '30.5' }, 'days', 'no_days_between', '14–365'],
  [{ days: '-30' }, 'days', 'no_days_between', '14–365'],
  [{ days: '1e2' }, 'days', 'no_days_between', '14–365'],
  [{ lateDays: '366' }, 'lateDays', 'no_days_between', '14–365'],
  [{ lateDays: '30' }, 'lateDays', 'not_later', '30'],
  [{ from: 'nowhere' }, 'from', 'no_choice', 'nowhere'],
])('%o is refused, and the shop goes on by what it comes with', (values, at, code, value) => {
  const given = { ...standard, ...values };
  expect(returnsFaults(given)).toEqual([{ at, code, value }]);
  expect(returnTermsOf(given)).toEqual(standardReturns);
});

test.each([
  [
    { days: '14', lateDays: '15' },
    { days: 14, lateDays: 15, from: 'everywhere' },
  ],
  [
    { days: '365', lateDays: '' },
    { days: 365, lateDays: null, from: 'everywhere' },
  ],
  [{ from: 'home' }, { days: 30, lateDays: 60, from: 'home' }],
])('%o is the rule', (values, terms) => {
  expect(returnsFaults({ ...standard, ...values })).toEqual([]);
  expect(returnTermsOf({ ...standard, ...values })).toEqual(terms);
});
