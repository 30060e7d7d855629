import { expect, test } from 'vitest';
import { sayHeldPieces, sayHoldNews } from './say-hold.ts';

test('the last minute and the end of a hold are spoken', () => {
  expect(sayHoldNews('en', 'one_minute')).toMatch(/one more minute/);
  expect(sayHoldNews('en', 'ended')).toMatch(/ended/);
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
])('what is held, in words', (pieces, sentence) => {
  expect(sayHeldPieces('en', pieces)).toBe(sentence);
});
