import { expect, test } from 'vitest';
import { nameFitSteps } from './name-fit-steps.ts';

test('[SZ-08, RV-09] clothes run small or large, shoes by whole and half sizes', () => {
  expect(nameFitSteps('en', [1, 2])).toEqual([
    'Runs small',
    'Slightly small',
    'True to size',
    'Slightly large',
    'Runs large',
  ]);
  expect(nameFitSteps('en', [1, 179])).toEqual([
    'Whole size small',
    'Half size small',
    'True to size',
    'Half size large',
    'Whole size large',
  ]);
});
