// What shipping and tax would come to somewhere, before anyone says exactly where.
import { findQuote } from '../../database/queries/checkout/quote.ts';
import { findCountry } from '../../database/queries/checkout/quote-facts.ts';
import { statesOf } from '../../domain/account/states.ts';
import { emptyDraft } from '../../domain/checkout/draft.ts';
import type { PricedQuote } from '../../domain/checkout/quote.ts';
import { stateOfZip } from '../../domain/checkout/us-zip.ts';
import { isSoldTo } from '../../domain/shipping/delivery-terms.ts';
import { isEmbargoed } from '../../domain/shipping/embargo.ts';
import { usCountryCode } from '../../domain/visitor/country.ts';
import type { CheckoutDeps } from './checkout-deps.ts';
import { gather, type Pricing, priceDraft } from './price-draft.ts';
import { newDraft } from './read-quote.ts';

export interface Place {
  readonly countryCode: string;
  readonly postCode: string;
}

export type Estimated =
  | { readonly ok: true; readonly priced: PricedQuote; readonly regionName: string }
  | { readonly ok: false; readonly code: 'no_such_place' | 'not_sold_to' | 'empty' };

/** A ZIP code says which state it is in; elsewhere the country is enough. */
export async function readEstimate(
  deps: CheckoutDeps,
  pricing: Pricing,
  { countryCode, postCode }: Place,
): Promise<Estimated> {
  const country = await findCountry(deps.database.shop, { code: countryCode });
  const isHome = country?.code === usCountryCode;
  const regionCode = isHome ? stateOfZip(postCode) : '';
  if (country && !isSoldTo(deps.checkout.delivery(), country.code)) return { ok: false, code: 'not_sold_to' };
  if (!country || isEmbargoed(country.code) || regionCode === null)
    return { ok: false, code: 'no_such_place' };
  const states = statesOf(country.code) ?? [];
  const regionName = states.find(({ value }) => value === regionCode)?.label ?? '';
  const address = {
    firstName: '',
    lastName: '',
    streetAddress: '',
    streetAddress2: '',
    city: '',
    postCode,
    regionId: null,
    regionName,
    regionCode,
    countryId: country.id,
    countryName: country.name,
    countryCode: country.code,
    phone: '',
  };
  const { shop } = deps.database;
  const known = (await findQuote(shop, pricing.owner))?.draft ?? newDraft(pricing.visitor);
  // A code counts by who gives it, and takes off the same here as at checkout.
  const { emailAddress, couponCodes } = known;
  const draft = { ...emptyDraft, emailAddress, couponCodes, shippingAddress: address };
  const priced = await priceDraft(deps, shop, pricing, await gather(shop, pricing), draft);
  return priced.lines.length === 0 ? { ok: false, code: 'empty' } : { ok: true, priced, regionName };
}
