// A PaymentIntent of Stripe's, told as the shop's charge.
import type Stripe from 'stripe';
import type { Charge, ChargeState, DeclineReason } from '../../../domain/payment/charge.ts';
import { brandName, cardLabel } from '../../../domain/payment/saved-card.ts';
import { money } from '../../../domain/pricing/money.ts';

type Intent = Stripe.PaymentIntent;

/** Under this name an intent carries the shop's own id of it. What has none is not the shop's. */
export const attemptField = 'attempt';

export function chargeOfIntent(intent: Intent): Charge | null {
  const attemptId = intent.metadata[attemptField];
  if (attemptId === undefined) return null;
  const currency = intent.currency.toUpperCase();
  const state = stateOf(intent);
  const charge = typeof intent.latest_charge === 'string' ? null : intent.latest_charge;
  return {
    id: intent.id,
    attemptId,
    state,
    amount: money(intent.amount, currency),
    captured: money(intent.amount_received, currency),
    refunded: money(refundedOf(charge, state), currency),
    declineReason: state === 'declined' ? declineReasonOf(intent.last_payment_error) : null,
    nextActionUrl: state === 'requires_action' ? (intent.next_action?.redirect_to_url?.url ?? null) : null,
    cardLabel: labelOf(intent, charge),
    createdAt: new Date(intent.created * 1_000),
  };
}

/** What is let go of an authorisation counts as refunded there, and does not here: that money was never taken. */
function refundedOf(charge: Stripe.Charge | null, state: ChargeState): number {
  if (!charge?.captured) return 0;
  const released = state === 'captured' ? charge.amount - charge.amount_captured : 0;
  return Math.max(charge.amount_refunded - released, 0);
}

function stateOf(intent: Intent): ChargeState {
  switch (intent.status) {
    case 'requires_payment_method':
      return intent.last_payment_error ? 'declined' : 'created';
    case 'requires_confirmation':
      return 'created';
    // Under way without anything for the shopper to do: it has no page, and the shop asks again.
    case 'processing':
    case 'requires_action':
      return 'requires_action';
    case 'requires_capture':
      return 'authorised';
    case 'succeeded':
      return 'captured';
    case 'canceled':
      if (intent.amount_received > 0) return 'captured';
      return intent.last_payment_error ? 'declined' : 'voided';
    default:
      return 'created';
  }
}

type StripeNo = Pick<NonNullable<Intent['last_payment_error']>, 'code' | 'decline_code'>;

export function declineReasonOf(error: StripeNo | null): DeclineReason {
  if (error?.decline_code === 'insufficient_funds') return 'insufficient_funds';
  return /^(payment|setup)_intent_authentication_failure$/.test(error?.code ?? '')
    ? 'authentication_failed'
    : 'card_declined';
}

/** Ways to pay that are no card are known by their name. */
const names: Readonly<Record<string, string>> = {
  affirm: 'Affirm',
  afterpay_clearpay: 'Afterpay',
  klarna: 'Klarna',
  link: 'Link',
};

function labelOf({ last_payment_error: error }: Intent, charge: Stripe.Charge | null): string | null {
  const method = charge?.payment_method_details ?? error?.payment_method;
  if (!method) return null;
  const { card } = method;
  if (card?.last4) return cardLabel({ brand: brandName(card.brand), last4: card.last4 });
  return names[method.type] ?? null;
}
