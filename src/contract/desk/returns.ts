// What comes back of an order, and what is sent for it.
import { z } from 'zod';
import { operation } from '../operation.ts';
import { orderSchema } from '../order/order.ts';
import { deskCall, deskRefusals } from './access.ts';
import { deskOrderAnswer } from './order-desk.ts';

const byId = z.strictObject({ orderId: z.string().regex(/^[1-9]\d{0,14}$/) });
const byReturn = z.strictObject({ ...byId.shape, returnId: z.string().regex(/^[1-9]\d{0,14}$/) });
const done = z.strictObject({ success: z.literal(true), content: orderSchema });
const merchant = { access: 'merchant', provesItself: true, importance: 'order', status: 200 } as const;
/** It comes back although its time is over: as a kindness, or because it is faulty. */
const isLate = z.boolean().default(false);
const refusals = [...deskRefusals, 'not_found', 'conflict', 'unavailable'] as const;

export const authoriseReturn = operation({
  ...merchant,
  id: 'authoriseReturn',
  verb: 'orders.change',
  method: 'POST',
  path: '/api/admin/orders/{orderId}/returns',
  summary: 'Let so many of a line come back',
  params: byId,
  body: z.strictObject({
    lineId: z.int().positive(),
    quantity: z.int().min(1).max(99),
    reason: z.string().trim().max(200).default(''),
    isLate,
  }),
  status: 201,
  answer: z.strictObject({
    success: z.literal(true),
    content: z.strictObject({ returnId: z.int() }),
  }),
  problems: refusals,
});

export const receiveReturn = operation({
  ...merchant,
  id: 'receiveReturn',
  verb: 'orders.refund',
  method: 'POST',
  path: '/api/admin/orders/{orderId}/returns/{returnId}/receive',
  summary: 'What was to come back is here: it goes back on the shelf, and is paid back or exchanged',
  params: byReturn,
  body: z.strictObject({}),
  answer: done,
  problems: refusals,
});

export const callOffReturn = operation({
  ...deskCall('orders.change'),
  id: 'callOffReturn',
  method: 'POST',
  path: '/api/admin/orders/{orderId}/returns/{returnId}/call-off',
  summary: 'It does not come back after all: what was held for it is free again',
  params: byReturn,
  body: z.strictObject({}),
  answer: deskOrderAnswer,
  problems: [...deskRefusals, 'not_found', 'conflict'],
});

export const readExchangeSizes = operation({
  ...deskCall('orders.read'),
  id: 'readExchangeSizes',
  method: 'GET',
  path: '/api/admin/orders/{orderId}/exchange',
  summary: 'The other sizes of what is in an order, each with how many are free now',
  params: byId,
  answer: z.strictObject({
    success: z.literal(true),
    content: z.array(
      z.strictObject({ lineId: z.int(), sku: z.string(), sizeName: z.string(), left: z.int() }),
    ),
  }),
  problems: [...deskRefusals, 'not_found'],
});

export const exchangeGoods = operation({
  ...deskCall('orders.change'),
  id: 'exchangeGoods',
  method: 'POST',
  path: '/api/admin/orders/{orderId}/exchange',
  summary:
    'Hold another size for what comes back, and send it when that is here or at once; the header Idempotency-Key makes a second try the same one',
  params: byId,
  body: z.strictObject({
    lineId: z.int().positive(),
    quantity: z.int().min(1).max(99),
    /** Of another size of the same product. */
    sku: z.string().min(1).max(64),
    reason: z.string().trim().max(200).default(''),
    isSentNow: z.boolean().default(false),
    isLate,
  }),
  answer: deskOrderAnswer,
  problems: [...deskRefusals, 'not_found', 'conflict'],
});
