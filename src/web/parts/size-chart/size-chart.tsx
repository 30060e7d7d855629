import type { LengthUnit, SizeChart } from '../../../domain/size-chart/size-chart.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import {
  formatMeasure,
  nameChart,
  nameMeasure,
  sayHowToMeasure,
} from '../../../words/size-chart/name-chart.ts';
import { words } from '../../../words/size-chart/words.ts';
import styles from './size-chart.module.css';

interface SizeChartTableProps {
  readonly chart: SizeChart;
  readonly unit: LengthUnit;
  readonly chosen?: string | undefined;
}

/** One chart; the size chosen, if any, is marked. */
export function SizeChartTable({ chart, unit, chosen }: SizeChartTableProps) {
  const title = nameChart(pageLanguage, chart.kind);
  const measures = chart.measures.map((measure) => nameMeasure(pageLanguage, measure));
  return (
    <div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label={words.tableOf(title)}>
        <table className={styles.table}>
          <caption className={styles.caption}>{words.captionIn[unit](title)}</caption>
          <thead>
            <tr>
              {[words.size, ...chart.systems, ...measures].map((name) => (
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
                  <td key={chart.measures[index]}>{formatMeasure(pageLanguage, value, unit)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {chosen !== undefined && <p className={styles.note}>{words.markedIsChosen}</p>}
      <h3 className={styles.how}>{words.howToMeasure}</h3>
      <p className={styles.words}>{sayHowToMeasure(pageLanguage, chart.kind)}</p>
    </div>
  );
}
