// The rules of loves.
import { formatMoney, type Money } from '../pricing/money.ts';
import { formatLongDay } from '../text/format-day.ts';

export type LoveRefusal = 'no_such_product' | 'login_required' | 'guest_max';

export const loveRefusalMessages: Readonly<Record<LoveRefusal, string>> = {
  no_such_product: 'There is no such product.',
  login_required: 'Please sign in to love things.',
  guest_max: 'Sign in to keep loving: a guest can keep only so many.',
};

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

/** What is said under a loved thing. */
export function lovedNote(loved: Loved): string {
  if (loved.priceThen !== null && hasFallen(loved))
    return `Was ${formatMoney(loved.priceThen)} when you loved it`;
  return `Loved ${formatLongDay(loved.lovedOn)}`;
}

/** The line under the heading: how many, and what is new of them. */
export function lovesSummary(loves: readonly Loved[]): string {
  const fell = loves.filter(hasFallen).length;
  const gone = loves.filter(({ isSoldOut }) => isSoldOut).length;
  const news = [
    fell > 0 &&
      `${fell} ${fell === 1 ? 'costs' : 'cost'} less than when you loved ${fell === 1 ? 'it' : 'them'}`,
    gone > 0 && `${gone} ${gone === 1 ? 'is' : 'are'} sold out`,
  ].filter((part) => part !== false);
  const count = loves.length === 1 ? '1 piece' : `${loves.length} pieces`;
  return news.length === 0 ? `${count}.` : `${count}. ${news.join(', ')}.`;
}
