import { expect, test } from 'vitest';
import { reviewPageSize } from './review.ts';

test.each([
  [null, 5],
  ['', 5],
  ['0', 5],
  ['-3', 5],
  ['2.5', 5],
  ['x', 5],
  ['3', 3],
  ['40', 40],
  ['999', 40],
])('[RT-07] ?ps=%s shows %i reviews', (asked, shown) => {
  expect(reviewPageSize(asked)).toBe(shown);
});
