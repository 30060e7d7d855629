// What can be sent back, in words.
import type { ParcelReturns } from '../../domain/order/return-window.ts';
import { lawfulReturnDays } from '../../domain/shipping/return-terms.ts';
import type { BagReturns, ProductReturns, ReturnWindow } from '../../domain/shipping/returns.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { wordsIn as shippingWordsIn } from '../shipping/words.ts';
import { formatLongDay } from '../text/format-day.ts';
import { wordsIn } from './words.ts';

export function sayProductReturns(language: Language, returns: ProductReturns): string {
  const words = wordsIn(language);
  if (returns.code !== 'returns') return sayNone(language, returns.code);
  const exchanges = returns.isExchangeable ? words.exchangesWelcome : words.noExchanges;
  return `${sayWindow(language, returns.window)} ${exchanges}`;
}

export function sayBagReturns(language: Language, returns: BagReturns): string {
  if (returns.code !== 'returns') return sayNone(language, returns.code);
  const window = sayWindow(language, returns.window);
  return returns.keepsSome ? `${window} ${wordsIn(language).finalSaleStays}` : window;
}

/** Beside a parcel of an order, and in the emails about it. */
export function sayParcelReturns(language: Language, returns: ParcelReturns): string {
  const words = wordsIn(language);
  switch (returns.code) {
    case 'until':
      return words.canComeBackUntil(formatLongDay(language, returns.day));
    case 'from_arrival':
      return words.canComeBackFor(returns.days);
    case 'never':
      return words.cannotComeBack;
  }
}

function sayNone(language: Language, code: 'final_sale' | 'home_only'): string {
  return code === 'final_sale'
    ? shippingWordsIn(language).finalSale
    : wordsIn(language).homeOnly(lawfulReturnDays);
}

function sayWindow(language: Language, { freeDays, lateDays }: ReturnWindow): string {
  const words = wordsIn(language);
  return lateDays === null ? words.freeReturns(freeDays) : words.freeReturnsThenFee(freeDays, lateDays);
}
