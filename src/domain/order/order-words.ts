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
  readonly lines: readonly { readonly quantity: number }[];
  readonly canCancel: boolean;
}

interface Shipment {
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

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const counted = (count: number, one: string, many: string) =>
  `${numbers[count] ?? count} ${count === 1 ? one : many}`;

/** What happens next, and where the receipt went. */
export function orderLead(order: OrderTold, isNew: boolean): string {
  const { status, emailAddress, shipments, lines, canCancel } = order;
  if (status === 'cancelled') return 'Nothing ships. What was set aside on your card is released.';
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const contents = `${counted(pieces, 'piece', 'pieces')}, ${counted(shipments.length, 'parcel', 'parcels')}.`;
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
  { shipDate, shippedAt, deliveredAt }: Shipment,
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
