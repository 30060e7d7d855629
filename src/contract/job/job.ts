// The work that is left for later: what is written down about each kind, checked when it is taken up again, since
// whoever wrote it may have been another version of the shop.
import { z } from 'zod';
import { processorNames } from '../../domain/payment/processor.ts';

const job = z.discriminatedUnion('kind', [
  /** Let go of stock that nobody paid for in time; again and again. */
  z.strictObject({ kind: z.literal('sweep-holds'), payload: z.strictObject({}) }),
  /** Bring lists and search up to what the catalogue says. Whoever hears that something is stale adds it. */
  z.strictObject({ kind: z.literal('refresh-listing'), payload: z.strictObject({}) }),
  /** Call those who wait for a size that is back, a wave at a time. The database adds it when stock returns. */
  z.strictObject({
    kind: z.literal('notify-waitlist'),
    payload: z.strictObject({ skuId: z.int().positive() }),
  }),
  /** Hand over the messages of a wave. */
  z.strictObject({
    kind: z.literal('send-messages'),
    payload: z.strictObject({ skuId: z.int().positive(), messageIds: z.array(z.uuid()).min(1).max(1_000) }),
  }),
  /** Hand over one e-mail; its id makes it the same one however often that is tried. */
  z.strictObject({
    kind: z.literal('send-email'),
    payload: z.strictObject({
      id: z.uuid(),
      to: z.string(),
      subject: z.string(),
      text: z.string(),
      html: z.string(),
    }),
  }),
  /** Write to whom a gift card is made out, on its day. */
  z.strictObject({ kind: z.literal('send-gift-card'), payload: z.strictObject({ giftCardId: z.uuid() }) }),
  /** Charge the card for what leaves at once. */
  z.strictObject({
    kind: z.literal('capture-payment'),
    payload: z.strictObject({ orderId: z.int().positive() }),
  }),
  /** Ask the processor for a movement of money that is claimed. */
  z.strictObject({ kind: z.literal('move-money'), payload: z.strictObject({ movementId: z.uuid() }) }),
  /** Give back all that an order that is cancelled was paid with. */
  z.strictObject({
    kind: z.literal('return-payment'),
    payload: z.strictObject({ orderId: z.int().positive() }),
  }),
  /** Look after a payment that its processor has sent a notice of. */
  z.strictObject({
    kind: z.literal('settle-notice'),
    payload: z.strictObject({ processor: z.enum(processorNames), eventId: z.string() }),
  }),
  /** Delete the cards of somebody who has left, where they are kept. */
  z.strictObject({
    kind: z.literal('delete-cards'),
    payload: z.strictObject({ processor: z.enum(processorNames), payerId: z.string() }),
  }),
  /** Finish payments that somebody began and left; again and again. */
  z.strictObject({ kind: z.literal('recover-payments'), payload: z.strictObject({}) }),
  /** Compare what the processors have with what the shop has; again and again. */
  z.strictObject({ kind: z.literal('reconcile'), payload: z.strictObject({}) }),
  /** Remove photos that no review took; again and again. */
  z.strictObject({ kind: z.literal('sweep-media'), payload: z.strictObject({}) }),
  /** Make the sizes of a picture that the merchant brought, before anybody asks for them. */
  z.strictObject({ kind: z.literal('make-sizes'), payload: z.strictObject({ path: z.string() }) }),
  /** Fetch the pictures that a file of products named. */
  z.strictObject({ kind: z.literal('fetch-pictures'), payload: z.strictObject({ importId: z.uuid() }) }),
  /** Count what goes with what, a few products at a time; again and again. */
  z.strictObject({ kind: z.literal('recommend'), payload: z.strictObject({}) }),
  /** Count what was sold and lies in bags this week; again and again. */
  z.strictObject({ kind: z.literal('count-week'), payload: z.strictObject({}) }),
  /** Learn what the dollar is worth; again and again. */
  z.strictObject({ kind: z.literal('refresh-rates'), payload: z.strictObject({}) }),
  /** Go on with long work of the desk. */
  z.strictObject({ kind: z.literal('run-desk-job'), payload: z.strictObject({ jobId: z.uuid() }) }),
  /** Let products go live when their time has come; again and again. */
  z.strictObject({ kind: z.literal('publish-products'), payload: z.strictObject({}) }),
  /** Tell programs elsewhere what happened; again and again. */
  z.strictObject({ kind: z.literal('send-webhooks'), payload: z.strictObject({}) }),
  /** Make the feeds for other companies anew; again and again, and soon after something changed. */
  z.strictObject({ kind: z.literal('make-feeds'), payload: z.strictObject({}) }),
  /** Delete what nobody needs any more, a batch at a time; again and again. */
  z.strictObject({ kind: z.literal('delete-outdated'), payload: z.strictObject({}) }),
]);

export type Job = z.infer<typeof job>;

/** Throws for work this version of the shop does not know. */
export function parseJob(kind: string, payload: unknown): Job {
  return job.parse({ kind, payload });
}

/** Those that come round by themselves. */
export const standingJobs = [
  'sweep-holds',
  'recover-payments',
  'reconcile',
  'send-webhooks',
  'publish-products',
  'count-week',
  'recommend',
  'sweep-media',
  'refresh-rates',
  'make-feeds',
  'delete-outdated',
] as const satisfies readonly Job['kind'][];

/** Whose turn it is when there is more than can be done at once; lower goes first. */
export const jobPriorities: Readonly<Record<Job['kind'], number>> = {
  'recover-payments': 5,
  'settle-notice': 6,
  'capture-payment': 8,
  'move-money': 8,
  'return-payment': 8,
  'sweep-holds': 10,
  'refresh-listing': 15,
  'send-email': 20,
  'send-gift-card': 20,
  'notify-waitlist': 30,
  'send-messages': 40,
  'send-webhooks': 45,
  'publish-products': 48,
  'count-week': 50,
  reconcile: 60,
  'run-desk-job': 70,
  'make-sizes': 75,
  'fetch-pictures': 76,
  recommend: 90,
  'delete-cards': 91,
  'sweep-media': 92,
  'refresh-rates': 93,
  'make-feeds': 94,
  'delete-outdated': 95,
};
