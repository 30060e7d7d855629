// Levels of stock, what moved them, and deliveries.
import { z } from 'zod';
import { longestDelivery, stockSorts, stockViews } from '../../domain/desk/stock-list.ts';
import { mostOnHand } from '../../domain/stock/stock-change.ts';
import { holdReasons } from '../../domain/stock/stock-hold.ts';
import { operation } from '../operation.ts';
import { deskCall, deskRefusals, listAnswer, paging } from './access.ts';

export const levelSchema = z
  .strictObject({
    productId: z.int(),
    sizeId: z.int(),
    sku: z.string(),
    name: z.string(),
    colorName: z.string(),
    sizeName: z.string(),
    onHand: z.int(),
    reserved: z.int(),
    available: z.int(),
    /** How many people wait for it. */
    waiting: z.int(),
    estimatedArrival: z.iso.date().nullable(),
  })
  .meta({ id: 'StockLevel' });

export type WireStockLevel = z.input<typeof levelSchema>;

export const listStock = operation({
  ...deskCall('stock.read'),
  id: 'listStock',
  method: 'GET',
  path: '/api/admin/stock',
  summary: 'Levels by product and size, a page at a time: all, low, out, or waited for',
  query: z.strictObject({
    ...paging,
    q: z.string().max(96).optional(),
    view: z.enum(stockViews).optional(),
    /** Without it the oldest product is first. */
    sort: z.enum(stockSorts).optional(),
  }),
  answer: listAnswer(levelSchema),
  problems: deskRefusals,
});

export const readStockLedger = operation({
  ...deskCall('stock.read'),
  id: 'readStockLedger',
  method: 'GET',
  path: '/api/admin/stock/{productId}/ledger',
  summary: 'What moved the stock of a product, the latest first',
  params: z.strictObject({ productId: z.string().regex(/^[1-9]\d{0,14}$/) }),
  answer: z.strictObject({
    success: z.literal(true),
    content: z.array(
      z.strictObject({
        at: z.iso.datetime(),
        sizeId: z.int(),
        sizeName: z.string(),
        change: z.int(),
        /** How many there were after it. */
        onHand: z.int(),
        reason: z.enum(['count', 'restock', 'sale', 'return', 'correction']),
        source: z.string(),
        /** Who of the desk moved it, and why; empty for what the shop did itself. */
        by: z.string(),
        note: z.string(),
      }),
    ),
  }),
  problems: [...deskRefusals, 'not_found'],
});

export const readStockHolds = operation({
  ...deskCall('stock.read'),
  id: 'readStockHolds',
  method: 'GET',
  path: '/api/admin/stock/{productId}/holds',
  summary: 'What checkouts and exchanges hold of a product now, the oldest first',
  params: z.strictObject({ productId: z.string().regex(/^[1-9]\d{0,14}$/) }),
  answer: z.strictObject({
    success: z.literal(true),
    content: z.array(
      z.strictObject({
        holdId: z.uuid(),
        since: z.iso.datetime(),
        /** Without payment it is let go then; what a bank was asked for stays until it has answered. */
        until: z.iso.datetime(),
        sizeId: z.int(),
        sizeName: z.string(),
        units: z.int(),
        reason: z.enum(holdReasons),
        /** Whoever has signed in, or a guest; null where the shop holds it for an exchange. */
        holder: z.enum(['customer', 'guest']).nullable(),
        /** The order whose goods are exchanged. */
        orderId: z.int().nullable(),
      }),
    ),
  }),
  problems: [...deskRefusals, 'not_found'],
});

export const bookDelivery = operation({
  ...deskCall('stock.change'),
  id: 'bookDelivery',
  method: 'POST',
  path: '/api/admin/deliveries',
  summary:
    'Book what has arrived, or look at what that would change; whoever waits for it hears of it. The header Idempotency-Key makes a second try the same delivery',
  body: z.strictObject({
    lines: z
      .array(
        z.union([
          z.strictObject({ sku: z.string().trim().min(1).max(60), units: z.int().min(1).max(mostOnHand) }),
          z.strictObject({
            productId: z.int().positive(),
            sizeId: z.int().positive(),
            units: z.int().min(1).max(mostOnHand),
          }),
        ]),
      )
      .min(1)
      .max(longestDelivery),
    note: z.string().trim().max(200).default(''),
    dryRun: z.boolean().default(false),
  }),
  answer: z.strictObject({
    success: z.literal(true),
    content: z.strictObject({
      isBooked: z.boolean(),
      /** In the order of the request. */
      lines: z.array(
        z.discriminatedUnion('state', [
          z.strictObject({
            state: z.literal('sound'),
            line: z.int(),
            sku: z.string(),
            productId: z.int(),
            sizeId: z.int(),
            name: z.string(),
            sizeName: z.string(),
            units: z.int(),
            before: z.int(),
            after: z.int(),
            waiting: z.int(),
          }),
          z.strictObject({
            state: z.literal('refused'),
            line: z.int(),
            code: z.enum(['unknown_sku', 'named_twice', 'too_many']),
            /** The nearest code there is; null when none is near. */
            guess: z.string().nullable(),
          }),
        ]),
      ),
    }),
  }),
  problems: [...deskRefusals, 'conflict', 'unavailable'],
});
