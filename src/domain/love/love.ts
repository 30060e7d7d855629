// The rules of loves.

import { words } from '../../words/love/words.ts';
import { language } from '../../words/spoken.ts';
import { formatLongDay } from '../../words/text/format-day.ts';
import { formatMoney } from '../../words/text/format-money.ts';
import type { Money } from '../pricing/money.ts';

export type LoveRefusal = 'no_such_product' | 'login_required' | 'guest_max';

export function loveRefusalMessage(refusal: LoveRefusal): string {
  return words.loveRefusals[refusal];
}

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
    return words.wasWhenLoved(formatMoney(language(), loved.priceThen));
  return words.lovedOn(formatLongDay(language(), loved.lovedOn));
}

/** The line under the heading: how many, and what is new of them. */
export function lovesSummary(loves: readonly Loved[]): string {
  const fell = loves.filter(hasFallen).length;
  const gone = loves.filter(({ isSoldOut }) => isSoldOut).length;
  const news = [fell > 0 && words.costLess(fell), gone > 0 && words.areSoldOut(gone)].filter(
    (part) => part !== false,
  );
  const count = words.pieces(loves.length);
  return news.length === 0 ? `${count}.` : `${count}. ${news.join(', ')}.`;
}
