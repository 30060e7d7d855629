// Counts of the shelf.
import { z } from 'zod';
import { countStates, longestCount, longestCountName } from '../../domain/stock/count.ts';
import { mostOnHand } from '../../domain/stock/stock-change.ts';
import { amount } from '../checkout/quote-schema.ts';
import { operation } from '../operation.ts';
import { deskCall, deskRefusals } from './access.ts';

const byId = z.strictObject({ id: z.uuid() });

const aboutCount = {
  id: z.uuid(),
  name: z.string(),
  state: z.enum(countStates),
  startedBy: z.string(),
  startedAt: z.iso.datetime(),
  /** How many sizes it names, how many of them were counted, and how many differ. */
  sizes: z.int(),
  counted: z.int(),
  differ: z.int(),
};

const lineSchema = z
  .strictObject({
    sizeId: z.int(),
    productId: z.int(),
    sku: z.string(),
    name: z.string(),
    colorName: z.string(),
    sizeName: z.string(),
    /** How many the ledger has now. */
    onHand: z.int(),
    /** Sold and still on the shelf: not counted. */
    toPack: z.int(),
    counted: z.int().nullable(),
    /** How many the ledger had when it was counted. */
    expected: z.int().nullable(),
    difference: z.int().nullable(),
    /** What the difference is worth at today's price. */
    money: amount,
    countedBy: z.string().nullable(),
    countedAt: z.iso.datetime().nullable(),
    /** Whoever counts it again names the one they saw. */
    version: z.int(),
  })
  .meta({ id: 'CountLine' });

export type WireCountLine = z.input<typeof lineSchema>;

const countSchema = z
  .strictObject({
    ...aboutCount,
    currency: z.string().length(3),
    /** Of all differences together. */
    units: z.int(),
    money: amount,
    lines: z.array(lineSchema),
  })
  .meta({ id: 'StockCount' });

export type WireCount = z.input<typeof countSchema>;

const theCount = z.strictObject({ success: z.literal(true), content: countSchema });

export const listCounts = operation({
  ...deskCall('stock.read'),
  id: 'listCounts',
  method: 'GET',
  path: '/api/admin/counts',
  summary: 'Counts of the shelf, those that are open first',
  answer: z.strictObject({ success: z.literal(true), content: z.array(z.strictObject(aboutCount)) }),
  problems: deskRefusals,
});

export const readCount = operation({
  ...deskCall('stock.read'),
  id: 'readCount',
  method: 'GET',
  path: '/api/admin/counts/{id}',
  summary: 'One count with its lines',
  params: byId,
  answer: theCount,
  problems: [...deskRefusals, 'not_found'],
});

export const startCount = operation({
  ...deskCall('stock.change'),
  id: 'startCount',
  method: 'POST',
  path: '/api/admin/counts',
  summary: 'Begin a count of some products, of a brand, or of what will be listed',
  body: z.strictObject({
    name: z.string().trim().min(1).max(longestCountName),
    productIds: z.array(z.int().positive()).max(longestCount).default([]),
    brand: z.string().trim().min(1).max(100).optional(),
  }),
  status: 201,
  answer: theCount,
  problems: [...deskRefusals, 'unprocessable'],
});

export const countLines = operation({
  ...deskCall('stock.change'),
  id: 'countLines',
  method: 'POST',
  path: '/api/admin/counts/{id}/lines',
  summary: 'Say how many were found; what the ledger has in that moment is written down beside it',
  params: byId,
  body: z.strictObject({
    lines: z
      .array(
        z
          .strictObject({
            sku: z.string().trim().min(1).max(60).optional(),
            sizeId: z.int().positive().optional(),
            counted: z.int().min(0).max(mostOnHand),
            version: z.int().min(0).optional(),
          })
          .refine(
            ({ sku, sizeId }) => (sku === undefined) !== (sizeId === undefined),
            'Give either sku or sizeId.',
          ),
      )
      .min(1)
      .max(longestCount),
  }),
  answer: z.strictObject({
    success: z.literal(true),
    content: countSchema.extend({
      /** Lines of the request that were not written, from one. */
      refused: z.array(
        z.strictObject({
          line: z.int(),
          code: z.enum(['unknown_sku', 'named_twice', 'counted_before', 'too_many']),
          guess: z.string().nullable(),
        }),
      ),
    }),
  }),
  problems: [...deskRefusals, 'not_found', 'conflict', 'changed_meanwhile', 'unavailable'],
});

const bookedLine = { sizeId: z.int(), sku: z.string(), difference: z.int(), before: z.int() };

export const bookCount = operation({
  ...deskCall('stock.change'),
  id: 'bookCount',
  method: 'POST',
  path: '/api/admin/counts/{id}/book',
  summary:
    'Book the differences of a count, or look at what that would change; with the header Idempotency-Key, once',
  params: byId,
  body: z.strictObject({ dryRun: z.boolean().default(false) }),
  answer: z.strictObject({
    success: z.literal(true),
    content: z.strictObject({
      isBooked: z.boolean(),
      lines: z.array(
        z.discriminatedUnion('state', [
          z.strictObject({
            state: z.literal('sound'),
            ...bookedLine,
            after: z.int(),
            /** More than whoever asks may move a size by: somebody else books it. */
            needsOther: z.boolean(),
          }),
          z.strictObject({
            state: z.literal('refused'),
            ...bookedLine,
            code: z.enum(['below_reserved', 'too_many']),
          }),
        ]),
      ),
    }),
  }),
  problems: [...deskRefusals, 'not_found', 'conflict', 'unavailable'],
});
