// What a merchant plans: a price below the others for a while, for so many units. What is wrong with a plan, and what is
// lawful but worth knowing before it is made.
import { lessPercent } from '../currency/exchange.ts';
import { type DealState, dealState } from './deal.ts';
import type { Money } from './money.ts';
import type { ShopTime } from './shop-time.ts';

export interface DealPlan {
  /** Milliseconds since the epoch. */
  readonly startsAt: number;
  readonly endsAt: number;
  readonly discountPercent: number;
  /** Units at that price, of all sizes together. */
  readonly allotment: number;
}

export interface StoredDeal extends DealPlan {
  readonly claimed: number;
}

export const mostDealDays = 31;
export const mostAllotment = 100_000;
const dayMs = 86_400_000;
const yearMs = 366 * dayMs;
/** A form that takes a while to send still means the moment at which it was filled in. */
const lateMs = 5 * 60_000;

export function dealPrice(price: Money, discountPercent: number): Money {
  return lessPercent(price, discountPercent);
}

export type DealFault =
  | { readonly at: 'startsAt'; readonly code: 'starts_in_past' | 'too_far' | 'runs' }
  | { readonly at: 'startsAt'; readonly code: 'overlap'; readonly start: number; readonly end: number }
  | { readonly at: 'endsAt'; readonly code: 'ends_before_start' | 'ends_in_past' | 'too_long' | 'is_over' }
  | { readonly at: 'discountPercent'; readonly code: 'percent' | 'runs' }
  | { readonly at: 'discountPercent'; readonly code: 'not_below'; readonly selling: Money }
  | { readonly at: 'allotment'; readonly code: 'allotment' }
  | { readonly at: 'allotment'; readonly code: 'below_claimed'; readonly claimed: number };

export interface DealGround {
  readonly now: ShopTime;
  readonly price: Money;
  /** What it costs without the deal: the sale's or the promotion's price where there is one. */
  readonly selling: Money;
  /** The deal as it was, where one is changed. */
  readonly before: StoredDeal | null;
  /** Another deal of the product at that time. */
  readonly other: Pick<DealPlan, 'startsAt' | 'endsAt'> | null;
}

export function dealFaults(plan: DealPlan, { now, price, selling, before, other }: DealGround): DealFault[] {
  const phase = before && phaseOf(before, now);
  if (phase === 'ended') return [{ at: 'endsAt', code: 'is_over' }];
  const runs = before !== null && phase !== 'coming';
  const faults: DealFault[] = [];
  const { startsAt, endsAt, discountPercent, allotment } = plan;
  if (runs && startsAt !== before.startsAt) faults.push({ at: 'startsAt', code: 'runs' });
  else if (!runs && startsAt < now - lateMs) faults.push({ at: 'startsAt', code: 'starts_in_past' });
  else if (startsAt > now + yearMs) faults.push({ at: 'startsAt', code: 'too_far' });
  else if (other) faults.push({ at: 'startsAt', code: 'overlap', start: other.startsAt, end: other.endsAt });
  if (endsAt <= startsAt) faults.push({ at: 'endsAt', code: 'ends_before_start' });
  else if (endsAt <= now) faults.push({ at: 'endsAt', code: 'ends_in_past' });
  else if (endsAt - startsAt > mostDealDays * dayMs) faults.push({ at: 'endsAt', code: 'too_long' });
  if (!Number.isInteger(discountPercent) || discountPercent < 1 || discountPercent > 99)
    faults.push({ at: 'discountPercent', code: 'percent' });
  else if (runs && discountPercent !== before.discountPercent)
    faults.push({ at: 'discountPercent', code: 'runs' });
  else if (!runs && dealPrice(price, discountPercent).minor >= selling.minor)
    faults.push({ at: 'discountPercent', code: 'not_below', selling });
  if (!Number.isInteger(allotment) || allotment < 1 || allotment > mostAllotment)
    faults.push({ at: 'allotment', code: 'allotment' });
  else if (before !== null && allotment < before.claimed)
    faults.push({ at: 'allotment', code: 'below_claimed', claimed: before.claimed });
  return faults;
}

export type DealWarning =
  /** More units than there are for sale. */
  | { readonly code: 'above_stock'; readonly available: number }
  /** Told to shoppers of the European Economic Area beside the deal. */
  | { readonly code: 'lowest'; readonly lowest: Money }
  /** There it is no reduction: it was as cheap within the thirty days before. */
  | { readonly code: 'not_below_lowest'; readonly lowest: Money }
  | { readonly code: 'lowest_unknown' };

export function dealWarnings(
  { discountPercent, allotment }: Pick<DealPlan, 'discountPercent' | 'allotment'>,
  ground: {
    readonly price: Money;
    readonly available: number;
    /** Of the thirty days before its start; null where nothing is known of them. */
    readonly lowest: Money | null;
  },
): DealWarning[] {
  const { price, available, lowest } = ground;
  return [
    ...(allotment > available ? [{ code: 'above_stock', available } as const] : []),
    lowest === null
      ? { code: 'lowest_unknown' }
      : dealPrice(price, discountPercent).minor >= lowest.minor
        ? { code: 'not_below_lowest', lowest }
        : { code: 'lowest', lowest },
  ];
}

export function phaseOf({ startsAt, endsAt, claimed, allotment }: StoredDeal, now: ShopTime): DealState {
  return dealState({ start: startsAt, end: endsAt, claimPercentage: (100 * claimed) / allotment }, now);
}

/** When it would be gone if it went on as in the last hour; null where nothing went, or it ends before. */
export function goneAt(
  { endsAt, claimed, allotment }: StoredDeal,
  inLastHour: number,
  now: ShopTime,
): number | null {
  const left = allotment - claimed;
  if (inLastHour === 0 || left <= 0) return null;
  const at = now + (left / inLastHour) * 3_600_000;
  return at < endsAt ? Math.round(at) : null;
}

/** A stretch of days as a calendar shows it. */
export interface CalendarSpan {
  readonly from: number;
  readonly days: number;
}

/** Where in the calendar a deal stands, in shares of its width; `isCut` where it goes on after it. */
export function barOf(
  { startsAt, endsAt }: Pick<DealPlan, 'startsAt' | 'endsAt'>,
  { from, days }: CalendarSpan,
): { readonly left: number; readonly width: number; readonly isCut: boolean } | null {
  const share = (at: number) => (at - from) / (days * dayMs);
  const left = Math.max(0, share(startsAt));
  const right = Math.min(1, share(endsAt));
  return right <= left ? null : { left, width: right - left, isCut: share(endsAt) > 1 };
}
