import { expect, test } from 'vitest';
import { daysOf, firstDayOf } from './span.ts';

const now = Date.UTC(2026, 10, 19, 12);

test.each([
  ['2026-11-01', '2026-11-01'],
  [null, '2026-11-19'],
  ['soon', '2026-11-19'],
  ['2026-13-45', '2026-11-19'],
])('an address that names %j begins with %s', (text, day) => {
  expect(firstDayOf(text, now)).toBe(day);
});

test.each([
  ['31', 31],
  [null, 14],
  ['0', 14],
  ['63', 14],
  ['many', 14],
])('and %j days are %i', (text, days) => {
  expect(daysOf(text)).toBe(days);
});
