// Body measurements behind the sizes, in inches as they were taken; centimetres are computed.
import type { ChartKind } from '../product/sizes.ts';

export type LengthUnit = 'in' | 'cm';

export type Measure = 'bust' | 'waist' | 'hip' | 'foot_length';

/** Places that name sizes in their own way. */
export type SizeSystem = 'US' | 'EU' | 'FR' | 'UK' | 'IT';

const everySystem: readonly SizeSystem[] = ['US', 'EU', 'FR', 'UK', 'IT'];

export interface SizeChart {
  readonly kind: ChartKind;
  /** Where its sizes are named otherwise, in the order of the names in each row. */
  readonly systems: readonly SizeSystem[];
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
    systems: everySystem,
    measures: ['bust', 'waist', 'hip'],
    rows: [
      row('XXS', ['00', '30', '32', '2', '36'], 31, 23.5, 34),
      row('XS', ['0–2', '32', '34', '4–6', '38'], 32.5, 25, 35.5),
      row('S', ['4', '34', '36', '8', '40'], 34, 26.5, 37),
      row('M', ['6–8', '36', '38', '10–12', '42'], 36, 28.5, 39),
      row('L', ['10', '38', '40', '14', '44'], 38, 30.5, 41),
      row('XL', ['12', '40', '42', '16', '46'], 40.5, 33, 43.5),
      row('XXL', ['14', '42', '44', '18', '48'], 43, 35.5, 46),
    ],
  },
  {
    kind: 'waist',
    systems: everySystem,
    measures: ['waist', 'hip'],
    rows: [
      row('24', ['00', '30', '32', '2', '36'], 24, 34.5),
      row('25', ['0', '32', '34', '4', '38'], 25, 35.5),
      row('26', ['2', '34', '36', '6', '40'], 26, 36.5),
      row('27', ['4', '34', '36', '8', '40'], 27, 37.5),
      row('28', ['6', '36', '38', '10', '42'], 28, 38.5),
      row('29', ['8', '38', '40', '12', '44'], 29, 39.5),
      row('30', ['10', '40', '42', '14', '46'], 30, 40.5),
      row('31', ['12', '40', '42', '16', '46'], 31, 41.5),
      row('32', ['14', '42', '44', '18', '48'], 32, 42.5),
    ],
  },
  {
    kind: 'shoes',
    systems: everySystem,
    measures: ['foot_length'],
    rows: [
      row('5', ['5', '35', '36', '2', '35'], 8.5),
      row('5.5', ['5.5', '35.5', '36.5', '2.5', '35.5'], 8.75),
      row('6', ['6', '36', '37', '3', '36'], 8.9),
      row('6.5', ['6.5', '37', '38', '3.5', '37'], 9.06),
      row('7', ['7', '37.5', '38.5', '4', '37.5'], 9.25),
      row('7.5', ['7.5', '38', '39', '4.5', '38'], 9.4),
      row('8', ['8', '38.5', '39.5', '5', '38.5'], 9.5),
      row('8.5', ['8.5', '39', '40', '5.5', '39'], 9.7),
      row('9', ['9', '40', '41', '6', '40'], 9.9),
      row('9.5', ['9.5', '40.5', '41.5', '6.5', '40.5'], 10),
      row('10', ['10', '41', '42', '7', '41'], 10.2),
    ],
  },
];

export function chartOfKind(kind: ChartKind): SizeChart {
  const chart = sizeCharts.find((known) => known.kind === kind);
  if (!chart) throw new TypeError(`There is no size chart for ${kind}.`);
  return chart;
}
