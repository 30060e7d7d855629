// What can be sent back, in words.
import type { BagReturns, ProductReturns, ReturnWindow } from '../../domain/shipping/returns.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { wordsIn } from './words.ts';

export function sayProductReturns(language: Language, returns: ProductReturns): string {
  const words = wordsIn(language);
  if (returns.code === 'final_sale') return words.finalSale;
  const exchanges = returns.isExchangeable ? words.exchangesWelcome : words.noExchanges;
  return `${sayWindow(language, returns.window)} ${exchanges}`;
}

export function sayBagReturns(language: Language, returns: BagReturns): string {
  const words = wordsIn(language);
  if (returns.code === 'final_sale') return words.finalSale;
  const window = sayWindow(language, returns.window);
  return returns.keepsSome ? `${window} ${words.finalSaleStays}` : window;
}

function sayWindow(language: Language, window: ReturnWindow): string {
  const words = wordsIn(language);
  return window === 'free_then_fee' ? words.freeReturnsThenFee : words.freeReturns;
}
