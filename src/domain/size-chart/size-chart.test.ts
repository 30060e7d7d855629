import { expect, test } from 'vitest';
import { chartOfKind, sizeCharts } from './size-chart.ts';

test('[RT-14] every row measures what its chart names, growing with the size', () => {
  for (const { rows, measures, systems } of sizeCharts) {
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

test('[RT-14] a chart is found by its kind', () => {
  expect(chartOfKind('shoes').measures).toEqual(['foot_length']);
});
