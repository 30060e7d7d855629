import { expect, test } from 'vitest';
import { effectAxis, placeOnAxis } from './effect-axis.ts';

test('every interval fits, in round steps on both sides of zero', () => {
  expect(effectAxis([{ from: -0.004, to: 0.012 }])).toEqual([-1.5, -1, -0.5, 0, 0.5, 1, 1.5]);
  expect(effectAxis([{ from: -1, to: 1 }])).toEqual([-102, -68, -34, 0, 34, 68, 102]);
  expect(effectAxis([])).toEqual([-0.3, -0.2, -0.1, 0, 0.1, 0.2, 0.3]);
});

test('nothing is in the middle, and a point stands where its number does', () => {
  const axis = effectAxis([{ from: -0.004, to: 0.012 }]);
  expect(placeOnAxis(axis, 0)).toBe(50);
  expect(placeOnAxis(axis, 0.015)).toBeCloseTo(100);
  expect(placeOnAxis(axis, -0.0075)).toBeCloseTo(25);
});
