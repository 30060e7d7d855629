import { expect, test } from 'vitest';
import { mostRecent, recentSearches, withoutSearch, withSearch } from './recent-searches.ts';

test('the latest search comes first, once, and only the latest few stay', () => {
  expect(withSearch(['silk', 'Black dress'], 'black dress')).toEqual(['black dress', 'silk']);
  const many = Array.from({ length: 9 }, (_, at) => `search ${at}`);
  const left = many.reduce<readonly string[]>(withSearch, []);
  expect(left).toHaveLength(mostRecent);
  expect(left[0]).toBe('search 8');
});

test('one is forgotten, however it was written', () => {
  expect(withoutSearch(['silk', 'Black dress'], 'black DRESS')).toEqual(['silk']);
});

test.each([[null], ['silk'], [{ 0: 'silk' }], [[1, null, '  ']]])(
  '%j that was stored is no search',
  (value) => {
    expect(recentSearches(value)).toEqual([]);
  },
);
