// Stripe's field for a card that is kept and pays for nothing yet.
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { CardEntry } from '../../../contract/payment/card-entry.ts';
import type { CardOwner } from '../../../domain/payment/saved-card.ts';
import { type CardFieldHandle, unreachable } from './card-handle.ts';
import { type FieldOpening, FieldState } from './outside-field.tsx';
import {
  appearance,
  billingDetails,
  confirmationToken,
  openStripe,
  type StripeBrowser,
  type StripeElement,
  type StripeElements,
} from './stripe-browser.ts';
import styles from './stripe-field.module.css';

interface StripeSetupFieldProps {
  ref?: Ref<CardFieldHandle>;
  entry: CardEntry;
  owner: CardOwner;
  email: string;
}

export default function StripeSetupField({ ref, entry, owner, email }: StripeSetupFieldProps) {
  const place = useRef<HTMLDivElement>(null);
  const talk = useRef<{ stripe: StripeBrowser; elements: StripeElements } | null>(null);
  const [state, setState] = useState<FieldOpening>('loading');
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: made anew when the shopper asks for it again
  useEffect(() => {
    let element: StripeElement | undefined;
    let isGone = false;
    const open = async () => {
      const stripe = await openStripe(entry);
      if (isGone || !stripe || !place.current) return;
      const elements = stripe.elements({
        mode: 'setup',
        currency: 'usd',
        excludedPaymentMethodTypes: ['klarna', 'afterpay_clearpay'],
        appearance: appearance(),
      });
      const address = owner.address ? 'never' : 'auto';
      element = elements.create('payment', {
        fields: { billingDetails: { name: 'never', email: 'never', phone: 'never', address } },
        wallets: { applePay: 'never', googlePay: 'never' },
      });
      element.on('ready', () => setState('ready'));
      element.on('loaderror', () => setState('failed'));
      element.mount(place.current);
      talk.current = { stripe, elements };
    };
    open().catch(() => setState('failed'));
    return () => {
      isGone = true;
      element?.destroy();
      talk.current = null;
    };
  }, [entry, tries]);

  useImperativeHandle(
    ref,
    () => ({
      tokenise: async () => {
        if (!talk.current) return unreachable();
        const { stripe, elements } = talk.current;
        return confirmationToken(stripe, elements, billingDetails(owner, email, ''));
      },
    }),
    [owner, email],
  );

  return (
    <div>
      <div ref={place} className={styles.element} hidden={state === 'failed'} data-state={state} />
      <FieldState
        state={state}
        onRetry={() => {
          setState('loading');
          setTries((before) => before + 1);
        }}
      />
    </div>
  );
}
