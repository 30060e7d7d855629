// Stripe's Payment Element: its own frames, made by its own script. What is typed there goes to Stripe; the shop hears a
// confirmation token. Which ways to pay it offers (cards, Apple Pay, Google Pay, Klarna, Afterpay) is decided at Stripe.
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import type { WireQuote } from '../../../contract/checkout/quote-schema.ts';
import type { CardEntry } from '../../../contract/payment/card-entry.ts';
import type { BuyNowWay } from '../../../domain/bag/buy-now-way.ts';
import type { PayInFourRules } from '../../../domain/payment/pay-in-four.ts';
import type { CardOwner } from '../../../domain/payment/saved-card.ts';
import { money } from '../../../domain/pricing/money.ts';
import type { FlagSet } from '../../../domain/visitor/flags.ts';
import { type CardFieldHandle, unreachable } from './card-handle.ts';
import { lendersForQuote } from './lenders-for-quote.ts';
import { appearance, billingDetails, confirmationToken } from './stripe-browser.ts';
import { useStripeField } from './use-stripe-field.tsx';

export interface StripeFieldProps {
  ref?: Ref<CardFieldHandle>;
  entry: CardEntry;
  amountMinor: number;
  quote: WireQuote;
  owner: CardOwner;
  /** Of those who lend: nobody else is offered. */
  rules: PayInFourRules;
  /** Offered as a button of its own, where the device or the account has it. */
  flags: FlagSet;
  /** What a button of a product's page asked for: its wallet comes first. */
  way: BuyNowWay | null;
  /** The shopper has agreed in a wallet of theirs: the order is to be placed. */
  onExpress: () => void;
}

export default function StripeField(props: StripeFieldProps) {
  const { ref, entry, amountMinor, quote, rules, flags, way } = props;
  const { currency } = quote;
  const lent = lendersForQuote(quote, money(amountMinor, currency), rules, flags).join();
  const hasApplePay = flags.apple_pay;
  const hasKlarnaButton = flags.klarna_express_button && lent.includes('klarna');
  const buttons = useRef<HTMLDivElement>(null);
  /** Set while a wallet pays instead of what is typed. */
  const isExpress = useRef(false);
  const latestProps = useRef(props);
  latestProps.current = props;

  const { talk, shown } = useStripeField(
    entry,
    (stripe) => {
      const options = {
        mode: 'payment',
        amount: amountMinor,
        currency: currency.toLowerCase(),
        captureMethod: 'manual',
        excludedPaymentMethodTypes: excludedTypes(lent),
        appearance: appearance(),
      };
      const elements = stripe.elements(options);
      // Wallets have a group of their own: what is typed need not be right for them.
      const wallets = stripe.elements({ ...options });
      // The billing address is asked for by the shop, once.
      const field = elements.create('payment', {
        fields: { billingDetails: 'never' },
        wallets: { applePay: hasApplePay ? 'auto' : 'never', googlePay: 'auto' },
      });
      const express = wallets.create('expressCheckout', {
        ...(walletTypes[way ?? 'buy-now'] && { paymentMethodOrder: [walletTypes[way ?? 'buy-now']] }),
        paymentMethods: {
          applePay: hasApplePay ? 'auto' : 'never',
          googlePay: 'auto',
          klarna: hasKlarnaButton ? 'auto' : 'never',
          link: 'never',
          paypal: 'never',
          amazonPay: 'never',
        },
      });
      express.on('confirm', () => {
        isExpress.current = true;
        latestProps.current.onExpress();
      });
      if (buttons.current) express.mount(buttons.current);
      return { talk: { stripe, elements, wallets }, field, others: [express] };
    },
    [hasApplePay, hasKlarnaButton, lent, way],
  );

  useEffect(() => {
    if (amountMinor === 0) return;
    const sum = { amount: amountMinor, currency: currency.toLowerCase() };
    talk.current?.elements.update(sum);
    talk.current?.wallets.update(sum);
  }, [amountMinor, currency, talk]);

  useImperativeHandle(
    ref,
    () => ({
      tokenise: async () => {
        if (!talk.current) return unreachable();
        const { stripe, wallets } = talk.current;
        const elements = isExpress.current ? wallets : talk.current.elements;
        isExpress.current = false;
        const { owner, quote: seen } = latestProps.current;
        const phone = seen.billingAddress?.phone ?? '';
        return confirmationToken(stripe, elements, billingDetails(owner, seen.emailAddress, phone));
      },
    }),
    [talk],
  );

  return (
    <div>
      <div ref={buttons} />
      {shown}
    </div>
  );
}

const walletTypes = { 'buy-now': null, 'google-pay': 'google_pay', 'apple-pay': 'apple_pay' } as const;

function excludedTypes(lenders: string): readonly string[] {
  return [
    ...(lenders.includes('klarna') ? [] : ['klarna']),
    ...(lenders.includes('afterpay') ? [] : ['afterpay_clearpay']),
  ];
}
