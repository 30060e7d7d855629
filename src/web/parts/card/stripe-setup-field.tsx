// Stripe's field for a card that is kept and pays for nothing yet.
import { type Ref, useImperativeHandle } from 'react';
import type { CardEntry } from '../../../contract/payment/card-entry.ts';
import type { CardOwner } from '../../../domain/payment/saved-card.ts';
import { type CardFieldHandle, unreachable } from './card-handle.ts';
import { appearance, billingDetails, confirmationToken } from './stripe-browser.ts';
import { useStripeField } from './use-stripe-field.tsx';

interface StripeSetupFieldProps {
  ref?: Ref<CardFieldHandle>;
  entry: CardEntry;
  owner: CardOwner;
  email: string;
}

export default function StripeSetupField({ ref, entry, owner, email }: StripeSetupFieldProps) {
  const { talk, shown } = useStripeField(
    entry,
    (stripe) => {
      const elements = stripe.elements({
        mode: 'setup',
        currency: 'usd',
        excludedPaymentMethodTypes: ['klarna', 'afterpay_clearpay'],
        appearance: appearance(),
      });
      const address = owner.address ? 'never' : 'auto';
      const field = elements.create('payment', {
        fields: { billingDetails: { name: 'never', email: 'never', phone: 'never', address } },
        wallets: { applePay: 'never', googlePay: 'never' },
      });
      return { talk: { stripe, elements }, field };
    },
    [],
  );

  useImperativeHandle(
    ref,
    () => ({
      tokenise: async () => {
        if (!talk.current) return unreachable();
        const { stripe, elements } = talk.current;
        return confirmationToken(stripe, elements, billingDetails(owner, email, ''));
      },
    }),
    [owner, email, talk],
  );

  return <div>{shown}</div>;
}
