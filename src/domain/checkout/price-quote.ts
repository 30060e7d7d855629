// What an order comes to. One function, for the page, the calls and the order alike, from what the shop knows:
//
//   1. items       each line at today's price; what cannot be ordered is flagged and left out of every sum below
//   2. deals       a live deal's price is the line's price already; such a line takes no promotion
//   3. promotions  one code off the goods, shared out over the lines it is for; one code for shipping
//   4. shipping    the ways there are to that address, by parcel; free from what was promised for goods, or by code
//   5. tax         on the goods after promotions, without gift cards; added, or told as part of the prices
//   6. credit      what the shopper wishes, never more than they have nor than is due for all but gift cards
//
// All amounts are whole minor units. Shares add up to what was shared, and nothing is ever below zero.
import { emailProblem } from '../messaging/email.ts';
import { linkMessages, type OpenedLink } from '../payment/payment-link.ts';
import { defaultCurrency, type Money, money } from '../pricing/money.ts';
import type { DeliveryTerms } from '../shipping/delivery-terms.ts';
import type { ParcelProblem } from '../shipping/shipping-limits.ts';
import { canWaiveSignature } from '../shipping/signature.ts';
import { mostUnitsHeld } from '../stock/hold-limits.ts';
import { isInternational, usCountryId } from '../visitor/country.ts';
import type { Coupon, CouponRefusal } from './codes/coupon.ts';
import { promotionsOf, refusalMessage } from './codes/promotions.ts';
import { creditApplied } from './credit.ts';
import type {
  AddressDoubt,
  AppliedCoupon,
  MessageReason,
  PricedQuote,
  QuoteDraft,
  QuoteLine,
  QuoteMessage,
  QuoteTax,
  ShippingOption,
} from './quote.ts';
import { type JudgedThing, judgeLines, type LineRules, type OrderedThing, sumOf } from './quote-lines.ts';
import { shippingOptions } from './shipping-options.ts';
import { freedAbroad, freedAtHome } from './shipping-rates.ts';
import { type TaxRule, taxOf } from './tax.ts';

export interface QuoteInput {
  /** By the database's clock. */
  readonly now: number;
  readonly draft: QuoteDraft;
  readonly things: readonly OrderedThing[];
  /** Those there are of the draft's codes. */
  readonly coupons: readonly Coupon[];
  readonly availableCredit: Money;
  readonly isGuest: boolean;
  /** Where whoever orders is at home. */
  readonly visitorCountry: string | null;
  /** For the address; null until there is one. */
  readonly taxRule: TaxRule | null;
  /** What is missing or wrong in the addresses. */
  readonly addressMessages: readonly QuoteMessage[];
  readonly addressDoubt: AddressDoubt | null;
  /** Those it was opened by whose things are in it. */
  readonly links: readonly OpenedLink[];
  readonly rules: QuoteRules;
}

export type QuoteRules = DeliveryTerms &
  Pick<LineRules, 'isAmbassador' | 'mostAirProhibited' | 'refusesGiftCardsAbroad'>;

export function priceQuote(input: QuoteInput): PricedQuote {
  const { now, draft, rules, visitorCountry, isGuest } = input;
  const address = draft.shippingAddress;
  const countryCode = address?.countryCode ?? visitorCountry;

  // 1, 2. Items, at the prices of their deals where they have one.
  const { things: judged, orderProblem } = judgeLines(input.things, { ...rules, countryCode });
  const ordered = judged.filter(({ isOrdered }) => isOrdered);
  const currency = ordered[0]?.line.unitPrice.currency ?? defaultCurrency.code;
  const inCurrency = (minor: number) => money(minor, currency);
  const subTotal = inCurrency(sumOf(ordered.map(({ line }) => line.subTotal)));

  // 3. Promotions.
  const promotions = promotionsOf({
    now,
    isGuest,
    codes: draft.couponCodes,
    coupons: input.coupons,
    ordered,
    subtotal: subTotal,
    countryCode,
  });
  const couponAmount = promotions.goods?.amount ?? inCurrency(0);
  const physical = sumOf(ordered.filter(({ thing }) => !thing.isGiftCard).map(({ line }) => line.subTotal));

  // 4. Shipping.
  const options = address
    ? shippingOptions({
        now,
        countryCode: address.countryCode,
        regionCode: address.regionCode,
        visitorCountry,
        // Gift cards bring no free shipping.
        subtotal: inCurrency(physical),
        lines: ordered.map(({ thing }) => thing),
        settings: rules,
        hasHomeCode: promotions.shipping?.kind === 'free_shipping',
        hasAbroadCode: promotions.shipping?.kind === 'free_shipping_abroad',
      })
    : [];
  const option = options.find(({ type }) => type === draft.shippingOptionName) ?? options[0] ?? null;
  const shippingAmount = option?.cost ?? inCurrency(0);
  const shippingCode = shippingCoupon(promotions.shipping, option, currency);

  // 5. Tax, once it is known where it goes.
  const taxed = taxOf(
    input.taxRule ?? { kind: 'none', note: { code: 'address_missing' } },
    ordered.map(({ thing, line }, index) => ({
      quantity: line.quantity,
      goods: thing.isGiftCard ? 0 : line.subTotal.minor - (promotions.discounts[index] ?? 0),
      isClothing: thing.isClothing,
    })),
    shippingAmount.minor,
    currency,
  );

  // 6. Credit.
  // Gift cards are not bought with credit, which may itself have been one.
  const giftCards = subTotal.minor - physical;
  const due = subTotal.minor - couponAmount.minor + shippingAmount.minor + addedTax(taxed.tax);
  const credit = creditApplied({
    wanted: draft.storeCreditWanted,
    available: input.availableCredit.currency === currency ? input.availableCredit.minor : 0,
    due: due - giftCards,
  });
  const total = inCurrency(due - credit);

  const shares = new Map(
    ordered.map((one, index) => [
      one,
      { discount: promotions.discounts[index] ?? 0, tax: taxed.lines[index] ?? 0 },
    ]),
  );
  const promoType = promotions.goods?.coupon.kind === 'percent' ? 'percent' : 'amount';
  const lines = judged.map((one): QuoteLine => {
    const { discount = 0, tax = 0 } = shares.get(one) ?? {};
    return {
      ...one.line,
      discount: inCurrency(discount),
      tax: inCurrency(tax),
      promoApplied: discount > 0,
      promoType: discount > 0 ? promoType : null,
    };
  });
  const messages = [
    ...linkMessages(input.links),
    ...blockers(input, judged, orderProblem),
    ...input.addressMessages,
    ...promotions.messages,
    ...shippingCode.messages,
    ...creditRemarks(giftCards, draft.storeCreditWanted),
  ];
  return {
    currency,
    lines,
    holdExpiresAt: earliest(ordered.map(({ thing }) => thing.reservedUntil)),
    subTotal,
    freeShippingSubtotal: inCurrency(physical),
    coupons: [...goodsCoupon(promotions.goods), ...shippingCode.applied],
    overCodes: promotions.overCodes,
    couponAmount,
    shippingOptions: options,
    shippingOption: option,
    shippingAmount,
    tax: taxed.tax,
    availableCredit: input.availableCredit,
    storeCredit: inCurrency(credit),
    total,
    captureNow: inCurrency(capturedNow(total.minor, lines)),
    canOptOutOfSignature: canWaiveSignature(inCurrency(physical)),
    signatureOptOut: draft.signatureOptOut && canWaiveSignature(inCurrency(physical)),
    addressDoubt: input.addressDoubt,
    paymentLinkIds: input.links.map(({ id }) => id),
    messages,
    isValid: messages.every(({ kind }) => kind !== 'blocker'),
  };
}

/** What credit cannot pay for it does not pay for: the order is placed without it. */
const creditRemarks = (giftCards: number, wanted: number): readonly QuoteMessage[] =>
  giftCards > 0 && wanted > 0
    ? [{ field: 'credit', kind: 'remark', reason: { code: 'credit_not_for_gift_cards' } }]
    : [];

/** What is part of the prices is not added to them. */
const addedTax = ({ kind, amount }: QuoteTax) => (kind === 'calculated' ? amount.minor : 0);

function goodsCoupon(goods: { readonly coupon: Coupon; readonly amount: Money } | null): AppliedCoupon[] {
  if (!goods) return [];
  const { coupon, amount } = goods;
  return [{ id: coupon.id, code: coupon.code, amount, freesShipping: false }];
}

/** A code for shipping is used only by an order that goes the way it frees. */
function shippingCoupon(coupon: Coupon | null, option: ShippingOption | null, currency: string) {
  const freed = coupon?.kind === 'free_shipping' ? freedAtHome : freedAbroad;
  if (!coupon) return { applied: [], messages: [] };
  if (option === null || option.type === freed)
    return {
      applied: [{ id: coupon.id, code: coupon.code, amount: money(0, currency), freesShipping: true }],
      messages: [],
    };
  const refusal: CouponRefusal = {
    code: coupon.kind === 'free_shipping' ? 'ground_only' : 'standard_abroad_only',
    couponCode: coupon.code,
  };
  return { applied: [], messages: [refusalMessage(refusal)] };
}

/** What is sold ahead is charged on its day. Shipping goes with the first parcel, and credit is used for it first. */
function capturedNow(total: number, lines: readonly QuoteLine[]): number {
  const ordered = lines.filter(({ problem }) => problem === null);
  const ahead = ordered.filter(({ isPresale }) => isPresale);
  if (ahead.length === ordered.length) return 0;
  const later = ahead.reduce(
    (sum, { subTotal, discount, tax }) => sum + subTotal.minor - discount.minor + tax.minor,
    0,
  );
  return Math.max(0, total - later);
}

/** Whatever stands against placing it, in the order of the page. */
function blockers(
  { draft, things }: QuoteInput,
  judged: readonly JudgedThing[],
  orderProblem: ParcelProblem | null,
): readonly QuoteMessage[] {
  const messages: QuoteMessage[] = [];
  const block = (field: QuoteMessage['field'], reason: MessageReason) =>
    messages.push({ field, kind: 'blocker', reason });
  if (things.length === 0) block('general', { code: 'bag_empty' });
  if (orderProblem) block('general', { code: 'parcel', problem: orderProblem });
  const pieces = judged.filter(({ isOrdered, thing }) => isOrdered && !thing.isGiftCard);
  if (pieces.reduce((sum, { line }) => sum + line.quantity, 0) > mostUnitsHeld.visitor)
    block('general', { code: 'too_many_pieces', most: mostUnitsHeld.visitor });
  for (const { name, sizeName, problem } of judged.map(({ line }) => line))
    if (problem) block('items', { code: 'line', name, sizeName, problem });
  if (draft.emailAddress === '' || emailProblem(draft.emailAddress))
    block('email', { code: 'email_invalid' });
  if (needsConsent(draft, things) && !draft.internationalConsent)
    block('consent', { code: 'consent_missing' });
  return messages;
}

/** Whoever has it sent abroad agrees to what customs may do. A gift card goes by email, wherever an address is. */
export function needsConsent(
  { shippingAddress }: Pick<QuoteDraft, 'shippingAddress'>,
  things: readonly { readonly isGiftCard: boolean }[],
): boolean {
  return (
    shippingAddress !== null &&
    things.some(({ isGiftCard }) => !isGiftCard) &&
    (shippingAddress.countryId !== usCountryId || isInternational(shippingAddress.countryCode))
  );
}

function earliest(times: readonly (number | null)[]): number | null {
  const known = times.filter((time) => time !== null);
  return known.length === 0 ? null : Math.min(...known);
}
