// Webhooks: what the shop tells programs elsewhere, and how long it goes on trying.

export const webhookTypes = [
  'order.placed',
  'order.shipped',
  'order.cancelled',
  'order.refunded',
  'order.returned',
  'stock.changed',
  'product.changed',
  'review.waiting',
] as const;

export type WebhookType = (typeof webhookTypes)[number];

/** Sent to see whether anything arrives; nobody subscribes to it. */
export const testType = 'webhook.test';

export const deliveryTypes = [...webhookTypes, testType] as const;

export const webhookStates = ['waiting', 'arrived', 'given_up'] as const;

export type WebhookState = (typeof webhookStates)[number];

/** Why the shop has switched an address off: nothing arrived there for days, or it answered that it is gone for good. */
export const webhookEnds = ['failing', 'gone'] as const;

export type WebhookEnd = (typeof webhookEnds)[number];

/** Why the shop will not send anything to an address. */
export type AddressRefusal = 'not_an_address' | 'not_https' | 'private_address';

/** Why no answer came. */
export const webhookFailures = [
  'private_address',
  'not_https',
  'unknown_host',
  'no_answer',
  'unreachable',
] as const;

export type WebhookFailure = (typeof webhookFailures)[number];

export type WebhookAnswer = { readonly status: number } | { readonly failure: WebhookFailure };

/** Each address has places of its own, so that a slow one never keeps another waiting: hence a most of them. */
export const mostWebhooks = 20;
export const webhooksAtOnce = 4;

/** From so many failures in a row on an address gets one try at a time, and everything for it waits between them. */
export const failuresUntilRest = 5;

export const retryDays = 3;

/** Longer than a try takes: whatever was not noted by then was broken off, and is sent again. */
export const webhookLeaseSeconds = 30;

const firstWaitSeconds = 5;
const longestWaitSeconds = 3 * 60 * 60;

/** 5 seconds, 20, then minutes and hours, a little apart by chance. */
export function secondsUntilResend(failures: number, chance: number): number {
  const wait = Math.min(longestWaitSeconds, firstWaitSeconds * 4 ** Math.max(0, failures - 1));
  return wait * (0.75 + chance / 2);
}

const longestRestSeconds = 5 * 60;

/** For how long an address that fails again and again is left alone: something new may be what arrives. */
export function secondsOfRest(failures: number, chance: number): number {
  return Math.min(longestRestSeconds, secondsUntilResend(failures - failuresUntilRest + 1, chance));
}

/** Of `order:12` the 12. */
export function numberOfThing(thing: string): string {
  return thing.slice(thing.indexOf(':') + 1);
}

export type WebhookVerdict = 'arrived' | 'failed' | 'gone';

/** A redirect is no arrival: where it leads to was never checked. */
export function verdictOfAnswer(answer: WebhookAnswer): WebhookVerdict {
  if ('failure' in answer) return 'failed';
  if (answer.status >= 200 && answer.status < 300) return 'arrived';
  return answer.status === 410 ? 'gone' : 'failed';
}
