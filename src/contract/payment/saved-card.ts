// Cards that are kept at a processor, each in the words of its own.

import { z } from 'zod';
import { processorNames } from '../../domain/payment/processor.ts';
import { words } from '../../words/payment/words.ts';
import { operation } from '../operation.ts';
import { cardToken } from './card-token.ts';

const address = z
  .strictObject({
    line1: z.string(),
    line2: z.string(),
    city: z.string(),
    region: z.string(),
    postalCode: z.string(),
    country: z.string(),
  })
  .nullable();

const card = {
  brand: z.string(),
  last4: z.string().regex(/^\d{4}$/),
  expiryMonth: z.int(),
  expiryYear: z.int(),
  name: z.string().nullable(),
};

export const stripeCardSchema = z
  .strictObject({ id: z.string(), ...card, address })
  .meta({ id: 'StripeCard' });
export const braintreeCardSchema = z
  .strictObject({ token: z.string(), ...card, billingAddress: address })
  .meta({ id: 'BraintreeCard' });

export type WireStripeCard = z.input<typeof stripeCardSchema>;

const cardId = z.string().regex(/^[\w-]{1,255}$/, { error: () => words.noCard });
/** Braintree's are in base64. */
const vaultToken = z.string().regex(/^[\w=-]{1,255}$/, { error: () => words.noCard });
const own = { access: 'customer', importance: 'bag', cost: 5 } as const;
const problems = ['login_required', 'unavailable'] as const;

const cardAnswer = z.strictObject({
  success: z.literal(true),
  content: z.strictObject({
    /** `requires_action` asks for a second step at `nextAction.url`, which leads back to the account. */
    status: z.enum(['kept', 'requires_action']),
    nextAction: z.strictObject({ url: z.string() }).optional(),
  }),
});

export const keepCard = operation({
  ...own,
  id: 'keepCard',
  method: 'POST',
  path: '/api/account/cards',
  summary:
    'Keep a card at its processor without a charge; the header Idempotency-Key makes a second try the same one',
  body: z.strictObject({
    processor: z.enum(processorNames),
    /** Of a card that was given to the processor itself. */
    token: cardToken,
  }),
  status: 200,
  answer: cardAnswer,
  problems: [...problems, 'payment_declined', 'in_flight', 'key_reused', 'too_many_requests'],
});

export const finishCard = operation({
  ...own,
  id: 'finishCard',
  method: 'POST',
  path: '/api/account/cards/return',
  summary: 'What came of the second step of a card that is to be kept, by the key it was asked for under',
  body: z.strictObject({ key: z.string().min(1).max(255) }),
  status: 200,
  answer: cardAnswer,
  problems: [...problems, 'payment_declined', 'not_found'],
});

export const listStripeCards = operation({
  ...own,
  id: 'listStripeCards',
  method: 'GET',
  path: '/api/stripe/cards',
  summary: 'The customer’s cards that Stripe keeps; those of the built-in processor in a shop without keys',
  status: 200,
  answer: z.strictObject({ success: z.literal(true), content: z.array(stripeCardSchema) }),
  problems,
});

export const deleteStripeCard = operation({
  ...own,
  id: 'deleteStripeCard',
  method: 'DELETE',
  path: '/api/stripe/card/{id}',
  summary: 'Delete a card that Stripe keeps',
  params: z.strictObject({ id: cardId }),
  status: 204,
  problems: [...problems, 'not_found'],
});

export const listBraintreeCards = operation({
  ...own,
  id: 'listBraintreeCards',
  method: 'GET',
  path: '/api/braintree/cards',
  summary: 'The customer’s cards that Braintree keeps',
  status: 200,
  answer: z.strictObject({ success: z.literal(true), content: z.array(braintreeCardSchema) }),
  problems,
});

export const deleteBraintreeCard = operation({
  ...own,
  id: 'deleteBraintreeCard',
  method: 'DELETE',
  path: '/api/braintree/card/{token}',
  summary: 'Delete a card that Braintree keeps',
  params: z.strictObject({ token: vaultToken }),
  status: 204,
  problems: [...problems, 'not_found'],
});
