import { expect, test } from 'vitest';
import { movedIn } from './wishlist.ts';

test('a product of a list moves by one, stops at the ends, and can be taken out', () => {
  const list = [1, 2, 3];
  expect(movedIn(list, 2, 'up')).toEqual([2, 1, 3]);
  expect(movedIn(list, 2, 'down')).toEqual([1, 3, 2]);
  expect(movedIn(list, 1, 'up')).toEqual(list);
  expect(movedIn(list, 3, 'down')).toEqual(list);
  expect(movedIn(list, 2, 'out')).toEqual([1, 3]);
  expect(movedIn(list, 9, 'up')).toEqual(list);
});
