// The price ranges one can filter by, in whole dollars: from the first up to, and not including, the second.

import { words } from '../../words/listing/words.ts';
import { language } from '../../words/spoken.ts';
import { formatMoney } from '../../words/text/format-money.ts';
import { type Money, money } from '../pricing/money.ts';

export const priceBands = ['0-100', '100-250', '250-500', '500-1000', '1000-up'] as const;

export type PriceBand = (typeof priceBands)[number];

/** Minor units at which the next band begins, in order. */
const bandBounds: readonly number[] = [100_00, 250_00, 500_00, 1000_00];

/** The place of an amount's band in the list, from 0. */
export function bandIndexOf(minor: number): number {
  const next = bandBounds.findIndex((bound) => minor < bound);
  return next < 0 ? bandBounds.length : next;
}

export function bandNamed(text: string): PriceBand | null {
  return priceBands.find((band) => band === text) ?? null;
}

/** From, and up to; null is without end. */
export function bandRange(band: PriceBand): { readonly from: number; readonly to: number | null } {
  const index = priceBands.indexOf(band);
  return { from: bandBounds[index - 1] ?? 0, to: bandBounds[index] ?? null };
}

/** As it is read; in another currency its bounds are what they are worth there. */
export function bandName(band: PriceBand, shown: (amount: Money) => Money = (amount) => amount): string {
  const { from, to } = bandRange(band);
  const written = (minor: number) => formatMoney(language(), shown(money(minor)));
  if (to === null) return words.andMore(written(from));
  if (from === 0) return words.under(written(to));
  return words.fromTo(written(from), written(to));
}
