import { expect, test } from 'vitest';
import { chartFor, measureWords, sizeCharts } from './size-chart.ts';

const sized = (names: string[], categoryIds: number[] = [1]) =>
  chartFor({ categoryIds, sizes: names.map((name) => ({ name })) as never })?.kind ?? null;

test('[RT-14] a product’s chart is the one that knows its sizes', () => {
  expect(sized(['XS', 'S'])).toBe('clothing');
  expect(sized(['24', '26'])).toBe('waist');
  expect(sized(['6', '7'], [1, 179])).toBe('shoes');
  expect(sized(['One Size'])).toBeNull();
  expect(sized(['50 ml'])).toBeNull();
  expect(sized([])).toBeNull();
});

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

test('[RT-14] inches are written as on a tape, centimetres to the half', () => {
  expect(measureWords(26.5, 'in')).toBe('26½');
  expect(measureWords(26, 'in')).toBe('26');
  expect(measureWords(26.5, 'cm')).toBe('67.5');
  expect(measureWords(34, 'cm')).toBe('86.5');
});
