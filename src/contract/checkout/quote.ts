// The calls of the quote. A browser says what it wants; every amount is the shop's.
import { z } from 'zod';
import { operation } from '../operation.ts';
import { amount, quoteSchema, quoteTaxSchema, shippingOptionSchema } from './quote-schema.ts';

/** The shop's forms and specification section 5 know no longer text. */
const text = z.string().trim().max(96);

/** What a shopper gives of an address: a country by its number or its code, and a region by its code or its name. */
export const givenAddressSchema = z.strictObject({
  firstName: text.default(''),
  lastName: text.default(''),
  streetAddress: text.default(''),
  streetAddress2: text.default(''),
  city: text.default(''),
  postCode: text.default(''),
  regionCode: text.default(''),
  regionName: text.default(''),
  regionId: z.int().nullable().optional(),
  countryId: z.int().positive().optional(),
  countryCode: z
    .string()
    .regex(/^[A-Za-z]{2}$/)
    .optional(),
  countryName: text.optional(),
  phone: z.string().trim().max(30).default(''),
});

const draftSchema = z.strictObject({
  emailAddress: z.string().trim().max(254).optional(),
  shippingAddress: givenAddressSchema.nullable().optional(),
  billingSameAsShipping: z.boolean().optional(),
  billingAddress: givenAddressSchema.nullable().optional(),
  shippingOptionName: z.string().max(40).nullable().optional(),
  storeCredit: z.number().min(0).max(1e12).optional(),
});

const quoteAnswer = z.strictObject({ success: z.literal(true), content: quoteSchema });

export const readQuote = operation({
  id: 'readQuote',
  method: 'GET',
  path: '/api/quote',
  access: 'guest',
  summary: 'The quote of the bag of whoever asks, as it stands now',
  importance: 'order',
  cost: 2,
  query: z.strictObject({ quoteId: z.uuid().optional() }),
  status: 200,
  answer: quoteAnswer,
  problems: ['not_found'],
});

export const readMergedQuote = operation({
  id: 'readMergedQuote',
  method: 'GET',
  path: '/api/mergedquote',
  access: 'guest',
  summary: 'The quote after signing in: what the guest had said, for the bag that is now one',
  importance: 'order',
  cost: 2,
  status: 200,
  answer: quoteAnswer,
  problems: ['not_found'],
});

export const saveQuote = operation({
  id: 'saveQuote',
  method: 'POST',
  path: '/api/quote',
  access: 'guest',
  summary: 'Say where it goes, how, and with which codes; the quote that was seen is named by its version',
  importance: 'order',
  cost: 2,
  body: z.strictObject({
    version: z.int().positive(),
    quote: draftSchema.default({}),
    /** A promotion code, or the code of a gift card, which becomes credit. Null takes the codes off. */
    couponCode: z.string().trim().max(96).nullable().optional(),
    /** Codes to take off again. */
    removeCoupons: z.array(z.string().max(96)).max(10).optional(),
    internationalConsent: z.boolean().optional(),
    signatureOptOut: z.boolean().optional(),
    avsUserSelectedValid: z.boolean().optional(),
    avsUserSelectedInvalid: z.boolean().optional(),
    isGiftOrder: z.boolean().optional(),
    avsShippingLabel: text.nullable().optional(),
  }),
  status: 200,
  answer: quoteAnswer,
  problems: [
    'login_required',
    'not_found',
    'quote_changed',
    'in_flight',
    'conflict',
    'unprocessable',
    'too_many_requests',
  ],
});

export const readCredit = operation({
  id: 'readCredit',
  method: 'GET',
  path: '/api/credit',
  access: 'guest',
  summary: 'How much store credit there is to spend',
  importance: 'order',
  status: 200,
  answer: z.strictObject({ success: z.literal(true), content: amount }),
  problems: [],
});

export const readEstimate = operation({
  id: 'readEstimate',
  method: 'GET',
  path: '/api/quote/estimate',
  access: 'guest',
  summary: 'What shipping and tax would come to for the bag, sent to a postcode',
  importance: 'bag',
  cost: 2,
  query: z.strictObject({
    country: z.string().regex(/^[A-Za-z]{2}$/),
    postCode: z.string().trim().max(20).default(''),
  }),
  status: 200,
  answer: z.strictObject({
    success: z.literal(true),
    content: z.strictObject({
      /** The state a ZIP code is in; empty elsewhere. */
      regionName: z.string(),
      currency: z.string().length(3),
      subTotal: amount,
      shippingOptions: z.array(shippingOptionSchema),
      shippingAmount: amount,
      tax: quoteTaxSchema,
      total: amount,
    }),
  }),
  problems: ['not_found', 'unprocessable'],
});
