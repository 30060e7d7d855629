import type { DeskToday } from '../../../contract/desk/today.ts';
import type { Compared } from '../../../domain/desk/today.ts';
import { formatAmount } from '../../../words/desk/format-amount.ts';
import { formatCount, formatShortAmount, formatWeekday } from '../../../words/desk-today/format-day.ts';
import { words } from '../../../words/desk-today/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { Facts, Panel, Small, Soft } from '../parts/panel.tsx';
import { Cell, Head, Table } from '../parts/table.tsx';
import { HourPlot } from './hour-plot.tsx';
import styles from './today.module.css';

type Props = { readonly day: DeskToday };

export function Figures({ day }: Props) {
  return (
    <div className={styles.three}>
      <OrdersPanel day={day} />
      {day.currencies.length === 0 ? (
        <Panel name={words.revenue}>
          <Soft>{words.noRevenue}</Soft>
        </Panel>
      ) : (
        day.currencies.map((sales) => <RevenuePanel key={sales.currency} day={day} sales={sales} />)
      )}
      <FunnelPanel day={day} />
    </div>
  );
}

function Figure({ day, value, before }: Props & { value: string; before: string }) {
  return (
    <p className={styles.figure}>
      <b>{value}</b>
      <span>{words.byThen(before, formatWeekday(pageLanguage, day.at))}</span>
    </p>
  );
}

function OrdersPanel({ day }: Props) {
  const { orders, units, hours, hour } = day;
  const count = (value: number) => formatCount(pageLanguage, value);
  return (
    <Panel name={words.orders}>
      <Figure day={day} value={count(orders.today)} before={count(orders.before)} />
      <HourPlot
        name={words.orders}
        value={count(orders.today)}
        hours={hours}
        hour={hour}
        weekday={formatWeekday(pageLanguage, day.at)}
        short={count}
        exact={count}
      />
      <div className={styles.more}>
        <Facts
          facts={[{ name: words.units, value: words.against(count(units.today), count(units.before)) }]}
        />
      </div>
    </Panel>
  );
}

function RevenuePanel({ day, sales }: Props & { sales: DeskToday['currencies'][number] }) {
  const { currency, revenue, average, hours } = sales;
  const name = day.currencies.length === 1 ? words.revenue : words.revenueIn(currency);
  const exact = (value: number) => formatAmount(pageLanguage, value, currency);
  const short = (value: number) => formatShortAmount(pageLanguage, value, currency);
  const mean = (value: number | null) => (value === null ? words.none : exact(value));
  return (
    <Panel name={name}>
      <Figure day={day} value={exact(revenue.today)} before={exact(revenue.before)} />
      <HourPlot
        name={name}
        value={exact(revenue.today)}
        hours={hours}
        hour={day.hour}
        weekday={formatWeekday(pageLanguage, day.at)}
        short={short}
        exact={exact}
      />
      <div className={styles.more}>
        <Facts
          facts={[{ name: words.average, value: words.against(mean(average.today), mean(average.before)) }]}
        />
        <Small>{words.revenueHint}</Small>
      </div>
    </Panel>
  );
}

function FunnelPanel({ day }: Props) {
  const { views, bags, orders } = day;
  const count = (value: number) => formatCount(pageLanguage, value);
  const steps: readonly (readonly [name: string, counts: Compared])[] = [
    [words.views, views],
    [words.bags, bags],
    [words.orders, orders],
  ];
  return (
    <Panel name={words.funnel}>
      <Table
        name={words.funnel}
        head={
          <>
            <Head>{words.step}</Head>
            <Head isNumber>{words.today}</Head>
            <Head isNumber>{words.lastWeekday(formatWeekday(pageLanguage, day.at))}</Head>
          </>
        }
      >
        {steps.map(([name, { today, before }]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <Cell isNumber>{count(today)}</Cell>
            <Cell isNumber>{count(before)}</Cell>
          </tr>
        ))}
      </Table>
      <div className={styles.more}>
        <Small>{words.funnelHint}</Small>
      </div>
    </Panel>
  );
}
