import { expect, test } from 'vitest';
import { holdSpeech, holdText, holdWords } from './hold-time.ts';

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

test.each([
  [[{ sizeName: 'S', quantity: 1 }], 'The last one in S is yours for'],
  [[{ sizeName: 'S', quantity: 2 }], 'The last 2 in S are yours for'],
  [[{ sizeName: 'One Size', quantity: 1 }], 'The last one is yours for'],
  [
    [
      { sizeName: 'S', quantity: 1 },
      { sizeName: 'M', quantity: 1 },
    ],
    'The last of these are yours for',
  ],
])('what is kept, in words', (kept, words) => {
  expect(holdWords(kept)).toBe(words);
});
