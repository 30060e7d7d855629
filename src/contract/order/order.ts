// Orders as their owners see them.
import { z } from 'zod';
import { orderStatuses } from '../../domain/order/order.ts';
import { creditDestinations, refundCauses } from '../../domain/order/refund.ts';
import { carriers } from '../../domain/shipping/carrier.ts';
import { signatures } from '../../domain/shipping/signature.ts';
import { addressSchema, amount, giftCardDetailsSchema } from '../checkout/quote-schema.ts';
import { operation } from '../operation.ts';

const orderLineSchema = z.strictObject({
  id: z.int(),
  productId: z.int(),
  sku: z.string(),
  name: z.string(),
  colorName: z.string(),
  sizeName: z.string(),
  path: z.string(),
  imagePath: z.string(),
  imageAlt: z.string(),
  untranslated: z.array(z.enum(['colorName', 'imageAlt', 'audienceExclusionReason'])).optional(),
  quantity: z.int(),
  price: amount,
  subTotal: amount,
  discount: amount,
  tax: amount,
  isFinalSale: z.boolean(),
  isPresale: z.boolean(),
  /** ISO date by which a thing that is sold ahead leaves. */
  shipDate: z.iso.date().nullable(),
  giftCardDetails: giftCardDetailsSchema.nullable(),
  shippedQuantity: z.int(),
  returnedQuantity: z.int(),
  refundedQuantity: z.int(),
  /** For how many of them another size was sent: their money is in that line. */
  exchangedQuantity: z.int(),
  /** The line for which this one was sent. */
  exchangeForLineId: z.int().nullable(),
});

export const orderSchema = z
  .strictObject({
    orderId: z.int(),
    status: z.enum(orderStatuses),
    placedAt: z.iso.datetime(),
    emailAddress: z.string(),
    currency: z.string().length(3),
    lines: z.array(orderLineSchema),
    totals: z.strictObject({
      subTotal: amount,
      couponAmount: amount,
      shippingAmount: amount,
      tax: amount,
      taxLabel: z.string(),
      /** How much of it is tax, where prices include it, and how that is called; null where tax is added or there is none. */
      includedTax: z.strictObject({ label: z.string(), amount: amount.nullable() }).nullable(),
      storeCredit: amount,
      total: amount,
    }),
    coupons: z.array(z.string()),
    shippingAddress: addressSchema.nullable(),
    billingAddress: addressSchema.nullable(),
    shippingTitle: z.string(),
    isGiftOrder: z.boolean(),
    /** Whether its parcels are signed for; `waived` by whoever chose to do without. */
    signature: z.enum(signatures),
    /** For how many days from its arrival it may be sent back, as it was agreed; 0 for not at all. */
    returnDays: z.int().min(0),
    /** The shop doubted the shipping address, and the shopper said that it is right. */
    isAddressInsisted: z.boolean(),
    payments: z.array(
      z.strictObject({
        method: z.string(),
        /** Such as "Visa ending 4242"; never more of a card than that. */
        label: z.string(),
        authorised: amount,
        captured: amount,
        /** What is still to be charged as the rest leaves. */
        toCharge: amount,
        refunded: amount,
      }),
    ),
    /** What came back, the earliest first, and where to. */
    refunds: z.array(
      z.strictObject({
        cause: z.enum(refundCauses),
        at: z.iso.datetime(),
        amount,
        parts: z.array(
          z.strictObject({
            to: z.enum(['card', ...creditDestinations]),
            /** Of the card; empty for credit. */
            label: z.string(),
            amount,
            /** `asked` until the processor has said that it is done; a person looks after what it `refused`. */
            status: z.enum(['done', 'asked', 'refused']),
          }),
        ),
      }),
    ),
    /** What leaves together, in the order it leaves. */
    shipments: z.array(
      z.strictObject({
        /** ISO date; null for what leaves at once. */
        shipDate: z.iso.date().nullable(),
        /** Between which days it was to arrive, as it was said when it was paid for; null of older orders. */
        arrivesFrom: z.iso.date().nullable(),
        arrivesBy: z.iso.date().nullable(),
        shippedAt: z.iso.datetime().nullable(),
        deliveredAt: z.iso.datetime().nullable(),
        trackingCode: z.string().nullable(),
        /** Who took it; null where nobody said. */
        carrier: z.enum(carriers).nullable(),
        /** Where the carrier tells how far it has come; null without a number, or a carrier that the shop knows. */
        trackingUrl: z.url().nullable(),
        lineIds: z.array(z.int()),
      }),
    ),
    history: z.array(z.strictObject({ status: z.string(), at: z.iso.datetime() })),
    canCancel: z.boolean(),
    /** There is a question about its payment: until a person has looked at it nothing more of it leaves. */
    isHeld: z.boolean(),
    hasSurvey: z.boolean(),
  })
  .meta({ id: 'Order' });

export type WireOrder = z.input<typeof orderSchema>;

const byId = z.strictObject({ orderId: z.string().regex(/^[1-9]\d{0,14}$/) });
const byToken = z.strictObject({ token: z.string().max(200).optional() });

export const readOrder = operation({
  id: 'readOrder',
  method: 'GET',
  path: '/api/orders/{orderId}',
  access: 'guest',
  summary: 'One order, for whoever placed it or holds its link',
  importance: 'order',
  params: byId,
  query: byToken,
  status: 200,
  answer: z.strictObject({ success: z.literal(true), content: orderSchema }),
  problems: ['not_found'],
});

export const listOrders = operation({
  id: 'listOrders',
  method: 'GET',
  path: '/api/orders',
  access: 'customer',
  summary: 'The orders of the customer, the latest first',
  importance: 'order',
  status: 200,
  answer: z.strictObject({ success: z.literal(true), content: z.array(orderSchema) }),
  problems: ['login_required'],
});

export const cancelOrder = operation({
  id: 'cancelOrder',
  method: 'POST',
  path: '/api/orders/{orderId}/cancel',
  access: 'guest',
  summary: 'Cancel an order that has not shipped',
  importance: 'order',
  takesForm: true,
  params: byId,
  query: byToken,
  body: z.strictObject({ token: z.string().max(200).optional() }),
  status: 200,
  answer: z.strictObject({ success: z.literal(true), content: orderSchema }),
  problems: ['not_found', 'conflict'],
});

export const sendSurvey = operation({
  id: 'sendSurvey',
  method: 'POST',
  path: '/api/survey',
  access: 'guest',
  summary: 'What the shopper said about buying, once for each order',
  takesForm: true,
  body: z.strictObject({
    orderId: z.coerce.number().int().positive(),
    token: z.string().max(200).optional(),
    /** By the name of the question. */
    answers: z.record(z.string().max(40), z.string().max(1000)).optional(),
    /** The same two by a plain form. */
    ease: z.string().max(40).optional(),
    words: z.string().max(1000).optional(),
  }),
  status: 201,
  answer: z.strictObject({ success: z.literal(true) }),
  problems: ['not_found', 'conflict', 'unprocessable'],
});
