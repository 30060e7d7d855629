import fc from 'fast-check';
import { expect, test } from 'vitest';
import { othersViewed, viewedIds, withViewed } from './recently-viewed.ts';
import { mostRecommended } from './recommendation.ts';

test('[LS-02] the latest comes first, once, and the product that is looked at is left out', () => {
  const seen = [1, 2, 3, 2].reduce(withViewed, [] as readonly number[]);
  expect(seen).toEqual([2, 3, 1]);
  expect(othersViewed(seen, 3)).toEqual([2, 1]);
});

test('[LS-02] no more are kept than are shown beside another', () => {
  const many = Array.from({ length: 40 }, (_, i) => i + 1).reduce(withViewed, [] as readonly number[]);
  expect(othersViewed(many, many[0] ?? 0)).toHaveLength(mostRecommended);
});

test('[LS-01, LS-02] whatever is kept, only product ids come back', () => {
  expect(viewedIds([1, '2', 2.5, -3, null, 4])).toEqual([1, 4]);
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(viewedIds(value).every((id) => Number.isSafeInteger(id) && id > 0)).toBe(true);
    }),
  );
});
