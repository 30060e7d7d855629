import { expect, test } from 'vitest';
import {
  photoSlidesShown,
  reviewPageSize,
  thumbnailBatch,
  thumbnailsAtFirst,
  thumbnailsAtLoad,
} from './review.ts';

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
])('[RT-07] ?ps=%s shows %i reviews', (sizeText, shown) => {
  expect(reviewPageSize(sizeText)).toBe(shown);
});

test('[RV-06, RV-07] photos come by the hundred, 200 kept at first and none with the page; six to sixteen side by side', () => {
  expect([thumbnailBatch, thumbnailsAtFirst, thumbnailsAtLoad]).toEqual([100, 200, 0]);
  expect([null, 0, 3, 6, 9.9, 16, 40, Number.NaN].map(photoSlidesShown)).toEqual([6, 6, 6, 6, 9, 16, 16, 6]);
});
