import { expect, test } from 'vitest';
import { groupAlike, likenessOf } from './alike-texts.ts';

const first =
  'Very quality, soft leather and perfect for all occasion. Heel is comfort and delivery was very fast.';
const second =
  'Very quality, nice leather and perfect for all occasion! Sole is comfort and delivery very fast.';
const other = 'The hem came undone after two evenings, and the shop mended it without a word.';

test('likeness is the share of words that both have, whatever stands between them', () => {
  expect(likenessOf(first, first.toUpperCase())).toBe(100);
  expect(likenessOf(first, second)).toBe(74);
  expect(likenessOf(first, other)).toBeLessThan(15);
  expect(likenessOf('Love it', 'Love it')).toBe(0);
  expect(likenessOf('a a a a a a a a', 'a b c d e f g h')).toBe(7);
});

test('what is alike to one of a group is of the group, and what is not stays out', () => {
  const text = (id: number, words: string) => ({ id, text: words });
  expect(
    groupAlike([
      { a: text(7, first), b: text(3, second) },
      { a: text(8, other), b: text(7, first) },
      { a: text(11, other), b: text(12, other) },
      { a: text(9, second), b: text(10, second) },
      { a: text(9, second), b: text(3, second) },
    ]),
  ).toEqual([
    { ids: [3, 7, 9, 10], likeness: 74 },
    { ids: [11, 12], likeness: 100 },
  ]);
});
