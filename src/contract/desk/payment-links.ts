// Orders that somebody of the desk takes down by telephone, and the links by which they are paid.
import { z } from 'zod';
import { mostLines, mostOfOne } from '../../domain/bag/bag.ts';
import { ageSorts } from '../../domain/desk/list.ts';
import { longestPaymentLinkSearch, paymentLinkViews } from '../../domain/desk/payment-link-list.ts';
import { paymentLinkStates } from '../../domain/payment/payment-link.ts';
import { languages } from '../../domain/visitor/language.ts';
import { givenAddressSchema } from '../checkout/quote.ts';
import { amount, quoteTaxSchema, shippingOptionSchema } from '../checkout/quote-schema.ts';
import { operation } from '../operation.ts';
import { deskCall, deskRefusals, listAnswer, paging } from './access.ts';

const byId = z.strictObject({ id: z.uuid() });

/** What is said on the telephone; every amount is the shop's. */
const orderInput = {
  lines: z
    .array(
      z.strictObject({
        productId: z.int().positive(),
        sizeId: z.int().positive(),
        quantity: z.int().min(1).max(mostOfOne),
      }),
    )
    .min(1)
    .max(mostLines),
  emailAddress: z.string().trim().max(254).default(''),
  couponCode: z.string().trim().max(96).default(''),
  shippingAddress: givenAddressSchema.nullable().default(null),
  shippingOptionName: z.string().max(40).nullable().default(null),
  /** The address looks wrong to the shop, and is right. */
  isInsisted: z.boolean().default(false),
};

const quoteAnswer = z
  .strictObject({
    currency: z.string().length(3),
    lines: z.array(
      z.strictObject({
        productId: z.int(),
        sizeId: z.int(),
        name: z.string(),
        colorName: z.string(),
        sizeName: z.string(),
        path: z.string(),
        imagePath: z.string(),
        quantity: z.int(),
        /** How many there are for sale. */
        available: z.int(),
        price: amount,
        subTotal: amount,
        /** Why it cannot be ordered as it stands. */
        problem: z.string().nullable(),
      }),
    ),
    subTotal: amount,
    couponAmount: amount,
    shippingOptions: z.array(shippingOptionSchema),
    shippingOptionName: z.string().nullable(),
    shippingAmount: amount,
    tax: quoteTaxSchema,
    total: amount,
    isAddressDoubted: z.boolean(),
    /** What stands against sending a link for it. What the shopper agrees to at the checkout does not. */
    blockers: z.array(z.string()),
    remarks: z.array(z.string()),
  })
  .meta({ id: 'PaymentLinkQuote' });

export type PaymentLinkQuote = z.input<typeof quoteAnswer>;

export const quotePaymentLink = operation({
  ...deskCall('orders.create'),
  id: 'quotePaymentLink',
  method: 'POST',
  path: '/api/admin/payment-links/quote',
  summary: 'What an order by telephone comes to now, by the checkout’s own rules; nothing is kept of it',
  body: z.strictObject(orderInput),
  answer: z.strictObject({ success: z.literal(true), content: quoteAnswer }),
  problems: [...deskRefusals, 'unprocessable'],
});

const rowSchema = z
  .strictObject({
    linkId: z.uuid(),
    state: z.enum(paymentLinkStates),
    name: z.string(),
    emailAddress: z.string(),
    pieces: z.int(),
    currency: z.string().length(3),
    /** What was said when it was made. */
    total: amount,
    madeBy: z.string(),
    madeAt: z.iso.datetime(),
    sentAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    orderId: z.int().nullable(),
  })
  .meta({ id: 'PaymentLink' });

export type DeskPaymentLink = z.input<typeof rowSchema>;

export const makePaymentLink = operation({
  ...deskCall('orders.create'),
  id: 'makePaymentLink',
  method: 'POST',
  path: '/api/admin/payment-links',
  summary:
    'Take an order down and send its shopper a link to pay it; nothing is held. The header Idempotency-Key makes a second try the same one',
  body: z.strictObject({
    ...orderInput,
    name: z.string().trim().min(1).max(96),
    language: z.enum(languages),
    /** What the caller saw that it comes to. */
    total: z.number().min(0).max(1e12),
  }),
  status: 201,
  answer: z.strictObject({
    success: z.literal(true),
    content: z.strictObject({ linkId: z.uuid(), emailAddress: z.string(), expiresAt: z.iso.datetime() }),
  }),
  problems: [...deskRefusals, 'unprocessable', 'conflict', 'key_reused'],
});

export const listPaymentLinks = operation({
  ...deskCall('orders.create'),
  id: 'listPaymentLinks',
  method: 'GET',
  path: '/api/admin/payment-links',
  summary:
    'Links to orders by telephone with what became of them, the latest first unless it is asked otherwise',
  query: z.strictObject({
    ...paging,
    q: z.string().max(longestPaymentLinkSearch).optional(),
    view: z.enum(paymentLinkViews).optional(),
    sort: z.enum(ageSorts).optional(),
  }),
  answer: listAnswer(rowSchema),
  problems: deskRefusals,
});

const changed = z.strictObject({
  success: z.literal(true),
  content: z.strictObject({ linkId: z.uuid(), state: z.enum(paymentLinkStates) }),
});

export const sendPaymentLink = operation({
  ...deskCall('orders.create'),
  id: 'sendPaymentLink',
  method: 'POST',
  path: '/api/admin/payment-links/{id}/send',
  summary:
    'Send a link that waits once more. The header Idempotency-Key makes a second try of the call the same one',
  params: byId,
  body: z.strictObject({}),
  answer: changed,
  problems: [...deskRefusals, 'not_found', 'conflict'],
});

export const withdrawPaymentLink = operation({
  ...deskCall('orders.create'),
  id: 'withdrawPaymentLink',
  method: 'DELETE',
  path: '/api/admin/payment-links/{id}',
  summary: 'Withdraw a link that nobody has paid or is paying: it opens nothing any more',
  params: byId,
  answer: changed,
  problems: [...deskRefusals, 'not_found', 'conflict'],
});
