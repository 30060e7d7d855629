import type { CallInput } from '../../../contract/call.ts';
import type { DeskOrderRow } from '../../../contract/desk/order-desk.ts';
import { orderPayments, orderViews } from '../../../domain/desk/order/order-list.ts';
import { orderStatuses } from '../../../domain/order/order.ts';
import { mostPrinted } from '../../../domain/order/pick-list.ts';
import { formatAmount, formatSums } from '../../../words/desk/format-amount.ts';
import { formatWhen } from '../../../words/desk/format-when.ts';
import { words } from '../../../words/desk/words.ts';
import { words as orderWords } from '../../../words/desk-order/words.ts';
import { words as telephoneWords } from '../../../words/desk-telephone/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { type Answered, call } from '../../state/api/call.ts';
import { deviceNow } from '../../state/page/server-clock.ts';
import { List } from '../list/list.tsx';
import type { Column, Filter, ViewCounts } from '../list/list-types.ts';
import { ButtonLink } from '../parts/button.tsx';
import { Acts } from '../parts/panel.tsx';
import { useMay } from '../session/me.ts';
import { ParcelStatus, PaymentStatus, parcelWord } from './order-states.tsx';
import { ShipMany } from './ship-many.tsx';

type Query = NonNullable<CallInput<'GET /api/admin/orders'>['query']>;
type Narrowed = NonNullable<CallInput<'POST /api/admin/exports/orders'>['body']>;

export function OrdersPage() {
  const may = useMay();
  return (
    <List
      title={words.orders}
      name="orders"
      searchHint={words.orderSearch}
      views={orderViews.map((view) => ({ value: view === 'all' ? '' : view, name: words.orderViews[view] }))}
      countViews={countViews}
      filters={orderFilters()}
      columns={orderColumns()}
      idOf={({ orderId }) => String(orderId)}
      nameOf={({ orderId }) => words.orderNumbered(orderId)}
      pathOf={({ orderId }) => `/orders/${orderId}`}
      sumOf={(rows) =>
        formatSums(
          pageLanguage,
          rows.map(({ total, currency }) => ({ amount: total, currency })),
        )
      }
      load={(query, signal) => call('GET /api/admin/orders', { query: query as Query }, { signal })}
      exportAll={
        may('orders.export')
          ? (query) => call('POST /api/admin/exports/orders', { body: query as Narrowed })
          : undefined
      }
      acts={
        <>
          {may('orders.create') && <ButtonLink to="/orders/links">{telephoneWords.links}</ButtonLink>}
          {may('orders.create') && <ButtonLink to="/orders/new">{telephoneWords.newOrder}</ButtonLink>}
          {may('orders.ship') && <ButtonLink to="/orders/ship">{orderWords.shipList}</ButtonLink>}
        </>
      }
      actions={(rows, done) => (
        <Acts>
          <Prints orderIds={rows.map(({ orderId }) => orderId)} />
          {may('orders.ship') && <ShipMany rows={rows} onDone={done} />}
        </Acts>
      )}
    />
  );
}

async function countViews(signal: AbortSignal): Promise<Answered<ViewCounts>> {
  const answer = await call('GET /api/admin/order-counts', {}, { signal });
  if (!answer.ok) return answer;
  const { views, saved } = answer.data.content;
  return {
    ok: true,
    data: Object.fromEntries([
      ...views.map(({ view, ...count }) => [view === 'all' ? '' : view, count] as const),
      ...saved.map(({ id, ...count }) => [id, count] as const),
    ]),
  };
}

function Prints({ orderIds }: { orderIds: readonly number[] }) {
  const ids = orderIds.slice(0, mostPrinted).join(',');
  return (
    <>
      <ButtonLink isApart to={`/print/slips?ids=${ids}`}>
        {orderWords.slips}
      </ButtonLink>
      <ButtonLink isApart to={`/print/picks?ids=${ids}`}>
        {orderWords.pickTitle}
      </ButtonLink>
    </>
  );
}

function orderFilters(): readonly Filter[] {
  const label = words.orderFilters;
  return [
    {
      name: 'state',
      label: label.state,
      options: orderStatuses.map((value) => ({ value, text: words.orderStates[value] })),
    },
    {
      name: 'payment',
      label: label.payment,
      options: orderPayments.map((value) => ({ value, text: words.paymentStates[value] })),
    },
    {
      name: 'country',
      label: label.country,
      hint: words.countryHint,
      tidy: (text) => text.toUpperCase(),
    },
    { name: 'from', label: label.from, type: 'date' },
    { name: 'to', label: label.to, type: 'date' },
    { name: 'productId', label: label.productId },
  ];
}

function orderColumns(): readonly Column<DeskOrderRow>[] {
  const title = words.orderColumns;
  return [
    {
      key: 'order',
      title: title.order,
      cell: ({ orderId }) => orderId,
      csv: ({ orderId }) => orderId,
      phone: 'a',
    },
    {
      key: 'placed',
      title: title.placed,
      cell: ({ placedAt }) => (
        <time dateTime={placedAt}>{formatWhen(pageLanguage, placedAt, deviceNow())}</time>
      ),
      csv: ({ placedAt }) => placedAt,
      phone: 'b',
      sorts: ['newest', 'oldest'],
    },
    {
      key: 'customer',
      title: title.customer,
      cell: ({ customerName, emailAddress }) => customerName || emailAddress,
      csv: ({ customerName }) => customerName,
      phone: 'd',
    },
    {
      key: 'email',
      title: title.email,
      cell: ({ emailAddress }) => emailAddress,
      csv: ({ emailAddress }) => emailAddress,
      isHiddenAtFirst: true,
    },
    {
      key: 'place',
      title: title.place,
      cell: ({ place }) => place,
      csv: ({ place }) => place,
      phone: 'e',
    },
    {
      key: 'items',
      title: title.items,
      cell: ({ items }) => items,
      csv: ({ items }) => items,
      isNumber: true,
    },
    {
      key: 'parcel',
      title: title.parcel,
      cell: (row) => <ParcelStatus {...row} />,
      csv: parcelWord,
      phone: 'f',
    },
    {
      key: 'payment',
      title: title.payment,
      cell: (row) => <PaymentStatus payment={row.payment} />,
      csv: ({ payment }) => words.paymentStates[payment],
      phone: 'g',
    },
    {
      key: 'total',
      title: title.total,
      cell: ({ total, currency }) => formatAmount(pageLanguage, total, currency),
      csv: ({ total }) => total,
      isNumber: true,
      phone: 'c',
    },
  ];
}
