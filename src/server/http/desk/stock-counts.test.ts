// Counts of the shelf while the shop sells, and how far somebody may correct it alone.
import { beforeAll, expect, test } from 'vitest';
import * as contract from '../../../contract/desk/counts.ts';
import * as stock from '../../../contract/desk/stock.ts';
import { deskOf } from '../../testing/access/desk-staff.ts';
import type { TestBrowser } from '../../testing/accounts.ts';
import { answerOf, createTestShop, problemOf } from '../../testing/test-shop.ts';

const shop = createTestShop({ TRUSTED_PROXIES: '127.0.0.1' });
const desk = deskOf(shop);
let owner: TestBrowser;
beforeAll(async () => {
  owner = await desk.owner();
});

const key = () => ({ 'idempotency-key': crypto.randomUUID() as string });
const start = async (body: object) =>
  (await answerOf(await owner.post('/api/admin/counts', { name: 'Shelf B', ...body }), contract.startCount))
    .content;
const sendLines = (id: string, lines: readonly object[], who = owner) =>
  who.post(`/api/admin/counts/${id}/lines`, { lines });
const count = async (id: string, ...lines: object[]) =>
  (await answerOf(await sendLines(id, lines), contract.countLines)).content;
const sendBook = (id: string, body: object = {}, who = owner, headers = key()) =>
  who.post(`/api/admin/counts/${id}/book`, body, headers);
const book = async (id: string, body: object = {}) =>
  (await answerOf(await sendBook(id, body), contract.bookCount)).content;
const fill = (sizeId: number | undefined, onHand: number, reserved = 0) =>
  shop.query('update stock_level set on_hand = $2, reserved = $3 where sku_id = $1', [
    sizeId,
    onHand,
    reserved,
  ]);
const shelf = async (sizeId: number | undefined) =>
  Number((await shop.query('select on_hand from stock_level where sku_id = $1', [sizeId]))[0]?.on_hand);
/** As a checkout sells: the level and its reason together. */
const sell = (sizeId: number | undefined, units: number) =>
  shop.query(
    `with sold as (update stock_level set on_hand = on_hand - $2 where sku_id = $1 returning sku_id)
     insert into stock_ledger (sku_id, delta, reason, source) select sku_id, -$2, 'sale', $3 from sold`,
    [sizeId, units, `hold ${crypto.randomUUID()}`],
  );
const sellOneByOne = async (sizeId: number, times: number) => {
  for (let sold = 0; sold < times; sold += 1) await sell(sizeId, 1);
};
const sizesOf = async (productId: number) => {
  const { id, lines } = await start({ productIds: [productId] });
  const [first, second, third] = lines;
  if (!first || !second || !third) throw new Error(`${productId} has fewer than three sizes.`);
  return { id, lines, first, second, third };
};

test('a count names every size of a product or a brand, and says how many the ledger has', async () => {
  const { lines } = await start({ productIds: [1001] });
  const all = await shop.query('select code from sku where product_id = 1001 order by position');
  expect(lines.map(({ sku }) => sku)).toEqual(all.map(({ code }) => code));
  expect(lines[0]).toMatchObject({ counted: null, expected: null, difference: null, version: 0 });
  const [brand] = await shop.query(
    'select brand.name from brand join product on brand_id = brand.id where product.id = 1001',
  );
  const ofBrand = await start({ brand: String(brand?.name).toUpperCase() });
  const [sizes] = await shop.query(
    `select count(*)::int from sku join product on product.id = product_id join brand on brand.id = brand_id
      where brand.name = $1`,
    [brand?.name],
  );
  expect(ofBrand.sizes).toBe(sizes?.count);
  const unknown = await owner.post('/api/admin/counts', { name: 'B', brand: 'Nobody' });
  expect((await problemOf(unknown)).code).toBe('unprocessable');
  const listed = await answerOf(await owner.get('/api/admin/counts'), contract.listCounts);
  expect(listed.content[0]).toMatchObject({ name: 'Shelf B', state: 'open', counted: 0 });
});

test('what is sold between counting and booking is no difference', async () => {
  const { id, first, second } = await sizesOf(1001);
  await fill(first.sizeId, 10);
  await fill(second.sizeId, 5);
  await sell(first.sizeId, 1);
  // Nine are there by the ledger, eight are found; five of the other, as expected.
  const counted = await count(
    id,
    { sizeId: first.sizeId, counted: 8, version: 0 },
    { sku: second.sku, counted: 5 },
  );
  expect(counted.lines[0]).toMatchObject({
    expected: 9,
    counted: 8,
    difference: -1,
    countedBy: 'Jules Lindqvist',
  });
  const [price] = await shop.query(
    'select coalesce(promo_minor, sale_minor, price_minor)::int as minor from price where product_id = 1001',
  );
  expect(Number(counted.money)).toBe(-Number(price?.minor) / 100);
  expect(counted).toMatchObject({ sizes: counted.lines.length, counted: 2, differ: 1, units: -1 });
  await sell(first.sizeId, 2);
  await sell(second.sizeId, 1);
  expect((await book(id, { dryRun: true })).lines).toEqual([
    {
      state: 'sound',
      sizeId: first.sizeId,
      sku: first.sku,
      difference: -1,
      before: 7,
      after: 6,
      needsOther: false,
    },
  ]);
  expect(await shelf(first.sizeId)).toBe(7);
  expect(await book(id)).toMatchObject({ isBooked: true, lines: [{ before: 7, after: 6 }] });
  expect([await shelf(first.sizeId), await shelf(second.sizeId)]).toEqual([6, 4]);
  const ledger = (await answerOf(await owner.get('/api/admin/stock/1001/ledger'), stock.readStockLedger))
    .content;
  expect(ledger[0]).toMatchObject({
    change: -1,
    onHand: 6,
    reason: 'count',
    source: `count ${id}`,
    by: 'Jules Lindqvist',
  });
  expect(await desk.lastAudit()).toMatchObject({
    thing: 'count',
    thing_id: id,
    before: { [first.sku]: 7 },
    after: { [first.sku]: 6 },
  });
  expect((await problemOf(await sendBook(id))).code).toBe('conflict');
  expect((await problemOf(await sendLines(id, [{ sku: first.sku, counted: 1 }]))).code).toBe('conflict');
});

test('sales and a count at once: nothing is lost, and the count is booked once', async () => {
  const { id, first } = await sizesOf(1010);
  await fill(first.sizeId, 100);
  await count(id, { sizeId: first.sizeId, counted: 97, version: 0 });
  const before = await shop.query('select coalesce(max(id), 0) as id from stock_ledger');
  const headers = key();
  const [statuses] = await Promise.all([
    Promise.all(Array.from({ length: 6 }, async () => (await sendBook(id, {}, owner, headers)).status)),
    sellOneByOne(first.sizeId, 20),
  ]);
  expect(statuses.toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
  expect(await shelf(first.sizeId)).toBe(77);
  const [moved] = await shop.query(
    'select sum(delta)::int as sum from stock_ledger where sku_id = $1 and id > $2',
    [first.sizeId, before[0]?.id],
  );
  expect(moved?.sum).toBe(-23);
});

test('two who count one size: the second sees what the first found', async () => {
  const { id, first } = await sizesOf(1001);
  await fill(first.sizeId, 10);
  await count(id, { sizeId: first.sizeId, counted: 9, version: 0 });
  const late = await sendLines(id, [{ sizeId: first.sizeId, counted: 10, version: 0 }]);
  expect(await problemOf(late)).toMatchObject({
    code: 'changed_meanwhile',
    current: {
      lines: expect.arrayContaining([
        expect.objectContaining({ sizeId: first.sizeId, counted: 9, version: 1 }),
      ]),
    },
  });
  expect((await count(id, { sizeId: first.sizeId, counted: 10, version: 1 })).differ).toBe(0);
});

test('a list is pasted: what cannot be counted is named, with the nearest code there is', async () => {
  const { id, first, second } = await sizesOf(1001);
  await count(id, { sku: first.sku, counted: 1 });
  const { refused, counted } = await count(
    id,
    { sku: first.sku, counted: 2 },
    { sku: second.sku.toLowerCase(), counted: 0 },
    { sku: second.sku, counted: 3 },
    { sku: `${first.sku}X`, counted: 3 },
  );
  expect(counted).toBe(2);
  expect(refused).toEqual([
    { line: 1, code: 'counted_before', guess: null },
    { line: 3, code: 'named_twice', guess: null },
    { line: 4, code: 'unknown_sku', guess: first.sku },
  ]);
  const missing = await owner.get(`/api/admin/counts/${crypto.randomUUID()}`);
  expect((await problemOf(missing)).code).toBe('not_found');
  for (const line of [{ counted: 1 }, { sku: 'a', sizeId: 1, counted: 1 }, { sku: 'a', counted: -1 }])
    expect((await problemOf(await sendLines(id, [line]))).status).toBe(400);
  expect((await owner.post(`/api/admin/counts/${id}/book`, {})).status).toBe(400);
});

test('what checkouts hold is not counted away, and the rest is booked', async () => {
  const { id, first, second } = await sizesOf(1010);
  await fill(first.sizeId, 3, 2);
  await fill(second.sizeId, 3);
  await count(id, { sku: first.sku, counted: 0 }, { sku: second.sku, counted: 2 });
  expect((await book(id)).lines).toMatchObject([
    { state: 'refused', code: 'below_reserved', before: 3 },
    { state: 'sound', after: 2 },
  ]);
  expect([await shelf(first.sizeId), await shelf(second.sizeId)]).toEqual([3, 2]);
  await fill(first.sizeId, 3);
});

test('a packer moves a size by three a day at most, by hand or by count; a manager books the rest', async () => {
  const { id, first, second } = await sizesOf(1010);
  await fill(first.sizeId, 10);
  await fill(second.sizeId, 10);
  const packer = await desk.employ('packer');
  const set = (sizeId: number, change: object) =>
    packer.post('/api/admin/stock', { productId: 1010, sizeId, note: 'One is torn', ...change });
  expect((await set(first.sizeId, { onHand: 14 })).status).toBe(403);
  expect((await set(first.sizeId, { onHand: 8 })).status).toBe(200);
  const refused = await problemOf(await set(first.sizeId, { add: -2 }));
  expect(refused).toMatchObject({ status: 403, code: 'forbidden' });
  expect(refused.detail).toContain('3 units a day');
  expect((await set(first.sizeId, { add: 20, reference: 'DN-1' })).status).toBe(200);
  expect(await shelf(first.sizeId)).toBe(28);
  const ledger = (await answerOf(await owner.get('/api/admin/stock/1010/ledger'), stock.readStockLedger))
    .content;
  expect(ledger.find(({ change }) => change === -2)).toMatchObject({ note: 'One is torn' });

  await answerOf(await sendLines(id, [{ sku: second.sku, counted: 6 }], packer), contract.countLines);
  const looked = await answerOf(await sendBook(id, { dryRun: true }, packer), contract.bookCount);
  expect(looked.content.lines).toMatchObject([{ difference: -4, needsOther: true }]);
  expect((await problemOf(await sendBook(id, {}, packer))).code).toBe('forbidden');
  expect(await shelf(second.sizeId)).toBe(10);
  const manager = await desk.employ('manager');
  expect((await answerOf(await sendBook(id, {}, manager), contract.bookCount)).content.isBooked).toBe(true);
  expect(await shelf(second.sizeId)).toBe(6);
  // Within the limit a packer books alone.
  const small = await sizesOf(1010);
  await fill(small.third.sizeId, 10);
  const again = await desk.employ('packer');
  await answerOf(
    await sendLines(small.id, [{ sku: small.third.sku, counted: 7 }], again),
    contract.countLines,
  );
  expect((await sendBook(small.id, {}, again)).status).toBe(200);
  expect(await shelf(small.third.sizeId)).toBe(7);
});
