import { describe, expect, test } from 'vitest';
import { categoryFaults } from './category-fields.ts';
import {
  ancestorsOf,
  branchOf,
  heightOf,
  mostLevels,
  moveBetween,
  placeFaultOf,
  rehangingOf,
  treeRows,
} from './category-tree.ts';
import { listedCategories } from './listed-categories.ts';

const tree = [
  { id: 1, parentId: null },
  { id: 2, parentId: 1 },
  { id: 3, parentId: 2 },
  { id: 4, parentId: 3 },
  { id: 10, parentId: 1 },
  { id: 60, parentId: null },
];

test('what a category lies in, and what lies in it', () => {
  expect(ancestorsOf(tree, 4)).toEqual([3, 2, 1]);
  expect(branchOf(tree, 2)).toEqual([2, 3, 4]);
  expect(heightOf(tree, 2)).toBe(3);
  expect(treeRows(tree).map(({ category, depth }) => [category.id, depth])).toEqual([
    [1, 0],
    [2, 1],
    [3, 2],
    [4, 3],
    [10, 1],
    [60, 0],
  ]);
});

describe('where a category cannot lie', () => {
  test('in itself, or in what lies in it', () => {
    expect(placeFaultOf(tree, { id: 2, parentId: 2 })).toBe('circle');
    expect(placeFaultOf(tree, { id: 2, parentId: 4 })).toBe('circle');
  });
  test('deeper than the shop can show, with all that lies in it', () => {
    expect(mostLevels).toBe(4);
    expect(placeFaultOf(tree, { id: null, parentId: 4 })).toBe('too_deep');
    expect(placeFaultOf(tree, { id: null, parentId: 3 })).toBeNull();
    expect(placeFaultOf(tree, { id: 2, parentId: 60 })).toBeNull();
    expect(placeFaultOf(tree, { id: 2, parentId: 10 })).toBe('too_deep');
  });
  test('in what is not there', () => {
    expect(placeFaultOf(tree, { id: 2, parentId: 999 })).toBe('no_such_parent');
    expect(placeFaultOf(tree, { id: 2, parentId: null })).toBeNull();
  });
});

test('a tree that bites its tail ends', () => {
  const bitten = [
    { id: 1, parentId: 2 },
    { id: 2, parentId: 1 },
  ];
  expect(ancestorsOf(bitten, 1)).toEqual([2, 1]);
});

test('products leave what they no longer lie in, and stay in what both places lie in', () => {
  const after = tree.map((one) => (one.id === 3 ? { ...one, parentId: 60 } : one));
  expect(rehangingOf(tree, after, 3)).toEqual({ leave: [2, 1], enter: [60] });
  expect(moveBetween(tree, 2, 10)).toEqual({ leave: [2], enter: [10] });
});

test('a category that is not listed takes along all that lies in it', () => {
  const listed = tree.map((one) => ({ ...one, isListed: one.id !== 2 }));
  expect(listedCategories(listed).map(({ id }) => id)).toEqual([1, 10, 60]);
});

test('what is wrong with a category is said by its field', () => {
  const good = { names: { en: 'Capes' }, slug: 'capes', googleCategory: '', isListed: true };
  const faultsOf = (more: object) => categoryFaults({ ...good, ...more }).map(({ at, code }) => [at, code]);
  expect(faultsOf({})).toEqual([]);
  expect(faultsOf({ names: { en: ' ', fr: 'Capes' } })).toEqual([['names.en', 'no_name']]);
  expect(faultsOf({ names: { en: 'Capes', fr: 'x'.repeat(61) } })).toEqual([['names.fr', 'too_long']]);
  for (const slug of ['', 'Capes', 'ca pes', '-capes', 'capes/new', 'çapes'])
    expect(faultsOf({ slug })).toEqual([['slug', 'bad_slug']]);
  expect(faultsOf({ slug: 'new-in' })).toEqual([['slug', 'reserved_slug']]);
});
