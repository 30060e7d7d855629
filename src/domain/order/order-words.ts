// An order in words, for its page. Days are told in UTC, as everywhere in the shop.
import { formatArrival } from '../shipping/arrival.ts';
import type { OrderStatus } from './order.ts';

interface OrderTold {
  readonly orderId: number;
  readonly status: OrderStatus;
  readonly placedAt: string;
  readonly emailAddress: string;
  readonly shippingAddress: { readonly firstName: string } | null;
  readonly shipments: readonly Shipment[];
  readonly lines: readonly Line[];
  readonly canCancel: boolean;
}

interface Line {
  readonly id: number;
  readonly quantity: number;
  readonly giftCardDetails: object | null;
}

interface Shipment extends Travel {
  readonly lineIds: readonly number[];
}

interface Travel {
  readonly shipDate: string | null;
  readonly shippedAt: string | null;
  readonly deliveredAt: string | null;
}

const instant = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
});

export function orderTitle({ orderId, placedAt }: Pick<OrderTold, 'orderId' | 'placedAt'>): string {
  return `Order ${orderId}, placed ${instant.format(new Date(placedAt))} UTC`;
}

const headlines: Readonly<Record<OrderStatus, string>> = {
  placed: 'Being packed',
  partly_shipped: 'Part of it is on its way',
  shipped: 'On its way',
  delivered: 'It is with you',
  returned: 'Sent back',
  cancelled: 'Cancelled',
};

export function orderHeadline({ status, shippingAddress }: OrderTold, isNew: boolean): string {
  if (!isNew || status === 'cancelled') return headlines[status];
  const name = shippingAddress?.firstName ?? '';
  return name === '' ? 'Thank you' : `Thank you, ${name}`;
}

export interface Parcel<S, L> {
  readonly title: string;
  readonly shipment: S;
  readonly lines: readonly L[];
  readonly isByEmail: boolean;
}

/** What comes together. Gift cards come by email, whatever else leaves on their day. */
export function parcelsOf<S extends Pick<Shipment, 'lineIds'>, L extends Line>(order: {
  readonly shipments: readonly S[];
  readonly lines: readonly L[];
}): readonly Parcel<S, L>[] {
  const parts = order.shipments.flatMap((shipment) => {
    const inside = order.lines.filter(({ id }) => shipment.lineIds.includes(id));
    const [cards, goods] = [inside.filter(isCard), inside.filter((line) => !isCard(line))];
    return [
      { shipment, lines: goods, isByEmail: false },
      { shipment, lines: cards, isByEmail: true },
    ].filter(({ lines }) => lines.length > 0);
  });
  const parcels = parts.filter(({ isByEmail }) => !isByEmail);
  return parts.map((part) => {
    const parcel = parcels.length === 1 ? 'Your parcel' : `Parcel ${parcels.indexOf(part) + 1}`;
    return { ...part, title: part.isByEmail ? 'By email' : parcel };
  });
}

const isCard = ({ giftCardDetails }: Line): boolean => giftCardDetails !== null;

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const counted = (count: number, one: string, many: string) =>
  `${numbers[count] ?? count} ${count === 1 ? one : many}`;

/** What happens next, and where the receipt went. */
export function orderLead(order: OrderTold, isNew: boolean): string {
  const { status, emailAddress, canCancel } = order;
  if (status === 'cancelled') return 'Nothing ships. What was set aside on your card is released.';
  const parts = parcelsOf(order);
  const goods = parts.filter(({ isByEmail }) => !isByEmail);
  const unitsIn = (some: typeof parts) =>
    some.flatMap(({ lines }) => lines).reduce((sum, { quantity }) => sum + quantity, 0);
  const cards = unitsIn(parts.filter(({ isByEmail }) => isByEmail));
  const contents = `${[
    ...(goods.length > 0
      ? [counted(unitsIn(goods), 'piece', 'pieces'), counted(goods.length, 'parcel', 'parcels')]
      : []),
    ...(cards > 0 ? [`${counted(cards, 'gift card', 'gift cards')} by email`] : []),
  ].join(', ')}.`;
  const first = `${contents.charAt(0).toUpperCase()}${contents.slice(1)}`;
  const receipt = `${isNew ? 'A receipt is on its way to' : 'The receipt went to'} ${emailAddress}.`;
  return [first, receipt, ...(canCancel ? ['You can cancel until it ships.'] : [])].join(' ');
}

export function lineWords(line: {
  readonly sizeName: string;
  readonly colorName: string;
  readonly quantity: number;
  readonly giftCardDetails: object | null;
}): string {
  const size = line.sizeName === 'One Size' ? line.sizeName : `Size ${line.sizeName}`;
  const words = line.giftCardDetails ? [line.sizeName] : [size, line.colorName];
  return `${words.join(', ')}${line.quantity > 1 ? `, ${line.quantity} of them` : ''}`;
}

export interface TrackPoint {
  readonly name: string;
  readonly when: string | null;
  readonly state: 'done' | 'now' | 'later';
}

const day = (isoInstant: string) => formatArrival(isoInstant.slice(0, 10));

/** Where a parcel was, is and goes. */
export function parcelTrack(
  { status, placedAt }: Pick<OrderTold, 'status' | 'placedAt'>,
  { shipDate, shippedAt, deliveredAt }: Travel,
  isByEmail: boolean,
): readonly TrackPoint[] {
  const placed: TrackPoint = {
    name: shipDate === null ? 'Ordered' : 'Reserved for you',
    when: day(placedAt),
    state: 'done',
  };
  if (status === 'cancelled') return [placed, { name: 'Cancelled', when: null, state: 'now' }];
  if (isByEmail)
    return [
      placed,
      { name: 'Sent by email', when: shippedAt && day(shippedAt), state: shippedAt ? 'done' : 'now' },
    ];
  const packed: TrackPoint = {
    name: shipDate === null ? 'Being packed' : 'Waiting for it to come in',
    when: shipDate === null ? null : `Ships by ${formatArrival(shipDate)}`,
    state: shippedAt === null ? 'now' : 'done',
  };
  const courier: TrackPoint = {
    name: shipDate === null ? 'With the courier' : 'Shipped, and charged',
    when: shippedAt && day(shippedAt),
    state: shippedAt === null ? 'later' : deliveredAt === null ? 'now' : 'done',
  };
  const door: TrackPoint = {
    name: 'At your door',
    when: deliveredAt && day(deliveredAt),
    state: deliveredAt === null ? 'later' : 'done',
  };
  return [placed, packed, courier, door];
}

/** Such as "Visa ending 4242: $877.88 charged, $387.53 when the rest ships." */
export function paymentWords(
  payment: {
    readonly label: string;
    readonly authorised: number;
    readonly captured: number;
    readonly refunded: number;
  },
  money: (amount: number) => string,
): string {
  const { label, authorised, captured, refunded } = payment;
  const parts = [
    ...(captured > 0 ? [`${money(captured)} charged`] : []),
    ...(authorised > captured && captured > 0 ? ['the rest when it ships'] : []),
    ...(captured === 0 && authorised > 0 ? [`${money(authorised)} set aside, charged when it ships`] : []),
    ...(refunded > 0 ? [`${money(refunded)} given back`] : []),
  ];
  return parts.length === 0 ? label : `${label}: ${parts.join(', ')}.`;
}
