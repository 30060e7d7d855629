import { expect, test } from 'vitest';
import { fitNotesToShow, fitScaleOf, fitStep } from './fit.ts';

test('[SZ-08, RV-09] shoes have a scale of their own', () => {
  expect(fitScaleOf([1, 2])).toBe('clothing');
  expect(fitScaleOf([1, 179])).toBe('shoes');
});

test.each([
  [3.1, 3],
  [2.5, 3],
  [1, 1],
  [0.2, 1],
  [9, 5],
  [null, null],
  [Number.NaN, null],
])('[RV-09] an average of %j falls on step %j', (average, step) => {
  expect(fitStep(average)).toBe(step);
});

test('[SZ-10] the notes fit and customerReviews stand apart from the pairs', () => {
  expect(fitNotesToShow({ fit: 'Close.', Length: '46 in', customerReviews: 'Most agree.' })).toEqual({
    fit: 'Close.',
    customerReviews: 'Most agree.',
    others: [['Length', '46 in']],
  });
  expect(fitNotesToShow({})).toEqual({ fit: null, customerReviews: null, others: [] });
});
