// As much of Stripe.js as the shop's fields use.

import type { CardEntry } from '../../../contract/payment/card-entry.ts';
import type { CardOwner } from '../../../domain/payment/saved-card.ts';
import { words } from '../../../words/payment/words.ts';
import { loadOutsideScript } from '../../state/payment/outside-script.ts';
import type { Tokenised } from './card-handle.ts';
import { pageValues } from './outside-field.tsx';

export interface StripeElement {
  mount(at: HTMLElement): void;
  destroy(): void;
  on(event: 'ready' | 'loaderror' | 'confirm', hear: () => void): void;
}
export interface StripeElements {
  create(kind: 'payment' | 'expressCheckout', options: object): StripeElement;
  update(options: object): void;
  submit(): Promise<{ readonly error?: { readonly message?: string } }>;
}
export interface StripeBrowser {
  elements(options: object): StripeElements;
  createConfirmationToken(options: object): Promise<{
    readonly confirmationToken?: { readonly id: string };
    readonly error?: { readonly message?: string };
  }>;
}
declare global {
  var Stripe: ((publishableKey: string) => StripeBrowser) | undefined;
}

export async function openStripe({ scriptUrl, publishableKey }: CardEntry): Promise<StripeBrowser | null> {
  await loadOutsideScript(scriptUrl ?? '');
  return globalThis.Stripe?.(publishableKey ?? '') ?? null;
}

/** A token that stands for what was typed, and whose it is. */
export async function confirmationToken(
  stripe: StripeBrowser,
  elements: StripeElements,
  billing: object,
): Promise<Tokenised> {
  const refusalOf = ({ message }: { readonly message?: string }): Tokenised => ({
    ok: false,
    message: message ?? words.lookAtCardAgain,
  });
  const checked = await elements.submit();
  if (checked.error) return refusalOf(checked.error);
  const params = { payment_method_data: { billing_details: billing } };
  const { confirmationToken: made, error } = await stripe.createConfirmationToken({ elements, params });
  return made ? { ok: true, token: made.id } : refusalOf(error ?? {});
}

/** In Stripe's words; an address that nobody knows is left for Stripe to ask. */
export function billingDetails({ name, address }: CardOwner, email: string, phone: string) {
  return {
    name: name ?? '',
    email,
    phone,
    ...(address && {
      address: {
        line1: address.line1,
        line2: address.line2,
        city: address.city,
        state: address.region,
        postal_code: address.postalCode,
        country: address.country,
      },
    }),
  };
}

export function appearance() {
  const value = pageValues();
  return {
    variables: {
      colorPrimary: value('--color-ink'),
      colorText: value('--color-ink'),
      colorBackground: value('--color-surface'),
      colorDanger: value('--color-accent'),
      borderRadius: value('--radius-control'),
    },
  };
}
