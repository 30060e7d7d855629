// The merchant's calls: made by programs that carry the merchant's token, never by a page.
import { z } from 'zod';
import { longestStockNote, mostOnHand } from '../../domain/stock/stock-change.ts';
import { operation } from '../operation.ts';
import { deskRefusals } from './access.ts';

const change = z.int().min(-mostOnHand).max(mostOnHand);

export const setStock = operation({
  id: 'setStock',
  verb: 'stock.change',
  method: 'POST',
  path: '/api/admin/stock',
  access: 'merchant',
  summary:
    'Book a delivery, a count or a correction of one size, with the bearer token of the merchant; calls those who wait',
  provesItself: true,
  body: z
    .strictObject({
      productId: z.int().positive(),
      sizeId: z.int().positive(),
      /** Counted anew. */
      onHand: change.min(0).optional(),
      /** The level that whoever counts has seen: where it is another by now, nothing is set. */
      seen: z.int().min(0).optional(),
      /** So many more, or fewer. */
      add: change.refine((units) => units !== 0, 'Adding nothing changes nothing.').optional(),
      estimatedArrival: z.iso.date().nullable().optional(),
      /** The delivery's own number: the same one is booked once. */
      reference: z
        .string()
        .regex(/^[\w ./#-]{1,60}$/, 'A reference has at most 60 letters, digits, spaces or . / # - _.')
        .optional(),
      /** Why, for whoever reads the ledger. */
      note: z.string().trim().min(1).max(longestStockNote).optional(),
    })
    .refine(({ onHand, add }) => (onHand === undefined) !== (add === undefined), 'Give either onHand or add.')
    .refine(
      ({ onHand, seen }) => seen === undefined || onHand !== undefined,
      'Only onHand names what was seen.',
    ),
  importance: 'order',
  status: 200,
  answer: z.strictObject({
    success: z.literal(true),
    content: z.strictObject({
      productId: z.int(),
      sizeId: z.int(),
      onHand: z.int(),
      /** By how many it was moved. */
      moved: z.int(),
      reserved: z.int(),
      available: z.int(),
      estimatedArrival: z.iso.date().nullable(),
      waiting: z.int(),
    }),
  }),
  problems: [...deskRefusals, 'not_found', 'conflict', 'changed_meanwhile', 'unprocessable', 'unavailable'],
});

export const retryWork = operation({
  id: 'retryWork',
  verb: 'work.change',
  method: 'POST',
  path: '/api/admin/dead-letters/{id}/retry',
  access: 'merchant',
  summary:
    'Take up again work that was given up, with all its tries before it, with the bearer token; letters are tried again as messages',
  params: z.strictObject({ id: z.string().regex(/^[1-9]\d{0,14}$/) }),
  body: z.strictObject({}),
  importance: 'order',
  status: 204,
  problems: [...deskRefusals, 'not_found'],
});

export const readDeadLetters = operation({
  id: 'readDeadLetters',
  verb: 'messages.read',
  method: 'GET',
  path: '/api/admin/dead-letters',
  access: 'merchant',
  summary: 'Work that was given up and messages that did not arrive, the latest first, with the bearer token',
  importance: 'order',
  status: 200,
  answer: z.strictObject({
    success: z.literal(true),
    content: z.strictObject({
      jobs: z.array(
        z.strictObject({
          id: z.int(),
          kind: z.string(),
          /** A letter: it is tried again among the messages. */
          isLetter: z.boolean(),
          payload: z.unknown(),
          failures: z.int(),
          error: z.string().nullable(),
          at: z.iso.datetime(),
        }),
      ),
      messages: z.array(
        z.strictObject({
          id: z.uuid(),
          channel: z.enum(['sms', 'email']),
          sizeId: z.int(),
          /** Failed: it was not sent. Unknown: it may have been, and is not sent again. */
          state: z.enum(['failed', 'unknown']),
          attempts: z.int(),
          error: z.string().nullable(),
          at: z.iso.datetime(),
        }),
      ),
    }),
  }),
  problems: deskRefusals,
});
