// What moved between the shopper's look at a quote and their payment.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { accountsOf } from '../../testing/accounts.ts';
import { checkingOut } from '../../testing/checkout/checking-out.ts';
import { isInBalance } from '../../testing/checkout/in-balance.ts';
import { stockRoom } from '../../testing/checkout/stock-room.ts';
import { shopping } from '../../testing/shopping.ts';
import { createTestShop, problemOf } from '../../testing/test-shop.ts';

const shop = createTestShop({ CALLS_AT_ONCE: '1000' });
const { add, read, save, readyToPay, send, paid } = checkingOut(shop);
const { sizeOf, guestWith } = shopping(shop);
const { stockOf, setStock } = stockRoom(shop);
const { browser, signUp } = accountsOf(shop);

test('[CQ-05, CQ-18] a price that rose is not charged before it was seen', async () => {
  const { shopper, quote } = await readyToPay(1012, 'One Size');
  const [{ price_minor: was } = { price_minor: 0 }] = await shop.query(
    'select price_minor from price where product_id = 1012',
  );
  await shop.query('update price set price_minor = price_minor + 1000 where product_id = 1012');
  const refused = await problemOf(await send(shopper, quote));
  expect(refused).toMatchObject({ status: 409, code: 'quote_changed' });
  expect(refused.quote?.meta.hasChanges).toBe(true);
  expect(refused.quote?.version).toBeGreaterThan(quote.version);
  // The new version alone is not enough: it must have been agreed to.
  const unseen = await problemOf(await send(shopper, refused.quote ?? quote));
  expect(unseen).toMatchObject({ status: 409, code: 'quote_changed' });
  const agreed = await save(shopper, {});
  expect((await paid(await send(shopper, agreed))).status).toBe('placed');
  await shop.query('update price set price_minor = $1 where product_id = 1012', [was]);
});

test('whose session ended elsewhere is asked to sign in when they place their order, however often', async () => {
  const { shopper } = await readyToPay(1001, 'M');
  const visitor = browser(shopper.cookie);
  const { email } = await signUp(visitor, 'Ada');
  const signedIn = { cookie: visitor.cookies() };
  const theirs = await save(signedIn, {});
  await shop.query(
    'delete from customer_session where user_id = (select id from customer where email = $1)',
    [email],
  );
  // The first answer takes the mark of having been signed in away; other calls of the page may have come before.
  for (const cookie of [signedIn.cookie, '']) {
    const refused = await problemOf(await send({ cookie }, theirs));
    expect(refused).toMatchObject({
      status: 401,
      code: 'login_required',
      detail: 'Your session has ended. Please sign in to continue.',
    });
  }
  const [{ n } = { n: null }] = await shop.query(
    'select count(*)::int as n from payment_attempt where quote_id = $1',
    [theirs.id],
  );
  expect(n).toBe(0);
  expect((await problemOf(await send({ cookie: '' }, { id: randomUUID(), version: 1 }))).code).toBe(
    'not_found',
  );
});

test('[CQ-05] a quote that lacks something cannot be paid', async () => {
  const { shopper } = await guestWith(1001, 'S');
  const quote = await read(shopper);
  const refused = await problemOf(await send(shopper, quote));
  expect(refused).toMatchObject({ status: 422, code: 'quote_not_valid' });
  expect(refused.errors?.length).toBeGreaterThan(0);
});

test('[CQ-17] twelve race for the last unit: one has it, the others are told that it is sold out', async () => {
  await setStock(1001, 'XL', 20);
  const racers = [];
  for (let racer = 0; racer < 12; racer++) racers.push(await readyToPay(1001, 'XL'));
  await setStock(1001, 'XL', 1);
  const answers = await Promise.all(racers.map(({ shopper, quote }) => send(shopper, quote)));
  const bodies = await Promise.all(answers.map((answer) => answer.json()));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const [at, body] of bodies.entries())
    if (answers[at]?.status !== 200) {
      expect(['sold_out', 'quote_changed', 'quote_not_valid']).toContain(body.code);
      expect(body.quote.meta.cartItems[0].outOfStock).toBe(true);
    }
  expect(await stockOf(1001, 'XL')).toEqual({ on_hand: 0, reserved: 0 });
  const charged = await shop.query(
    `select from sandbox_processor.charge charge join payment_attempt a on a.id::text = charge.attempt_id
     where a.quote_id = any($1) and charge.state in ('authorised', 'captured')`,
    [racers.map(({ quote }) => quote.id)],
  );
  expect(charged).toHaveLength(1);
  await setStock(1001, 'XL', 20);
});

test('a deal is one to an order and two to a person, over all their orders', async () => {
  const { shopper, quote } = await readyToPay(1004, 'S');
  expect(quote.meta.isValid).toBe(true);
  await add(shopper, { productId: 1004, sizeId: await sizeOf(1004, 'M') });
  const both = await read(shopper);
  expect(both.meta.isValid).toBe(false);
  expect(both.meta.cartItems.map(({ problem }) => problem)).toEqual(
    Array(2).fill('One to an order at the price of a deal. Take the others out to check out.'),
  );
  const emailAddress = 'collector@example.com';
  const bought = async () => {
    const next = await readyToPay(1004, 'S');
    const theirs = await save(next.shopper, { quote: { emailAddress } });
    return send(next.shopper, theirs);
  };
  expect([(await bought()).status, (await bought()).status]).toEqual([200, 200]);
  expect(await problemOf(await bought())).toMatchObject({ status: 409, code: 'deal_over' });
});

test('[CQ-18] whatever else a client sends with a payment is refused', async () => {
  const { shopper, quote } = await readyToPay();
  for (const extra of [{ total: 1 }, { amount: 1 }, { orderId: 7 }, { storeCredit: 500 }]) {
    const response = await shop.send('/api/payment/process', {
      method: 'POST',
      headers: {
        cookie: shopper.cookie,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify({
        quoteId: quote.id,
        version: quote.version,
        payment: { processor: 'sandbox', method: 'card', token: 'tok_ok' },
        ...extra,
      }),
    });
    expect(response.status).toBe(400);
  }
  expect(await shop.query('select from customer_order where quote_id = $1', [quote.id])).toHaveLength(0);
});

test('nothing of all this is out of balance', () => isInBalance(shop));
