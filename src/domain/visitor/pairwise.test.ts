import { expect, test } from 'vitest';
import { flagNames } from './flags.ts';
import { pairwise } from './pairwise.ts';

/** The pairs of switches that are never met in one of the four ways. */
function missing(names: readonly string[]): string[] {
  const rows = pairwise(names);
  return names.flatMap((a, at) =>
    names.slice(at + 1).flatMap((b) => {
      const ways = new Set(rows.map((row) => `${row[a]} ${row[b]}`));
      return ways.size === 4 ? [] : [`${a} ${b}: ${[...ways]}`];
    }),
  );
}

test.each([1, 2, 3, 4, 7, 10, 36, 57, 100])('every two of %i switches are met in all four ways', (count) => {
  expect(missing(Array.from({ length: count }, (_, index) => `f${index}`))).toEqual([]);
});

test('the flags of the shop need few pages', () => {
  expect(missing(flagNames)).toEqual([]);
  expect(pairwise(flagNames).length).toBeLessThanOrEqual(10);
  expect(Object.keys(pairwise(flagNames)[0] ?? {})).toEqual([...flagNames]);
});
