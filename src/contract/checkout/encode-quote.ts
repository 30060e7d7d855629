// A quote on the wire.
import { refusedCodes, unusedCodes } from '../../domain/checkout/coupon.ts';
import { needsConsent } from '../../domain/checkout/price-quote.ts';
import type { Quote, QuoteLine, ShippingOption } from '../../domain/checkout/quote.ts';
import { decimalOfMoney, type Money } from '../../domain/pricing/money.ts';
import type { WireQuote, WireQuoteItem } from './quote-schema.ts';

const decimal = (amount: Money | null) => (amount === null ? null : decimalOfMoney(amount));

const instant = (ms: number | null | undefined) => (ms == null ? null : new Date(ms).toISOString());

/** With the token for Braintree's fields beside it, where Braintree takes the card. */
export function encodeQuote(
  { id, version, orderId, draft, priced, changes }: Quote,
  braintreeToken: string | null,
): WireQuote {
  const [first] = priced.coupons;
  return {
    id,
    version,
    orderId,
    currency: priced.currency,
    subTotal: decimalOfMoney(priced.subTotal),
    total: decimalOfMoney(priced.total),
    freeShippingSubtotal: decimalOfMoney(priced.freeShippingSubtotal),
    storeCredit: decimalOfMoney(priced.storeCredit),
    couponId: first?.id ?? null,
    couponAmount: decimalOfMoney(priced.couponAmount),
    couponCode: first?.code ?? null,
    coupons: priced.coupons.map((coupon) => ({ ...coupon, amount: decimalOfMoney(coupon.amount) })),
    shippingOptions: priced.shippingOptions.map(encodeShippingOption),
    shippingOptionName: priced.shippingOption?.type ?? null,
    shippingMethodManual:
      priced.shippingOption !== null && priced.shippingOption.type === draft.shippingOptionName,
    shippingAmount: decimalOfMoney(priced.shippingAmount),
    tax: { ...priced.tax, amount: decimalOfMoney(priced.tax.amount) },
    shippingAddress: draft.shippingAddress,
    billingAddress: draft.billingSameAsShipping ? draft.shippingAddress : draft.billingAddress,
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
      changes: changes.map(({ of, what, was, is }) => ({ of, what, was: decimal(was), is: decimal(is) })),
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
      messages: priced.messages.map(({ field, kind = 'remark', text }) => ({ field, kind, text })),
      unusedCodes: [...unusedCodes(draft.couponCodes, priced)],
      refusedCodes: [...refusedCodes(draft.couponCodes, priced)],
      cartItems: priced.lines.map(encodeItem),
      availableCredit: decimalOfMoney(priced.availableCredit),
      isCreditWanted: draft.storeCreditWanted > 0 && priced.availableCredit.minor > 0,
      canOptOutOfSignature: priced.canOptOutOfSignature,
      needsInternationalConsent: needsConsent(draft, priced.lines),
      holdExpiresAt: instant(priced.holdExpiresAt),
    },
  };
}

export function encodeShippingOption({ cost, ...option }: ShippingOption) {
  return { ...option, cost: decimalOfMoney(cost) };
}

function encodeItem(line: QuoteLine): WireQuoteItem {
  const {
    bagItemId,
    skuId,
    unitPrice,
    isGiftCard,
    dealId,
    flags,
    isLast = false,
    heldUntil,
    ...shown
  } = line;
  return {
    ...shown,
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
    itemType: isGiftCard ? 'giftCard' : 'product',
  };
}
