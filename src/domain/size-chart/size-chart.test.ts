import { expect, test } from 'vitest';
import { chartOfKind, formatMeasure, sizeCharts } from './size-chart.ts';

test('[RT-14] every row measures what its chart names, growing with the size', () => {
  for (const { rows, measures, systems } of sizeCharts()) {
    for (const row of rows) {
      expect(row.inches).toHaveLength(measures.length);
      expect(row.systems).toHaveLength(systems.length);
    }
    for (const index of measures.keys()) {
      const column = rows.map(({ inches }) => inches[index] ?? 0);
      expect(column).toEqual([...column].sort((a, b) => a - b));
    }
  }
});

test('[RT-14] inches are written as on a tape, centimetres to the half', () => {
  expect(formatMeasure(26.5, 'in')).toBe('26½');
  expect(formatMeasure(26, 'in')).toBe('26');
  expect(formatMeasure(26.5, 'cm')).toBe('67.5');
  expect(formatMeasure(34, 'cm')).toBe('86.5');
});

test('[RT-14] a chart is found by its kind', () => {
  expect(chartOfKind('shoes').title).toBe('Shoes');
});
