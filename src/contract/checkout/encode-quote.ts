// A quote on the wire.
import { refusedCodes, type UnusedCode, unusedCodes } from '../../domain/checkout/codes/coupon.ts';
import { needsConsent } from '../../domain/checkout/price-quote.ts';
import type { PricedQuote, Quote, QuoteLine, ShippingOption } from '../../domain/checkout/quote.ts';
import { hasPaidDuties } from '../../domain/checkout/tax.ts';
import { decimalOfMoney, type Money } from '../../domain/pricing/money.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { nameCountry } from '../../words/checkout/name-country.ts';
import { sayCouponRefusal } from '../../words/checkout/say-coupon-refusal.ts';
import { sayLineProblem } from '../../words/checkout/say-line-problem.ts';
import { sayQuoteChange } from '../../words/checkout/say-quote-change.ts';
import { sayQuoteMessage } from '../../words/checkout/say-quote-message.ts';
import { sayTaxNote } from '../../words/checkout/say-tax-note.ts';
import { sayShippingWay } from '../../words/shipping/say-shipping-way.ts';
import type { WireQuote, WireQuoteItem } from './quote-schema.ts';

const decimal = (amount: Money | null) => (amount === null ? null : decimalOfMoney(amount));

const instant = (ms: number | null | undefined) => (ms == null ? null : new Date(ms).toISOString());

/** In the language of whoever looks, with the token for Braintree's fields where Braintree takes the card. */
/** What each code takes off, and why one takes nothing off. */
export interface WireCodes extends Pick<WireQuote, 'currency' | 'coupons'> {
  readonly unusedCodes: WireQuote['meta']['unusedCodes'];
}

export function encodeCodes(language: Language, codes: readonly string[], priced: PricedQuote): WireCodes {
  return {
    currency: priced.currency,
    coupons: priced.coupons.map((coupon) => ({ ...coupon, amount: decimalOfMoney(coupon.amount) })),
    unusedCodes: unusedCodes(codes, priced).map((code) => encodeCode(language, code)),
  };
}

export function encodeQuote(
  language: Language,
  { id, version, orderId, draft, priced, changes }: Quote,
  braintreeToken: string | null,
): WireQuote {
  const [first] = priced.coupons;
  const codes = encodeCodes(language, draft.couponCodes, priced);
  const billing = draft.billingSameAsShipping ? draft.shippingAddress : draft.billingAddress;
  return {
    id,
    version,
    orderId,
    currency: codes.currency,
    subTotal: decimalOfMoney(priced.subTotal),
    total: decimalOfMoney(priced.total),
    freeShippingSubtotal: decimalOfMoney(priced.freeShippingSubtotal),
    storeCredit: decimalOfMoney(priced.storeCredit),
    couponId: first?.id ?? null,
    couponAmount: decimalOfMoney(priced.couponAmount),
    couponCode: first?.code ?? null,
    coupons: codes.coupons,
    shippingOptions: priced.shippingOptions.map((option) => encodeShippingOption(language, option)),
    shippingOptionName: priced.shippingOption?.type ?? null,
    shippingMethodManual:
      priced.shippingOption !== null && priced.shippingOption.type === draft.shippingOptionName,
    shippingAmount: decimalOfMoney(priced.shippingAmount),
    tax: encodeTax(language, priced.tax),
    shippingAddress: draft.shippingAddress && nameCountry(language, draft.shippingAddress),
    billingAddress: billing && nameCountry(language, billing),
    billingSameAsShipping: draft.billingSameAsShipping,
    emailAddress: draft.emailAddress,
    internationalConsent: draft.internationalConsent,
    signatureOptOut: priced.signatureOptOut,
    isGiftOrder: draft.isGiftOrder,
    avsUserSelectedValid: draft.avsUserSelectedValid,
    avsUserSelectedInvalid: draft.avsUserSelectedInvalid,
    avsShippingLabel: draft.avsShippingLabel,
    meta: {
      hasChanges: changes.length > 0,
      changes: changes.map(({ of, note, was, is }) => ({
        of,
        what: sayQuoteChange(language, note),
        was: decimal(was),
        is: decimal(is),
      })),
      isValid: priced.isValid,
      totals: {
        vendorPayment: {
          captureAmount: decimalOfMoney(priced.captureNow),
          authAmount: decimalOfMoney(priced.total),
        },
      },
      customer: { braintreeToken },
      addressDoubt: priced.addressDoubt ?? null,
      // What was paid for before messages had a kind was valid: nothing stood against it.
      messages: priced.messages.map((message) => ({
        field: message.field,
        kind: message.kind ?? 'remark',
        text: sayQuoteMessage(language, message),
      })),
      unusedCodes: codes.unusedCodes,
      refusedCodes: refusedCodes(draft.couponCodes, priced).map((code) => encodeCode(language, code)),
      cartItems: priced.lines.map((line) => encodeItem(language, line)),
      availableCredit: decimalOfMoney(priced.availableCredit),
      isCreditWanted: draft.storeCreditWanted > 0 && priced.availableCredit.minor > 0,
      canOptOutOfSignature: priced.canOptOutOfSignature,
      needsInternationalConsent: needsConsent(draft, priced.lines),
      hasPaidDuties: hasPaidDuties(priced.tax.note),
      holdExpiresAt: instant(priced.holdExpiresAt),
    },
  };
}

const encodeCode = (language: Language, { code, refusal }: UnusedCode) => ({
  code,
  reason: refusal === null ? '' : sayCouponRefusal(language, refusal),
});

export function encodeShippingOption(language: Language, { way, cost, parcels, ...option }: ShippingOption) {
  return {
    ...option,
    parcels: [...parcels],
    title: sayShippingWay(language, way),
    cost: decimalOfMoney(cost),
  };
}

export function encodeTax(language: Language, { kind, note, amount }: PricedQuote['tax']) {
  return { kind, label: sayTaxNote(language, note), amount: decimalOfMoney(amount) };
}

function encodeItem(language: Language, line: QuoteLine): WireQuoteItem {
  const {
    bagItemId,
    skuId,
    unitPrice,
    isGiftCard,
    dealId,
    flags,
    isLast = false,
    heldUntil,
    problem,
    untranslated,
    ...shown
  } = line;
  return {
    ...shown,
    ...(untranslated && { untranslated: [...untranslated] }),
    ...flags,
    id: bagItemId,
    sizeId: skuId,
    price: decimalOfMoney(unitPrice),
    fullPrice: decimalOfMoney(line.fullPrice),
    subTotal: decimalOfMoney(line.subTotal),
    discount: decimalOfMoney(line.discount),
    tax: decimalOfMoney(line.tax),
    isLast,
    heldUntil: instant(heldUntil),
    problem: problem && sayLineProblem(language, problem),
    itemType: isGiftCard ? 'giftCard' : 'product',
  };
}
