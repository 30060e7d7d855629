import { expect, test } from 'vitest';
import { isToBeSaved, mergedChanges } from './seen-changes.ts';

test('a change on a change is told from the first amount that was seen', () => {
  const first = [{ of: 'total', what: 'Total', was: 100, is: 120 }];
  expect(mergedChanges(first, [{ of: 'total', what: 'Total', was: 120, is: 130 }])).toEqual([
    { of: 'total', what: 'Total', was: 100, is: 130 },
  ]);
});

test('what has gone back to where it was is no change any more', () => {
  const tax = { of: 'tax', what: 'Tax' };
  expect(mergedChanges([{ ...tax, was: 8, is: 9 }], [{ ...tax, was: 9, is: 8 }])).toEqual([]);
});

test('a piece that sold out and came back is no change, whatever each was called', () => {
  const gone = { of: 'line a', what: 'Jean, 24: This has sold out.', was: 188, is: null };
  const back = { of: 'line a', what: 'Jean, 24 can be ordered again', was: null, is: 188 };
  expect(mergedChanges([gone], [back])).toEqual([]);
});

test('what moved later stands before the sums, and the total last', () => {
  const of = (name: string) => ({ of: name, what: name, was: 1, is: 2 });
  const merged = mergedChanges([of('line a'), of('total')], [of('tax'), of('line b')]);
  expect(merged.map((change) => change.of)).toEqual(['line a', 'line b', 'tax', 'total']);
});

test('a change without amounts stays', () => {
  const news = [{ of: 'code TENOFF', what: 'The code TENOFF no longer counts', was: null, is: null }];
  expect(mergedChanges([], news)).toEqual(news);
});

test.each([
  ['a quote that is as it was is not saved', false, 0, false, false],
  ['one that moved is', true, 0, false, true],
  ['once', true, 7, false, false],
  ['and again when it has moved further', true, 6, false, true],
  ['but not while an order is being placed', true, 0, true, false],
])('[CQ-02] %s', (_, hasChanges, savedVersion, isPlacing, expected) => {
  expect(isToBeSaved({ version: 7, meta: { hasChanges } }, { savedVersion, isPlacing })).toBe(expected);
});
