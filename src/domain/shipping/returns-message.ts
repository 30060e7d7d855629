// What can be sent back, in the words of the product page.

import { words } from '../../words/shipping/words.ts';
import type { Product } from '../product/product.ts';
import type { FlagSet } from '../visitor/flags.ts';

export interface ReturnsMessage {
  readonly words: string;
  /** Which policy says more. */
  readonly policy: 'returns' | 'exchanges';
}

type Returned = Pick<Product, 'isFinalSale' | 'isExchangeable'>;

export function returnsMessage(
  { isFinalSale, isExchangeable }: Returned,
  flags: Pick<FlagSet, 'returns_restock_fee_window'>,
): ReturnsMessage {
  if (isFinalSale) return { words: finalSaleMessage(), policy: 'returns' };
  const returns = returnWindow(flags);
  return isExchangeable
    ? { words: `${returns} ${words.exchangesWelcome}`, policy: 'exchanges' }
    : { words: `${returns} ${words.noExchanges}`, policy: 'returns' };
}

export const finalSaleMessage = () => words.finalSale;

function returnWindow(flags: Pick<FlagSet, 'returns_restock_fee_window'>): string {
  return flags.returns_restock_fee_window ? words.freeReturnsThenFee : words.freeReturns;
}

/** The same of all that is in a bag; null where there is nothing to send back. */
export function bagReturnsMessage(
  lines: readonly Pick<Returned, 'isFinalSale'>[],
  flags: Pick<FlagSet, 'returns_restock_fee_window'>,
): string | null {
  const kept = lines.filter(({ isFinalSale }) => isFinalSale).length;
  if (lines.length === kept) return kept === 0 ? null : finalSaleMessage();
  return kept === 0 ? returnWindow(flags) : `${returnWindow(flags)} ${words.finalSaleStays}`;
}

export const backOrderDelayMessage = () => words.backOrderLate;
export const ineligibleForPromotions = {
  long: () => words.productIneligible,
  short: () => words.ineligible,
} as const;
