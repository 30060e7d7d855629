// Paying for a quote, which makes it an order, once.
import { z } from 'zod';
import { processorNames } from '../../domain/payment/processor.ts';
import { operation } from '../operation.ts';
import { cardToken } from './card-token.ts';

export const placedSchema = z
  .strictObject({
    /** Null until the payment is known to have gone well. */
    orderId: z.int().nullable(),
    /**
     * `placed` is an order. `requires_action` asks for a second step at `nextAction.url`. `confirming` means that the
     * processor has not answered yet: the same call with the same key tells.
     */
    status: z.enum(['placed', 'requires_action', 'confirming']),
    nextAction: z.strictObject({ url: z.string() }).optional(),
    /** Opens the order without signing in. */
    token: z.string().optional(),
  })
  .meta({ id: 'Placed' });

export type WirePlaced = z.input<typeof placedSchema>;

export const processPayment = operation({
  id: 'processPayment',
  method: 'POST',
  path: '/api/payment/process',
  access: 'guest',
  summary: 'Pay for a quote and place its order; the header Idempotency-Key makes a second try the same one',
  importance: 'order',
  cost: 5,
  body: z.strictObject({
    quoteId: z.uuid(),
    version: z.int().positive(),
    payment: z.strictObject({
      processor: z.enum(processorNames),
      method: z.enum(['card', 'credit']),
      /** Of a card that was given to the processor itself. */
      token: cardToken.optional(),
      savedCardId: cardToken.optional(),
      saveCard: z.boolean().optional(),
    }),
  }),
  status: 200,
  pendingStatus: 202,
  answer: z.strictObject({ success: z.literal(true), content: placedSchema }),
  problems: [
    'login_required',
    'not_found',
    'quote_changed',
    'sold_out',
    'deal_over',
    'coupon_over',
    'too_much_at_once',
    'in_flight',
    'payment_declined',
    'quote_not_valid',
    'card_required',
    'key_reused',
    'too_many_requests',
    'unavailable',
  ],
});
