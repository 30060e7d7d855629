// An order in words, for its page. Days are told in UTC, as everywhere in the shop.

import { words as bagWords } from '../../words/bag/words.ts';
import { words as checkoutWords } from '../../words/checkout/words.ts';
import { words } from '../../words/order/words.ts';
import { words as shippingWords } from '../../words/shipping/words.ts';
import { language } from '../../words/spoken.ts';
import { dateFormat } from '../../words/text/format-date.ts';
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
  readonly isHeld: boolean;
  readonly payments: readonly { readonly captured: number }[];
  readonly totals: { readonly storeCredit: number };
}

type Format = (amount: number) => string;

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

const instant = dateFormat({
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
});

export function orderTitle({ orderId, placedAt }: Pick<OrderTold, 'orderId' | 'placedAt'>): string {
  return words.orderPlacedAt(orderId, instant(language()).format(new Date(placedAt)));
}

export function orderHeadline({ status, isHeld, shippingAddress }: OrderTold, isNew: boolean): string {
  if (!isNew || status === 'cancelled')
    return isHeld && status === 'placed' ? words.waitsForPayment : words.orderStates[status];
  const name = shippingAddress?.firstName ?? '';
  return name === '' ? words.thankYou : words.thankYouNamed(name);
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
    const parcel = parcels.length === 1 ? words.yourParcel : words.parcelNumbered(parcels.indexOf(part) + 1);
    return { ...part, title: part.isByEmail ? shippingWords.way.email : parcel };
  });
}

const isCard = ({ giftCardDetails }: Line): boolean => giftCardDetails !== null;

export interface HeldTold {
  readonly title: string;
  readonly whatNow: string;
}

/** What keeps an order from leaving, and what its shopper can do; null when nothing does. */
export function heldWords({ isHeld, status, canCancel }: OrderTold): HeldTold | null {
  if (!isHeld) return null;
  return {
    title: status === 'placed' ? words.heldForPayment : words.restHeldForPayment,
    whatNow: canCancel ? words.settleOrCancel : words.settle,
  };
}

/** What happens next, and where the receipt went. */
export function orderLead(order: OrderTold, isNew: boolean, money: Format): string {
  const { status, emailAddress, canCancel } = order;
  if (status === 'cancelled') return cancelledLead(order, money);
  const parts = parcelsOf(order);
  const goods = parts.filter(({ isByEmail }) => !isByEmail);
  const unitsIn = (some: typeof parts) =>
    some.flatMap(({ lines }) => lines).reduce((sum, { quantity }) => sum + quantity, 0);
  const cards = unitsIn(parts.filter(({ isByEmail }) => isByEmail));
  const contents = `${[
    ...(goods.length > 0 ? [words.pieces(unitsIn(goods)), words.parcels(goods.length)] : []),
    ...(cards > 0 ? [words.giftCardsByEmail(cards)] : []),
  ].join(', ')}.`;
  const first = `${contents.charAt(0).toUpperCase()}${contents.slice(1)}`;
  const receipt = isNew ? words.receiptOnItsWay(emailAddress) : words.receiptWentTo(emailAddress);
  const until = goods.length > 0 ? words.cancelUntilItShips : words.cancelUntilItIsSpent;
  return [first, receipt, ...(canCancel ? [until] : [])].join(' ');
}

function cancelledLead({ payments, totals }: OrderTold, money: Format): string {
  const charged = payments.reduce((sum, { captured }) => sum + captured, 0);
  const released = payments.length > 0 ? [words.setAsideIsReleased] : [];
  return [
    words.nothingShips,
    ...(charged > 0 ? [words.goesBack(money(charged))] : released),
    ...(totals.storeCredit > 0 ? [words.creditIsYoursAgain] : []),
  ].join(' ');
}

/** What it is beside its name. The amount of a gift card stands beside it as its price. */
export function lineWords(
  line: { readonly sizeName: string; readonly colorName: string; readonly quantity: number },
  isGiftCard: boolean,
): string {
  const size = line.sizeName === 'One Size' ? line.sizeName : bagWords.sizeNamed(line.sizeName);
  const facts = isGiftCard ? [] : [size, line.colorName];
  return [...facts, ...(line.quantity > 1 ? [checkoutWords.soManyOfThem(line.quantity)] : [])].join(', ');
}

export interface TrackPoint {
  readonly name: string;
  readonly when: string | null;
  readonly state: 'done' | 'now' | 'later';
}

const day = (isoInstant: string) => formatArrival(isoInstant.slice(0, 10));

/** Where a parcel was, is and goes. */
export function parcelTrack(
  { status, placedAt, isHeld }: Pick<OrderTold, 'status' | 'placedAt' | 'isHeld'>,
  { shipDate, shippedAt, deliveredAt }: Travel,
  isByEmail: boolean,
): readonly TrackPoint[] {
  const placed: TrackPoint = {
    name: shipDate === null ? words.ordered : words.reservedForYou,
    when: day(placedAt),
    state: 'done',
  };
  if (status === 'cancelled') return [placed, { name: words.cancelled, when: null, state: 'now' }];
  if (isByEmail)
    return [
      placed,
      { name: words.sentByEmail, when: shippedAt && day(shippedAt), state: shippedAt ? 'done' : 'now' },
    ];
  const packing = isHeld && shippedAt === null ? words.waitsForPayment : words.beingPacked;
  const packed: TrackPoint = {
    name: shipDate === null ? packing : words.waitingForIt,
    when: shipDate === null ? null : shippingWords.shipsBy(formatArrival(shipDate)),
    state: shippedAt === null ? 'now' : 'done',
  };
  const courier: TrackPoint = {
    name: shipDate === null ? words.withTheCourier : words.shippedAndCharged,
    when: shippedAt && day(shippedAt),
    state: shippedAt === null ? 'later' : deliveredAt === null ? 'now' : 'done',
  };
  const door: TrackPoint = {
    name: words.atYourDoor,
    when: deliveredAt && day(deliveredAt),
    state: deliveredAt === null ? 'later' : 'done',
  };
  return [placed, packed, courier, door];
}

/** Such as "Visa ending 4242: $877.88 charged, the rest when it ships." */
export function paymentWords(
  payment: {
    readonly label: string;
    readonly captured: number;
    readonly toCharge: number;
  },
  money: Format,
): string {
  const { label, captured, toCharge } = payment;
  const parts = [
    ...(captured > 0 ? [words.charged(money(captured))] : []),
    ...(toCharge > 0 ? [captured > 0 ? words.restWhenItShips : words.setAside(money(toCharge))] : []),
  ];
  return parts.length === 0 ? label : `${words.labelled(label, parts.join(', '))}.`;
}
