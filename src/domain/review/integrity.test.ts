import { expect, test } from 'vitest';
import { compareRefusals, isBurst, shareOf, usualRate } from './integrity.ts';

test.each([
  [4, { reviews: 0, days: 90 }, false],
  [5, { reviews: 0, days: 90 }, true],
  [5, { reviews: 9, days: 90 }, true],
  [5, { reviews: 90, days: 90 }, false],
  [6, { reviews: 90, days: 90 }, true],
  [12, { reviews: 900, days: 90 }, false],
  [30, { reviews: 900, days: 90 }, true],
  [9, { reviews: 3, days: 6 }, false],
  [10, { reviews: 3, days: 6 }, true],
])('%i reviews in a day after %o: a burst is %s', (reviews, usual, is) => {
  expect(isBurst(reviews, usual)).toBe(is);
});

test('a rate of fewer than seven days is none', () => {
  expect(usualRate({ reviews: 3, days: 6 })).toBeNull();
  expect(usualRate({ reviews: 14, days: 7 })).toBe(2);
});

test('a share comes with its range, and of fewer than ten not at all', () => {
  expect(shareOf({ decided: 9, refused: 9 }).percent).toBeNull();
  expect(shareOf({ decided: 10, refused: 0 }).percent).toEqual({ share: 0, from: 0, to: 27.8 });
  expect(shareOf({ decided: 10, refused: 10 }).percent).toEqual({ share: 100, from: 72.2, to: 100 });
  expect(shareOf({ decided: 200, refused: 20 }).percent).toEqual({ share: 10, from: 6.6, to: 14.9 });
});

test.each([
  [{ decided: 9, refused: 9 }, { decided: 500, refused: 0 }, 'too_few'],
  [{ decided: 20, refused: 3 }, { decided: 500, refused: 20 }, 'no_difference'],
  [{ decided: 20, refused: 9 }, { decided: 500, refused: 20 }, 'low_more'],
  [{ decided: 500, refused: 20 }, { decided: 20, refused: 9 }, 'high_more'],
] as const)('few stars %o beside many %o: %s', (low, high, verdict) => {
  expect(compareRefusals(shareOf(low), shareOf(high))).toBe(verdict);
});
