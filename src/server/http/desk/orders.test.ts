import { describe, expect, test } from 'vitest';
import { readDeskOrder } from '../../../contract/desk/order-desk.ts';
import * as desk from '../../../contract/desk/orders.ts';
import * as returns from '../../../contract/desk/returns.ts';
import { checkingOut } from '../../testing/checkout/checking-out.ts';
import { sentEmails } from '../../testing/sent-emails.ts';
import { answerOf, createTestShop, problemOf } from '../../testing/test-shop.ts';

const token = 'a-token-of-at-least-thirty-two-characters';
const shop = createTestShop({ ADMIN_TOKEN: token });
const { call, order, paid, readyToPay, save, send } = checkingOut(shop);

const merchant = (path: string, body?: unknown, key?: string) =>
  shop.send(`/api/admin/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(key && { 'idempotency-key': key }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

const chargeOf = async (orderId: number) =>
  (
    await shop.query(
      `select captured_minor::int as captured, refunded_minor::int as refunded from sandbox_processor.charge
       where attempt_id = (select id::text from payment_attempt where order_id = $1)`,
      [orderId],
    )
  )[0];
const onHand = async () =>
  Number(
    (
      await shop.query(`select sum(on_hand) as units from stock_level join sku on sku.id = sku_id
        where product_id = 1001`)
    )[0]?.units,
  );

describe('the merchant', () => {
  test('ships what is charged, once, and the shopper can cancel no more', async () => {
    const { shopper, orderId, quote } = await order();
    const shipped = await merchant(`orders/${orderId}/ship`, { trackingCode: '1Z 999', carrier: 'ups' });
    expect((await answerOf(shipped, desk.shipOrder)).content).toMatchObject({
      status: 'shipped',
      canCancel: false,
      shipments: [
        { trackingCode: '1Z 999', carrier: 'ups', trackingUrl: 'https://www.ups.com/track?tracknum=1Z999' },
      ],
    });
    const pigeon = await merchant(`orders/${orderId}/ship`, { carrier: 'pigeon' });
    expect((await problemOf(pigeon)).status).toBe(400);
    expect(await chargeOf(orderId)).toEqual({ captured: Math.round(quote.total * 100), refunded: 0 });
    expect((await problemOf(await merchant(`orders/${orderId}/ship`, {}))).code).toBe('conflict');
    expect((await call(shopper, `/api/orders/${orderId}/cancel`, 'POST', {})).status).toBe(409);
    const delivered = await merchant(`orders/${orderId}/deliver`, {});
    expect((await answerOf(delivered, desk.deliverOrder)).content.status).toBe('delivered');
    expect((await problemOf(await merchant(`orders/${orderId}/deliver`, {}))).code).toBe('conflict');
  });

  test('ships goods: a gift card of the same order is in no parcel’s email', async () => {
    const { shopper, emailAddress } = await readyToPay();
    const added = await call(shopper, '/api/cart/gift-cards', 'POST', {
      amount: '50',
      otherAmount: '',
      recipientName: 'Odile',
      recipientEmail: 'odile@example.com',
      senderName: 'Margaux',
      message: '',
      deliverOn: '',
    });
    expect(added.status).toBe(201);
    const { orderId } = await paid(await send(shopper, await save(shopper, {})));
    expect((await merchant(`orders/${orderId}/ship`, {})).status).toBe(200);
    const mine = (await sentEmails(shop)).filter(({ recipient }) => recipient === emailAddress);
    const [receipt, left] = mine.map((email) => String(email.body_text));
    expect(receipt).toMatch(/Ships today\. Arrives [^\n]+:\n1 x (?!Gift).*\nBy email:\n1 x .*\$50/);
    expect(left).toMatch(/^\S.* left our shop today\./);
    expect(left).not.toMatch(/gift|card/i);
  });

  test('gives back an amount or lines, never more than was charged, and once for each key', async () => {
    const { orderId, quote } = await order();
    await merchant(`orders/${orderId}/ship`, {});
    const total = Math.round(quote.total * 100);
    const refund = (body: unknown, key = 'one') => merchant(`orders/${orderId}/refund`, body, key);
    for (let time = 0; time < 3; time++)
      expect((await answerOf(await refund({ amount: 10.5 }), desk.refundOrder)).content).toEqual({
        orderId,
        amount: 10.5,
        status: 'done',
      });
    expect(await chargeOf(orderId)).toEqual({ captured: total, refunded: 1_050 });
    expect((await problemOf(await refund({ amount: quote.total }, 'two'))).code).toBe('conflict');
    expect((await problemOf(await refund({ amount: 0.001 }, 'three'))).code).toBe('unprocessable');
    expect((await problemOf(await refund({}, 'four'))).status).toBe(400);
    expect((await problemOf(await merchant(`orders/${orderId}/refund`, { amount: 1 }))).status).toBe(400);
  });

  test('lets things come back: on the shelf again, paid back, and no more than were bought', async () => {
    const before = await onHand();
    const { shopper, orderId, quote } = await order();
    await merchant(`orders/${orderId}/ship`, {});
    const read = await (await call(shopper, `/api/orders/${orderId}`)).json();
    const lineId = read.content.lines[0].id;
    const returnRequest = { lineId, quantity: 1, reason: 'too large' };
    const { returnId } = (
      await answerOf(await merchant(`orders/${orderId}/returns`, returnRequest), returns.authoriseReturn)
    ).content;
    expect((await problemOf(await merchant(`orders/${orderId}/returns`, returnRequest))).code).toBe(
      'conflict',
    );
    const received = await merchant(`orders/${orderId}/returns/${returnId}/receive`, {});
    expect((await answerOf(received, returns.receiveReturn)).content.status).toBe('returned');
    // Said again it changes nothing; of another number there is none.
    expect((await merchant(`orders/${orderId}/returns/${returnId}/receive`, {})).status).toBe(200);
    expect((await merchant(`orders/${orderId}/returns/999999/receive`, {})).status).toBe(404);
    expect(await onHand()).toBe(before);
    const [line] = quote.meta.cartItems;
    expect((await chargeOf(orderId))?.refunded).toBe(
      Math.round(((line?.subTotal ?? 0) - (line?.discount ?? 0) + (line?.tax ?? 0)) * 100),
    );
  });

  test('reads what does not agree, until the order is cancelled', async () => {
    const { orderId } = await order();
    const listed = async () =>
      (await answerOf(await merchant('reconciliation'), desk.readReconciliation)).content;
    expect(await listed()).toEqual([]);
    await shop.query(`update customer_order set held_because = 'A person must look.' where id = $1`, [
      orderId,
    ]);
    expect(await listed()).toMatchObject([{ kind: 'order_held', orderId }]);
    const cancelled = await merchant(`orders/${orderId}/cancel`, {});
    expect((await answerOf(cancelled, desk.cancelOrderByMerchant)).content.status).toBe('cancelled');
    expect(await listed()).toEqual([]);
  });

  test('lets an order go that was held, once, and says why', async () => {
    const { orderId } = await order();
    const release = (body: unknown) => merchant(`orders/${orderId}/release`, body);
    expect((await problemOf(await release({ because: 'Looked at.' }))).code).toBe('conflict');
    await shop.query(`update customer_order set held_because = 'A person must look.' where id = $1`, [
      orderId,
    ]);
    expect((await problemOf(await merchant(`orders/${orderId}/ship`, {}))).detail).toContain('is held');
    expect((await release({ because: ' ' })).status).toBe(400);
    expect((await release({})).status).toBe(400);
    const released = await release({ because: 'Looked at: the amount is right.' });
    expect((await answerOf(released, desk.releaseOrder)).content.status).toBe('placed');
    expect((await problemOf(await release({ because: 'Again.' }))).code).toBe('conflict');
    expect(
      await shop.query('select held_because, because from order_release where order_id = $1', [orderId]),
    ).toEqual([{ held_because: 'A person must look.', because: 'Looked at: the amount is right.' }]);
    expect((await merchant(`orders/${orderId}/ship`, {})).status).toBe(200);
  });

  test('is a program, not a page: no origin is asked of it', async () => {
    const { orderId } = await order();
    const response = await fetch(`${shop.origin}/api/admin/orders/${orderId}/ship`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: '{}',
    });
    expect(response.status).toBe(200);
  });

  test('nobody else may, and what is not there is not there', async () => {
    for (const path of ['ship', 'deliver', 'cancel', 'release', 'refund', 'returns'])
      expect((await shop.send(`/api/admin/orders/1/${path}`, { method: 'POST' })).status).toBe(401);
    expect((await merchant('orders/999999999/ship', {})).status).toBe(404);
    expect((await merchant('orders/999999999/release', { because: 'x' })).status).toBe(404);
    expect((await merchant('orders/x/ship', {})).status).toBe(400);
  });
});

test('[DK-07] an order leaves in two parcels: each email names what is in it, and the card is charged once', async () => {
  const { shopper, emailAddress } = await readyToPay();
  await call(shopper, '/api/cart/items', 'POST', { productId: 1012, sizeId: await sizeOf(1012) });
  const quote = await save(shopper, { quote: { emailAddress } });
  const { orderId } = await paid(await send(shopper, quote));
  const read = async () => (await answerOf(await merchant(`orders/${orderId}`), readDeskOrder)).content;
  const { lines } = await read();
  const [first, second] = lines;
  expect((await problemOf(await merchant(`orders/${orderId}/ship`, { lineIds: [999_999] }))).code).toBe(
    'conflict',
  );
  const part = await merchant(`orders/${orderId}/ship`, { lineIds: [second?.id], trackingCode: 'A1' });
  expect((await answerOf(part, desk.shipOrder)).content).toMatchObject({
    status: 'partly_shipped',
    shipments: [
      { trackingCode: 'A1', lineIds: [second?.id] },
      { trackingCode: null, shippedAt: null, lineIds: [first?.id] },
    ],
  });
  const whole = await merchant(`orders/${orderId}/ship`, { trackingCode: 'B2' });
  expect((await answerOf(whole, desk.shipOrder)).content).toMatchObject({ status: 'shipped' });
  expect(await chargeOf(Number(orderId))).toEqual({ captured: Math.round(quote.total * 100), refunded: 0 });
  const emails = (await sentEmails(shop))
    .filter(({ recipient }) => recipient === emailAddress)
    .map(({ body_text: text }) => String(text))
    .filter((text) => /\b(A1|B2)\b/.test(text));
  expect(emails.map((text) => lines.map(({ name }) => text.includes(name)))).toEqual([
    [false, true],
    [true, false],
  ]);
});

const sizeOf = async (productId: number) =>
  Number(
    (await shop.query('select id from sku where product_id = $1 order by position', [productId]))[0]?.id,
  );
