// A quote that is being paid for, and one that is an order.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import * as payment from '../../../contract/payment/payment.ts';
import { ohio, quoting } from '../../testing/checkout/quoting.ts';
import { type Shopper, shopping } from '../../testing/shopping.ts';
import { answerOf, createTestShop, problemOf } from '../../testing/test-shop.ts';

const shop = createTestShop();
const { call, guestWith, sizeOf } = shopping(shop);
const { read, send, save } = quoting(shop);

const contact = { emailAddress: 'guest@example.com', shippingAddress: ohio };

const pay = (
  shopper: Shopper,
  quote: { id: string; version: number },
  token: string,
  key: string = randomUUID(),
) =>
  shop.send('/api/payment/process', {
    method: 'POST',
    headers: { cookie: shopper.cookie, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({
      quoteId: quote.id,
      version: quote.version,
      payment: { processor: 'sandbox', method: 'card', token },
    }),
  });

test('[CQ-05] an order is complete when its quote has an orderId; the next thing in the bag has a quote of its own', async () => {
  const { shopper } = await guestWith(1001, 'S');
  const quote = await save(shopper, { quote: contact, couponCode: 'TENOFF' });
  const { content } = await answerOf(await pay(shopper, quote, 'tok_ok'), payment.processPayment);
  expect(content.status).toBe('placed');
  const placed = await read(shopper, `/api/quote?quoteId=${quote.id}`);
  expect(placed).toEqual({ ...quote, orderId: content.orderId });
  expect((await problemOf(await call(shopper, '/api/quote'))).code).toBe('not_found');
  await call(shopper, '/api/cart/items', 'POST', { productId: 1001, sizeId: await sizeOf(1001, 'M') });
  const next = await read(shopper);
  expect(next.id).not.toBe(quote.id);
  expect(next.orderId).toBeNull();
  const again = await save(shopper, { quote: contact, couponCode: 'TENOFF' });
  expect(again.coupons).toEqual([]);
  expect(again.meta.messages.map(({ text }) => text)).toEqual(['You have used TENOFF already.']);
});

test('[CQ-05] neither a quote that is not valid nor one that moved becomes an order', async () => {
  const { shopper } = await guestWith(1401, 'S');
  const bare = await read(shopper);
  const refused = await problemOf(await pay(shopper, bare, 'tok_ok'));
  expect(refused).toMatchObject({ status: 422, code: 'quote_not_valid' });
  const quote = await save(shopper, { quote: contact });
  expect((await problemOf(await pay(shopper, bare, 'tok_ok'))).code).toBe('quote_changed');
  await shop.query('update price set price_minor = price_minor + 100 where product_id = 1401');
  const moved = await problemOf(await pay(shopper, quote, 'tok_ok'));
  expect(moved).toMatchObject({ status: 409, code: 'quote_changed' });
  const now = await read(shopper);
  expect(moved.quote).toEqual(now);
  expect([now.meta.hasChanges, now.orderId]).toEqual([true, null]);
  expect((await problemOf(await pay(shopper, now, 'tok_ok'))).code).toBe('quote_changed');
  const agreed = await save(shopper, {});
  const { content } = await answerOf(await pay(shopper, agreed, 'tok_ok'), payment.processPayment);
  expect(content.status).toBe('placed');
});

test('while it is being paid for a quote stays as it was, though what it needs is set aside for it', async () => {
  const { shopper } = await guestWith(1019, 'M');
  const quote = await save(shopper, { quote: contact });
  const { content } = await answerOf(await pay(shopper, quote, 'tok_3ds'), payment.processPayment);
  expect(content.status).toBe('requires_action');
  expect(await read(shopper)).toEqual(quote);
  const refused = await problemOf(await send(shopper, { version: quote.version, isGiftOrder: true }));
  expect(refused).toMatchObject({ status: 409, code: 'in_flight' });
});
