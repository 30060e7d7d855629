import { expect, test } from 'vitest';
import { earlyRefusal, kindOfType } from './brought-file.ts';
import { largestFilmBytes } from './film-file.ts';
import { largestPictureBytes } from './product-picture.ts';

test.each([
  ['image/jpeg', 1, null],
  ['image/png', largestPictureBytes, null],
  ['image/png', largestPictureBytes + 1, 'too_large'],
  ['image/tiff', 1, 'no_picture'],
  ['image/svg+xml', 1, 'no_picture'],
  ['text/html', 1, 'no_picture'],
  // Some computers name none: then its bytes say.
  ['', 1, null],
  ['image/webp', 0, 'no_picture'],
  ['video/mp4', largestFilmBytes, null],
  ['video/webm', largestFilmBytes + 1, 'film_too_large'],
  ['video/quicktime', 1, 'no_film'],
] as const)('a file of type "%s" and %d bytes: %s', (type, size, refusal) =>
  expect(earlyRefusal({ type, size })).toBe(refusal),
);

test('a film is what says that it is one', () => {
  expect([kindOfType('video/mp4'), kindOfType('image/png'), kindOfType('')]).toEqual([
    'film',
    'picture',
    'picture',
  ]);
});
