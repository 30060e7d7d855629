import Stripe from 'stripe';
import { afterAll, expect, test } from 'vitest';
import { openStripe } from '../../../providers/payment/stripe/stripe-processor.ts';
import { stripeCalls } from './stripe-calls.ts';
import { describedBy, pinnedDocument, wrongWith } from './stripe-description.ts';
import { createStripeServer, stripeSecretKey } from './stripe-server.ts';

const stripe = await createStripeServer();
afterAll(() => stripe.close());

const sent = async (path: string, form: string) => {
  const before = stripe.violations.length;
  const response = await fetch(`${stripe.url}/v1/${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${stripeSecretKey}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: form,
  });
  const { error } = (await response.json()) as { error?: { code: string } };
  return { status: response.status, code: error?.code, noted: stripe.violations.slice(before) };
};

test('the pinned SDK is made from the document that the shop was held against', () => {
  expect(pinnedDocument()).toBe(describedBy.document);
  expect(Stripe.API_VERSION).toBe(describedBy.api);
});

test.each(stripeCalls)('$name is a call that the description has', ({ resource, parameters }) => {
  const [made] = wrongWith({ made_up: '1' }, resource, parameters, true);
  expect(made).toEqual({ code: 'parameter_unknown', message: 'Received unknown parameter: made_up' });
});

test.each([
  ['a name that is made up', 'amount=500&currency=usd&colour=red', 'parameter_unknown', 'colour'],
  [
    'one within another',
    'amount=500&currency=usd&payment_method_options[card][colour]=red',
    'parameter_unknown',
    'payment_method_options[card][colour]',
  ],
  ['words in place of a number', 'amount=ten&currency=usd', 'parameter_invalid', 'amount'],
  ['no currency', 'amount=500', 'parameter_missing', 'currency'],
  [
    'a choice that is none',
    'amount=500&currency=usd&capture_method=maybe',
    'parameter_invalid',
    'capture_method',
  ],
  [
    'a choice of a list that is none',
    'amount=500&currency=usd&excluded_payment_method_types[0]=gold',
    'parameter_invalid',
    'excluded_payment_method_types',
  ],
  [
    'one that is required within another',
    'amount=500&currency=usd&automatic_payment_methods[allow_redirects]=never',
    'parameter_missing',
    'enabled',
  ],
  [
    'a name of metadata that is too long',
    `amount=500&currency=usd&metadata[${'a'.repeat(41)}]=1`,
    'parameter_invalid',
    'metadata',
  ],
])('%s is refused as Stripe refuses it, and noted', async (_, form, code, name) => {
  expect(await sent('payment_intents', form)).toEqual({
    status: 400,
    code,
    noted: [expect.stringContaining(name)],
  });
  expect(stripe.books.intents.size).toBe(0);
});

test('what the shop sends is all there', async () => {
  const before = stripe.violations.length;
  const processor = openStripe({ secretKey: stripeSecretKey, apiUrl: stripe.url });
  await processor.openPayer({ customerId: 'one', email: 'ada@example.com' });
  expect(stripe.violations.slice(before)).toEqual([]);
});
