// What can be sent back.
import type { Product } from '../product/product.ts';
import type { FlagSet } from '../visitor/flags.ts';

/** Whether things come back after the free weeks too, less a fee. */
export type ReturnWindow = 'free' | 'free_then_fee';

export type ProductReturns =
  | { readonly code: 'final_sale' }
  | { readonly code: 'returns'; readonly window: ReturnWindow; readonly isExchangeable: boolean };

export type BagReturns =
  | { readonly code: 'final_sale' }
  /** `keepsSome` where something in it is final sale. */
  | { readonly code: 'returns'; readonly window: ReturnWindow; readonly keepsSome: boolean };

type Returned = Pick<Product, 'isFinalSale' | 'isExchangeable'>;
type ReturnFlags = Pick<FlagSet, 'returns_restock_fee_window'>;

export function productReturns(
  { isFinalSale, isExchangeable }: Returned,
  flags: ReturnFlags,
): ProductReturns {
  return isFinalSale
    ? { code: 'final_sale' }
    : { code: 'returns', window: returnWindow(flags), isExchangeable };
}

/** Which policy says more. */
export function policyOfReturns(returns: ProductReturns): 'returns' | 'exchanges' {
  return returns.code === 'returns' && returns.isExchangeable ? 'exchanges' : 'returns';
}

/** The same of all that is in a bag; null where there is nothing to send back. */
export function bagReturns(
  lines: readonly Pick<Returned, 'isFinalSale'>[],
  flags: ReturnFlags,
): BagReturns | null {
  const finals = lines.filter(({ isFinalSale }) => isFinalSale).length;
  if (lines.length === finals) return finals === 0 ? null : { code: 'final_sale' };
  return { code: 'returns', window: returnWindow(flags), keepsSome: finals > 0 };
}

const returnWindow = (flags: ReturnFlags): ReturnWindow =>
  flags.returns_restock_fee_window ? 'free_then_fee' : 'free';
