import { expect, test } from 'vitest';
import { changesTitle, isToBeSaved, mergedChanges } from './seen-changes.ts';

test('a change on a change is told from the first amount that was seen', () => {
  const first = [{ what: 'Total', was: 100, is: 120 }];
  expect(mergedChanges(first, [{ what: 'Total', was: 120, is: 130 }])).toEqual([
    { what: 'Total', was: 100, is: 130 },
  ]);
});

test('what has gone back to where it was is no change any more', () => {
  expect(mergedChanges([{ what: 'Tax', was: 8, is: 9 }], [{ what: 'Tax', was: 9, is: 8 }])).toEqual([]);
});

test('a change without amounts stays', () => {
  const news = [{ what: 'The code TENOFF no longer counts', was: null, is: null }];
  expect(mergedChanges([], news)).toEqual(news);
});

test('the title counts', () => {
  expect(changesTitle(1)).toBe('One thing changed while you were here.');
  expect(changesTitle(3)).toBe('Three things changed while you were here.');
  expect(changesTitle(12)).toBe('12 things changed while you were here.');
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
