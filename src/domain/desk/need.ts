// What needs a person, the most pressing first, and the one place where each is done.
import type { DeskVerb } from './verbs.ts';

export const needKinds = [
  'payment',
  'held_order',
  'late_parcel',
  'webhook_off',
  'dead_job',
  'lost_message',
  'review',
] as const;

export type NeedKind = (typeof needKinds)[number];

/** Those that the shop's own rows tell; payments are compared with their processors. */
export type WaitingKind = Exclude<NeedKind, 'payment'>;

export interface Need<Kind extends NeedKind = NeedKind> {
  readonly kind: Kind;
  readonly count: number;
  /** False where counting stopped: there are more. */
  readonly isCountExact: boolean;
  /** Of the only one: the number of its order, or the name of the webhook. */
  readonly only: string | null;
  /** Since when the oldest of them has waited; null where that is not known. */
  readonly since: string | null;
}

/** Whoever may not do it sees that it is to be done, and no button. */
export const needVerbs: Readonly<Record<NeedKind, DeskVerb>> = {
  payment: 'money.read',
  held_order: 'orders.read',
  late_parcel: 'orders.read',
  webhook_off: 'webhooks.read',
  dead_job: 'messages.read',
  lost_message: 'messages.read',
  review: 'reviews.moderate',
};

/** The only one is opened at once; several are a list. */
export function placeOf({ kind, only }: Need): string {
  const order = only === null ? null : `/orders/${only}`;
  switch (kind) {
    case 'payment':
      return order ?? '/unsettled';
    case 'held_order':
      return order ?? '/orders?view=needs_person';
    case 'late_parcel':
      return order ?? '/orders?view=late&sort=oldest';
    case 'webhook_off':
      return '/webhooks';
    case 'dead_job':
      return '/unsettled';
    case 'lost_message':
      return '/messages?view=in_trouble';
    case 'review':
      return '/reviews';
  }
}

/** Payments that do not agree with their processor, as one need; null when all do. Held orders say so themselves. */
export function paymentNeed(
  mismatches: readonly { readonly kind: string; readonly orderId: number | null }[],
): Need | null {
  const mine = mismatches.filter(({ kind }) => kind !== 'order_held');
  const [first] = mine;
  if (!first) return null;
  const only = mine.length === 1 && first.orderId !== null ? String(first.orderId) : null;
  return { kind: 'payment', count: mine.length, isCountExact: true, only, since: null };
}
