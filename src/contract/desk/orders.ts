// What the merchant does with orders, by programs that carry the merchant's token until there is a desk.
import { z } from 'zod';
import { carriers, trackingCodePattern } from '../../domain/shipping/carrier.ts';
import { operation } from '../operation.ts';
import { orderSchema } from '../order/order.ts';
import { deskRefusals } from './access.ts';

const byId = z.strictObject({ orderId: z.string().regex(/^[1-9]\d{0,14}$/) });
const done = z.strictObject({ success: z.literal(true), content: orderSchema });
const merchant = { access: 'merchant', provesItself: true, importance: 'order', status: 200 } as const;
const refusals = [...deskRefusals, 'not_found', 'conflict', 'unavailable'] as const;

/** Who takes a parcel, and under which number. */
export const trackingParts = {
  trackingCode: z.string().regex(trackingCodePattern).optional(),
  carrier: z.enum(carriers).optional(),
} as const;

export const shipOrder = operation({
  ...merchant,
  id: 'shipOrder',
  verb: 'orders.ship',
  method: 'POST',
  path: '/api/admin/orders/{orderId}/ship',
  summary: 'A parcel of the order leaves: it is charged first, if it was not',
  params: byId,
  body: z.strictObject({
    /** Of the parcel that leaves, null for the one that leaves at once; the next when it is not said. */
    shipDate: z.iso.date().nullable().optional(),
    /** The lines that leave; the others wait in a parcel of their own. All of the parcel when none is named. */
    lineIds: z.array(z.int().positive()).min(1).max(200).optional(),
    ...trackingParts,
  }),
  answer: done,
  problems: refusals,
});

export const deliverOrder = operation({
  ...merchant,
  id: 'deliverOrder',
  verb: 'orders.ship',
  method: 'POST',
  path: '/api/admin/orders/{orderId}/deliver',
  summary: 'All parcels of the order have arrived',
  params: byId,
  body: z.strictObject({}),
  answer: done,
  problems: refusals,
});

export const cancelOrderByMerchant = operation({
  ...merchant,
  id: 'cancelOrderByMerchant',
  verb: 'orders.change',
  method: 'POST',
  path: '/api/admin/orders/{orderId}/cancel',
  summary: 'Cancel an order that has not shipped, and give back what it was paid with',
  params: byId,
  body: z.strictObject({}),
  answer: done,
  problems: refusals,
});

export const releaseOrder = operation({
  ...merchant,
  id: 'releaseOrder',
  verb: 'orders.change',
  method: 'POST',
  path: '/api/admin/orders/{orderId}/release',
  summary:
    'Let an order that is held go on: its card is asked again, or is not, where what was left to charge has been paid in another way',
  params: byId,
  body: z.strictObject({
    /** What was found or agreed on; kept with the order. */
    because: z.string().trim().min(1).max(200),
    isPaidElsewhere: z.boolean().default(false),
  }),
  answer: done,
  problems: refusals,
});

export const refundOrder = operation({
  ...merchant,
  id: 'refundOrder',
  verb: 'orders.refund',
  method: 'POST',
  path: '/api/admin/orders/{orderId}/refund',
  summary:
    'Give back an amount, or what some lines cost; the header Idempotency-Key makes a second try the same one',
  params: byId,
  body: z
    .strictObject({
      amount: z.number().positive().max(1e12).optional(),
      lines: z
        .array(z.strictObject({ lineId: z.int().positive(), quantity: z.int().min(1).max(99) }))
        .min(1)
        .max(50)
        .optional(),
    })
    .refine(
      ({ amount, lines }) => (amount === undefined) !== (lines === undefined),
      'Give either an amount or lines.',
    ),
  answer: z.strictObject({
    success: z.literal(true),
    content: z.strictObject({
      orderId: z.int(),
      amount: z.number(),
      /** `asked` when the processor has not said yet that it is done. */
      status: z.enum(['done', 'asked']),
    }),
  }),
  problems: [...refusals, 'unprocessable'],
});

export const readReconciliation = operation({
  ...merchant,
  id: 'readReconciliation',
  verb: 'money.read',
  method: 'GET',
  path: '/api/admin/reconciliation',
  summary: 'What does not agree between the shop and its payment processors',
  cost: 5,
  answer: z.strictObject({
    success: z.literal(true),
    content: z.array(
      z.strictObject({
        kind: z.enum([
          'charge_without_order',
          'order_without_charge',
          'authorisation_lapsed',
          'amounts_differ',
          'order_held',
          'payment_unsettled',
          'movement_open',
          'return_unpaid',
          'refund_refused',
          'payment_given_up',
          'dispute_open',
        ]),
        processor: z.string(),
        attemptId: z.string().nullable(),
        orderId: z.int().nullable(),
        words: z.string(),
      }),
    ),
  }),
  problems: deskRefusals,
});
