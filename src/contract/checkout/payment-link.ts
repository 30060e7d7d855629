// Opening an order that the shop took down by telephone.
import { z } from 'zod';
import { operation } from '../operation.ts';

export const openPaymentLink = operation({
  id: 'openPaymentLink',
  method: 'POST',
  path: '/api/payment-links/open',
  access: 'guest',
  summary:
    'Put what a payment link is for into the bag of whoever opens it, beside what is there, and lead to the checkout; a form of a page may post it too',
  takesForm: true,
  importance: 'order',
  cost: 2,
  body: z.strictObject({ token: z.string().max(100) }),
  status: 200,
  answer: z.strictObject({ success: z.literal(true) }),
  problems: ['not_found', 'conflict', 'in_flight'],
});
