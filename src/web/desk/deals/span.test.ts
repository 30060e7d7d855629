import { expect, test, vi } from 'vitest';
import { dayHere, daysOf, firstDayOf } from './span.ts';

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

test('today is the day where whoever plans is, whatever day it is in Greenwich', () => {
  vi.stubEnv('TZ', 'America/New_York');
  for (let hour = 0; hour < 24; hour++) {
    const at = Date.UTC(2026, 10, 19, hour);
    expect(new Date(`${dayHere(at)}T00:00`).getTime()).toBeLessThanOrEqual(at);
    expect(new Date(`${dayHere(at)}T23:59`).getTime()).toBeGreaterThanOrEqual(at);
  }
  vi.unstubAllEnvs();
});
