// The steps of checkout as plain forms, for pages without scripts: flat fields, answered by the way to the next step.
import { z } from 'zod';
import { operation } from '../operation.ts';
import { givenAddressSchema } from './quote.ts';
import { quoteSchema } from './quote-schema.ts';

const quoteAnswer = z.strictObject({ success: z.literal(true), content: quoteSchema });
/** What a browser sends for a box that is ticked; one that is not is not sent. */
const box = z.literal('on').optional();
const { regionId, countryId, countryName, ...addressFields } = givenAddressSchema.shape;

const form = {
  method: 'POST',
  access: 'guest',
  importance: 'order',
  cost: 2,
  takesForm: true,
  status: 200,
  answer: quoteAnswer,
  problems: ['not_found', 'quote_changed', 'unprocessable', 'too_many_requests'],
} as const;

export const giveContact = operation({
  ...form,
  id: 'giveContact',
  path: '/api/checkout/contact',
  summary: 'Checkout as a form: the email address',
  body: z.strictObject({ emailAddress: z.string().trim().max(254) }),
});

export const giveShippingAddress = operation({
  ...form,
  id: 'giveShippingAddress',
  path: '/api/checkout/shipping',
  summary: 'Checkout as a form: where it goes, typed or by the id of one of the customer’s addresses',
  body: z.strictObject({
    ...addressFields,
    addressId: z.uuid().optional(),
    /** The address that was doubted is right; said of another one it says nothing. */
    avsUserSelectedInvalid: box,
  }),
});

export const giveBillingAddress = operation({
  ...form,
  id: 'giveBillingAddress',
  path: '/api/checkout/billing',
  summary: 'Checkout as a form: who is billed',
  body: z.strictObject(addressFields),
});

export const giveDelivery = operation({
  ...form,
  id: 'giveDelivery',
  path: '/api/checkout/delivery',
  summary: 'Checkout as a form: how it is sent, and what is agreed to',
  body: z.strictObject({
    shippingOptionName: z.string().max(40).optional(),
    isGiftOrder: box,
    signatureOptOut: box,
    internationalConsent: box,
  }),
});

export const giveCode = operation({
  ...form,
  id: 'giveCode',
  path: '/api/checkout/code',
  summary: 'Checkout as a form: one code more, or one less',
  body: z.strictObject({
    couponCode: z.string().trim().max(96).optional(),
    remove: z.string().max(96).optional(),
    /** The page it was sent from. */
    from: z.enum(['checkout', 'bag']).default('checkout'),
  }),
});
