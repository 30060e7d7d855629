import { bandRange, type PriceBand } from '../../domain/listing/price-band.ts';
import { type Money, money } from '../../domain/pricing/money.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { formatMoney } from '../text/format-money.ts';
import { wordsIn } from './words.ts';

/** A range of prices as it is read; in another currency its bounds are what they are worth there. */
export function namePriceBand(
  language: Language,
  band: PriceBand,
  exchanged: (amount: Money) => Money = (amount) => amount,
): string {
  const words = wordsIn(language);
  const { from, to } = bandRange(band);
  const write = (minor: number) => formatMoney(language, exchanged(money(minor)));
  if (to === null) return words.andMore(write(from));
  if (from === 0) return words.under(write(to));
  return words.fromTo(write(from), write(to));
}
