// A parcel: what is in it, how far it has come, and the way out of the door.

import type { DeskOrder } from '../../../contract/desk/order-desk.ts';
import { toLeaveStatuses } from '../../../domain/order/order.ts';
import type { Parcel } from '../../../domain/order/order-parcels.ts';
import { formatAmount } from '../../../words/desk/format-amount.ts';
import { formatWhen } from '../../../words/desk/format-when.ts';
import { words as deskWords } from '../../../words/desk/words.ts';
import { words } from '../../../words/desk-order/words.ts';
import { words as shopWords } from '../../../words/order/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { formatDay } from '../../../words/text/format-day.ts';
import { deviceNow } from '../../state/page/server-clock.ts';
import { Goods } from '../parts/goods.tsx';
import { Panel, Small } from '../parts/panel.tsx';
import { Status } from '../parts/status.tsx';
import { Cell, Head, Table } from '../parts/table.tsx';
import { useMay } from '../session/me.ts';
import styles from './order.module.css';
import type { OrderLine, OrderPartProps } from './order-context.ts';
import { ShipForm } from './ship-form.tsx';

type Shipment = DeskOrder['shipments'][number];

interface ParcelPanelProps extends OrderPartProps {
  readonly parcel: Parcel<Shipment, OrderLine>;
}

export function ParcelPanel({ order, onChanged, parcel }: ParcelPanelProps) {
  const may = useMay();
  const name = nameOfParcel(parcel);
  const isToLeave = toLeaveStatuses.some((status) => status === order.status);
  const canShip =
    isToLeave &&
    !order.isHeld &&
    !parcel.isByEmail &&
    parcel.shipment.shippedAt === null &&
    may('orders.ship');
  return (
    <Panel name={name} aside={<ParcelState shipment={parcel.shipment} order={order} />}>
      <Lines name={name} lines={parcel.lines} order={order} />
      <Tracking shipment={parcel.shipment} />
      {canShip && <ShipForm order={order} parcel={parcel} name={name} onChanged={onChanged} />}
    </Panel>
  );
}

function Tracking({ shipment: { trackingCode, carrier, trackingUrl } }: { shipment: Shipment }) {
  if (trackingCode === null && carrier === null) return null;
  return (
    <Small>
      {trackingCode !== null && `${words.tracking}: `}
      {trackingUrl === null ? (
        trackingCode
      ) : (
        <a className={styles.way} href={trackingUrl} target="_blank" rel="noreferrer">
          {trackingCode}
        </a>
      )}
      {trackingCode !== null && carrier !== null && ', '}
      {carrier !== null && shopWords.carriers[carrier]}
    </Small>
  );
}

/** Lines that leave in no parcel: those of orders that were taken over from elsewhere. */
export function LoosePanel({ order }: Pick<OrderPartProps, 'order'>) {
  const packed = new Set(order.shipments.flatMap(({ lineIds }) => lineIds));
  const loose = order.lines.filter(({ id }) => !packed.has(id));
  return (
    loose.length > 0 && (
      <Panel name={words.items}>
        <Lines name={words.items} lines={loose} order={order} />
      </Panel>
    )
  );
}

function Lines({ name, lines, order }: { name: string; lines: readonly OrderLine[]; order: DeskOrder }) {
  return (
    <Table
      name={name}
      head={
        <>
          <Head>{words.item}</Head>
          <Head isExtra>{words.sku}</Head>
          <Head isNumber isExtra>
            {words.price}
          </Head>
          <Head isNumber>{words.paidFor}</Head>
          <Head>{deskWords.state}</Head>
        </>
      }
    >
      {lines.map((line) => (
        <Line key={line.id} line={line} order={order} />
      ))}
    </Table>
  );
}

function nameOfParcel({ name }: ParcelPanelProps['parcel']): string {
  if (name === 'by_email') return words.byEmail;
  return name === 'only_parcel' ? words.onlyParcel : words.parcel(name.number);
}

function ParcelState({ shipment, order }: { shipment: Shipment; order: DeskOrder }) {
  const when = (at: string) => formatWhen(pageLanguage, at, deviceNow());
  const { deliveredAt, shippedAt, shipDate } = shipment;
  if (deliveredAt !== null) return <Status shape="done">{words.arrivedOn(when(deliveredAt))}</Status>;
  if (shippedAt !== null) return <Status shape="part">{words.leftOn(when(shippedAt))}</Status>;
  if (order.status === 'cancelled') return <Status shape="off">{deskWords.orderStates.cancelled}</Status>;
  if (order.isHeld) return <Status shape="trouble">{deskWords.parcelStates.held}</Status>;
  if (shipDate !== null)
    return <Status shape="late">{words.leavesBy(formatDay(pageLanguage, shipDate))}</Status>;
  return <Status shape="open">{words.toPack}</Status>;
}

function Line({ line, order }: { line: OrderLine; order: DeskOrder }) {
  const amount = (sum: number) => formatAmount(pageLanguage, sum, order.currency);
  const comingBack = order.returns
    .filter(({ lineId, state }) => lineId === line.id && state === 'authorised')
    .reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <tr>
      <Cell>
        <Goods imagePath={line.imagePath} path={line.path} name={line.name}>
          {words.pieceOf(line.colorName, line.sizeName)} {line.quantity > 1 && words.times(line.quantity)}
          {line.exchangeForLineId !== null && ` (${words.inExchange})`}
        </Goods>
      </Cell>
      <Cell isExtra>{line.sku}</Cell>
      <Cell isNumber isExtra>
        {amount(line.price)}
      </Cell>
      <Cell isNumber>{amount(line.subTotal - line.discount)}</Cell>
      <Cell>
        <LineState line={line} comingBack={comingBack} />
      </Cell>
    </tr>
  );
}

function LineState({ line, comingBack }: { line: OrderLine; comingBack: number }) {
  if (comingBack > 0) return <Status shape="part">{words.isComingBack(comingBack)}</Status>;
  if (line.exchangedQuantity > 0)
    return <Status shape="off">{words.exchanged(line.exchangedQuantity)}</Status>;
  if (line.returnedQuantity > 0) return <Status shape="off">{words.isBack(line.returnedQuantity)}</Status>;
  return line.shippedQuantity > 0 ? (
    <Status shape="done">{words.lineLeft}</Status>
  ) : (
    <Status shape="open">{words.lineHere}</Status>
  );
}
