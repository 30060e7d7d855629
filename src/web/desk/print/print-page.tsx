// What is printed: packing slips, a sheet for each order, and the list of what is fetched from the shelves. Neither knows
// a price.
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { DeskOrder } from '../../../contract/desk/order-desk.ts';
import { addressSummary } from '../../../domain/checkout/address-form.ts';
import { type PickedSize, parcelsToPack, parseOrderIds, pickList } from '../../../domain/order/pick-list.ts';
import { words as deskWords } from '../../../words/desk/words.ts';
import { words } from '../../../words/desk-order/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { shopName } from '../../../words/shop-name.ts';
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
        <b className={styles.mark}>{shopName()}</b>
        <h2>{words.slipOf(orderId)}</h2>
        <p>{formatDay(pageLanguage, placedAt.slice(0, 10))}</p>
      </header>
      {to && (
        <div>
          <h3>{words.shipTo}</h3>
          <address>{[...addressSummary(to), to.phone].join('\n').trim()}</address>
        </div>
      )}
      {parcels.length === 0 && <p>{words.nothingToPack}</p>}
      {parcels.length > 0 && (
        <Goods
          goods={parcels.flatMap(({ lines }) => lines).map((line) => ({ ...line, units: line.quantity }))}
        />
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
      <Goods goods={picks} />
    </section>
  );
}

type Piece = Omit<PickedSize, 'orderIds'> & Partial<Pick<PickedSize, 'orderIds'>>;

/** Of a pick list also for which orders. */
function Goods({ goods }: { goods: readonly Piece[] }) {
  const isForOrders = goods.some(({ orderIds }) => orderIds !== undefined);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{words.sku}</th>
          <th scope="col">{words.item}</th>
          <th scope="col">{words.slipUnits}</th>
          {isForOrders && <th scope="col">{words.pickFor}</th>}
        </tr>
      </thead>
      <tbody>
        {goods.map(({ sku, name, colorName, sizeName, units, orderIds }) => (
          <tr key={sku}>
            <td>{sku}</td>
            <td>
              {name}, {words.pieceOf(colorName, sizeName)}
            </td>
            <td>{units}</td>
            {isForOrders && <td>{orderIds?.join(', ')}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
