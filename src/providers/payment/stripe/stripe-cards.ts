// The cards that Stripe keeps for a customer.
import type Stripe from 'stripe';
import { brandName, cardAddress, type SavedCard } from '../../../domain/payment/saved-card.ts';
import type { PaymentProcessor } from '../payment-processor.ts';
import { answered } from './stripe-answer.ts';

type Cards = Pick<PaymentProcessor, 'openPayer' | 'listCards' | 'deleteCard'>;

export function stripeCards(stripe: Stripe): Cards {
  const kept = async (payerId: string) => {
    const asked = stripe.customers.listPaymentMethods(payerId, { type: 'card', limit: 100 });
    return (await answered(asked)).data;
  };

  return {
    openPayer: async ({ customerId, email }) => {
      const asked = stripe.customers.create(
        { email, metadata: { customer: customerId } },
        { idempotencyKey: `payer ${customerId}` },
      );
      return (await answered(asked)).id;
    },
    listCards: async (payerId) => (await kept(payerId)).map(savedCard),
    deleteCard: async (payerId, cardId) => {
      // Only a card of this very payer.
      if (!(await kept(payerId)).some(({ id }) => id === cardId)) return false;
      await answered(stripe.paymentMethods.detach(cardId));
      return true;
    },
  };
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
