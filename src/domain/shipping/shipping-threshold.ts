// How far an order is from shipping that costs nothing.

import { type Money, money, subtractMoney } from '../pricing/money.ts';
import { isInternational } from '../visitor/country.ts';

/** Ways of shipping at home, the slowest first, by the types that rates have. */
export const rewardedTypes = ['ground', 'two-day', 'overnight'] as const;
export type RewardedType = (typeof rewardedTypes)[number];

/** A way of shipping that becomes free from an amount on, and every slower one with it. */
export interface ShippingReward {
  readonly type: RewardedType;
  /** The merchant's name for it, in the shop's first language. */
  readonly displayName: string;
  readonly min: Money;
}

export interface ShippingThreshold {
  readonly type: RewardedType;
  readonly displayName: string;
  readonly min: Money;
  /** What is missing; nothing once it is reached. */
  readonly remainder: Money;
  /** Whether it is the next one to be reached. */
  readonly qualifyNext: boolean;
  /** Per cent of the way, 0 to 100. */
  readonly nextRewardRate: number;
}

/** Where an order of this subtotal stands, smallest first. Nobody abroad is promised any. */
export function shippingThresholds(
  rewards: readonly ShippingReward[],
  subtotal: Money,
  country: string | null,
): readonly ShippingThreshold[] {
  if (isInternational(country)) return [];
  const sorted = rewards.toSorted((a, b) => a.min.minor - b.min.minor);
  const next = sorted.find(({ min }) => min.minor > subtotal.minor);
  return sorted.map(({ type, displayName, min }) => ({
    type,
    displayName,
    min,
    remainder: subtotal.minor >= min.minor ? money(0, min.currency) : subtractMoney(min, subtotal),
    qualifyNext: next?.min.minor === min.minor && next.displayName === displayName,
    nextRewardRate: min.minor <= 0 ? 100 : Math.min(100, Math.floor((100 * subtotal.minor) / min.minor)),
  }));
}

/** The line to show: how much is missing for the next one, or that the best is reached. */
export function thresholdToShow<T extends Pick<ShippingThreshold, 'qualifyNext'>>(
  thresholds: readonly T[],
): T | null {
  return thresholds.find(({ qualifyNext }) => qualifyNext) ?? thresholds.at(-1) ?? null;
}

const abroadCode = 'worldwide';

export interface GoingAbroad {
  readonly subtotal: Money;
  /** The visitor's own, not the order's. */
  readonly visitorCountry: string | null;
  readonly codes: readonly string[];
  /** Null where no order does. */
  readonly freeFrom: Money | null;
}

/** An order that leaves the country ships free from an amount on; someone at home needs the code for it. */
export function shipsAbroadFree({ subtotal, visitorCountry, codes, freeFrom }: GoingAbroad): boolean {
  if (freeFrom === null || subtotal.currency !== freeFrom.currency || subtotal.minor < freeFrom.minor)
    return false;
  return isInternational(visitorCountry) || codes.some((code) => code.trim().toLowerCase() === abroadCode);
}
