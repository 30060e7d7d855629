// What a customer ordered, reviewed, waits for and loves.
import { Link } from 'react-router';
import type { DeskCustomer } from '../../../contract/desk/customers.ts';
import { formatAmount } from '../../../words/desk/format-amount.ts';
import { formatWhen } from '../../../words/desk/format-when.ts';
import { words as deskWords } from '../../../words/desk/words.ts';
import { words } from '../../../words/desk-customers/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { deviceNow } from '../../state/page/server-clock.ts';
import { Goods } from '../parts/goods.tsx';
import { Panel, Soft } from '../parts/panel.tsx';
import { type Shape, Status } from '../parts/status.tsx';
import { Cell, Head, Main, Table } from '../parts/table.tsx';
import styles from './customer.module.css';
import type { CustomerPartProps } from './customer-context.ts';

type Order = DeskCustomer['lastOrders'][number];
type Piece = DeskCustomer['loves'][number];

const orderShapes: Readonly<Record<Order['status'], Shape>> = {
  placed: 'open',
  partly_shipped: 'part',
  shipped: 'part',
  delivered: 'done',
  returned: 'off',
  cancelled: 'off',
};

export function OrdersPanel({ customer: { lastOrders, orders } }: CustomerPartProps) {
  return (
    <Panel name={deskWords.orders} aside={orders > 0 && orders}>
      {lastOrders.length === 0 ? (
        <Soft>{words.noOrders}</Soft>
      ) : (
        <Table
          name={deskWords.orders}
          minWidth={520}
          head={
            <>
              <Head>{deskWords.orderColumns.order}</Head>
              <Head>{deskWords.orderColumns.placed}</Head>
              <Head>{words.orderWhat}</Head>
              <Head>{deskWords.state}</Head>
              <Head isNumber>{deskWords.total}</Head>
            </>
          }
        >
          {lastOrders.map((order) => (
            <OrderRow key={order.orderId} order={order} />
          ))}
        </Table>
      )}
    </Panel>
  );
}

function OrderRow({ order }: { order: Order }) {
  const { orderId, placedAt, piece, items, status, total, currency } = order;
  return (
    <tr>
      <Cell>
        <Main>
          <Link to={`/orders/${orderId}`}>{orderId}</Link>
        </Main>
      </Cell>
      <Cell>
        <time dateTime={placedAt}>{formatWhen(pageLanguage, placedAt, deviceNow())}</time>
      </Cell>
      <Cell>{piece && <PieceOf piece={piece}>{items > 1 && words.andMore(items - 1)}</PieceOf>}</Cell>
      <Cell>
        <Status shape={orderShapes[status]}>{deskWords.orderStates[status]}</Status>
      </Cell>
      <Cell isNumber>{formatAmount(pageLanguage, total, currency)}</Cell>
    </tr>
  );
}

function PieceOf({ piece, children }: { piece: Piece; children?: React.ReactNode }) {
  return (
    <Goods imagePath={piece.imagePath} path={piece.path} name={piece.name}>
      {piece.colorName} {children}
    </Goods>
  );
}

const reviewShapes: Readonly<Record<DeskCustomer['reviews'][number]['status'], Shape>> = {
  pending: 'open',
  approved: 'done',
  rejected: 'off',
};

export function ReviewsPanel({ customer: { reviews } }: CustomerPartProps) {
  return (
    <Panel name={words.reviews} aside={reviews.length > 0 && reviews.length}>
      {reviews.length === 0 ? (
        <Soft>{words.noReviews}</Soft>
      ) : (
        <Table
          name={words.reviews}
          minWidth={520}
          head={
            <>
              <Head>{words.product}</Head>
              <Head isNumber>{words.stars}</Head>
              <Head>{words.reviewTitle}</Head>
              <Head>{deskWords.state}</Head>
            </>
          }
        >
          {reviews.map(({ reviewId, piece, rating, title, status }) => (
            <tr key={reviewId}>
              <Cell>{piece && <PieceOf piece={piece} />}</Cell>
              <Cell isNumber>{rating}</Cell>
              <Cell>{title}</Cell>
              <Cell>
                <Status shape={reviewShapes[status]}>{words.reviewStates[status]}</Status>
              </Cell>
            </tr>
          ))}
        </Table>
      )}
    </Panel>
  );
}

const waitShapes: Readonly<Record<DeskCustomer['waitlist'][number]['state'], Shape>> = {
  confirming: 'off',
  waiting: 'open',
  notifying: 'part',
  notified: 'done',
};

export function WaitlistPanel({ customer: { waitlist } }: CustomerPartProps) {
  return (
    <Panel name={words.waitlist} aside={waitlist.length > 0 && waitlist.length}>
      {waitlist.length === 0 && <Soft>{words.waitsForNothing}</Soft>}
      <ul className={styles.goods}>
        {waitlist.map(
          ({ piece, sizeName, channel, state, ahead }) =>
            piece && (
              <li key={`${piece.productId} ${sizeName} ${channel}`}>
                <Goods imagePath={piece.imagePath} path={piece.path} name={piece.name}>
                  {words.sized(piece.colorName, sizeName, words.channels[channel])}
                </Goods>
                <Status shape={waitShapes[state]}>
                  {words.waitStates[state]}
                  {ahead > 0 && `, ${words.ahead(ahead)}`}
                </Status>
              </li>
            ),
        )}
      </ul>
    </Panel>
  );
}

export function LovesPanel({ customer: { loves, loveCount } }: CustomerPartProps) {
  return (
    <Panel name={words.loves} aside={loveCount > 0 && words.lovesShown(loves.length, loveCount)}>
      {loveCount === 0 && <Soft>{words.noLoves}</Soft>}
      <ul className={styles.goods}>
        {loves.map((piece) => (
          <li key={piece.productId}>
            <PieceOf piece={piece} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
