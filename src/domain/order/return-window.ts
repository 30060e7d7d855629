// Until when a parcel of an order may be sent back. Days are days of arrival, which a shopper knows: the last one ends where
// on earth it ends last.
import { canSendBack, type OrderStatus } from './order.ts';

const dayMs = 86_400_000;
/** Twelve hours after it has ended in Greenwich a day has ended everywhere. */
const lastPlaceMs = dayMs / 2;

/** Where nobody has told of a parcel's arrival, so many days after it should have been there it was. */
export const unnoticedDays = 14;

export interface SentParcel {
  readonly shippedAt: string | null;
  readonly deliveredAt: string | null;
  /** When it was to arrive, as it was said when it was paid for. */
  readonly arrivesBy: string | null;
}

const dayOf = (isoInstant: string) => isoInstant.slice(0, 10);
const dayAfter = (isoDay: string, days: number) =>
  new Date(Date.parse(isoDay) + days * dayMs).toISOString().slice(0, 10);

/** The last day on which it may be sent back; null of what has not left, and where nothing comes back at all. */
export function lastReturnDay(
  { shippedAt, deliveredAt, arrivesBy }: SentParcel,
  returnDays: number,
): string | null {
  if (shippedAt === null || returnDays === 0) return null;
  if (deliveredAt !== null) return dayAfter(dayOf(deliveredAt), returnDays);
  const left = dayOf(shippedAt);
  const due = arrivesBy !== null && arrivesBy > left ? arrivesBy : left;
  return dayAfter(due, unnoticedDays + returnDays);
}

/** Whether it is too late, or was never to be: then it comes back only as a kindness, or because it is faulty. */
export function isReturnOver(parcel: SentParcel, returnDays: number, now: number): boolean {
  if (returnDays === 0) return true;
  const last = lastReturnDay(parcel, returnDays);
  return last !== null && now >= Date.parse(last) + dayMs + lastPlaceMs;
}

export type ParcelReturns =
  | { readonly code: 'until'; readonly day: string }
  | { readonly code: 'from_arrival'; readonly days: number }
  | { readonly code: 'never' };

interface ReturnLine {
  readonly isFinalSale: boolean;
  readonly giftCardDetails: unknown;
}

/** What is said beside a parcel; null where there is nothing in it that anybody could send back. */
export function parcelReturns(
  { status, returnDays }: { readonly status: OrderStatus; readonly returnDays: number },
  parcel: SentParcel,
  lines: readonly ReturnLine[],
): ParcelReturns | null {
  const isPossible = status === 'placed' || canSendBack(status);
  if (!isPossible || !hasReturnable(lines)) return null;
  const day = parcel.deliveredAt === null ? null : lastReturnDay(parcel, returnDays);
  return day === null ? agreedReturns(returnDays) : { code: 'until', day };
}

/** What was agreed, before anybody knows when it arrives. */
export function agreedReturns(returnDays: number): ParcelReturns {
  return returnDays === 0 ? { code: 'never' } : { code: 'from_arrival', days: returnDays };
}

/** Whether anything in it may come back at all: final sale stays, and so do gift cards. */
export function hasReturnable(lines: readonly ReturnLine[]): boolean {
  return lines.some(({ isFinalSale, giftCardDetails }) => !isFinalSale && giftCardDetails === null);
}
