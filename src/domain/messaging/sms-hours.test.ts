import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quietFor } from './sms-hours.ts';

const hours = { from: 8, until: 21 };
const somewhere = '+12015550123';
const minute = 60_000;

const hourIn = (timeZone: string, at: number) =>
  Number(new Intl.DateTimeFormat('en-US', { hour: 'numeric', hourCycle: 'h23', timeZone }).format(at));

test.each([
  ['2026-11-15T15:59:59Z', 1_000],
  ['2026-11-15T16:00:00Z', 0],
  ['2026-11-16T01:59:59Z', 0],
  ['2026-11-16T02:00:00Z', 14 * 60 * minute],
  // The night the clocks are put forward is an hour shorter.
  ['2027-03-14T02:00:00Z', 13 * 60 * minute],
])('[WL-13] at %s a phone that may be on either coast is left in peace for %i ms', (at, wait) => {
  expect(quietFor(somewhere, Date.parse(at), hours)).toBe(wait);
});

test('[WL-13] a number of Hawaii goes by Hawaii', () => {
  expect(quietFor('+18085550123', Date.parse('2026-11-15T17:00:00Z'), hours)).toBe(60 * minute);
  expect(quietFor('+18085550123', Date.parse('2026-11-16T05:00:00Z'), hours)).toBe(0);
});

describe('at any moment of ten years', () => {
  const moments = fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2036-01-01') });

  test('[WL-13] the wait ends in a good hour on both coasts, and is no longer than it must be', () => {
    fc.assert(
      fc.property(moments, (now) => {
        const wait = quietFor(somewhere, now, hours);
        expect(wait).toBeLessThanOrEqual(15 * 60 * minute);
        for (const zone of ['America/New_York', 'America/Los_Angeles', 'America/Chicago']) {
          expect(hourIn(zone, now + wait)).toBeGreaterThanOrEqual(8);
          expect(hourIn(zone, now + wait)).toBeLessThan(21);
        }
        if (wait > 0) {
          const before = now + wait - 1;
          const isOpen = ['America/New_York', 'America/Los_Angeles'].every(
            (zone) => hourIn(zone, before) >= 8 && hourIn(zone, before) < 21,
          );
          expect(isOpen).toBe(false);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('[WL-13] around the clock is never quiet', () => {
    fc.assert(
      fc.property(moments, (now) => quietFor(somewhere, now, { from: 0, until: 24 }) === 0),
      { numRuns: 100 },
    );
  });
});
