import { afterAll, describe, expect, test } from 'vitest';
import * as quotes from '../../../contract/checkout/quote.ts';
import { accountsOf } from '../../testing/accounts.ts';
import { createBraintreeServer } from '../../testing/braintree/braintree-server.ts';
import { checkingOut } from '../../testing/checkout/checking-out.ts';
import { payingBy } from '../../testing/checkout/paying.ts';
import { createStripeServer } from '../../testing/stripe/stripe-server.ts';
import { answerOf, createTestShop, problemOf } from '../../testing/test-shop.ts';

const [braintree, stripe] = [await createBraintreeServer(), await createStripeServer()];
afterAll(async () => {
  expect([...braintree.violations, ...stripe.violations]).toEqual([]);
  await braintree.close();
  await stripe.close();
});

const shop = createTestShop();
const { readyToPay, send, paid } = checkingOut(shop);
const { browser, signUp } = accountsOf(shop);

test.each([false, true])(
  'without keys the built-in processor takes every card, with braintree_cc_enabled %s, and the others none',
  async (isOn) => {
    await shop.query(
      "insert into flag (name, is_on) values ('braintree_cc_enabled', $1) on conflict (name) do update set is_on = $1",
      [isOn],
    );
    const { shopper, quote } = await readyToPay();
    for (const processor of ['stripe', 'braintree']) {
      const refused = await shop.send('/api/payment/process', {
        method: 'POST',
        headers: {
          cookie: shopper.cookie,
          'content-type': 'application/json',
          'idempotency-key': `${processor}-${isOn}`,
        },
        body: JSON.stringify({
          quoteId: quote.id,
          version: quote.version,
          payment: { processor, method: 'card', token: 'tok_ok' },
        }),
      });
      expect((await problemOf(refused)).code).toBe('invalid_request');
    }
    expect((await paid(await send(shopper, quote))).status).toBe('placed');
  },
);

test('[PM-04] the number of a card is refused wherever it is put, and nothing is begun with it', async () => {
  const { shopper, quote } = await readyToPay();
  const number = '4242 4242 4242 4242';
  const pay = (payment: object) =>
    shop.send('/api/payment/process', {
      method: 'POST',
      headers: { cookie: shopper.cookie, 'content-type': 'application/json', 'idempotency-key': 'number' },
      body: JSON.stringify({
        quoteId: quote.id,
        version: quote.version,
        payment: { processor: 'sandbox', method: 'card', ...payment },
      }),
    });
  for (const payment of [
    { token: number },
    { token: number.replaceAll(' ', '') },
    { savedCardId: number },
    { token: 'tok_ok', number },
    { token: 'tok_ok', card: { number, cvc: '123' } },
  ]) {
    const response = await pay(payment);
    expect(response.status).toBe(400);
    expect(await response.text()).not.toMatch(/4242/);
  }
  const visitor = browser();
  await signUp(visitor, 'Ada');
  const cardResponse = await visitor.post(
    '/api/account/cards',
    { processor: 'sandbox', token: number },
    { 'idempotency-key': 'number' },
  );
  expect(cardResponse.status).toBe(400);
  expect(await cardResponse.text()).not.toMatch(/4242/);
  expect(await shop.query('select from payment_attempt where quote_id = $1', [quote.id])).toEqual([]);
  expect((await paid(await send(shopper, quote))).status).toBe('placed');
});

describe('with keys of both', () => {
  const both = createTestShop({ ...braintree.settings, ...stripe.settings });
  const checkout = checkingOut(both);

  test('[PM-04, CQ-16] the flag chooses who takes the card, and the other one is refused', async () => {
    const payBoth = payingBy(both);
    const tokens = { stripe: 'ctoken_tok_ok', braintree: 'fake_tok_ok' } as const;
    for (const [isOn, takes, not] of [
      [false, 'stripe', 'braintree'],
      [true, 'braintree', 'stripe'],
    ] as const) {
      await both.query(
        "insert into flag (name, is_on) values ('braintree_cc_enabled', $1) on conflict (name) do update set is_on = $1",
        [isOn],
      );
      const { shopper, quote } = await checkout.readyToPay();
      const { cookie } = shopper;
      const { content } = await answerOf(
        await both.send('/api/quote', { headers: { cookie } }),
        quotes.readQuote,
      );
      expect(content.meta.customer.braintreeToken !== null).toBe(isOn);
      const refused = await payBoth(cookie, quote, { processor: not, token: tokens[not] });
      expect((await problemOf(refused)).code).toBe('invalid_request');
      const { status } = await checkout.paid(
        await payBoth(cookie, quote, { processor: takes, token: tokens[takes] }),
      );
      expect(status).toBe('placed');
    }
  });
});
