// What can be sent back, in the words of the product page.

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
  if (isFinalSale) return { words: finalSaleMessage, policy: 'returns' };
  const returns = returnWindow(flags);
  return isExchangeable
    ? { words: `${returns} Exchanges welcome.`, policy: 'exchanges' }
    : { words: `${returns} No exchanges.`, policy: 'returns' };
}

export const finalSaleMessage = 'Final sale: no returns, no exchanges.';

function returnWindow(flags: Pick<FlagSet, 'returns_restock_fee_window'>): string {
  return flags.returns_restock_fee_window
    ? 'Free returns for 30 days, then until day 60 less a restocking fee.'
    : 'Free returns for 30 days.';
}

/** The same of all that is in a bag; null where there is nothing to send back. */
export function bagReturnsMessage(
  lines: readonly Pick<Returned, 'isFinalSale'>[],
  flags: Pick<FlagSet, 'returns_restock_fee_window'>,
): string | null {
  const kept = lines.filter(({ isFinalSale }) => isFinalSale).length;
  if (lines.length === kept) return kept === 0 ? null : finalSaleMessage;
  return kept === 0 ? returnWindow(flags) : `${returnWindow(flags)} What is final sale cannot come back.`;
}

export const backOrderDelayMessage =
  'This one is on back order and running late. We will write before it ships, and you can cancel until then.';
export const ineligibleForPromotions = {
  long: 'This product is ineligible for promotions.',
  short: 'Ineligible for promotions.',
} as const;
