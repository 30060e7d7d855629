import { expect, test } from 'vitest';
import { sayLineTrouble } from './say-line-trouble.ts';

const line = { quantity: 1, available: 5, isGiftCard: false, isActive: true, audienceExclusionReason: null };

test.each([
  [{}, null],
  [{ available: 0 }, 'Sold out while you were deciding.'],
  [{ quantity: 6 }, 'Only 5 left.'],
  [{ isActive: false }, 'No longer in the shop.'],
  [{ audienceExclusionReason: 'Lent to the press.' }, 'Lent to the press.'],
  [{ isGiftCard: true, available: 0 }, null],
])('[BG-10] of %j the bag says %j', (change, what) => {
  expect(sayLineTrouble('en', { ...line, ...change })?.[0] ?? null).toBe(what);
});

test('what stands against a line is said in French too, with what to do about it', () => {
  expect(sayLineTrouble('fr', { ...line, quantity: 6 })).toEqual([
    'Plus que 5 en stock.',
    'Prenez-en moins, et il est de nouveau à vous.',
  ]);
});
