// Buying gift cards, looking what one is worth, and making it credit.
import { z } from 'zod';
import { giftCardStates } from '../../domain/gift-card/gift-card.ts';
import { cartSchema } from '../bag/bag.ts';
import { amount } from '../checkout/quote-schema.ts';
import { operation } from '../operation.ts';

/** More than is taken, so that what is too long is said beside its field and not lost. */
const text = z.string().max(300).default('');

export const addGiftCard = operation({
  id: 'addGiftCard',
  method: 'POST',
  path: '/api/cart/gift-cards',
  access: 'guest',
  summary: 'Put a gift card in the bag, made out to somebody; a form of a page may post it too',
  takesForm: true,
  body: z.strictObject({
    /** In whole dollars, or `other`. */
    amount: text,
    otherAmount: text,
    recipientName: text,
    recipientEmail: text,
    senderName: text,
    message: z.string().max(600).default(''),
    /** ISO date; empty for at once. */
    deliverOn: text,
  }),
  importance: 'bag',
  status: 201,
  answer: z.strictObject({ id: z.uuid(), cart: cartSchema }),
  problems: ['unprocessable', 'forbidden', 'no_longer_available', 'bag_full'],
});

/** The code comes in the body: an address is written down in many places. */
const body = z.strictObject({ code: z.string().trim().max(96) });

export const readGiftCardBalance = operation({
  id: 'readGiftCardBalance',
  method: 'POST',
  path: '/api/gift-cards/balance',
  access: 'guest',
  summary: 'What a gift card is worth, for whoever has its code',
  takesForm: true,
  cost: 2,
  body,
  status: 200,
  answer: z.strictObject({
    success: z.literal(true),
    content: z.strictObject({
      state: z.enum(giftCardStates),
      /** What can still be had of it. */
      balance: amount,
      currency: z.string().length(3),
      redeemedAt: z.iso.datetime().nullable(),
    }),
  }),
  problems: ['not_found', 'too_many_requests'],
});

export const redeemGiftCard = operation({
  id: 'redeemGiftCard',
  method: 'POST',
  path: '/api/gift-cards/redeem',
  access: 'guest',
  summary: 'Make a gift card the store credit of whoever asks, once',
  takesForm: true,
  cost: 2,
  body,
  importance: 'order',
  status: 200,
  answer: z.strictObject({
    success: z.literal(true),
    /** What was added, and what they have to spend now. */
    content: z.strictObject({ amount, credit: amount, currency: z.string().length(3) }),
  }),
  problems: ['not_found', 'conflict', 'too_many_requests'],
});
