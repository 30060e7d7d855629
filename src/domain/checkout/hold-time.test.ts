import { expect, test } from 'vitest';
import { holdSpeech, holdText } from './hold-time.ts';

test('the time left is minutes and seconds, and a second that has begun counts', () => {
  expect(holdText(581_000)).toBe('9:41');
  expect(holdText(580_001)).toBe('9:41');
  expect(holdText(9_000)).toBe('0:09');
});

test('it is spoken at one minute and at the end, and silent before', () => {
  expect(holdSpeech(60_001)).toBeNull();
  expect(holdSpeech(60_000)).toMatch(/one more minute/);
  expect(holdSpeech(0)).toMatch(/ended/);
});
