// Deals at the desk: planned, seen by shoppers, bought, watched, ended early, called off.
import { beforeAll, beforeEach, expect, test } from 'vitest';
import * as contract from '../../../contract/desk/deals.ts';
import { viewProduct } from '../../../contract/product/view.ts';
import { deskOf } from '../../testing/access/desk-staff.ts';
import type { TestBrowser } from '../../testing/accounts.ts';
import { checkingOut } from '../../testing/checkout/checking-out.ts';
import { shopping } from '../../testing/shopping.ts';
import { answerOf, createTestShop, problemOf } from '../../testing/test-shop.ts';

const shop = createTestShop({ TRUSTED_PROXIES: '127.0.0.1' });
const desk = deskOf(shop);
const { order } = checkingOut(shop);
const { guestWith, cartOf } = shopping(shop);
const productId = 1001;
const hour = 3_600_000;
let owner: TestBrowser;
beforeAll(async () => {
  owner = await desk.owner();
});
beforeEach(async () => {
  await shop.query(`delete from stock_hold_line where deal_id is not null`);
  await shop.query(`delete from flash_deal where product_id = ${productId}`);
});

const at = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
const plan = (change: object = {}) => ({
  productId,
  startsAt: at(0),
  endsAt: at(4),
  discountPercent: 30,
  allotment: 10,
  ...change,
});
const post = (change: object = {}, browser = owner) => browser.post('/api/admin/deals', plan(change));
const make = async (change: object = {}) => {
  const { deal } = (await answerOf(await post(change), contract.planDeal)).content;
  return deal ?? expect.fail('nothing was planned');
};
const read = async (id: number) =>
  (await answerOf(await owner.get(`/api/admin/deals/${id}`), contract.readDeal)).content;
const end = (id: number, body: object) => owner.post(`/api/admin/deals/${id}/end`, body);
const seen = async () => {
  const answer = await shop.send(`/api/product-view/${productId}?refreshData=true`);
  return (await answerOf(answer, viewProduct)).product.productPrice.flashDeal;
};

test('[DK-23] a deal is looked at, planned, seen on the calendar and by shoppers', async () => {
  const looked = (await answerOf(await post({ dryRun: true }), contract.planDeal)).content;
  expect(looked).toMatchObject({ deal: null, dealPrice: 249.2, currency: 'USD' });
  expect(looked.warnings).toEqual([
    { code: 'lowest', message: expect.stringMatching(/30 days before, \$356/) },
  ]);
  expect(await seen()).toBeNull();
  const deal = await make();
  expect(deal).toMatchObject({ state: 'live', dealPrice: 249.2, fullPrice: 356, claimed: 0, version: 1 });
  expect(await seen()).toMatchObject({ price: 249.2, discount: 30 });
  const list = async (query: string) =>
    (await answerOf(await owner.get(`/api/admin/deals?${query}`), contract.listDeals)).content.rows;
  const today = at(0).slice(0, 10);
  expect((await list(`from=${today}&days=2`)).map(({ dealId }) => dealId)).toContain(deal.dealId);
  expect((await list(`from=${at(10 * 24).slice(0, 10)}`)).map(({ dealId }) => dealId)).not.toContain(
    deal.dealId,
  );
  const [entry] = await shop.query(
    `select verb, after from audit_entry where thing = 'deal' and thing_id = '${deal.dealId}'`,
  );
  expect(entry).toMatchObject({ verb: 'deals.change', after: { productId, discountPercent: 30 } });
});

test('what the rules refuse is said beside each field, in the language of who reads', async () => {
  await make({ startsAt: at(10), endsAt: at(20) });
  const { errors } = await problemOf(
    await post({ startsAt: at(12), endsAt: at(11), discountPercent: 100, allotment: 0 }),
  );
  expect(errors?.map((error) => error.at)).toEqual(['startsAt', 'endsAt', 'discountPercent', 'allotment']);
  expect((await problemOf(await post({ startsAt: at(12), endsAt: at(22) }))).errors).toEqual([
    { at: 'startsAt', message: expect.stringMatching(/^Another deal of this product runs from .+ to .+\.$/) },
  ]);
  expect((await problemOf(await post({ productId: 999_999 }))).errors?.[0]?.at).toBe('productId');
  const cards = await shop.query('select id::int from product where is_gift_card limit 1');
  expect((await problemOf(await post({ productId: cards[0]?.id }))).errors?.[0]?.message).toBe(
    'Gift cards have no deals.',
  );
});

test('of ten who plan one deal of a product at once one makes it, the others are told of it', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => post()));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(9).fill(422)]);
  expect(await shop.query(`select id from flash_deal where product_id = ${productId}`)).toHaveLength(1);
});

test('what is bought of it is counted from orders, and given back with them', async () => {
  const { dealId } = await make();
  const placed = await order(productId, 'S');
  const deal = await read(dealId);
  expect(deal).toMatchObject({ claimed: 1, claimedPercent: 10 });
  expect(deal.numbers).toMatchObject({ ordered: 1, taken: 249.2, givenAway: 106.8, inLastHour: 1, held: 0 });
  expect(deal.claims).toEqual([
    expect.objectContaining({ state: 'ordered', sizeName: 'S', units: 1, orderId: placed.orderId }),
  ]);
  expect((await owner.post(`/api/admin/orders/${placed.orderId}/cancel`, {})).status).toBe(200);
  const after = await read(dealId);
  expect(after).toMatchObject({ claimed: 0, numbers: { ordered: 0, taken: 0, givenAway: 0 } });
  expect(after.claims[0]?.state).toBe('cancelled');
});

test('ending it early says first whose bags get dearer, and then every bag says so', async () => {
  const { dealId, version } = await make();
  const { shopper } = await guestWith(productId, 'M');
  const looked = (await answerOf(await end(dealId, { version, dryRun: true }), contract.endDeal)).content;
  expect(looked.numbers).toMatchObject({ bags: 1, pieces: 1 });
  expect((await read(dealId)).state).toBe('live');
  const ended = (await answerOf(await end(dealId, { version }), contract.endDeal)).content;
  expect(ended.deal).toMatchObject({ state: 'ended', version: version + 1 });
  const [item] = (await cartOf(shopper)).cartItems;
  expect(item).toMatchObject({ price: 356, fullPrice: 356 });
  expect((await problemOf(await end(dealId, { version: version + 1 }))).code).toBe('conflict');
});

test('two who end it at once: one does, the other sees what it is now', async () => {
  const { dealId, version } = await make();
  const answers = await Promise.all([end(dealId, { version }), end(dealId, { version })]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const late = answers.find(({ status }) => status === 409) ?? expect.fail('both ended it');
  expect(await late.json()).toMatchObject({
    code: 'changed_meanwhile',
    current: { dealId, version: version + 1, state: 'ended' },
  });
});

test('one that has not begun is called off, one that runs is not', async () => {
  const coming = await make({ startsAt: at(10), endsAt: at(20) });
  const callOff = ({ dealId, version }: { dealId: number; version: number }) =>
    owner.send(`/api/admin/deals/${dealId}?version=${version}`, { method: 'DELETE' });
  expect((await callOff({ ...coming, version: 7 })).status).toBe(409);
  expect((await callOff(coming)).status).toBe(200);
  expect((await owner.get(`/api/admin/deals/${coming.dealId}`)).status).toBe(404);
  const live = await make();
  expect((await problemOf(await callOff(live))).code).toBe('conflict');
  expect((await read(live.dealId)).state).toBe('live');
});

test('of one that runs its end and its units are changed, by nobody but who may', async () => {
  const deal = await make();
  const patch = (change: object, browser = owner) =>
    browser.patch(`/api/admin/deals/${deal.dealId}`, {
      version: deal.version,
      startsAt: deal.startsAt,
      endsAt: deal.endsAt,
      discountPercent: 30,
      allotment: 10,
      ...change,
    });
  expect((await patch({}, await desk.employ('support'))).status).toBe(403);
  expect((await problemOf(await patch({ discountPercent: 40 }))).errors?.[0]?.at).toBe('discountPercent');
  const changed = (await answerOf(await patch({ endsAt: at(8), allotment: 20 }), contract.changeDeal))
    .content;
  expect(changed.deal).toMatchObject({ allotment: 20, version: 2, dealPrice: 249.2 });
  expect(await seen()).toMatchObject({ end: changed.deal?.endsAt });
});
