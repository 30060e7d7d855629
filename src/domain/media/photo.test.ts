import { expect, test } from 'vitest';
import { photoWithin, sentPhotoBytes, sentPhotoTries, storedPhotoHeight, storedPhotoWidth } from './photo.ts';

test('a photo is made as small as it is kept, by its longer side, and never larger', () => {
  expect(photoWithin({ width: storedPhotoWidth * 2, height: storedPhotoHeight })).toBe(0.5);
  expect(photoWithin({ width: storedPhotoWidth, height: storedPhotoHeight * 4 })).toBe(0.25);
  expect(photoWithin({ width: 300, height: 400 })).toBe(1);
});

test('what is sent arrives over 400 kbit/s in less than the 15 s that the shop waits', () => {
  expect((sentPhotoBytes * 8) / 400_000).toBeLessThan(10);
  const pixels = sentPhotoTries.map(({ share, quality }) => share * quality);
  expect(pixels).toEqual(pixels.toSorted((a, b) => b - a));
});
