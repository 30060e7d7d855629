// A shop with keys of Stripe, against a local Stripe: from the card to the order, and all that Stripe tells by itself.
import { afterAll, beforeEach, expect, test } from 'vitest';
import { readConfiguration } from '../../configuration/configuration.ts';
import { checkingOut } from '../../testing/checkout/checking-out.ts';
import { payingBy } from '../../testing/checkout/paying.ts';
import { adminToken, processorDesk, processorPromises } from '../../testing/checkout/processor-desk.ts';
import { ohio } from '../../testing/checkout/quoting.ts';
import { createStripeServer, webhookSecret } from '../../testing/stripe/stripe-server.ts';
import { createTestShop, problemOf } from '../../testing/test-shop.ts';

const stripe = await createStripeServer();
const keys = stripe.settings;
const shop = createTestShop({ ...keys, ADMIN_TOKEN: adminToken, KLARNA_RESTRICTED_REGIONS: 'HI' });
const { readyToPay, paid } = checkingOut(shop);
const { attemptOf, handled, reconciliation, captured } = processorDesk(shop);
const pay = payingBy(shop);

beforeEach(() => void stripe.events.splice(0));
afterAll(async () => {
  expect(stripe.violations).toEqual([]);
  await stripe.close();
});

const byStripe = (token: string) => ({ processor: 'stripe' as const, token });
const hear = (payload: string, signature = stripe.signed(payload)) =>
  shop.send('/api/webhooks/stripe', {
    method: 'POST',
    headers: {
      'stripe-signature': signature,
      'content-type': 'application/json',
      origin: 'https://stripe.example',
    },
    body: payload,
  });

processorPromises({
  shop,
  processor: 'stripe',
  token: (card) => `ctoken_tok_${card}`,
  charges: ({ id }) =>
    [...stripe.books.intents.values()].filter(
      ({ amount_capturable, amount_received, metadata }) =>
        amount_capturable + amount_received > 0 && metadata.attempt === id,
    ),
  refunded: ({ charge_id }) => stripe.books.intentOf(charge_id ?? '').hidden.refunded,
  taken: ({ charge_id }) => stripe.books.intentOf(charge_id ?? '').amount_received,
  lapses: ({ charge_id }) => {
    stripe.books.expire(charge_id ?? '').created -= 600;
  },
});

test('an authorisation that Stripe tells is gone holds its order before anybody packs it', async () => {
  const [size] = await shop.query(
    `select size_group.name from sku join stock_level on sku_id = sku.id join size_group on size_group.id = size_group_id
     where product_id = 1008 and is_presale and on_hand > reserved limit 1`,
  );
  const { shopper, quote } = await readyToPay(1008, String(size?.name));
  const { orderId } = await paid(await pay(shopper.cookie, quote, byStripe('ctoken_tok_ok')));
  const intent = stripe.books.expire(String((await attemptOf(quote.id)).charge_id));
  const payload = JSON.stringify(stripe.addEvent('payment_intent.canceled', intent));
  expect((await hear(payload)).status).toBe(200);
  await handled();
  const [order] = await shop.query('select held_because from customer_order where id = $1', [orderId]);
  expect(order?.held_because).toBe('The authorisation lapsed before everything was charged.');
});

test('a second step that is approved while the shopper never comes back is an order, by notice', async () => {
  const { shopper, quote } = await readyToPay();
  const { status, nextAction } = await paid(await pay(shopper.cookie, quote, byStripe('ctoken_tok_3ds')));
  expect(status).toBe('requires_action');
  const bank = await fetch(nextAction?.url ?? '', {
    method: 'POST',
    body: 'answer=approve',
    redirect: 'manual',
  });
  expect(bank.headers.get('location')).toBe(`${shop.origin}/checkout?payment=returned`);
  const payload = JSON.stringify(stripe.events.at(-1));
  expect((await hear(payload)).status).toBe(200);
  await handled();
  expect(await attemptOf(quote.id)).toMatchObject({ state: 'authorised' });
});

test('a notice that comes twenty times, reordered and late, has one effect', async () => {
  const { shopper, quote } = await readyToPay();
  const { nextAction } = await paid(await pay(shopper.cookie, quote, byStripe('ctoken_tok_3ds')));
  await fetch(nextAction?.url ?? '', { method: 'POST', body: 'answer=approve', redirect: 'manual' });
  const attempt = await attemptOf(quote.id);
  const intent = stripe.books.intentOf(String(attempt.charge_id));
  // What it says is old by now: the charge itself is asked for.
  const failed = stripe.addEvent('payment_intent.payment_failed', {
    ...intent,
    status: 'requires_payment_method',
  });
  const approved = stripe.events.find(({ type }) => type === 'payment_intent.amount_capturable_updated');
  const payloads = Array.from({ length: 20 }, (_, at) => JSON.stringify(at % 2 === 0 ? failed : approved));
  const answers = await Promise.all(payloads.map((payload) => hear(payload)));
  expect(answers.map(({ status }) => status)).toEqual(payloads.map(() => 200));
  await handled();
  expect(await attemptOf(quote.id)).toMatchObject({ state: 'authorised' });
  const orders = await shop.query('select id from customer_order where quote_id = $1', [quote.id]);
  expect(orders).toHaveLength(1);
  const jobs = await shop.query('select count(*)::int as n from payment_notice where charge_id = $1', [
    intent.id,
  ]);
  expect(jobs[0]?.n).toBe(2);
});

test('a notice that is forged, of another secret, too old, from tomorrow or written anew is refused and noted', async () => {
  const payload = JSON.stringify(
    stripe.addEvent('payment_intent.succeeded', { object: 'payment_intent', id: 'pi_1' }),
  );
  const seconds = Math.floor(Date.now() / 1_000);
  const bad = [
    await hear(payload, 'nonsense'),
    await hear(payload, stripe.signed(payload, 'whsec_of_somebody_else')),
    await hear(payload, stripe.signed(payload, webhookSecret, seconds - 301)),
    await hear(payload, stripe.signed(payload, webhookSecret, seconds + 400)),
    await hear(JSON.stringify(JSON.parse(payload), null, 2), stripe.signed(payload)),
  ];
  for (const response of bad) expect((await problemOf(response)).code).toBe('forbidden');
  const forged = shop.securityLogged.filter(({ event }) => event === 'webhook.forged');
  expect(forged).toHaveLength(bad.length);
  const noticeRows = await shop.query(`select event_id from payment_notice where charge_id = 'pi_1'`);
  expect(noticeRows).toEqual([]);
});

test('a signed notice of another shape than Stripe’s is a bad request, and nothing is written down', async () => {
  const about = (object: unknown) => ({
    id: 'evt_malformed',
    object: 'event',
    type: 'it.happened',
    data: { object },
  });
  const dispute = {
    object: 'dispute',
    id: 'dp_malformed',
    payment_intent: 'pi_1',
    amount: 5_000,
    currency: 'usd',
  };
  const malformed: readonly unknown[] = [
    null,
    7,
    [],
    'a notice',
    { id: 'evt_malformed', type: 'it.happened' },
    { id: 'evt_malformed', type: 'it.happened', data: null },
    about(null),
    about('pi_1'),
    { ...about({ object: 'payment_intent', id: 'pi_1' }), id: 7 },
    { ...about({ object: 'payment_intent', id: 'pi_1' }), id: undefined },
    { ...about({ object: 'payment_intent', id: 'pi_1' }), id: 'x'.repeat(10_000) },
    { ...about({ object: 'payment_intent', id: 'pi_1' }), type: { name: 'it.happened' } },
    about({ object: 'payment_intent', id: { of: 'pi_1' } }),
    about({ object: 'payment_intent', id: 'pi_\u0000' }),
    about({ object: 'payment_intent', id: 'pi_1', metadata: { attempt: 7 } }),
    about({ object: 'charge', payment_intent: 7 }),
    about({ ...dispute, reason: 'fraudulent', status: 'lost', currency: undefined }),
    about({ ...dispute, reason: 'fraudulent', status: 'lost', amount: 'many' }),
    about({ ...dispute, reason: 'fraudulent', status: 'lost', amount: 1e300 }),
    about({ ...dispute, reason: 'fraudulent' }),
    about({ ...dispute, status: 'lost' }),
    about({ ...dispute, reason: 'fraudulent', status: 'lost', id: null }),
  ];
  for (const notice of malformed) {
    const response = await hear(JSON.stringify(notice));
    expect.soft({ notice, status: response.status }).toEqual({ notice, status: 400 });
  }
  expect((await problemOf(await hear('{"id": '))).code).toBe('invalid_request');
  const noticeRows = await shop.query(`select event_id from payment_notice where charge_id like 'pi\\__'`);
  expect(noticeRows).toEqual([]);
  expect(await shop.query(`select from payment_dispute where dispute_id = 'dp_malformed'`)).toEqual([]);
});

test('notices of what is not the shop’s are taken and change nothing', async () => {
  const before = await shop.query('select count(*)::int as n from payment_attempt');
  for (const object of [
    { object: 'payment_intent', id: 'pi_of_nobody', metadata: {} },
    { object: 'customer', id: 'cus_1' },
  ]) {
    const payload = JSON.stringify(stripe.addEvent('something.happened', object));
    expect((await hear(payload)).status).toBe(200);
  }
  await handled();
  expect(await shop.query('select count(*)::int as n from payment_attempt')).toEqual(before);
});

test('a dispute is listed at the desk until it is closed, and does not open again', async () => {
  const { shopper, quote } = await readyToPay();
  const { orderId } = await paid(await pay(shopper.cookie, quote, byStripe('ctoken_tok_ok')));
  const attempt = await attemptOf(quote.id);
  const dispute = (status: string) => ({
    object: 'dispute',
    id: `dp_${quote.id}`,
    payment_intent: attempt.charge_id,
    amount: 5_000,
    currency: 'usd',
    reason: 'product_not_received',
    status,
  });
  const tell = async (kind: string, status: string) =>
    hear(JSON.stringify(stripe.addEvent(`charge.dispute.${kind}`, dispute(status))));
  await tell('created', 'needs_response');
  const listed = (await reconciliation()).filter(({ kind }) => kind === 'dispute_open');
  expect(listed).toEqual([
    expect.objectContaining({
      orderId,
      words: expect.stringContaining('product_not_received, needs_response'),
    }),
  ]);
  await tell('closed', 'lost');
  await tell('updated', 'under_review');
  expect((await reconciliation()).filter(({ kind }) => kind === 'dispute_open')).toEqual([]);
});

test('money that was given back at Stripe’s own desk is listed, never passed over', async () => {
  const { shopper, quote } = await readyToPay();
  const { orderId } = await paid(await pay(shopper.cookie, quote, byStripe('ctoken_tok_ok')));
  await captured(quote.id);
  const intent = stripe.books.intentOf(String((await attemptOf(quote.id)).charge_id));
  stripe.books.refund({ payment_intent: intent.id, amount: '100' });
  intent.created -= 600;
  const found = (await reconciliation()).find((each) => each.orderId === orderId);
  expect(found).toMatchObject({
    kind: 'amounts_differ',
    words: expect.stringContaining('100, in minor units'),
  });
});

test.each([
  ['klarna', 1001, 200, {}],
  // It ships to where nobody lends.
  ['klarna', 1001, 402, { regionCode: 'HI', city: 'Honolulu', postCode: '96815' }],
] as const)(
  '[P4-04] %s for product %i is answered %i, whatever the browser offers',
  async (lender, productId, status, elsewhere) => {
    const { shopper, quote } = await readyToPay(productId, 'S', { ...ohio, ...elsewhere });
    const response = await pay(shopper.cookie, quote, byStripe(`ctoken_${lender}`));
    expect(response.status).toBe(status);
  },
);

test('while Stripe is down a shopper is told so, nothing is begun, and the breaker answers at once', async () => {
  const [first, second] = [await readyToPay(), await readyToPay()];
  stripe.goDown();
  try {
    const unknown = await pay(first.shopper.cookie, first.quote, byStripe('ctoken_tok_ok'));
    expect(unknown.status).toBe(202);
    // Another try for the same quote waits for the one that nobody knows the end of.
    for (let tries = 0; tries < 4; tries++) {
      const again = await pay(first.shopper.cookie, first.quote, byStripe('ctoken_tok_ok'));
      expect((await problemOf(again)).code).toBe('in_flight');
    }
    const begun = performance.now();
    const refused = await pay(second.shopper.cookie, second.quote, byStripe('ctoken_tok_ok'));
    expect(performance.now() - begun).toBeLessThan(1_000);
    expect(refused.headers.get('retry-after')).not.toBeNull();
    expect(await problemOf(refused)).toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('Nothing was charged'),
    });
    expect(await attemptOf(second.quote.id)).toMatchObject({ state: 'abandoned', charge_id: null });
  } finally {
    stripe.comeBack();
  }
});

const secret = {
  STRIPE_SECRET_KEY: 'sk_live_x',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
};

test('keys of live mode are refused over plain http, and half an account is refused at all', () => {
  expect(() => readConfiguration(secret)).toThrow(/plain http/);
  expect(() => readConfiguration({ ...secret, ORIGIN: 'http://shop.example' })).toThrow(/plain http/);
  expect(readConfiguration({ ...secret, ORIGIN: 'https://shop.example' }).STRIPE_SECRET_KEY).toBe(
    'sk_live_x',
  );
  expect(() => readConfiguration({ ...keys, STRIPE_PUBLISHABLE_KEY: 'pk_live_x' })).toThrow(
    /different modes/,
  );
  expect(() => readConfiguration({ STRIPE_SECRET_KEY: 'sk_test_x' })).toThrow(
    /STRIPE_PUBLISHABLE_KEY is missing/,
  );
});
