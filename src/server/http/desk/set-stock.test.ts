import { beforeAll, describe, expect, test } from 'vitest';
import * as contract from '../../../contract/desk/desk.ts';
import { answerOf, createTestShop, problemOf } from '../../testing/test-shop.ts';

const token = 'a-token-of-at-least-thirty-two-characters';
const shop = createTestShop({ ADMIN_TOKEN: token });
const closed = createTestShop();

let sizeId = 0;
beforeAll(async () => {
  const [first] = await shop.query('select id from sku where product_id = 1003 order by position limit 1');
  sizeId = Number(first?.id);
});

/** As a program of the merchant's does: no page, so no origin. */
const ask = (body: unknown, headers: Record<string, string> = { authorization: `Bearer ${token}` }) =>
  fetch(`http://127.0.0.1:${shop.port}/api/admin/stock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const book = async (change: Record<string, unknown>) =>
  (await answerOf(await ask({ productId: 1003, sizeId, ...change }), contract.setStock)).content;
const level = async () =>
  (await shop.query('select on_hand, reserved from stock_level where sku_id = $1', [sizeId]))[0];
const ledger = async () =>
  shop.query('select delta, reason from stock_ledger where sku_id = $1 order by id', [sizeId]);
const set = (onHand: number, reserved: number) =>
  shop.query('update stock_level set on_hand = $2, reserved = $3 where sku_id = $1', [
    sizeId,
    onHand,
    reserved,
  ]);

test('[WL-13] a delivery, a count and a correction change the level, and the ledger says why', async () => {
  const before = (await ledger()).length;
  expect(await book({ add: 5 })).toMatchObject({ productId: 1003, sizeId, onHand: 5, available: 5 });
  expect(await book({ onHand: 7 })).toMatchObject({ onHand: 7, reserved: 0 });
  expect(await book({ add: -3 })).toMatchObject({ onHand: 4 });
  expect(await book({ onHand: 4 })).toMatchObject({ onHand: 4 });
  expect((await ledger()).slice(before)).toEqual([
    { delta: 5, reason: 'restock' },
    { delta: 2, reason: 'count' },
    { delta: -3, reason: 'correction' },
  ]);
  expect(await level()).toEqual({ on_hand: 4, reserved: 0 });
});

test('[WL-13] the page that said “sold out” offers it at once', async () => {
  await book({ onHand: 0 });
  const quantity = async () => {
    const view = await (await shop.send('/api/product-view/1003')).json();
    return view.product.sizes.find(({ id }: { id: number }) => id === sizeId).quantityType;
  };
  await expect.poll(quantity, { timeout: 5_000 }).toBe('OutOfStock');
  await book({ onHand: 50 });
  await expect.poll(quantity, { timeout: 5_000 }).toBe('InStock');
});

test('[WL-13] what checkouts hold is theirs: the level cannot go below it, and says so', async () => {
  await set(5, 3);
  expect(await book({ onHand: 3 })).toMatchObject({ onHand: 3, reserved: 3, available: 0 });
  for (const change of [{ onHand: 2 }, { add: -1 }]) {
    const problem = await problemOf(await ask({ productId: 1003, sizeId, ...change }));
    expect(problem).toMatchObject({ status: 409, code: 'conflict' });
    expect(problem.detail).toContain('hold 3 of this size');
  }
  expect(await level()).toEqual({ on_hand: 3, reserved: 3 });
});

test('[WL-13] a hundred deliveries and sales at the same moment lose nothing', async () => {
  await set(100, 0);
  const before = (await ledger()).length;
  await Promise.all([
    ...Array.from({ length: 50 }, () => book({ add: 2 })),
    ...Array.from({ length: 50 }, () =>
      shop.query('update stock_level set on_hand = on_hand - 1 where sku_id = $1', [sizeId]),
    ),
  ]);
  expect(await level()).toEqual({ on_hand: 150, reserved: 0 });
  expect((await ledger()).length - before).toBe(50);
});

test('[WL-13] each of fifty deliveries at the same moment is told the level it made', async () => {
  await set(100, 0);
  const bookings = await Promise.all(Array.from({ length: 50 }, () => book({ add: 1 })));
  const levels = bookings.map(({ onHand }) => onHand).toSorted((a, b) => a - b);
  expect(levels).toEqual(Array.from({ length: 50 }, (_, at) => 101 + at));
});

test('[WL-13] the same delivery is booked once, however often it is sent', async () => {
  await set(0, 0);
  await book({ add: 4, reference: 'DN 2026/118' });
  const again = await problemOf(await ask({ productId: 1003, sizeId, add: 4, reference: 'DN 2026/118' }));
  expect(again.status).toBe(409);
  expect(await level()).toEqual({ on_hand: 4, reserved: 0 });
});

test('[WL-13] the day it is expected can be told, changed and taken back', async () => {
  expect(await book({ onHand: 0, estimatedArrival: '2999-12-04' })).toMatchObject({
    estimatedArrival: '2999-12-04',
  });
  expect(await book({ onHand: 0 })).toMatchObject({ estimatedArrival: '2999-12-04' });
  expect(await book({ onHand: 0, estimatedArrival: null })).toMatchObject({ estimatedArrival: null });
  const gone = await problemOf(
    await ask({ productId: 1003, sizeId, add: 1, estimatedArrival: '2020-01-01' }),
  );
  expect(gone).toMatchObject({ status: 422, code: 'unprocessable' });
});

describe('nobody but the merchant', () => {
  const good = () => ({ productId: 1003, sizeId, add: 1 });

  test.each([
    [{}],
    [{ authorization: 'Bearer wrong-token-of-at-least-thirty-two-characters' }],
    [{ authorization: `Bearer ${token}x` }],
    [{ authorization: `Basic ${token}` }],
    [{ authorization: `Bearer ${token} ${token}` }],
  ])('[WL-13] %j is a 401', async (headers) => {
    await set(0, 0);
    const answer = await ask(good(), headers as Record<string, string>);
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    expect(await problemOf(answer)).toMatchObject({ status: 401, code: 'unauthorized' });
    expect(await level()).toEqual({ on_hand: 0, reserved: 0 });
  });

  test('[WL-13] without a token in the settings no token of that name opens the door', async () => {
    const answer = await closed.send('/api/admin/stock', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(good()),
    });
    expect(await problemOf(answer)).toMatchObject({ status: 401, code: 'unauthorized' });
  });
});

test.each([
  [{ add: 1, onHand: 1 }, 400],
  [{}, 400],
  [{ add: 0 }, 400],
  [{ add: 1.5 }, 400],
  [{ add: '1' }, 400],
  [{ onHand: -1 }, 400],
  [{ onHand: 9e15 }, 400],
  [{ add: 1, price: 1 }, 400],
  [{ add: 1, estimatedArrival: 'soon' }, 400],
  [{ add: 1, reference: 'x'.repeat(61) }, 400],
  [{ add: 1, productId: 1001 }, 404],
  [{ add: 1, productId: 999_999 }, 404],
  [{ add: 1, sizeId: 999_999_999 }, 404],
  [{ add: 1_000_000 }, 422],
])('[WL-13] %j is a problem that says so: %i', async (change, status) => {
  await set(1, 0);
  expect((await problemOf(await ask({ productId: 1003, sizeId, ...change }))).status).toBe(status);
  expect(await level()).toEqual({ on_hand: 1, reserved: 0 });
});

test('[WL-13] what was given up can be read by the merchant, and by nobody else', async () => {
  await shop.query(
    "insert into job (kind, payload, failures, last_error, dead_at) values ('poison', '{\"a\":1}', 8, 'no good', now())",
  );
  const headers = { authorization: `Bearer ${token}` };
  const answer = await answerOf(
    await shop.send('/api/admin/dead-letters', { headers }),
    contract.readDeadLetters,
  );
  expect(answer.content.jobs).toMatchObject([{ kind: 'poison', failures: 8, error: 'no good' }]);
  expect((await problemOf(await shop.send('/api/admin/dead-letters'))).status).toBe(401);
});

test('[WL-13] none of this was noted as an error', () => {
  expect([...shop.errorsLogged, ...closed.errorsLogged]).toEqual([]);
});
