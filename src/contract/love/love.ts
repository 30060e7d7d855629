// Loves on the wire.
import { z } from 'zod';
import { operation } from '../operation.ts';
import { wholeNumber } from '../whole-number.ts';

const loveChange = <const Action extends 'add' | 'remove'>(action: Action) =>
  z.strictObject({ action: z.literal(action), productId: z.int(), loveCount: z.int().min(0) });

export const readLoves = operation({
  id: 'readLoves',
  method: 'GET',
  path: '/api/loves',
  access: 'guest',
  summary: 'What whoever asks loves, the latest first, and how much a guest may',
  status: 200,
  answer: z.strictObject({
    success: z.literal(true),
    content: z.strictObject({
      productIds: z.array(z.int()),
      /** Null for a customer: there is no limit. */
      guestMax: z.int().nullable(),
    }),
  }),
  problems: [],
});

export const addLove = operation({
  id: 'addLove',
  method: 'POST',
  path: '/api/loves',
  access: 'customer',
  summary: 'Love a product, once however often it is asked; a form of a page may post it too',
  takesForm: true,
  body: z.strictObject({ productId: wholeNumber, to: z.string().max(500).optional() }),
  status: 200,
  answer: loveChange('add'),
  problems: ['not_found', 'login_required', 'guest_max'],
});

export const removeLove = operation({
  id: 'removeLove',
  method: 'DELETE',
  path: '/api/loves/{productId}',
  access: 'guest',
  summary: 'Love it no longer',
  params: z.strictObject({ productId: wholeNumber }),
  status: 200,
  answer: loveChange('remove'),
  problems: ['not_found'],
});

/** A form can only post. */
export const removeLoveByForm = operation({
  id: 'removeLoveByForm',
  method: 'POST',
  path: '/api/loves/{productId}/remove',
  access: 'guest',
  summary: 'Love it no longer, as a form of a page sends it',
  takesForm: true,
  params: z.strictObject({ productId: wholeNumber }),
  body: z.strictObject({ to: z.string().max(500).optional() }),
  status: 200,
  answer: loveChange('remove'),
  problems: ['not_found'],
});
