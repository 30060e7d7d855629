import type { DemandOfSize } from '../../../contract/desk/demand.ts';
import { words } from '../../../words/desk-demand/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { formatDay } from '../../../words/text/format-day.ts';
import { Cell, Head, Table } from '../parts/table.tsx';
import styles from './demand.module.css';

const height = 40;
const step = 12;

/** A bar for each week, for the eye; the table under it says the same to everyone. */
export function SalesWeeks({ weeks }: Pick<DemandOfSize, 'weeks'>) {
  const most = Math.max(1, ...weeks.map(({ sales }) => sales));
  return (
    <>
      <svg
        className={styles.bars}
        viewBox={`0 0 ${weeks.length * step} ${height + 1}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {weeks.map(({ week, sales, isForSale }, index) => {
          const bar = Math.round((sales / most) * height);
          return (
            <rect
              key={week}
              data-empty={!isForSale || undefined}
              x={index * step + 2}
              width={step - 4}
              y={height - bar}
              height={bar + 1}
            />
          );
        })}
      </svg>
      <Table
        name={words.salesByWeek}
        head={
          <>
            <Head>{words.salesColumns.week}</Head>
            <Head isNumber>{words.salesColumns.sales}</Head>
            <Head>{words.salesColumns.shelf}</Head>
          </>
        }
      >
        {weeks.map(({ week, sales, isForSale }) => (
          <tr key={week}>
            <Cell>
              <time dateTime={week}>{formatDay(pageLanguage, week)}</time>
            </Cell>
            <Cell isNumber>{sales}</Cell>
            <Cell>{isForSale ? words.shelf.full : words.shelf.empty}</Cell>
          </tr>
        ))}
      </Table>
    </>
  );
}
