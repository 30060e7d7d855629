// What is printed: packing slips, a sheet for each order, and the list of what is fetched from the shelves. Neither knows
// a price.
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { DeskOrder } from '../../../contract/desk/order-desk.ts';
import { parcelsToPack, parseOrderIds, pickList } from '../../../domain/order/pick-list.ts';
import { words as deskWords } from '../../../words/desk/words.ts';
import { words } from '../../../words/desk-order/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { formatDay } from '../../../words/text/format-day.ts';
import { useAnswer } from '../../state/api/use-answer.ts';
import { deviceNow } from '../../state/page/server-clock.ts';
import { Button } from '../parts/button.tsx';
import { Flash } from '../parts/flash.tsx';
import { type OrdersRead, readOrders } from '../session/read-orders.ts';
import styles from './print.module.css';

/** Of whoever prints. */
const today = () => new Date(deviceNow()).toISOString().slice(0, 10);

export const SlipsPage = () => (
  <Paper title={words.slips}>
    {({ orders }) => orders.map((order) => <Slip key={order.orderId} order={order} />)}
  </Paper>
);

export const PickListPage = () => (
  <Paper title={words.pickTitle}>{({ orders }) => <Picks orders={orders} />}</Paper>
);

function Paper({ title, children }: { title: string; children: (read: OrdersRead) => ReactNode }) {
  const [search] = useSearchParams();
  const ids = parseOrderIds(search.get('ids') ?? '');
  const answer = useAnswer(ids.join(','), (signal) => readOrders(ids, signal))?.answer;
  return (
    <main className={styles.paper}>
      <title>{deskWords.titled(title)}</title>
      <div className={styles.tools}>
        <h1>{title}</h1>
        <Button kind="main" isOff={!answer?.ok} onClick={() => window.print()}>
          {words.printIt}
        </Button>
      </div>
      {!answer && <p role="status">{deskWords.loading}</p>}
      {answer && !answer.ok && <Flash tone="error">{answer.message}</Flash>}
      {answer?.ok && answer.data.unread.length > 0 && (
        <Flash tone="error">{words.notRead(answer.data.unread)}</Flash>
      )}
      {answer?.ok && children(answer.data)}
    </main>
  );
}

function Slip({ order }: { order: DeskOrder }) {
  const { orderId, placedAt, shippingAddress: to } = order;
  const parcels = parcelsToPack(order, today());
  return (
    <section className={styles.sheet} aria-label={words.slipOf(orderId)}>
      <header>
        <b className={styles.mark}>Vitrine</b>
        <h2>{words.slipOf(orderId)}</h2>
        <p>{formatDay(pageLanguage, placedAt.slice(0, 10))}</p>
      </header>
      {to && (
        <div>
          <h3>{words.shipTo}</h3>
          <address>
            {[
              `${to.firstName} ${to.lastName}`.trim(),
              to.streetAddress,
              to.streetAddress2,
              [to.city, to.regionCode, to.postCode].filter((part) => part !== '').join(' '),
              to.countryName,
              to.phone,
            ]
              .filter((line) => line !== '')
              .join('\n')}
          </address>
        </div>
      )}
      {parcels.length === 0 && <p>{words.nothingToPack}</p>}
      {parcels.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{words.sku}</th>
              <th scope="col">{words.item}</th>
              <th scope="col">{words.slipUnits}</th>
            </tr>
          </thead>
          <tbody>
            {parcels
              .flatMap(({ lines }) => lines)
              .map((line) => (
                <tr key={line.id}>
                  <td>{line.sku}</td>
                  <td>
                    {line.name}, {words.pieceOf(line.colorName, line.sizeName)}
                  </td>
                  <td>{line.quantity}</td>
                </tr>
              ))}
          </tbody>
        </table>
      )}
      <p>{words.slipThanks}</p>
    </section>
  );
}

function Picks({ orders }: { orders: readonly DeskOrder[] }) {
  const picks = pickList(orders, today());
  const units = picks.reduce((sum, pick) => sum + pick.units, 0);
  const packed = new Set(picks.flatMap(({ orderIds }) => orderIds));
  if (picks.length === 0) return <p>{words.nothingToPack}</p>;
  return (
    <section className={styles.sheet} aria-label={words.pickTitle}>
      <p>{words.pickSummary(units, packed.size)}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.sku}</th>
            <th scope="col">{words.item}</th>
            <th scope="col">{words.slipUnits}</th>
            <th scope="col">{words.pickFor}</th>
          </tr>
        </thead>
        <tbody>
          {picks.map((pick) => (
            <tr key={pick.sku}>
              <td>{pick.sku}</td>
              <td>
                {pick.name}, {words.pieceOf(pick.colorName, pick.sizeName)}
              </td>
              <td>{pick.units}</td>
              <td>{pick.orderIds.join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
