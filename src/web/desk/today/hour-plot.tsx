import { hourPlot } from '../../../domain/desk/hour-plot.ts';
import type { Compared } from '../../../domain/desk/today.ts';
import { formatHour } from '../../../words/desk-today/format-day.ts';
import { words } from '../../../words/desk-today/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { Cell, Head, Table } from '../parts/table.tsx';
import styles from './plot.module.css';

interface Props {
  name: string;
  /** Of the whole day so far. */
  value: string;
  hours: readonly Compared[];
  hour: number;
  weekday: string;
  /** On the edge, and in the table. */
  short: (value: number) => string;
  exact: (value: number) => string;
}

const named = [0, 6, 12, 18] as const;

/** Today as bars, the day before as a dashed step, and behind them the table that they were drawn from. */
export function HourPlot({ name, value, hours, hour, weekday, short, exact }: Props) {
  const { top, bars, step } = hourPlot(hours, hour);
  return (
    <>
      <div className={styles.box} role="img" aria-label={words.plotOf(name, value)}>
        <div className={styles.edge} aria-hidden="true">
          <span>{short(top)}</span>
          <span>{short(top / 2)}</span>
          <span>{short(0)}</span>
        </div>
        <div className={styles.area}>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <path className={styles.rule} d="M0 0H100M0 50H100" />
            {bars.map((bar) => (
              <rect
                key={bar.hour}
                className={styles.bar}
                data-now={bar.hour === hour || undefined}
                x={bar.x}
                y={bar.y}
                width={bar.width}
                height={bar.height}
              />
            ))}
            <path className={styles.step} d={step} />
          </svg>
        </div>
        <div className={styles.hours} aria-hidden="true">
          {named.map((one) => (
            <span key={one}>{formatHour(pageLanguage, one)}</span>
          ))}
        </div>
      </div>
      <p className={styles.key} aria-hidden="true">
        <span data-of="today">{words.today}</span>
        <span data-of="now">{words.now}</span>
        <span data-of="before">{words.lastWeekday(weekday)}</span>
      </p>
      <details className={styles.table}>
        <summary>{words.asTable}</summary>
        <Table
          name={words.tableBy(name)}
          head={
            <>
              <Head>{words.hour}</Head>
              <Head isNumber>{words.today}</Head>
              <Head isNumber>{words.lastWeekday(weekday)}</Head>
            </>
          }
        >
          {hours.map(({ today, before }, at) => (
            <tr key={formatHour(pageLanguage, at)}>
              <th scope="row">{formatHour(pageLanguage, at)}</th>
              <Cell isNumber>{at > hour ? words.none : exact(today)}</Cell>
              <Cell isNumber>{exact(before)}</Cell>
            </tr>
          ))}
        </Table>
      </details>
    </>
  );
}
