// Notices of processors. Each is signed over its very bytes, so none is read before it is known whose it is.
import { z } from 'zod';
import { operation } from '../operation.ts';

const notice = {
  method: 'POST',
  access: 'processor',
  provesItself: true,
  importance: 'order',
  status: 200,
  answer: z.strictObject({ success: z.literal(true) }),
  problems: ['forbidden'],
} as const;

export const hearStripe = operation({
  ...notice,
  id: 'hearStripe',
  path: '/api/webhooks/stripe',
  summary: 'A notice of Stripe, signed in the header Stripe-Signature',
});

export const hearBraintree = operation({
  ...notice,
  id: 'hearBraintree',
  path: '/api/webhooks/braintree',
  summary: 'A notice of Braintree: a form with the fields bt_signature and bt_payload',
});
