// Levels of stock, what moved them, and deliveries.
import { beforeAll, expect, test } from 'vitest';
import * as contract from '../../../contract/desk/stock.ts';
import { deskOf } from '../../testing/access/desk-staff.ts';
import type { TestBrowser } from '../../testing/accounts.ts';
import { answerOf, createTestShop, problemOf } from '../../testing/test-shop.ts';

const shop = createTestShop({ TRUSTED_PROXIES: '127.0.0.1' });
const desk = deskOf(shop);
let owner: TestBrowser;
beforeAll(async () => {
  owner = await desk.owner();
});

const list = async (query = '') =>
  (await answerOf(await owner.get(`/api/admin/stock?${query}`), contract.listStock)).content;
const book = async (body: object, key = crypto.randomUUID() as string) =>
  owner.post('/api/admin/deliveries', body, { 'idempotency-key': key });
const sizes = async (productId: number) =>
  (await list(`q=${productId}&ps=200`)).rows.filter((row) => row.productId === productId);

test.each([
  { sort: 'oldest', order: 'product_id, position' },
  { sort: 'newest', order: 'product_id desc, position desc' },
  { sort: 'name', order: 'lower(name), product_id, position' },
])('[DK-03] sorted by $sort, every size is on one page, once', async ({ sort, order }) => {
  const all = await shop.query(`select code from sku join product on product.id = product_id
    join stock_level on sku_id = sku.id order by ${order}`);
  const codes: string[] = [];
  let after: string | null = '';
  while (after !== null) {
    const page = await list(`ps=200&sort=${sort}${after === '' ? '' : `&page[after]=${after}`}`);
    codes.push(...page.rows.map(({ sku }) => sku));
    after = page.next;
  }
  expect(codes).toEqual(all.map(({ code }) => code));
});

test('views and search narrow the list, and a level says what is held and who waits', async () => {
  const [first] = await sizes(1012);
  if (!first) throw new Error('1012 has no size.');
  const set = (onHand: number) =>
    shop.query('update stock_level set on_hand = $2 + reserved where sku_id = $1', [first.sizeId, onHand]);
  for (const [onHand, views] of [
    [0, ['all', 'out']],
    [3, ['all', 'low']],
    [4, ['all']],
  ] as const) {
    await set(onHand);
    for (const view of ['all', 'low', 'out'] as const) {
      const { rows } = await list(`q=${first.sku.toLowerCase()}&view=${view}`);
      expect([onHand, view, rows.length]).toEqual([onHand, view, views.some((one) => one === view) ? 1 : 0]);
    }
  }
  await shop.query(
    `insert into waitlist_entry (sku_id, product_id, channel, address, address_hash, state)
     values ($1, 1012, 'email', 'a@example.com', rpad('x', 43, '0'), 'waiting')`,
    [first.sizeId],
  );
  expect((await list('view=waited_for&q=1012')).rows).toMatchObject([
    { sku: first.sku, waiting: 1, available: 4 },
  ]);
  expect((await list('q=no-such-thing')).rows).toEqual([]);
  expect((await problemOf(await owner.get('/api/admin/stock?page[after]=x'))).status).toBe(400);
});

test('a delivery is looked at first: what cannot be booked is named, with the nearest code there is', async () => {
  const [first] = await sizes(1001);
  if (!first) throw new Error('1001 has no size.');
  const lines = [
    { sku: first.sku.toLowerCase(), units: 5 },
    { sku: `${first.sku}X`, units: 1 },
    { sku: first.sku, units: 2 },
    { productId: 1001, sizeId: 999_999_999, units: 1 },
  ];
  const looked = (await answerOf(await book({ lines, dryRun: true }), contract.bookDelivery)).content;
  expect(looked).toMatchObject({
    isBooked: false,
    lines: [
      { state: 'sound', line: 1, sku: first.sku, before: first.onHand, after: first.onHand + 5 },
      { state: 'refused', line: 2, code: 'unknown_sku', guess: first.sku },
      { state: 'refused', line: 3, code: 'named_twice' },
      { state: 'refused', line: 4, code: 'unknown_sku', guess: null },
    ],
  });
  expect((await sizes(1001))[0]?.onHand).toBe(first.onHand);
  expect(await desk.lastAudit()).toBeUndefined();

  const booked = await book({ lines, note: 'The blue van' }, 'DN-7');
  expect((await answerOf(booked, contract.bookDelivery)).content).toEqual({ ...looked, isBooked: true });
  expect((await sizes(1001))[0]?.onHand).toBe(first.onHand + 5);
  expect((await problemOf(await book({ lines }, 'DN-7'))).code).toBe('conflict');
  expect(await desk.lastAudit()).toMatchObject({
    thing: 'delivery',
    thing_id: 'DN-7',
    before: { [first.sku]: first.onHand },
    after: { note: 'The blue van', [first.sku]: first.onHand + 5 },
  });
  const ledger = await owner.get('/api/admin/stock/1001/ledger');
  expect((await answerOf(ledger, contract.readStockLedger)).content[0]).toMatchObject({
    change: 5,
    onHand: first.onHand + 5,
    reason: 'restock',
    source: 'delivery DN-7',
  });
  expect((await problemOf(await owner.get('/api/admin/stock/999999999/ledger'))).code).toBe('not_found');
});

test('the same delivery sent eight times at once is booked once', async () => {
  const [, second] = await sizes(1001);
  if (!second) throw new Error('1001 has one size.');
  const key = crypto.randomUUID();
  const body = { lines: [{ sku: second.sku, units: 3 }] };
  const statuses = await Promise.all(Array.from({ length: 8 }, async () => (await book(body, key)).status));
  expect(statuses.toSorted()).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
  expect((await sizes(1001))[1]?.onHand).toBe(second.onHand + 3);
});

test('two deliveries of the same sizes, each in another order, are both booked', async () => {
  const before = await sizes(1001);
  const lines = before.map(({ sku }) => ({ sku, units: 1 }));
  const rounds = Array.from({ length: 6 }, (_, round) =>
    book({ lines: round % 2 ? lines.toReversed() : lines }),
  );
  expect(new Set((await Promise.all(rounds)).map(({ status }) => status))).toEqual(new Set([200]));
  const after = await sizes(1001);
  expect(after.map(({ onHand }) => onHand)).toEqual(before.map(({ onHand }) => onHand + 6));
});
