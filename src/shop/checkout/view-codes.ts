// What the codes of a bag take off, without a look at the rest of its quote.
import { findQuote } from '../../database/queries/checkout/quote.ts';
import type { PricedQuote } from '../../domain/checkout/quote.ts';
import type { CheckoutDeps } from './checkout-deps.ts';
import { gather, type Pricing, priceDraft } from './price-draft.ts';

export interface ViewedCodes {
  readonly codes: readonly string[];
  readonly priced: PricedQuote;
}

export async function viewCodes(deps: CheckoutDeps, pricing: Pricing): Promise<ViewedCodes | null> {
  const { shop } = deps.database;
  const draft = (await findQuote(shop, pricing.owner))?.draft;
  if (!draft || draft.couponCodes.length === 0) return null;
  const priced = await priceDraft(deps, shop, pricing, await gather(shop, pricing), draft);
  return { codes: draft.couponCodes, priced };
}
