// The rules of loves.
import type { Money } from '../pricing/money.ts';

export type LoveRefusal = 'no_such_product' | 'login_required' | 'guest_max';

export interface Loved {
  /** What it cost when it was loved; null when nobody noted it. */
  readonly priceThen: Money | null;
  readonly priceNow: Money;
  /** ISO date. */
  readonly lovedOn: string;
  readonly isSoldOut: boolean;
}

export const loveFilters = ['fell', 'sold-out'] as const;
export type LoveFilter = (typeof loveFilters)[number];

export function hasFallen({ priceThen, priceNow }: Loved): boolean {
  return priceThen !== null && priceThen.currency === priceNow.currency && priceNow.minor < priceThen.minor;
}

export function isShownBy(loved: Loved, filter: LoveFilter | null): boolean {
  if (filter === null) return true;
  return filter === 'fell' ? hasFallen(loved) : loved.isSoldOut;
}

/** The price that something has fallen from since it was loved; null when it has not. */
export function fallenFrom(loved: Loved): Money | null {
  return hasFallen(loved) ? loved.priceThen : null;
}

export interface LovesNews {
  readonly count: number;
  /** How many cost less than when they were loved. */
  readonly fell: number;
  readonly soldOut: number;
}

/** How many loves there are, and what is new of them. */
export function lovesNews(loves: readonly Loved[]): LovesNews {
  return {
    count: loves.length,
    fell: loves.filter(hasFallen).length,
    soldOut: loves.filter(({ isSoldOut }) => isSoldOut).length,
  };
}
