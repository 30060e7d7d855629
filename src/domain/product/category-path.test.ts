import { expect, test } from 'vitest';
import { categoryPath, toggleCategory } from './category-path.ts';

const category = (id: number, parentId: number | null) => ({ id, parentId, name: `${id}`, slug: `${id}` });
const path = (...categories: ReturnType<typeof category>[]) => categoryPath(categories).map(({ id }) => id);

test('the path leads from the top down, whatever the order', () => {
  expect(path(category(3, 2), category(1, null), category(2, 1))).toEqual([1, 2, 3]);
});

test('another place a product hangs in is no part of it', () => {
  expect(path(category(1, null), category(2, 1), category(110, null))).toEqual([1, 2]);
});

test('without a category at the top there is no path', () => {
  expect(path(category(2, 1))).toEqual([]);
  expect(path()).toEqual([]);
});

test('a product that is put into a category is in all that it lies in; one that leaves it leaves what lies in it', () => {
  const tree = [category(1, null), category(2, 1), category(3, 2), category(9, null)];
  expect(toggleCategory(tree, [9], { id: 3, isOn: true })).toEqual([9, 1, 2, 3]);
  expect(toggleCategory(tree, [1, 2], { id: 3, isOn: true })).toEqual([1, 2, 3]);
  expect(toggleCategory(tree, [9, 1, 2, 3], { id: 2, isOn: false })).toEqual([9, 1]);
  expect(toggleCategory(tree, [1], { id: 77, isOn: true })).toEqual([1]);
});
