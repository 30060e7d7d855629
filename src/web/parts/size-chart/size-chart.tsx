import { useState } from 'react';
import { RadioGroup } from '../../../design/check/radio-group.tsx';
import { type ChartUnit, formatMeasure, type SizeChart } from '../../../domain/size-chart/size-chart.ts';
import styles from './size-chart.module.css';

/** One chart; the size chosen, if any, is marked. */
export function SizeChartTable({ chart, chosen }: { chart: SizeChart; chosen?: string | undefined }) {
  const [unit, setUnit] = useState<ChartUnit>('in');
  const unitName = unit === 'in' ? 'inches' : 'centimeters';
  return (
    <div>
      <RadioGroup
        legend="Measurements in"
        name={`unit-${chart.kind}`}
        value={unit}
        onChange={(value) => setUnit(value === 'cm' ? 'cm' : 'in')}
        options={[
          { value: 'in', label: 'Inches' },
          { value: 'cm', label: 'Centimeters' },
        ]}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label={`${chart.title}, size table`}>
        <table className={styles.table}>
          <caption className={styles.caption}>
            {chart.title}: body measurements in {unitName}
          </caption>
          <thead>
            <tr>
              {['Size', ...chart.systems, ...chart.measures].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {chart.rows.map(({ size, systems, inches }) => (
              <tr key={size} aria-current={size === chosen ? 'true' : undefined}>
                <th scope="row">{size}</th>
                {systems.map((name, index) => (
                  <td key={chart.systems[index]}>{name}</td>
                ))}
                {inches.map((value, index) => (
                  <td key={chart.measures[index]}>{formatMeasure(value, unit)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {chosen !== undefined && <p className={styles.note}>Marked: the size you chose.</p>}
      <h3 className={styles.how}>How to measure</h3>
      <p className={styles.words}>{chart.howTo}</p>
    </div>
  );
}
