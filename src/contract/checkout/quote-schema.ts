// The quote on the wire: the field names of specification section 3.
import { z } from 'zod';

export const amount = z.number();

/** What is sent and what is answered alike; the rest of it is looked up. */
export const addressSchema = z
  .strictObject({
    firstName: z.string(),
    lastName: z.string(),
    streetAddress: z.string(),
    streetAddress2: z.string(),
    city: z.string(),
    postCode: z.string(),
    regionId: z.int().nullable(),
    regionName: z.string(),
    regionCode: z.string(),
    countryId: z.int(),
    countryName: z.string(),
    countryCode: z.string(),
    phone: z.string(),
  })
  .meta({ id: 'Address' });

export const giftCardDetailsSchema = z.strictObject({
  recipientName: z.string(),
  recipientEmail: z.string(),
  senderName: z.string(),
  message: z.string(),
  deliverOn: z.iso.date().nullable(),
});

export const shippingOptionSchema = z.strictObject({
  type: z.string(),
  title: z.string(),
  cost: amount,
  /** The earliest and the latest that any of it arrives. */
  arrivesFrom: z.iso.date(),
  arrivesBy: z.iso.date(),
  /** What leaves together, in the order it leaves; `shipDate` is null for what is here. */
  parcels: z.array(
    z.strictObject({ shipDate: z.iso.date().nullable(), arrivesFrom: z.iso.date(), arrivesBy: z.iso.date() }),
  ),
});

const quoteItemSchema = z
  .strictObject({
    id: z.uuid(),
    sku: z.string(),
    productId: z.int(),
    sizeId: z.int(),
    name: z.string(),
    brand: z.string(),
    colorName: z.string(),
    sizeName: z.string(),
    path: z.string(),
    imagePath: z.string(),
    imageAlt: z.string(),
    untranslated: z.array(z.enum(['colorName', 'imageAlt', 'audienceExclusionReason'])).optional(),
    quantity: z.int(),
    price: amount,
    fullPrice: amount,
    subTotal: amount,
    discount: amount,
    tax: amount,
    itemType: z.enum(['product', 'giftCard']),
    giftCardDetails: giftCardDetailsSchema.nullable(),
    isFinalSale: z.boolean(),
    isPresale: z.boolean(),
    presaleShipDate: z.iso.date().nullable(),
    promoApplied: z.boolean(),
    promoType: z.enum(['percent', 'amount']).nullable(),
    outOfStock: z.boolean(),
    inactive: z.boolean(),
    cannotShipToCountry: z.boolean(),
    airProhibited: z.boolean(),
    airProhibitedDestination: z.boolean(),
    cannotProcessGiftCard: z.boolean(),
    audienceExclusionReason: z.string().nullable(),
    /** It is all that is left of it. */
    isLast: z.boolean(),
    /** When somebody else who holds it may let go of it; null when nobody does, or it can be had. */
    heldUntil: z.iso.datetime().nullable(),
    problem: z.string().nullable(),
  })
  .meta({ id: 'QuoteItem' });

export const quoteTaxSchema = z.strictObject({
  kind: z.enum(['calculated', 'included', 'none']),
  label: z.string(),
  amount,
});

export const quoteMessageSchema = z.strictObject({
  field: z.enum([
    'general',
    'email',
    'shipping',
    'billing',
    'delivery',
    'coupon',
    'credit',
    'consent',
    'items',
  ]),
  /** A blocker stands against placing the order; a remark is only said. */
  kind: z.enum(['blocker', 'remark']),
  text: z.string(),
});

export const quoteSchema = z
  .strictObject({
    id: z.uuid(),
    version: z.int().positive(),
    orderId: z.int().nullable(),
    currency: z.string().length(3),
    subTotal: amount,
    total: amount,
    freeShippingSubtotal: amount,
    storeCredit: amount,
    couponId: z.int().nullable(),
    couponAmount: amount,
    couponCode: z.string().nullable(),
    coupons: z.array(z.strictObject({ id: z.int(), code: z.string(), amount, freesShipping: z.boolean() })),
    shippingOptions: z.array(shippingOptionSchema),
    shippingOptionName: z.string().nullable(),
    /** Whether the shopper chose it, or the shop did. */
    shippingMethodManual: z.boolean(),
    shippingAmount: amount,
    tax: quoteTaxSchema,
    shippingAddress: addressSchema.nullable(),
    billingAddress: addressSchema.nullable(),
    billingSameAsShipping: z.boolean(),
    emailAddress: z.string(),
    internationalConsent: z.boolean(),
    signatureOptOut: z.boolean(),
    isGiftOrder: z.boolean(),
    avsUserSelectedValid: z.boolean(),
    avsUserSelectedInvalid: z.boolean(),
    avsShippingLabel: z.string().nullable(),
    meta: z.strictObject({
      hasChanges: z.boolean(),
      /** What moved, line by line, since the shopper last looked. */
      changes: z.array(
        z.strictObject({
          /** The same for every change of the same piece, code or sum. */
          of: z.string(),
          what: z.string(),
          was: amount.nullable(),
          is: amount.nullable(),
        }),
      ),
      isValid: z.boolean(),
      totals: z.strictObject({
        vendorPayment: z.strictObject({ captureAmount: amount, authAmount: amount }),
      }),
      customer: z.strictObject({ braintreeToken: z.string().nullable() }),
      /**
       * The shop thinks the shipping address wrong: it waits for `avsUserSelectedInvalid` or `avsUserSelectedValid`, or
       * the shopper has insisted by one of them.
       */
      addressDoubt: z.enum(['doubted', 'insisted']).nullable(),
      messages: z.array(quoteMessageSchema),
      /** Given, and taking nothing off; each can be removed as those that count. */
      unusedCodes: z.array(z.strictObject({ code: z.string(), reason: z.string() })),
      /** Given by this very call and not kept: wrong, ended, or one too many. */
      refusedCodes: z.array(z.strictObject({ code: z.string(), reason: z.string() })),
      cartItems: z.array(quoteItemSchema),
      /** What they have to spend, before this order. */
      availableCredit: amount,
      /** There is some and the shopper wishes to use it; `storeCredit` is what this order takes of it. */
      isCreditWanted: z.boolean(),
      /** Whether its goods are worth enough to be signed for; below that nobody is offered to do without. */
      canOptOutOfSignature: z.boolean(),
      needsInternationalConsent: z.boolean(),
      /** Whether the shop pays the duties where it is sent. */
      hasPaidDuties: z.boolean(),
      /** Until when the last of something is kept for this shopper. */
      holdExpiresAt: z.iso.datetime().nullable(),
    }),
  })
  .meta({ id: 'Quote' });

export type WireQuote = z.input<typeof quoteSchema>;
export type WireQuoteItem = z.input<typeof quoteItemSchema>;
export type WireAddress = z.input<typeof addressSchema>;
