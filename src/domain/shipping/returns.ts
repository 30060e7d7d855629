// What can be sent back.
import type { Product } from '../product/product.ts';
import { isInternational } from '../visitor/country.ts';
import type { FlagSet } from '../visitor/flags.ts';
import type { ReturnTerms } from './return-terms.ts';

export interface ReturnWindow {
  readonly freeDays: number;
  /** Until that day it comes back less a fee; null where nobody is told of one. */
  readonly lateDays: number | null;
}

export type ProductReturns =
  | { readonly code: 'final_sale' }
  /** Nothing comes back from abroad but what the law says. */
  | { readonly code: 'home_only' }
  | { readonly code: 'returns'; readonly window: ReturnWindow; readonly isExchangeable: boolean };

export type BagReturns =
  | { readonly code: 'final_sale' | 'home_only' }
  /** `keepsSome` where something in it is final sale. */
  | { readonly code: 'returns'; readonly window: ReturnWindow; readonly keepsSome: boolean };

type Returned = Pick<Product, 'isFinalSale' | 'isExchangeable'>;

/** Who would send something back: a country's code, or that it is abroad. */
export interface ReturnAsker {
  readonly flags: Pick<FlagSet, 'returns_restock_fee_window'>;
  readonly country: string | null;
}

export function productReturns(
  { isFinalSale, isExchangeable }: Returned,
  asker: ReturnAsker,
  terms: ReturnTerms,
): ProductReturns {
  if (isFinalSale) return { code: 'final_sale' };
  if (isHomeOnly(asker, terms)) return { code: 'home_only' };
  return { code: 'returns', window: returnWindow(asker, terms), isExchangeable };
}

/** Which policy says more. */
export function policyOfReturns(returns: ProductReturns): 'returns' | 'exchanges' {
  return returns.code === 'returns' && returns.isExchangeable ? 'exchanges' : 'returns';
}

/** The same of all that is in a bag; null where there is nothing to send back. */
export function bagReturns(
  lines: readonly Pick<Returned, 'isFinalSale'>[],
  asker: ReturnAsker,
  terms: ReturnTerms,
): BagReturns | null {
  const finals = lines.filter(({ isFinalSale }) => isFinalSale).length;
  if (lines.length === finals) return finals === 0 ? null : { code: 'final_sale' };
  if (isHomeOnly(asker, terms)) return { code: 'home_only' };
  return { code: 'returns', window: returnWindow(asker, terms), keepsSome: finals > 0 };
}

const isHomeOnly = ({ country }: ReturnAsker, { from }: ReturnTerms) =>
  from === 'home' && isInternational(country);

const returnWindow = ({ flags }: ReturnAsker, { days, lateDays }: ReturnTerms): ReturnWindow => ({
  freeDays: days,
  lateDays: flags.returns_restock_fee_window ? lateDays : null,
});
