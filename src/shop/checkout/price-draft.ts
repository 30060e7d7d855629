// What a draft comes to now: gathers all that the shop knows of it, and prices it.

import type { Queries, Transaction } from '../../database/database.ts';
import { findCoupons } from '../../database/queries/checkout/coupon.ts';
import { findQuoteFacts, type QuoteFacts } from '../../database/queries/checkout/quote-facts.ts';
import { othersHoldUntil } from '../../database/queries/stock/bag-hold.ts';
import type { Bag } from '../../domain/bag/bag.ts';
import {
  type AddressFinding,
  addressDoubt,
  addressMessages,
  hasInsisted,
} from '../../domain/checkout/address-doubt.ts';
import { couponPeople } from '../../domain/checkout/codes/coupon.ts';
import { priceQuote, type QuoteRules } from '../../domain/checkout/price-quote.ts';
import type { PricedQuote, QuoteDraft, QuoteMessage } from '../../domain/checkout/quote.ts';
import type { OrderedThing } from '../../domain/checkout/quote-lines.ts';
import { linksInBag } from '../../domain/payment/payment-link.ts';
import { isClothing, isHeavy } from '../../domain/shipping/parcel.ts';
import type { Owner } from '../../domain/visitor/owner.ts';
import { readBag } from '../bag/read-bag.ts';
import type { CheckoutDeps, QuoteVisitor } from './checkout-deps.ts';
import { deliveryFor } from './delivery-for.ts';

export interface Pricing {
  readonly owner: Owner;
  readonly visitor: QuoteVisitor;
}

/** What the shop knows besides what the shopper said: read once, however many drafts are priced by it. */
export interface Gathered {
  readonly bag: Bag;
  readonly facts: QuoteFacts;
  /** Of what cannot be had: when somebody else may let go of it. */
  readonly others: ReadonlyMap<number, number>;
}

export async function gather(
  queries: Queries | Transaction,
  { owner }: Pick<Pricing, 'owner'>,
): Promise<Gathered> {
  const [bag, facts] = await Promise.all([readBag(queries, owner), findQuoteFacts(queries, owner)]);
  const missing = bag.lines.filter((line) => !line.isGiftCard && line.available < line.quantity);
  const others = await othersHoldUntil(
    queries,
    missing.map(({ sizeId }) => sizeId),
  );
  return { bag, facts, others };
}

export async function priceDraft(
  deps: CheckoutDeps,
  queries: Queries | Transaction,
  { owner, visitor }: Pricing,
  { bag, facts, others }: Gathered,
  draft: QuoteDraft,
): Promise<PricedQuote> {
  const address = draft.shippingAddress;
  const [coupons, taxRule, findings] = await Promise.all([
    findCoupons(queries, draft.couponCodes, couponPeople(owner, draft.emailAddress, deps.hash), owner),
    address ? deps.tax.ruleFor(address) : null,
    addressFindings(
      deps,
      draft,
      bag.lines.every(({ isGiftCard }) => isGiftCard),
    ),
  ]);
  return priceQuote({
    now: facts.now,
    draft,
    things: thingsOf({ bag, facts, others }),
    coupons,
    availableCredit: facts.credit,
    isGuest: 'guestId' in owner,
    visitorCountry: visitor.country,
    taxRule,
    ...findings,
    links: linksInBag(facts.links, bag.lines),
    rules: rulesFor(deps, visitor),
  });
}

function thingsOf({ bag, facts, others }: Gathered): readonly OrderedThing[] {
  return bag.lines.map((line) => {
    const ids = facts.categories.get(line.productId) ?? [];
    return {
      ...line,
      parcel: isHeavy(ids) ? 'heavy' : 'light',
      isClothing: isClothing(ids),
      othersUntil: others.get(line.sizeId) ?? null,
    };
  });
}

function rulesFor({ checkout }: CheckoutDeps, { flags, customer }: QuoteVisitor): QuoteRules {
  return {
    ...deliveryFor(checkout, flags),
    mostAirProhibited: checkout.mostAirProhibited,
    isAmbassador: customer?.roles.includes('ambassador') ?? false,
    refusesGiftCardsAbroad: flags.disable_intl_olc,
  };
}

/**
 * What stands against placing it: each address must be there and whole. Where nothing ships nobody asks for one, nor
 * minds one that was given.
 */
async function addressFindings(
  { addressCheck }: CheckoutDeps,
  draft: QuoteDraft,
  shipsNothing: boolean,
): Promise<Pick<PricedQuote, 'addressDoubt'> & { readonly addressMessages: readonly QuoteMessage[] }> {
  const isInsisted = hasInsisted(draft);
  const findingsOf = async (
    address: QuoteDraft['shippingAddress'],
    missing: 'shipping_address_missing' | 'billing_address_missing',
  ): Promise<readonly AddressFinding[]> =>
    address ? addressCheck.problemsOf(address) : [{ kind: 'missing', remark: { code: missing } }];
  const shipping = shipsNothing ? [] : await findingsOf(draft.shippingAddress, 'shipping_address_missing');
  const billing = draft.billingSameAsShipping
    ? []
    : await findingsOf(draft.billingAddress, 'billing_address_missing');
  // Nothing is sent to a billing address: what only looks wrong does no harm there.
  const billed = billing.filter(({ kind }) => kind !== 'doubtful');
  return {
    addressDoubt: addressDoubt(shipping, isInsisted),
    addressMessages: [
      ...addressMessages('shipping', shipping, isInsisted),
      ...addressMessages('billing', billed, isInsisted),
    ],
  };
}
