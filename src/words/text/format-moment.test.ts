import { expect, test } from 'vitest';
import { formatMoment } from './format-moment.ts';

test.each([
  ['2026-11-15T14:00:00Z', 'Sunday, November 15 at 9:00 AM Eastern'],
  ['2026-07-01T03:05:59Z', 'Tuesday, June 30 at 11:05 PM Eastern'],
])('%s is %s to everyone', (at, words) => {
  expect(formatMoment('en', Date.parse(at))).toBe(words);
});
