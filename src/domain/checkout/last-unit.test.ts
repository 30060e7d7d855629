import { expect, test } from 'vitest';
import { isLastOfIt, linesToKeep, stillToTake } from './last-unit.ts';
import type { QuoteLine } from './quote.ts';

test.each([
  ['the last one', { available: 1, quantity: 1 }, true],
  ['both of two', { available: 2, quantity: 2 }, true],
  ['one of two', { available: 2, quantity: 1 }, false],
  ['all of three, which is more than anybody has kept', { available: 3, quantity: 3 }, false],
  ['more than there are', { available: 1, quantity: 2 }, false],
  ['one of none', { available: 0, quantity: 1 }, false],
])('%s: kept or not', (_, line, isLast) => {
  expect(isLastOfIt({ ...line, isGiftCard: false })).toBe(isLast);
  expect(isLastOfIt({ ...line, isGiftCard: true })).toBe(false);
});

test('three lines of a bag are kept at most, the first ones', () => {
  const lines = [true, false, true, true, true].map((isLast, skuId) => ({ skuId, isLast }) as QuoteLine);
  expect(linesToKeep(lines).map(({ skuId }) => skuId)).toEqual([0, 2, 3]);
});

test('what is kept is not set aside a second time, and what is more is', () => {
  const lines = [
    { skuId: 1, quantity: 1 },
    { skuId: 2, quantity: 3 },
    { skuId: 3, quantity: 1 },
  ];
  const heldLines = [
    { skuId: 1, quantity: 1 },
    { skuId: 2, quantity: 2 },
  ];
  expect(stillToTake(lines, heldLines)).toEqual([
    { skuId: 2, quantity: 1 },
    { skuId: 3, quantity: 1 },
  ]);
  expect(stillToTake(lines, [])).toEqual(lines);
});
