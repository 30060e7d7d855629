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

test('[RT-14] sizes of other countries stand beside one’s own, each chart with the same five', () => {
  for (const { systems } of sizeCharts) expect(systems).toEqual(['US', 'EU', 'FR', 'UK', 'IT']);
  const namesOf = (kind: 'clothing' | 'waist' | 'shoes', size: string) =>
    chartOfKind(kind).rows.find((row) => row.size === size)?.systems;
  expect(namesOf('clothing', 'M')).toEqual(['6–8', '36', '38', '10–12', '42']);
  expect(namesOf('waist', '27')).toEqual(['4', '34', '36', '8', '40']);
  expect(namesOf('shoes', '7.5')).toEqual(['7.5', '38', '39', '4.5', '38']);
});

test('sizes of every country grow with the chart', () => {
  const firstNumber = (name: string) => Number(/[\d.]+/.exec(name)?.[0]);
  for (const { rows, systems } of sizeCharts)
    for (const index of systems.keys()) {
      const column = rows.map((row) => firstNumber(row.systems[index] ?? ''));
      expect(column).toEqual([...column].sort((a, b) => a - b));
    }
});
