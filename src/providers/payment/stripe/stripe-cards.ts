// The cards that Stripe keeps for a customer.
import Stripe from 'stripe';
import {
  brandName,
  type CardKeeping,
  cardAddress,
  type SavedCard,
} from '../../../domain/payment/saved-card.ts';
import { NoAnswer, type PaymentProcessor } from '../payment-processor.ts';
import { answerOrThrow } from './stripe-answer.ts';
import { declineReasonOf } from './stripe-charge.ts';

type Cards = Pick<PaymentProcessor, 'openPayer' | 'keepCard' | 'findKeeping' | 'listCards' | 'deleteCard'>;

export function stripeCards(stripe: Stripe): Cards {
  const fetchCards = async (payerId: string) => {
    const request = stripe.customers.listPaymentMethods(payerId, { type: 'card', limit: 100 });
    return (await answerOrThrow(request)).data;
  };

  return {
    openPayer: async ({ customerId, email }) => {
      const request = stripe.customers.create(
        { email, metadata: { customer: customerId } },
        { idempotencyKey: `payer ${customerId}` },
      );
      return (await answerOrThrow(request)).id;
    },
    keepCard: async ({ payerId, token, key, returnUrl }) => {
      const request = stripe.setupIntents.create(
        {
          customer: payerId,
          confirmation_token: token,
          confirm: true,
          usage: 'on_session',
          automatic_payment_methods: { enabled: true },
          // A lender lends for an order, and is nothing to keep.
          excluded_payment_method_types: ['klarna', 'afterpay_clearpay'],
          return_url: returnUrl,
        },
        { idempotencyKey: `keep ${payerId} ${key}` },
      );
      return keepingOf(await answerOrThrow(confirmSetup(request)));
    },
    findKeeping: async (payerId, keepingId) => {
      const setup = await answerOrThrow(stripe.setupIntents.retrieve(keepingId));
      return setup.customer === payerId ? keepingOf(setup) : null;
    },
    listCards: async (payerId) => {
      const cards = await fetchCards(payerId);
      return cards
        .filter((card, at) => cards.findIndex((other) => isSame(card, other)) === at)
        .map(savedCard);
    },
    deleteCard: async (payerId, cardId) => {
      const cards = await fetchCards(payerId);
      // Only a card of this very payer.
      const chosenCard = cards.find(({ id }) => id === cardId);
      if (!chosenCard) return false;
      for (const { id } of cards.filter((card) => isSame(card, chosenCard)))
        await answerOrThrow(stripe.paymentMethods.detach(id));
      return true;
    },
  };
}

/** The bank's no comes as an error, with the intent in it. */
async function confirmSetup(request: Promise<Stripe.SetupIntent>): Promise<Stripe.SetupIntent> {
  try {
    return await request;
  } catch (error) {
    const intent = error instanceof Stripe.errors.StripeCardError ? error.setup_intent : undefined;
    if (intent) return intent as Stripe.SetupIntent;
    throw error;
  }
}

/** Stripe keeps a card anew each time it is typed, and knows it by its fingerprint: it is shown and deleted as one. */
function isSame(a: Stripe.PaymentMethod, b: Stripe.PaymentMethod): boolean {
  return a.id === b.id || (a.card?.fingerprint != null && a.card.fingerprint === b.card?.fingerprint);
}

function keepingOf({
  id,
  status,
  next_action: next,
  last_setup_error: error,
}: Stripe.SetupIntent): CardKeeping {
  if (status === 'succeeded') return { state: 'kept' };
  const url = next?.redirect_to_url?.url;
  if (status === 'requires_action' && url) return { state: 'requires_action', url, id };
  if (status === 'processing') throw new NoAnswer('Stripe is not done with the card.');
  return { state: 'declined', reason: declineReasonOf(error) };
}

function savedCard({ id, card, billing_details: { name, address } }: Stripe.PaymentMethod): SavedCard {
  return {
    id,
    brand: brandName(card?.brand),
    last4: card?.last4 ?? '',
    expiryMonth: card?.exp_month ?? 0,
    expiryYear: card?.exp_year ?? 0,
    name,
    address: cardAddress({
      line1: address?.line1,
      line2: address?.line2,
      city: address?.city,
      region: address?.state,
      postalCode: address?.postal_code,
      country: address?.country,
    }),
  };
}
