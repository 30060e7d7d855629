// Notices of Stripe: signed over the very bytes, and no older than five minutes.
import Stripe from 'stripe';
import { ForgedNotice, type ProcessorNotice } from '../notice.ts';
import { attemptField } from './stripe-charge.ts';

const toleranceSeconds = 300;

/** Null for one that is about nothing the shop keeps. */
export function readStripeNotice(
  raw: string,
  signature: string,
  secret: string,
  nowMs: number,
): ProcessorNotice | null {
  let event: Stripe.Event;
  try {
    // The SDK bounds the age only; what says that it comes from tomorrow is no better.
    const seconds = Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature)?.[1] ?? 0);
    if (seconds * 1_000 > nowMs + toleranceSeconds * 1_000) throw new ForgedNotice('From the future.');
    event = Stripe.webhooks.constructEvent(raw, signature, secret, toleranceSeconds, undefined, nowMs);
  } catch (error) {
    throw new ForgedNotice('The signature is not Stripe’s.', { cause: error });
  }
  const about = { id: event.id, kind: event.type, attemptId: null, dispute: null };
  const object = event.data.object as {
    readonly object?: string;
    readonly id?: string;
    readonly payment_intent?: string | { readonly id: string } | null;
    readonly metadata?: Readonly<Record<string, string>> | null;
  };
  switch (object.object) {
    case 'payment_intent':
      return { ...about, chargeId: object.id ?? null, attemptId: object.metadata?.[attemptField] ?? null };
    case 'charge':
    case 'refund':
      return { ...about, chargeId: idOf(object.payment_intent) };
    case 'dispute': {
      const dispute = event.data.object as Stripe.Dispute;
      const chargeId = idOf(dispute.payment_intent);
      if (chargeId === null) return null;
      return {
        ...about,
        chargeId,
        dispute: {
          id: dispute.id,
          chargeId,
          amountMinor: dispute.amount,
          currency: dispute.currency.toUpperCase(),
          reason: dispute.reason,
          status: dispute.status,
          isClosed: ['won', 'lost', 'warning_closed', 'prevented'].includes(dispute.status),
        },
      };
    }
    default:
      return null;
  }
}

function idOf(named: string | { readonly id: string } | null | undefined): string | null {
  return typeof named === 'string' ? named : (named?.id ?? null);
}
