// Another size for what goes back, as the desk, the shelf and the shopper see it.
import { expect, test } from 'vitest';
import * as orderDesk from '../../../contract/desk/order-desk.ts';
import * as returns from '../../../contract/desk/returns.ts';
import * as orders from '../../../contract/order/order.ts';
import { checkingOut } from '../../testing/checkout/checking-out.ts';
import { brokenInvariants } from '../../testing/checkout/money-invariants.ts';
import { sentEmails } from '../../testing/sent-emails.ts';
import { answerOf, createTestShop, problemOf } from '../../testing/test-shop.ts';

const token = 'a-token-of-at-least-thirty-two-characters';
const shop = createTestShop({ ADMIN_TOKEN: token });
const { call, paid, readyToPay, send } = checkingOut(shop);

const ask = (method: string, path: string, body?: unknown, key?: string) =>
  shop.send(`/api/admin/orders/${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      ...(key && { 'idempotency-key': key }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
const post = (path: string, body: unknown, key?: string) => ask('POST', path, body, key);

const bought = async (isDelivered = true) => {
  const { shopper, quote, emailAddress } = await readyToPay();
  const orderId = (await paid(await send(shopper, quote))).orderId ?? 0;
  await post(`${orderId}/ship`, {});
  if (isDelivered) await post(`${orderId}/deliver`, {});
  const read = async () => (await answerOf(await ask('GET', `${orderId}`), orderDesk.readDeskOrder)).content;
  const sizes = (await answerOf(await ask('GET', `${orderId}/exchange`), returns.readExchangeSizes)).content;
  const free = sizes.filter(({ left }) => left > 0);
  const lineId = (await read()).lines[0]?.id ?? 0;
  const exchange = async (values: object = {}, key: string = crypto.randomUUID()) =>
    post(`${orderId}/exchange`, { lineId, quantity: 1, sku: free[0]?.sku, ...values }, key);
  const shopperReads = async () =>
    (await answerOf(await call(shopper, `/api/orders/${orderId}`), orders.readOrder)).content;
  return { shopper, orderId, lineId, emailAddress, read, exchange, sizes, free, shopperReads };
};
const levelOf = async (sku: string | undefined) => {
  const [row] = await shop.query(
    'select on_hand, reserved from stock_level join sku on sku.id = sku_id where code = $1',
    [sku],
  );
  return { onHand: Number(row?.on_hand), reserved: Number(row?.reserved) };
};
const receive = (orderId: number, returnId: number | undefined) =>
  post(`${orderId}/returns/${returnId}/receive`, {});

test('[DK-08] the other size is held, leaves when the old one is here, and no money moves until it comes back too', async () => {
  const { shopper, orderId, exchange, free, read, shopperReads, emailAddress } = await bought();
  const other = free[0];
  const before = await levelOf(other?.sku);
  const old = (await read()).lines[0];
  const held = (await answerOf(await exchange({ reason: 'Too small' }), returns.exchangeGoods)).content;
  expect(held.returns).toMatchObject([
    {
      state: 'authorised',
      quantity: 1,
      reason: 'Too small',
      exchange: { sku: other?.sku, sizeName: other?.sizeName, isSent: false },
    },
  ]);
  expect(Date.parse(held.returns[0]?.exchange?.heldUntil ?? '')).toBeGreaterThan(
    Date.now() + 13 * 86_400_000,
  );
  expect(await levelOf(other?.sku)).toEqual({ onHand: before.onHand, reserved: before.reserved + 1 });
  const email = (await sentEmails(shop)).findLast(({ recipient }) => recipient === emailAddress);
  expect(email?.subject).toBe(`An exchange for your order ${orderId}`);
  expect(email?.body_text).toContain(`size ${other?.sizeName} for size ${old?.sizeName}`);
  expect(email?.body_text).toContain('nothing to pay');

  const stockOfOld = await levelOf(old?.sku);
  expect((await receive(orderId, held.returns[0]?.returnId)).status).toBe(200);
  const sent = await read();
  expect(sent.status).toBe('partly_shipped');
  expect(sent.refunds).toEqual([]);
  expect(sent.lines).toMatchObject([
    { quantity: 1, exchangedQuantity: 1, returnedQuantity: 1, refundedQuantity: 0 },
    {
      sku: other?.sku,
      sizeName: other?.sizeName,
      exchangeForLineId: old?.id,
      price: old?.price,
      discount: old?.discount,
      tax: old?.tax,
      shippedQuantity: 0,
    },
  ]);
  expect(sent.totals).toEqual(held.totals);
  // The days that were said when they paid were those of the first parcel.
  expect(sent.shipments).toMatchObject([
    { arrivesBy: expect.any(String) },
    { arrivesFrom: null, arrivesBy: null, shippedAt: null },
  ]);
  expect(await levelOf(other?.sku)).toEqual({ onHand: before.onHand - 1, reserved: before.reserved });
  expect((await levelOf(old?.sku)).onHand).toBe(stockOfOld.onHand + 1);
  const page = await (await call(shopper, `/order/${orderId}`)).text();
  expect(page).toContain('Sent in exchange');
  expect(page).toContain('1 exchanged for another size');

  // The old line has no money left; the new one leaves, comes back, and gives all of it.
  const refundOld = { lines: [{ lineId: old?.id, quantity: 1 }] };
  expect((await post(`${orderId}/refund`, refundOld, 'old')).status).toBe(409);
  expect((await post(`${orderId}/ship`, {})).status).toBe(200);
  expect((await read()).status).toBe('shipped');
  const newLine = sent.lines[1]?.id;
  const again = await post(`${orderId}/returns`, { lineId: newLine, quantity: 1 });
  const { returnId } = (await answerOf(again, returns.authoriseReturn)).content;
  expect((await receive(orderId, returnId)).status).toBe(200);
  const back = await shopperReads();
  expect(back.status).toBe('returned');
  const cost = (old?.subTotal ?? 0) - (old?.discount ?? 0) + (old?.tax ?? 0);
  expect(back.refunds.map(({ amount }) => amount)).toEqual([Math.round(cost * 100) / 100]);
  expect(await brokenInvariants(shop.query)).toEqual({});
});

test('it can be sent before the old one is here, which is then put on the shelf and nothing else', async () => {
  const { orderId, exchange, read, free } = await bought();
  const sent = (await answerOf(await exchange({ isSentNow: true }), returns.exchangeGoods)).content;
  expect(sent.status).toBe('partly_shipped');
  expect(sent.returns[0]?.exchange).toMatchObject({ isSent: true, heldUntil: null });
  expect((await levelOf(free[0]?.sku)).reserved).toBe(0);
  // What was sent cannot be called off.
  expect((await post(`${orderId}/returns/${sent.returns[0]?.returnId}/call-off`, {})).status).toBe(409);
  expect((await receive(orderId, sent.returns[0]?.returnId)).status).toBe(200);
  expect((await receive(orderId, sent.returns[0]?.returnId)).status).toBe(200);
  const after = await read();
  expect(after.lines).toHaveLength(2);
  expect(after.refunds).toEqual([]);
  expect(await brokenInvariants(shop.query)).toEqual({});
});

test('called off, all is as before, and it can be asked for again', async () => {
  const { orderId, exchange, read, free } = await bought();
  const { reserved } = await levelOf(free[0]?.sku);
  const held = (await answerOf(await exchange(), returns.exchangeGoods)).content;
  const path = `${orderId}/returns/${held.returns[0]?.returnId}`;
  expect((await post(`${path}/call-off`, {})).status).toBe(200);
  expect((await post(`${path}/call-off`, {})).status).toBe(409);
  expect((await post(`${path}/receive`, {})).status).toBe(404);
  expect((await levelOf(free[0]?.sku)).reserved).toBe(reserved);
  expect((await read()).lines[0]).toMatchObject({ returnedQuantity: 0, exchangedQuantity: 0 });
  expect((await exchange()).status).toBe(200);
});

test('a hold that has run out is sold from the shelf; with none left its money comes back instead', async () => {
  const expire = async () => {
    await shop.query(`update stock_hold set state = 'expired', settled_at = now()
      where id in (select exchange_hold_id from order_return where state = 'authorised')`);
  };
  const onShelf = await bought();
  const held = (await answerOf(await onShelf.exchange(), returns.exchangeGoods)).content;
  const sku = onShelf.free[0]?.sku;
  await expire();
  await shop.query(
    'update stock_level set reserved = reserved - 1 from sku where sku.id = sku_id and code = $1',
    [sku],
  );
  expect((await onShelf.read()).returns[0]?.exchange).toMatchObject({ heldUntil: null, isSent: false });
  expect((await receive(onShelf.orderId, held.returns[0]?.returnId)).status).toBe(200);
  expect((await onShelf.read()).lines).toHaveLength(2);

  const gone = await bought();
  const wanted = gone.free[0]?.sku;
  const waiting = (await answerOf(await gone.exchange(), returns.exchangeGoods)).content;
  await expire();
  await shop.query(
    `with level as (update stock_level set on_hand = 0, reserved = 0 from sku
       where sku.id = sku_id and code = $1 returning sku_id, old.on_hand)
     insert into stock_ledger (sku_id, delta, reason, source) select sku_id, -on_hand, 'correction', 'gone' from level`,
    [wanted],
  );
  expect((await receive(gone.orderId, waiting.returns[0]?.returnId)).status).toBe(200);
  const after = await gone.read();
  expect(after.lines).toHaveLength(1);
  expect(after.status).toBe('returned');
  expect(after.refunds).toHaveLength(1);
  expect(await brokenInvariants(shop.query)).toEqual({});
});

test('one key is one exchange, and what cannot be is refused', async () => {
  const { exchange, read, free, lineId } = await bought();
  expect((await exchange({}, 'same')).status).toBe(200);
  expect((await exchange({}, 'same')).status).toBe(200);
  expect((await read()).returns).toHaveLength(1);
  expect((await problemOf(await exchange({ quantity: 2 }, 'same'))).detail).toContain('Idempotency-Key');
  expect((await problemOf(await exchange())).detail).toContain('have not left, or do not come back');
  const fresh = await bought();
  const own = (await fresh.read()).lines[0]?.sku;
  expect((await problemOf(await fresh.exchange({ sku: own }))).detail).toContain('no such size');
  const soldOut = fresh.sizes.find(({ left }) => left === 0);
  if (soldOut)
    expect((await problemOf(await fresh.exchange({ sku: soldOut.sku }))).detail).toContain('not free');
  expect((await fresh.exchange({ lineId })).status).toBe(409);
  expect((await fresh.read()).returns).toEqual([]);
  expect(free.length).toBeGreaterThan(0);
});

test('two who want the last of a size at once: one has it, and nothing of the other has happened', async () => {
  const [first, second] = [await bought(), await bought()];
  const sku = first.free[0]?.sku;
  await shop.query(
    `with level as (update stock_level set on_hand = reserved + 1 from sku
       where sku.id = sku_id and code = $1 returning sku_id, new.on_hand - old.on_hand as delta)
     insert into stock_ledger (sku_id, delta, reason, source) select sku_id, delta, 'correction', 'last' from level
     where delta <> 0`,
    [sku],
  );
  const answers = await Promise.all([first.exchange({ sku }), second.exchange({ sku })]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const returned = [(await first.read()).returns.length, (await second.read()).returns.length];
  expect(returned.toSorted()).toEqual([0, 1]);
  expect(await brokenInvariants(shop.query)).toEqual({});
});

test('what waits in the shop for another day cannot come back', async () => {
  const { orderId, exchange, read } = await bought(false);
  const sent = (await answerOf(await exchange({ isSentNow: true }), returns.exchangeGoods)).content;
  const waiting = sent.lines.find(({ exchangeForLineId }) => exchangeForLineId !== null);
  const early = await post(`${orderId}/returns`, { lineId: waiting?.id, quantity: 1 });
  expect(early.status).toBe(409);
  expect((await read()).returns).toHaveLength(1);
});
