import { expect, test } from 'vitest';
import { formatMeasure, nameChart, nameMeasure, sayHowToMeasure } from './name-chart.ts';

test('[RT-14] inches are written as on a tape, centimetres to the half', () => {
  expect(formatMeasure('en', 26.5, 'in')).toBe('26½');
  expect(formatMeasure('en', 26, 'in')).toBe('26');
  expect(formatMeasure('en', 26.5, 'cm')).toBe('67.5');
  expect(formatMeasure('en', 34, 'cm')).toBe('86.5');
  expect(formatMeasure('fr', 34, 'cm')).toBe('86,5');
});

test('[RT-14] a chart has its name, and says how to measure', () => {
  expect(nameChart('en', 'shoes')).toBe('Shoes');
  expect(nameMeasure('en', 'foot_length')).toBe('Foot length');
  expect(sayHowToMeasure('en', 'shoes')).toContain('longest toe');
});
