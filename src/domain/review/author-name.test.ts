import { expect, test } from 'vitest';
import { authorName } from './author-name.ts';

test.each([
  ['Margaux Tremblay', 'Margaux T.'],
  ['margaux', 'margaux'],
  ['Ada King Lovelace', 'Ada L.'],
  ['evil.example', 'E.'],
  ['evil . example', 'E. E.'],
  ['www.evil Shop', 'W. S.'],
])('a review by %j is signed %j', (name, signed) => {
  expect(authorName(name)).toBe(signed);
});
