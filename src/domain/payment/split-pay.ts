// What a product's page has to say of paying in four.

import type { Money } from '../pricing/money.ts';
import { priceToShow } from '../pricing/price.ts';
import type { ShopTime } from '../pricing/shop-time.ts';
import type { Product } from '../product/product.ts';
import { isSoldOut } from '../stock/availability.ts';
import {
  type Lender,
  type LenderFlags,
  lendersFor,
  type PayInFourRules,
  takesLenders,
} from './pay-in-four.ts';
import type { ProcessorName } from './processor.ts';

interface Visit {
  readonly rules: PayInFourRules;
  readonly flags: LenderFlags;
  /** Who takes the card. */
  readonly processor: ProcessorName;
  readonly country: string | null;
  readonly now: ShopTime;
}

export interface SplitPay {
  readonly amount: Money;
  readonly lenders: readonly Lender[];
}

/** Of what a quarter is to be said, and who lends for it; nothing where it is not for sale, or not for everyone. */
export function splitPayOf(product: Product, visit: Visit): SplitPay | null {
  if (!takesLenders(visit.processor)) return null;
  if (product.audienceExclusionReason !== null || isSoldOut(product)) return null;
  const amount = priceToShow(product.productPrice, visit.now).updated;
  const presaleShipDates = product.sizes.map(({ presaleShipDate }) => presaleShipDate);
  // Whoever does not say where they are is at home.
  const lent = { amount, presaleShipDates, country: visit.country ?? 'US', region: null };
  const lenders = lendersFor(lent, visit.rules, visit.flags);
  return lenders.length === 0 ? null : { amount, lenders };
}
