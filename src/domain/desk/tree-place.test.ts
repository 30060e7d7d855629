import { expect, test } from 'vitest';
import { neighboursAt, placeNear, stepDepth, stepRow } from './tree-place.ts';

// Clothing > Dresses > Slip dresses; Clothing > Tops; Bags.
const rows = [
  { id: 1, depth: 0 },
  { id: 2, depth: 1 },
  { id: 3, depth: 2 },
  { id: 10, depth: 1 },
  { id: 60, depth: 0 },
];
const branch = { rows, height: 1, mostLevels: 4 };

test('down passes rows, and stays as deep as it can', () => {
  expect(stepRow(branch, { index: 5, depth: 0 }, -1)).toEqual({ index: 4, depth: 0 });
  expect(stepRow(branch, { index: 4, depth: 0 }, -1)).toEqual({ index: 3, depth: 1 });
  expect(stepRow(branch, { index: 0, depth: 0 }, -1)).toEqual({ index: 0, depth: 0 });
  expect(stepRow(branch, { index: 5, depth: 0 }, 1)).toEqual({ index: 5, depth: 0 });
});

test('to the side goes into what is above, and out again', () => {
  expect(stepDepth(branch, { index: 5, depth: 0 }, 1)).toEqual({ index: 5, depth: 1 });
  expect(stepDepth(branch, { index: 5, depth: 1 }, 1)).toEqual({ index: 5, depth: 1 });
  expect(stepDepth(branch, { index: 4, depth: 2 }, -1)).toEqual({ index: 4, depth: 1 });
  expect(stepDepth(branch, { index: 2, depth: 2 }, -1)).toEqual({ index: 2, depth: 2 });
});

test('where it would be deeper than can be shown it is not put', () => {
  const tall = { rows, height: 3, mostLevels: 4 };
  expect(stepDepth(tall, { index: 5, depth: 1 }, 1)).toEqual({ index: 5, depth: 1 });
  // Between a category and what lies in it only as deep as the latter, which is too deep.
  expect(placeNear(tall, { index: 2, depth: 1 })).toBeNull();
  expect(stepRow(tall, { index: 3, depth: 1 }, -1)).toEqual({ index: 1, depth: 1 });
});

test('what it lies in then, and behind what', () => {
  expect(neighboursAt({ rows }, { index: 5, depth: 0 })).toEqual({ parentId: null, after: 60, number: 3 });
  expect(neighboursAt({ rows }, { index: 5, depth: 1 })).toEqual({ parentId: 60, after: null, number: 1 });
  expect(neighboursAt({ rows }, { index: 4, depth: 1 })).toEqual({ parentId: 1, after: 10, number: 3 });
  expect(neighboursAt({ rows }, { index: 3, depth: 1 })).toEqual({ parentId: 1, after: 2, number: 2 });
  expect(neighboursAt({ rows }, { index: 1, depth: 1 })).toEqual({ parentId: 1, after: null, number: 1 });
  expect(neighboursAt({ rows }, { index: 0, depth: 0 })).toEqual({ parentId: null, after: null, number: 1 });
});
