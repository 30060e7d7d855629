// The waitlist on the wire, with the field names of specification section 7.
import { z } from 'zod';
import { waitlistChannels } from '../../domain/waitlist/waitlist.ts';
import { operation } from '../operation.ts';
import { wholeNumber } from '../whole-number.ts';

/** Length here; whether it can be written to is a rule of the shop, so that its words reach a form too. */
const contactText = z.string().trim().max(254).default('');
/** A form without a choice sends nothing, or an empty field. */
const noChoice = z.literal('').transform(() => undefined);

export const joinWaitlist = operation({
  id: 'joinWaitlist',
  method: 'POST',
  path: '/api/waitlist',
  access: 'guest',
  summary: 'Wait for a size that is sold out; a form of a page may post it too',
  takesForm: true,
  body: z.strictObject({
    productId: wholeNumber,
    activeTab: z.enum(waitlistChannels),
    sizeId: z.union([wholeNumber, noChoice, z.null()]).optional(),
    emailAddressNotify: contactText,
    phoneNumberNotify: contactText,
    /** The version of the words of consent that were shown; texts are not sent without. */
    consent: z.string().max(40).optional(),
  }),
  importance: 'bag',
  status: 200,
  answer: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    estimatedArrival: z.iso.date().nullable(),
    /** Where an email that asks for an answer can be read, in a shop that sends none. */
    outboxPath: z.string().optional(),
  }),
  problems: [
    'not_found',
    'size_required',
    'audience_excluded',
    'unprocessable',
    'too_many_requests',
    'unavailable',
  ],
});

export type WaitlistAnswer = z.output<typeof joinWaitlist.answer>;

export const confirmWaitlist = operation({
  id: 'confirmWaitlist',
  method: 'POST',
  path: '/api/waitlist/confirm',
  access: 'guest',
  summary:
    'Keep a place on a waitlist, by the word in the email that asked; a form of a page may post it too',
  takesForm: true,
  body: z.strictObject({ token: z.string().max(100) }),
  importance: 'bag',
  status: 200,
  answer: z.strictObject({ success: z.literal(true), message: z.string() }),
  problems: ['not_found'],
});

export const unsubscribe = operation({
  id: 'unsubscribe',
  method: 'POST',
  path: '/api/waitlist/unsubscribe',
  summary:
    'No more emails, by the word in one of them: one click in a mail program (RFC 8058), or the button of a page',
  provesItself: true,
  query: z.strictObject({
    token: z.string().max(100),
    /** Lead back to the page that asked. */
    back: z.literal('page').optional(),
    /** E-mails after all. */
    undo: z.literal('yes').optional(),
  }),
  importance: 'order',
  status: 204,
  leadsBack: true,
  problems: ['not_found'],
});

export const receiveSms = operation({
  id: 'receiveSms',
  method: 'POST',
  path: '/api/sms/inbound',
  access: 'carrier',
  summary: 'An answer to a text, from Twilio and signed by it: STOP and the like',
  provesItself: true,
  takesForm: true,
  body: z.looseObject({ From: z.string().max(40), Body: z.string().max(5_000).optional() }),
  importance: 'order',
  status: 200,
  problems: ['forbidden'],
});
