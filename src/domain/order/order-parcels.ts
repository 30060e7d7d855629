// What comes together of an order, as its page shows it, and how far each of these has come.
import type { OrderStatus } from './order.ts';

interface Line {
  readonly id: number;
  readonly giftCardDetails: object | null;
}

/** A parcel has a number where there are several; gift cards come by email. */
export type ParcelName = 'only_parcel' | 'by_email' | { readonly number: number };

export interface Parcel<S, L> {
  readonly name: ParcelName;
  readonly shipment: S;
  readonly lines: readonly L[];
  readonly isByEmail: boolean;
}

/** Gift cards come by email, whatever else leaves on their day. */
export function parcelsOf<S extends { readonly lineIds: readonly number[] }, L extends Line>(order: {
  readonly shipments: readonly S[];
  readonly lines: readonly L[];
}): readonly Parcel<S, L>[] {
  const parts = order.shipments.flatMap((shipment) => {
    const inside = order.lines.filter(({ id }) => shipment.lineIds.includes(id));
    const [cards, goods] = [inside.filter(isGiftCard), inside.filter((line) => !isGiftCard(line))];
    return [
      { shipment, lines: goods, isByEmail: false },
      { shipment, lines: cards, isByEmail: true },
    ].filter(({ lines }) => lines.length > 0);
  });
  const parcels = parts.filter(({ isByEmail }) => !isByEmail);
  return parts.map((part) => {
    const name = parcels.length === 1 ? 'only_parcel' : { number: parcels.indexOf(part) + 1 };
    return { ...part, name: part.isByEmail ? 'by_email' : name };
  });
}

/** What leaves with a parcel: gift cards come by email, on their own day. */
export function namesThatLeave(
  lines: readonly (Pick<Line, 'giftCardDetails'> & { readonly name: string })[],
): readonly string[] {
  return lines.filter((line) => !isGiftCard(line)).map(({ name }) => name);
}

/** Whether anything of an order leaves as a parcel. */
export function hasParcels(lines: readonly Pick<Line, 'giftCardDetails'>[]): boolean {
  return !lines.every(isGiftCard);
}

function isGiftCard({ giftCardDetails }: Pick<Line, 'giftCardDetails'>): boolean {
  return giftCardDetails !== null;
}

export type TrackStep =
  | 'ordered'
  | 'reserved'
  | 'cancelled'
  | 'sent_by_email'
  | 'packing'
  | 'awaiting_payment'
  | 'awaiting_stock'
  | 'with_courier'
  | 'shipped_and_charged'
  | 'delivered';

export interface TrackPoint {
  readonly step: TrackStep;
  /** ISO day on which it was; of what waits for stock, the day by which it ships. */
  readonly day: string | null;
  readonly state: 'done' | 'now' | 'later';
}

interface Expected {
  readonly arrivesFrom: string;
  readonly arrivesBy: string;
}

/** Between which days a parcel is awaited; null once it is there, and where nobody can say. */
export function expectedArrival(
  order: { readonly status: OrderStatus; readonly isHeld: boolean },
  parcel: {
    readonly arrivesFrom: string | null;
    readonly arrivesBy: string | null;
    readonly shippedAt: string | null;
    readonly deliveredAt: string | null;
  },
  isByEmail: boolean,
): Expected | null {
  const { arrivesFrom, arrivesBy, shippedAt, deliveredAt } = parcel;
  const waits = order.isHeld && shippedAt === null;
  if (isByEmail || waits || deliveredAt !== null) return null;
  if (order.status === 'cancelled' || order.status === 'returned') return null;
  return arrivesFrom !== null && arrivesBy !== null ? { arrivesFrom, arrivesBy } : null;
}

interface Travel {
  readonly shipDate: string | null;
  readonly shippedAt: string | null;
  readonly deliveredAt: string | null;
}

/** Where a parcel was, is and goes. */
export function parcelTrack(
  order: { readonly status: OrderStatus; readonly placedAt: string; readonly isHeld: boolean },
  { shipDate, shippedAt, deliveredAt }: Travel,
  isByEmail: boolean,
): readonly TrackPoint[] {
  const isPresale = shipDate !== null;
  const placed: TrackPoint = {
    step: isPresale ? 'reserved' : 'ordered',
    day: dayOf(order.placedAt),
    state: 'done',
  };
  if (order.status === 'cancelled') return [placed, { step: 'cancelled', day: null, state: 'now' }];
  const left = shippedAt === null ? null : dayOf(shippedAt);
  if (isByEmail) return [placed, { step: 'sent_by_email', day: left, state: left === null ? 'now' : 'done' }];
  const packing = order.isHeld && left === null ? 'awaiting_payment' : 'packing';
  return [
    placed,
    {
      step: isPresale ? 'awaiting_stock' : packing,
      day: shipDate,
      state: left === null ? 'now' : 'done',
    },
    {
      step: isPresale ? 'shipped_and_charged' : 'with_courier',
      day: left,
      state: left === null ? 'later' : deliveredAt === null ? 'now' : 'done',
    },
    {
      step: 'delivered',
      day: deliveredAt === null ? null : dayOf(deliveredAt),
      state: deliveredAt === null ? 'later' : 'done',
    },
  ];
}

function dayOf(isoInstant: string): string {
  return isoInstant.slice(0, 10);
}
