import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import * as orders from '../../../contract/order/order.ts';
import { checkingOut } from '../../testing/checkout/checking-out.ts';
import { brokenInvariants } from '../../testing/checkout/money-invariants.ts';
import { shopping } from '../../testing/shopping.ts';
import { answerOf, openTestShop, problemOf } from '../../testing/test-shop.ts';

const shop = openTestShop({ CALLS_AT_ONCE: '1000' });
const { call, add, read, save, readyToPay, send, paid, order } = checkingOut(shop);
const { sizeOf } = shopping(shop);

const stockOf = async (productId: number, size: string) => {
  const [row] = await shop.query('select on_hand, reserved from stock_level where sku_id = $1', [
    await sizeOf(productId, size),
  ]);
  return row as { on_hand: number; reserved: number };
};
const setStock = async (productId: number, size: string, units: number) => {
  const skuId = await sizeOf(productId, size);
  await shop.query(
    `with moved as (
       insert into stock_ledger (sku_id, delta, reason, source)
       select sku_id, $2 - on_hand, 'count', $3 from stock_level where sku_id = $1 and on_hand <> $2
     )
     update stock_level set on_hand = $2 where sku_id = $1`,
    [skuId, units, randomUUID()],
  );
};
const forgetDeclines = () => shop.query('delete from rate_limit');

describe('a payment', () => {
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
    expect(await problemOf(await send(shopper, quote, 'tok_declined', key))).toMatchObject({
      status: 422,
      code: 'key_reused',
    });
    expect(await problemOf(await send(shopper, quote, 'tok_ok', null))).toMatchObject({ status: 400 });
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
    await forgetDeclines();
  });

  test('[PM-01] a second step is asked for by its address, and a lost reply is being confirmed', async () => {
    const { shopper, quote } = await readyToPay();
    const key = randomUUID();
    const asked = await paid(await send(shopper, quote, 'tok_3ds', key));
    expect(asked).toMatchObject({ orderId: null, status: 'requires_action' });
    const url = new URL(asked.nextAction?.url ?? '');
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
});

describe('what moved since the shopper looked', () => {
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

  test('[CQ-05] a quote that lacks something cannot be paid', async () => {
    const { shopper } = await shopping(shop).guestWith(1001, 'S');
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
});

describe('after it', () => {
  test('[CQ-19] the receipt says what was bought, what it cost and where it goes, and links to the order', async () => {
    const { orderId, emailAddress, quote, token } = await order();
    const receipt = async () =>
      (
        await shop.query('select subject, body_text from outbox_email where recipient = $1', [emailAddress])
      )[0] as { subject: string; body_text: string } | undefined;
    await expect.poll(receipt, { timeout: 10_000 }).toBeDefined();
    const { subject, body_text: text = '' } = (await receipt()) ?? {};
    expect(subject).toBe(`Your order ${orderId} at Vitrine`);
    expect(text).toContain('Nocturne Bias Slip Dress');
    expect(text).toContain('Columbus OH 43215');
    expect(text).toContain(`Total: $${quote.total}`);
    expect(text).toContain(`/order/${orderId}?token=${token}`);
  });

  test('[CQ-20] what the shopper says about it is kept, once, and only by whose order it is', async () => {
    const { shopper, orderId } = await order();
    const answers = { easy: 'yes', words: 'Quick.' };
    const sent = (who: typeof shopper) => call(who, '/api/survey', 'POST', { orderId, answers });
    expect((await sent(shopper)).status).toBe(201);
    expect((await sent(shopper)).status).toBe(409);
    const stranger = await readyToPay();
    expect((await sent(stranger.shopper)).status).toBe(404);
    expect(await shop.query('select answers from order_survey where order_id = $1', [orderId])).toEqual([
      { answers },
    ]);
  });

  test('an order is nobody else’s: not by number, not by a token of another', async () => {
    const [mine, theirs] = [await order(), await order()];
    for (const path of [
      `/api/orders/${mine.orderId}`,
      `/api/orders/${mine.orderId}?token=${theirs.token}`,
      `/api/orders/${mine.orderId}?token=x`,
    ])
      expect((await problemOf(await call(theirs.shopper, path))).code).toBe('not_found');
    const cancel = await call(theirs.shopper, `/api/orders/${mine.orderId}/cancel`, 'POST', {});
    expect((await problemOf(cancel)).code).toBe('not_found');
    expect((await problemOf(await shop.send('/api/orders'))).code).toBe('login_required');
  });

  test('its owner cancels it, and everything is as it was', async () => {
    const before = await stockOf(1001, 'S');
    const { shopper, orderId } = await order();
    const cancelled = await call(shopper, `/api/orders/${orderId}/cancel`, 'POST', {});
    expect((await answerOf(cancelled, orders.cancelOrder)).content).toMatchObject({
      status: 'cancelled',
      canCancel: false,
    });
    expect(await stockOf(1001, 'S')).toEqual(before);
    expect((await call(shopper, `/api/orders/${orderId}/cancel`, 'POST', {})).status).toBe(409);
    const charge = async () =>
      (
        await shop.query(
          `select state, captured_minor = refunded_minor as even from sandbox_processor.charge
           where attempt_id = (select id::text from payment_attempt where order_id = $1)`,
          [orderId],
        )
      )[0];
    await expect.poll(charge, { timeout: 10_000 }).toMatchObject({ even: true });
  });

  test('nothing of all this is out of balance', async () => {
    await expect
      .poll(
        () => shop.query(`select from job where kind in ('capture-payment', 'move-money', 'return-payment')`),
        {
          timeout: 20_000,
        },
      )
      .toEqual([]);
    expect(await brokenInvariants(shop.query)).toEqual({});
  });
});
