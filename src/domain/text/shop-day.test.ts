import { expect, test } from 'vitest';
import { shopDay } from './shop-day.ts';

test.each([
  ['2026-11-16T04:59:59Z', '2026-11-15'],
  ['2026-11-16T05:00:00Z', '2026-11-16'],
  ['2026-07-01T03:59:59Z', '2026-06-30'],
])('at %s it is %s where the shop is', (instant, day) => {
  expect(shopDay(Date.parse(instant))).toBe(day);
});
