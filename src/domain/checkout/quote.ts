// A quote: what a bag costs, sent to an address, on this day. What the shopper said is a draft; what it comes to is
// worked out anew each time it is looked at, by one function, from what the shop knows and nothing a browser says.
import type { Money } from '../pricing/money.ts';
import type { DutiesProfile } from '../shipping/duties-profile.ts';
import type { ParcelProblem } from '../shipping/shipping-limits.ts';
import type { PartlyTranslated } from '../text/untranslated.ts';
import type { AddressRemark, CheckoutAddress } from './address.ts';
import type { CouponRefusal } from './codes/coupon.ts';
import type { BlockingFlag, LineProblem } from './line-problem.ts';
import type { ShippingWay } from './shipping-rates.ts';

/** What the shopper has said so far. */
export interface QuoteDraft {
  /** In lower case; empty until it is given. */
  readonly emailAddress: string;
  readonly shippingAddress: CheckoutAddress | null;
  readonly billingSameAsShipping: boolean;
  readonly billingAddress: CheckoutAddress | null;
  readonly shippingOptionName: string | null;
  /** In one spelling, each once, in the order they were given. */
  readonly couponCodes: readonly string[];
  /** What they wish to use of their credit, in minor units; cut to what there is and what is due. */
  readonly storeCreditWanted: number;
  readonly internationalConsent: boolean;
  readonly signatureOptOut: boolean;
  readonly isGiftOrder: boolean;
  readonly avsUserSelectedValid: boolean;
  readonly avsUserSelectedInvalid: boolean;
  readonly avsShippingLabel: string | null;
}

/** What a virtual gift card is made out to. */
export interface GiftCardDetails {
  readonly recipientName: string;
  readonly recipientEmail: string;
  readonly senderName: string;
  readonly message: string;
  /** ISO date on which it is sent; null for at once. */
  readonly deliverOn: string | null;
}

/** One line, priced. Every amount is for the whole line, and the lines add up to the quote's amounts exactly. */
export interface QuoteLine extends PartlyTranslated<'colorName' | 'imageAlt' | 'audienceExclusionReason'> {
  readonly bagItemId: string;
  readonly skuId: number;
  readonly sku: string;
  readonly productId: number;
  readonly name: string;
  readonly brand: string;
  readonly colorName: string;
  readonly sizeName: string;
  readonly path: string;
  readonly imagePath: string;
  readonly imageAlt: string;
  readonly quantity: number;
  readonly unitPrice: Money;
  /** Before any reduction. */
  readonly fullPrice: Money;
  /** The deal whose price this is, and whose allotment it counts against. */
  readonly dealId: number | null;
  readonly isFinalSale: boolean;
  readonly isPresale: boolean;
  readonly presaleShipDate: string | null;
  readonly giftCardDetails: GiftCardDetails | null;
  readonly isGiftCard: boolean;
  readonly subTotal: Money;
  /** Its share of the promotions. */
  readonly discount: Money;
  /** Tax that is added to it; none where prices include it. */
  readonly tax: Money;
  readonly promoApplied: boolean;
  readonly promoType: 'percent' | 'amount' | null;
  readonly flags: Readonly<Record<BlockingFlag, boolean>>;
  readonly audienceExclusionReason: string | null;
  /** It is all that is left of it. */
  readonly isLast: boolean;
  /** When somebody else who holds it may let go of it, in milliseconds; null when nobody does, or it can be had. */
  readonly heldUntil: number | null;
  /** What stands against it; null when nothing does. A line with a problem is in no sum. */
  readonly problem: LineProblem | null;
}

/** What leaves together, and between which days it arrives. All are ISO dates. */
export interface ParcelDays {
  /** The day by which it leaves; null for what is here. */
  readonly shipDate: string | null;
  readonly arrivesFrom: string;
  readonly arrivesBy: string;
}

export interface ShippingOption {
  /** Such as `ground`; never renamed. */
  readonly type: string;
  readonly way: ShippingWay;
  readonly cost: Money;
  /** ISO dates, the earliest and the latest that any of it arrives. */
  readonly arrivesFrom: string;
  readonly arrivesBy: string;
  /** In the order they leave; none where nothing is sent. */
  readonly parcels: readonly ParcelDays[];
}

export interface AppliedCoupon {
  readonly id: number;
  readonly code: string;
  /** What it takes off the goods; a code for shipping takes nothing off those. */
  readonly amount: Money;
  readonly freesShipping: boolean;
}

/** Which tax it is, or why there is none. Percents are whole or have decimals, such as 6.25. */
export type TaxNote =
  | { readonly code: 'sales_tax'; readonly state: string; readonly percent: number }
  | { readonly code: 'no_sales_tax'; readonly state: string }
  | { readonly code: 'tax_not_charged'; readonly state: string }
  /** What is told of duties there comes with it; notes from before have none, and were of duties that are included. */
  | {
      readonly code: 'vat';
      readonly countryCode: string;
      readonly percent: number;
      readonly duties?: DutiesProfile;
    }
  /** Only customs know; what is told of duties there comes with it. */
  | { readonly code: 'customs'; readonly duties?: DutiesProfile }
  | { readonly code: 'state_missing' }
  | { readonly code: 'address_missing' }
  /** Paid before notes had codes: as it was written then, in the language of whoever paid. */
  | { readonly code: 'written'; readonly label: string };

/** `calculated` is charged; `included` is part of the prices; `none` is said and not charged. */
export interface QuoteTax {
  readonly kind: 'calculated' | 'included' | 'none';
  readonly note: TaxNote;
  readonly amount: Money;
}

export type QuoteArea =
  | 'general'
  | 'email'
  | 'shipping'
  | 'billing'
  | 'delivery'
  | 'coupon'
  | 'credit'
  | 'consent'
  | 'items';

/** A blocker stands against placing the order. A remark is only said: nothing may wait for it. */
export type MessageKind = 'blocker' | 'remark';

/** What there is to say of an order. */
export type MessageReason =
  | { readonly code: 'bag_empty' }
  | { readonly code: 'too_many_pieces'; readonly most: number }
  | { readonly code: 'parcel'; readonly problem: ParcelProblem }
  | { readonly code: 'line'; readonly name: string; readonly sizeName: string; readonly problem: LineProblem }
  | { readonly code: 'email_invalid' }
  | { readonly code: 'consent_missing' }
  | { readonly code: 'credit_not_for_gift_cards' }
  /** It was taken down by the shop, and has come to something elsewhere. */
  | { readonly code: 'payment_link'; readonly state: 'paying' | 'paid' | 'withdrawn' }
  | { readonly code: 'coupon'; readonly refusal: CouponRefusal }
  | { readonly code: 'address'; readonly remark: AddressRemark };

export interface QuoteMessage {
  readonly field: QuoteArea;
  readonly kind: MessageKind;
  readonly reason: MessageReason;
}

/** The shop thinks the shipping address wrong; `insisted` when the shopper has said that it is right. */
export type AddressDoubt = 'doubted' | 'insisted';

/** A piece as it is named to a shopper. */
export interface NamedPiece {
  readonly name: string;
  readonly sizeName: string;
}

/** What a change is of. */
export type ChangeNote =
  | { readonly code: 'subTotal' | 'promotions' | 'tax' | 'storeCredit' | 'total' }
  | { readonly code: 'shipping'; readonly way: ShippingWay | null }
  | { readonly code: 'code_lost' | 'code_counts'; readonly couponCode: string }
  | { readonly code: 'line_gone' | 'line_new' | 'line_back' | 'price'; readonly piece: NamedPiece }
  | { readonly code: 'line_problem'; readonly piece: NamedPiece; readonly problem: LineProblem }
  | { readonly code: 'line_renamed'; readonly before: NamedPiece; readonly piece: NamedPiece }
  | { readonly code: 'count'; readonly piece: NamedPiece; readonly before: number; readonly now: number };

/** One thing that is not as it was when the shopper last looked, with both amounts where it has them. */
export interface QuoteChange {
  /** Which piece, code or sum it is about. */
  readonly of: string;
  readonly note: ChangeNote;
  readonly was: Money | null;
  readonly is: Money | null;
}

/** Everything it comes to, at one moment. total = subTotal - couponAmount + shippingAmount + tax (unless it is included) - storeCredit, never below zero. */
export interface PricedQuote {
  readonly currency: string;
  readonly lines: readonly QuoteLine[];
  readonly subTotal: Money;
  readonly freeShippingSubtotal: Money;
  readonly coupons: readonly AppliedCoupon[];
  /** Of the codes it was priced with: those that are none, or whose end has come. */
  readonly overCodes: readonly string[];
  readonly couponAmount: Money;
  readonly shippingOptions: readonly ShippingOption[];
  /** The one that was chosen, or the first; null until there is an address. */
  readonly shippingOption: ShippingOption | null;
  readonly shippingAmount: Money;
  readonly tax: QuoteTax;
  /** What they have to spend, before this order. */
  readonly availableCredit: Money;
  readonly storeCredit: Money;
  /** What a card is to be charged. */
  readonly total: Money;
  /** What of it leaves now; what is sold ahead is charged when it ships. */
  readonly captureNow: Money;
  /** Whether there is a signature to do without. */
  readonly canOptOutOfSignature: boolean;
  readonly signatureOptOut: boolean;
  /** Until when the last of something is kept for this shopper, in milliseconds; null when nothing is. Past, it is not promised any more. */
  readonly holdExpiresAt: number | null;
  readonly addressDoubt: AddressDoubt | null;
  /** Links of the shop's that it pays for; not known of quotes from before there were any. */
  readonly paymentLinkIds?: readonly string[];
  readonly messages: readonly QuoteMessage[];
  /** No message is a blocker: nothing stands against placing it. */
  readonly isValid: boolean;
}

/** What a shopper saw of a quote, kept so that it can be told what has changed. All in minor units of its currency. */
export interface ShownQuote {
  readonly currency: string;
  readonly lines: readonly ShownLine[];
  readonly subTotal: number;
  readonly coupons: readonly string[];
  readonly couponAmount: number;
  readonly shippingOption: string | null;
  /** Not known of quotes that were looked at before ways had codes. */
  readonly shippingWay?: ShippingWay | null;
  readonly shippingAmount: number;
  readonly taxKind: QuoteTax['kind'];
  readonly tax: number;
  readonly storeCredit: number;
  readonly total: number;
}

export interface ShownLine {
  readonly bagItemId: string;
  readonly name: string;
  readonly sizeName: string;
  readonly quantity: number;
  readonly unitMinor: number;
  /** Quotes that were looked at before problems had codes have a sentence here. */
  readonly problem: LineProblem | string | null;
}

/** A quote as it is kept: one for each person until it becomes an order. */
export interface Quote {
  readonly id: string;
  /** One more with every change of what it says. */
  readonly version: number;
  /** Set once it is an order. */
  readonly orderId: number | null;
  readonly draft: QuoteDraft;
  readonly priced: PricedQuote;
  /** What moved since the shopper last looked and said yes; an order waits until they have. */
  readonly changes: readonly QuoteChange[];
}
