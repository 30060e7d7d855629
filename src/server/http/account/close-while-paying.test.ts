// An account that is closed while its card is asked.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { accountsOf, type TestBrowser } from '../../testing/accounts.ts';
import { ohio, quoting } from '../../testing/checkout/quoting.ts';
import { shopping } from '../../testing/shopping.ts';
import { createTestShop, problemOf } from '../../testing/test-shop.ts';

const shop = createTestShop();
const { browser, signUp } = accountsOf(shop);
const { sizeOf } = shopping(shop);
const { save } = quoting(shop);

const customerReadyToPay = async () => {
  const visitor = browser();
  const { email } = await signUp(visitor, 'Margaux');
  await visitor.post('/api/cart/items', { productId: 1001, sizeId: await sizeOf(1001, 'S') });
  const quote = await save(
    { cookie: visitor.cookies() },
    { quote: { emailAddress: email, shippingAddress: ohio } },
  );
  return { visitor, email, quote };
};

const pay = (visitor: TestBrowser, { id, version }: { id: string; version: number }, token: string) =>
  visitor.post(
    '/api/payment/process',
    { quoteId: id, version, payment: { processor: 'sandbox', method: 'card', token } },
    { 'idempotency-key': randomUUID() },
  );

test('it closes after its money, not before', async () => {
  const { visitor, email, quote } = await customerReadyToPay();
  expect((await pay(visitor, quote, 'tok_3ds')).status).toBe(200);
  const refused = await problemOf(await visitor.post('/api/account/close', { email }));
  expect(refused).toMatchObject({ code: 'conflict', detail: expect.stringContaining('still under way') });
  // Still signed in, and told the same by the plain form.
  expect((await visitor.get('/api/orders')).status).toBe(200);
  const led = await visitor.form('/api/account/close', { email });
  expect(led.headers.get('location')).toBe('/myaccount/close');
  expect(await (await visitor.get('/myaccount/close')).text()).toContain('still under way');
  await shop.query(`update payment_attempt set state = 'abandoned', settled_at = now() where quote_id = $1`, [
    quote.id,
  ]);
  expect((await visitor.post('/api/account/close', { email })).status).toBe(200);
  expect((await visitor.get('/api/orders')).status).toBe(401);
});

test('whoever pays at that very moment has an order or has paid nothing, and nobody is answered 500', async () => {
  for (let turn = 0; turn < 8; turn++) {
    const { visitor, email, quote } = await customerReadyToPay();
    const [paid, closed] = await Promise.all([
      pay(visitor, quote, 'tok_ok'),
      visitor.post('/api/account/close', { email }),
    ]);
    expect([200, 401, 404, 409]).toContain(paid.status);
    expect([200, 409]).toContain(closed.status);
    const left = await shop.query(
      `select attempt.state, order_id is not null as "isOrder", charge.state as charge
       from payment_attempt attempt
       left join sandbox_processor.charge charge on charge.attempt_id = attempt.id::text where quote_id = $1`,
      [quote.id],
    );
    for (const { state, isOrder } of left)
      expect({ state, isOrder }).toEqual({ state: 'authorised', isOrder: true });
  }
});

test('a payment whose account is gone becomes an order of its address', async () => {
  const { visitor, quote, email } = await customerReadyToPay();
  expect((await pay(visitor, quote, 'tok_3ds')).status).toBe(200);
  // As closing leaves it when the payment began in the same moment.
  await shop.query('update payment_attempt set customer_id = $2 where quote_id = $1', [quote.id, 'gone']);
  const [charge] = await shop.query(
    `select charge.id from sandbox_processor.charge charge
     join payment_attempt attempt on attempt.id::text = charge.attempt_id where quote_id = $1`,
    [quote.id],
  );
  await browser().form(`/sandbox/challenge/${charge?.id}`, { answer: 'approve' });
  await shop.query(`update payment_attempt set touched_at = now() - interval '1 hour' where quote_id = $1`, [
    quote.id,
  ]);
  await expect
    .poll(() => shop.query('select email from customer_order where quote_id = $1', [quote.id]), {
      timeout: 25_000,
    })
    .toEqual([{ email }]);
}, 40_000);
