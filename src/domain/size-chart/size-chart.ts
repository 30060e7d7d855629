// Body measurements behind the sizes, in inches as they were taken; centimetres are computed.
import type { ChartKind } from '../product/sizes.ts';

export type ChartUnit = 'in' | 'cm';

export type Measure = 'bust' | 'waist' | 'hip' | 'foot_length';

export interface SizeChart {
  readonly kind: ChartKind;
  /** Names of sizes elsewhere, such as US and FR. */
  readonly systems: readonly string[];
  /** What is measured. */
  readonly measures: readonly Measure[];
  readonly rows: readonly ChartRow[];
}

export interface ChartRow {
  readonly size: string;
  readonly systems: readonly string[];
  readonly inches: readonly number[];
}

const row = (size: string, systems: readonly string[], ...inches: readonly number[]): ChartRow => ({
  size,
  systems,
  inches,
});

export const sizeCharts: readonly SizeChart[] = [
  {
    kind: 'clothing',
    systems: ['US', 'FR'],
    measures: ['bust', 'waist', 'hip'],
    rows: [
      row('XXS', ['00', '32'], 31, 23.5, 34),
      row('XS', ['0–2', '34'], 32.5, 25, 35.5),
      row('S', ['4', '36'], 34, 26.5, 37),
      row('M', ['6–8', '38'], 36, 28.5, 39),
      row('L', ['10', '40'], 38, 30.5, 41),
      row('XL', ['12', '42'], 40.5, 33, 43.5),
      row('XXL', ['14', '44'], 43, 35.5, 46),
    ],
  },
  {
    kind: 'waist',
    systems: ['US', 'FR'],
    measures: ['waist', 'hip'],
    rows: [
      row('24', ['00', '32'], 24, 34.5),
      row('25', ['0', '34'], 25, 35.5),
      row('26', ['2', '36'], 26, 36.5),
      row('27', ['4', '36'], 27, 37.5),
      row('28', ['6', '38'], 28, 38.5),
      row('29', ['8', '40'], 29, 39.5),
      row('30', ['10', '42'], 30, 40.5),
      row('31', ['12', '42'], 31, 41.5),
      row('32', ['14', '44'], 32, 42.5),
    ],
  },
  {
    kind: 'shoes',
    systems: ['EU', 'UK'],
    measures: ['foot_length'],
    rows: [
      row('5', ['35', '2'], 8.5),
      row('5.5', ['35.5', '2.5'], 8.75),
      row('6', ['36', '3'], 8.9),
      row('6.5', ['37', '3.5'], 9.06),
      row('7', ['37.5', '4'], 9.25),
      row('7.5', ['38', '4.5'], 9.4),
      row('8', ['38.5', '5'], 9.5),
      row('8.5', ['39', '5.5'], 9.7),
      row('9', ['40', '6'], 9.9),
      row('9.5', ['40.5', '6.5'], 10),
      row('10', ['41', '7'], 10.2),
    ],
  },
];

export function chartOfKind(kind: ChartKind): SizeChart {
  const chart = sizeCharts.find((known) => known.kind === kind);
  if (!chart) throw new TypeError(`There is no size chart for ${kind}.`);
  return chart;
}
