import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import * as orders from '../../../contract/order/order.ts';
import { checkingOut } from '../../testing/checkout/checking-out.ts';
import { isInBalance } from '../../testing/checkout/in-balance.ts';
import { stockRoom } from '../../testing/checkout/stock-room.ts';
import { answerOf, createTestShop, problemOf } from '../../testing/test-shop.ts';

const shop = createTestShop({ CALLS_AT_ONCE: '1000' });
const { call, read, readyToPay, send, paid } = checkingOut(shop);
const { stockOf } = stockRoom(shop);

test('[PM-01] makes the quote an order that its owner can read, and empties the bag', async () => {
  const before = await stockOf(1001, 'S');
  const { shopper, quote, emailAddress } = await readyToPay();
  const { orderId, status, token } = await paid(await send(shopper, quote));
  expect(status).toBe('placed');
  const { content } = await answerOf(await call(shopper, `/api/orders/${orderId}`), orders.readOrder);
  expect(content).toMatchObject({
    orderId,
    status: 'placed',
    emailAddress,
    totals: { subTotal: quote.subTotal, total: quote.total, shippingAmount: quote.shippingAmount },
    shippingAddress: { city: 'Columbus', regionCode: 'OH' },
    payments: [{ label: 'Visa ending 4242', authorised: quote.total }],
    canCancel: true,
  });
  expect(content.lines).toMatchObject([{ productId: 1001, sizeName: 'S', quantity: 1 }]);
  expect((await stockOf(1001, 'S')).on_hand).toBe(before.on_hand - 1);
  expect((await problemOf(await call(shopper, '/api/quote'))).code).toBe('not_found');
  const placed = await call(shopper, `/api/quote?quoteId=${quote.id}`);
  expect((await placed.json()).content.orderId).toBe(orderId);
  const byLink = await shop.send(`/api/orders/${orderId}?token=${token}`);
  expect((await answerOf(byLink, orders.readOrder)).content.orderId).toBe(orderId);
});

test('[PM-01] asked for again under its key it is the same, word for word; with another body it is refused', async () => {
  const { shopper, quote } = await readyToPay();
  const key = randomUUID();
  const first = await send(shopper, quote, 'tok_ok', key);
  const text = await first.text();
  for (let time = 0; time < 5; time++) {
    const again = await send(shopper, quote, 'tok_ok', key);
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([200, 'true']);
    expect(await again.text()).toBe(text);
  }
  const other = await readyToPay();
  for (const again of [
    send(shopper, quote, 'tok_declined', key),
    send(shopper, { ...quote, version: quote.version + 1 }, 'tok_ok', key),
    send(shopper, other.quote, 'tok_ok', key),
  ])
    expect(await problemOf(await again)).toMatchObject({ status: 422, code: 'key_reused' });
  expect(await problemOf(await send(shopper, quote, 'tok_ok', null))).toMatchObject({ status: 400 });
});

test('[PM-01] a card that was declined is not asked again under its key: the answer is the one of then', async () => {
  const { shopper, quote } = await readyToPay();
  const key = randomUUID();
  const text = await (await send(shopper, quote, 'tok_declined', key)).text();
  const again = await send(shopper, quote, 'tok_declined', key);
  expect(again.status).toBe(402);
  expect(JSON.parse(await again.text())).toMatchObject({
    detail: JSON.parse(text).detail,
    code: 'payment_declined',
  });
  const attempts = await shop.query('select id from payment_attempt where quote_id = $1', [quote.id]);
  expect(attempts).toHaveLength(1);
  await shop.query('delete from rate_limit');
});

test('[PM-01] the key of somebody else is another key', async () => {
  const [mine, theirs] = [await readyToPay(), await readyToPay()];
  const key = randomUUID();
  const first = await paid(await send(mine.shopper, mine.quote, 'tok_ok', key));
  const second = await paid(await send(theirs.shopper, theirs.quote, 'tok_ok', key));
  expect(second.orderId).not.toBe(first.orderId);
  expect((await problemOf(await send(theirs.shopper, mine.quote))).code).toBe('not_found');
});

test('[CQ-03, CQ-05] thirty at once in two tabs are one order', async () => {
  const { shopper, quote } = await readyToPay();
  const key = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, at) => send(shopper, quote, 'tok_ok', at % 2 ? key : randomUUID())),
  );
  const found = await shop.query('select id from customer_order where quote_id = $1', [quote.id]);
  expect(found).toHaveLength(1);
  for (const answer of answers) {
    const body = await answer.json();
    if (answer.status === 200) expect(body.content.orderId).toBe(Number(found[0]?.id));
    else expect([answer.status, body.code]).toEqual([409, 'in_flight']);
  }
  expect(answers.some(({ status }) => status === 200)).toBe(true);
});

test('[PM-01] cards that are declined say why, and nothing is kept', async () => {
  const { shopper, quote } = await readyToPay();
  const before = await stockOf(1001, 'S');
  expect(await problemOf(await send(shopper, quote, 'tok_declined'))).toMatchObject({
    status: 402,
    code: 'payment_declined',
    detail: 'The card was declined. Please try another one, or ask your bank.',
  });
  expect(await problemOf(await send(shopper, quote, 'tok_insufficient'))).toMatchObject({
    status: 402,
    detail: expect.stringContaining('not enough'),
  });
  expect(await problemOf(await send(shopper, quote, 'tok_error'))).toMatchObject({
    status: 402,
    detail: expect.stringContaining('nothing was charged'),
  });
  expect(await stockOf(1001, 'S')).toEqual(before);
  expect((await read(shopper)).version).toBe(quote.version);
  expect((await paid(await send(shopper, quote))).status).toBe('placed');
});

test('five declines and the shop takes no card from there for a while', async () => {
  const { shopper, quote } = await readyToPay();
  for (let time = 0; time < 5; time++) await send(shopper, quote, 'tok_declined');
  const refused = await send(shopper, quote);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
  expect(await problemOf(refused)).toMatchObject({ status: 429 });
  await shop.query('delete from rate_limit');
});

test('[PM-01] a second step is asked for by its address, and a lost reply is being confirmed', async () => {
  const { shopper, quote } = await readyToPay();
  const key = randomUUID();
  const payment = await paid(await send(shopper, quote, 'tok_3ds', key));
  expect(payment).toMatchObject({ orderId: null, status: 'requires_action' });
  const url = new URL(payment.nextAction?.url ?? '');
  const approved = await shop.send(url.pathname, {
    method: 'POST',
    body: new URLSearchParams({ answer: 'approve' }),
  });
  expect(approved.status).toBe(303);
  expect(approved.headers.get('location')).toBe(`${shop.origin}/checkout?payment=returned`);
  expect((await paid(await send(shopper, quote, 'tok_3ds', key))).status).toBe('placed');

  const lost = await readyToPay();
  const lostKey = randomUUID();
  const confirming = await send(lost.shopper, lost.quote, 'tok_lost_before', lostKey);
  expect([confirming.status, (await confirming.json()).content]).toEqual([
    202,
    { orderId: null, status: 'confirming' },
  ]);
  expect((await paid(await send(lost.shopper, lost.quote, 'tok_lost_before', lostKey))).status).toBe(
    'placed',
  );
  const after = await readyToPay();
  expect((await paid(await send(after.shopper, after.quote, 'tok_lost_after'))).status).toBe('placed');
});

test('nothing of all this is out of balance', () => isInBalance(shop));
