import { expect, test } from 'vitest';
import { holdNews, holdText } from './hold-time.ts';

test('the time left is minutes and seconds, and a second that has begun counts', () => {
  expect(holdText(581_000)).toBe('9:41');
  expect(holdText(580_001)).toBe('9:41');
  expect(holdText(9_000)).toBe('0:09');
});

test('it is spoken at one minute and at the end, and silent before', () => {
  expect([60_001, 60_000, 1, 0].map(holdNews)).toEqual([null, 'one_minute', 'one_minute', 'ended']);
});
