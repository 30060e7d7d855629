// Orders as the desk lists and reads them.
import { z } from 'zod';
import { longestNote, longestReason, resentEmails } from '../../domain/desk/order/order-edit.ts';
import {
  longestOrderSearch,
  orderPayments,
  orderSorts,
  orderViews,
} from '../../domain/desk/order/order-list.ts';
import { orderStatuses } from '../../domain/order/order.ts';
import { returnStates } from '../../domain/order/order-return.ts';
import { givenAddressSchema } from '../checkout/quote.ts';
import { amount } from '../checkout/quote-schema.ts';
import { operation } from '../operation.ts';
import { orderSchema } from '../order/order.ts';
import { deskCall, deskRefusals, listAnswer, paging } from './access.ts';

const byId = z.strictObject({ orderId: z.string().regex(/^[1-9]\d{0,14}$/) });

const rowSchema = z
  .strictObject({
    orderId: z.int(),
    placedAt: z.iso.datetime(),
    status: z.enum(orderStatuses),
    parcel: z.enum([
      'held',
      'to_pack',
      'partly_packed',
      'waiting',
      'shipped',
      'delivered',
      'returned',
      'cancelled',
    ]),
    /** Parcels that have left, of all. */
    parcelsLeft: z.int(),
    parcels: z.int(),
    payment: z.enum(orderPayments),
    customerName: z.string(),
    emailAddress: z.string(),
    /** Such as "Brooklyn, NY"; empty where nothing is sent. */
    place: z.string(),
    countryCode: z.string(),
    items: z.int(),
    currency: z.string().length(3),
    total: amount,
  })
  .meta({ id: 'DeskOrderRow' });

export type DeskOrderRow = z.input<typeof rowSchema>;

/** What a list of orders is narrowed and put in order by; an export takes the same. */
export const orderListQuery = z.strictObject({
  q: z.string().max(longestOrderSearch).optional(),
  view: z.enum(orderViews).optional(),
  state: z.enum(orderStatuses).optional(),
  payment: z.enum(orderPayments).optional(),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  productId: z
    .string()
    .regex(/^[1-9]\d{0,14}$/)
    .optional(),
  sort: z.enum(orderSorts).optional(),
});

export const listDeskOrders = operation({
  ...deskCall('orders.read'),
  id: 'listDeskOrders',
  method: 'GET',
  path: '/api/admin/orders',
  summary: 'Orders by view, filters and search, a page at a time',
  query: orderListQuery.extend(paging),
  answer: listAnswer(rowSchema),
  problems: deskRefusals,
});

const viewCount = z.strictObject({
  count: z.int(),
  /** False where there are more, or may be: counting stopped. */
  isExact: z.boolean(),
});

export const countOrderViews = operation({
  ...deskCall('orders.read'),
  id: 'countOrderViews',
  method: 'GET',
  path: '/api/admin/order-counts',
  summary:
    'How many orders each view has, to 99: those that everybody has, and those that whoever asks keeps for themselves',
  answer: z.strictObject({
    success: z.literal(true),
    content: z.strictObject({
      views: z.array(z.strictObject({ view: z.enum(orderViews), ...viewCount.shape })),
      saved: z.array(z.strictObject({ id: z.uuid(), ...viewCount.shape })),
    }),
  }),
  problems: deskRefusals,
});

/** What happened to an order, whoever did it. */
const timelineSchema = z.strictObject({
  at: z.iso.datetime(),
  /** `status` by the shop itself; the verb of the desk otherwise. */
  what: z.string(),
  /** Empty when nobody of the desk did it. */
  by: z.string(),
  before: z.unknown(),
  after: z.unknown(),
});

export const deskOrderSchema = z
  .strictObject({
    ...orderSchema.shape,
    /** Of whatever kind; its shopper hears only of questions about the payment. */
    isHeld: z.boolean(),
    heldBecause: z.string().nullable(),
    isHeldByDesk: z.boolean(),
    /** An edit names the one it saw. */
    version: z.int(),
    customerId: z.string().nullable(),
    /** What could still be given back, over card and credit. */
    refundable: amount,
    /** What whoever asks may give back in a day and has left of it, in US dollars; null where there is no limit. */
    refundLimit: z.strictObject({ perDay: amount, left: amount }).nullable(),
    returns: z.array(
      z.strictObject({
        returnId: z.int(),
        lineId: z.int(),
        quantity: z.int(),
        reason: z.string(),
        state: z.enum(returnStates),
        /** The size that is sent for it instead of its money; null when its money comes back. */
        exchange: z
          .strictObject({
            sku: z.string(),
            sizeName: z.string(),
            /** Until when the shelf holds it; null when it was sold to them, or is held no more. */
            heldUntil: z.iso.datetime().nullable(),
            isSent: z.boolean(),
          })
          .nullable(),
      }),
    ),
    notes: z.array(z.strictObject({ at: z.iso.datetime(), by: z.string(), text: z.string() })),
    /** The latest first. */
    timeline: z.array(timelineSchema),
  })
  .meta({ id: 'DeskOrder' });

export type DeskOrder = z.input<typeof deskOrderSchema>;

export const deskOrderAnswer = z.strictObject({ success: z.literal(true), content: deskOrderSchema });

export const readDeskOrder = operation({
  ...deskCall('orders.read'),
  id: 'readDeskOrder',
  method: 'GET',
  path: '/api/admin/orders/{orderId}',
  summary: 'One order with its timeline, parcels, payments, returns and notes',
  params: byId,
  answer: deskOrderAnswer,
  problems: [...deskRefusals, 'not_found'],
});

export const holdDeskOrder = operation({
  ...deskCall('orders.change'),
  id: 'holdDeskOrder',
  method: 'POST',
  path: '/api/admin/orders/{orderId}/hold',
  summary: 'Let nothing more of an order leave until somebody releases it',
  params: byId,
  body: z.strictObject({ because: z.string().trim().min(1).max(longestReason) }),
  answer: deskOrderAnswer,
  problems: [...deskRefusals, 'not_found', 'conflict'],
});

const {
  countryId: _,
  countryCode: __,
  countryName: ___,
  regionId: ____,
  ...addressParts
} = givenAddressSchema.shape;

export const changeOrderAddress = operation({
  ...deskCall('orders.change'),
  id: 'changeOrderAddress',
  method: 'POST',
  path: '/api/admin/orders/{orderId}/address',
  summary:
    'Send an order elsewhere in its country before it leaves, where taxes and postage are the same; tells its shopper',
  params: byId,
  body: z.strictObject({
    version: z.int().positive(),
    address: z.strictObject(addressParts),
    /** It looks wrong to the shop, and is right. */
    isInsisted: z.boolean().default(false),
  }),
  answer: deskOrderAnswer,
  problems: [...deskRefusals, 'not_found', 'conflict', 'changed_meanwhile', 'unprocessable'],
});

export const resendOrderEmail = operation({
  ...deskCall('orders.change'),
  id: 'resendOrderEmail',
  method: 'POST',
  path: '/api/admin/orders/{orderId}/resend',
  summary:
    'Send the receipt, or the e-mail of the last parcel, once more; the header Idempotency-Key makes a second try the same one',
  params: byId,
  body: z.strictObject({ email: z.enum(resentEmails) }),
  answer: deskOrderAnswer,
  problems: [...deskRefusals, 'not_found', 'conflict'],
});

export const noteOnOrder = operation({
  ...deskCall('orders.note'),
  id: 'noteOnOrder',
  method: 'POST',
  path: '/api/admin/orders/{orderId}/notes',
  summary: 'Write a note on an order, for the staff alone',
  params: byId,
  body: z.strictObject({ text: z.string().trim().min(1).max(longestNote) }),
  answer: deskOrderAnswer,
  problems: [...deskRefusals, 'not_found'],
});
