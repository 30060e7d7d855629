// Codes at the desk: what is refused, what may be changed, and that they count what shoppers do with them.
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import * as contract from '../../../contract/desk/codes.ts';
import * as jobs from '../../../contract/desk/jobs.ts';
import { deskOf } from '../../testing/access/desk-staff.ts';
import type { TestBrowser } from '../../testing/accounts.ts';
import { checkingOut } from '../../testing/checkout/checking-out.ts';
import { brokenInvariants } from '../../testing/checkout/money-invariants.ts';
import { answerOf, createTestShop, problemOf } from '../../testing/test-shop.ts';

const shop = createTestShop({ TRUSTED_PROXIES: '127.0.0.1' });
const desk = deskOf(shop);
const { readyToPay, read, save, send, paid } = checkingOut(shop);
let owner: TestBrowser;
beforeAll(async () => {
  owner = await desk.owner();
});

const coupons = '/api/admin/coupons';
const batches = '/api/admin/coupon-batches';
const someCode = () => `T-${randomUUID().slice(0, 8)}`.toUpperCase();
const key = (name: string = randomUUID()) => ({ 'idempotency-key': name });
const readCode = async (id: number) =>
  (await answerOf(await owner.get(`${coupons}/${id}`), contract.readCode)).content;
const make = async (fields: object) =>
  (
    await answerOf(
      await owner.post(coupons, { code: someCode(), kind: 'percent', percent: 10, ...fields }, key()),
      contract.makeCode,
    )
  ).content;
const list = async (query: string) =>
  (await answerOf(await owner.get(`${coupons}?${query}`), contract.listCodes)).content;

/** A guest orders with it. */
async function orderWith(couponCode: string) {
  const ready = await readyToPay();
  const quote = await save(ready.shopper, { couponCode });
  const { orderId = 0 } = await paid(await send(ready.shopper, quote));
  return { ...ready, quote, orderId };
}
const cancel = async (orderId: number | null) =>
  expect((await owner.post(`/api/admin/orders/${orderId}/cancel`, {}, key())).status).toBe(200);

test('[DK-23] a code made at the desk takes off what it says, is counted with its order, and free again when that is cancelled', async () => {
  const made = await make({ code: ' spring 24 ', kind: 'amount', percent: null, amount: 25, usesMax: 1 });
  expect(made).toMatchObject({ code: 'SPRING24', state: 'running', uses: 0, discount: 0, isUsed: false });
  expect(await desk.lastAudit()).toMatchObject({
    verb: 'codes.change',
    thing: 'code',
    thing_id: String(made.id),
    after: { code: 'SPRING24', amountMinor: 2_500, usesMax: 1 },
  });
  const { orderId, quote } = await orderWith('spring24');
  expect(quote.couponAmount).toBe(25);
  expect(await readCode(made.id)).toMatchObject({
    state: 'used_up',
    uses: 1,
    claims: 1,
    discount: 25,
    isUsed: true,
  });
  const uses = await answerOf(await owner.get(`${coupons}/${made.id}/uses`), contract.listCodeUses);
  expect(uses.content.rows).toMatchObject([{ orderId, discount: 25, total: quote.total }]);

  await cancel(orderId);
  expect(await readCode(made.id)).toMatchObject({ state: 'running', uses: 0, claims: 0, discount: 0 });
  await orderWith('SPRING24');
  expect(await readCode(made.id)).toMatchObject({ state: 'used_up', uses: 1, discount: 25 });
  expect(await brokenInvariants((text) => shop.query(text))).toEqual({});
});

test('[DK-23] of a code for postage nobody says what it gave away', async () => {
  const { id, code } = await make({ kind: 'free_shipping', percent: null });
  const { shopper } = await readyToPay(1401);
  // With rates by which ground is not free anyway.
  const charged = { ...shopper, cookie: `${shopper.cookie}; flags=shipping_rates_b_test` };
  await paid(await send(charged, await save(charged, { couponCode: code })));
  expect(await readCode(id)).toMatchObject({ uses: 1, discount: null });
});

test('[DK-23] what is wrong with a code is said of its fields, and nothing is made', async () => {
  const refuse = async (fields: object) => {
    const body = { code: someCode(), kind: 'percent', percent: 10, ...fields };
    const problem = await problemOf(await owner.post(coupons, body, key()));
    expect(problem.code).toBe('unprocessable');
    return problem.errors;
  };
  expect(await refuse({ code: 'welcome10' })).toEqual([
    { at: 'code', message: 'There is a code of that name already.' },
  ]);
  expect((await refuse({ code: ' ' }))?.map(({ at }) => at)).toEqual(['code']);
  expect((await refuse({ percent: 101, minimum: 0.001 }))?.map(({ at }) => at)).toEqual(['minimum']);
  expect((await refuse({ percent: 101, usesMax: 0 }))?.map(({ at }) => at)).toEqual(['percent', 'usesMax']);
  expect(await refuse({ endsAt: '2020-01-01T00:00:00Z' })).toEqual([
    { at: 'endsAt', message: 'That moment has gone by.' },
  ]);
  expect((await owner.post(coupons, { code: someCode(), kind: 'free_shipping' })).status).toBe(400);
});

test('[DK-23] a second try with the same key is the same code, and ten at once make one', async () => {
  const body = { code: someCode(), kind: 'free_shipping' };
  const one = randomUUID();
  const tries = await Promise.all(Array.from({ length: 10 }, () => owner.post(coupons, body, key(one))));
  const made = await Promise.all(tries.map((answer) => answerOf(answer, contract.makeCode)));
  expect(new Set(made.map(({ content }) => content.id)).size).toBe(1);
  expect(await shop.query('select from coupon where code = $1', [body.code])).toHaveLength(1);
  const other = await owner.post(coupons, { ...body, code: someCode() }, key(one));
  expect((await problemOf(other)).code).toBe('key_reused');
});

test('[DK-23] of a code that was used, end and limits change, and what it gives does not; one never used can go', async () => {
  const { id, code, version } = await make({});
  const { orderId } = await orderWith(code);
  const other = await orderWith(code);
  const patch = (change: object) => owner.patch(`${coupons}/${id}`, { version, ...change });
  const refused = await problemOf(await patch({ percent: 20, usesMax: 1 }));
  expect(refused.errors?.map(({ at }) => at)).toEqual(['usesMax', 'percent']);
  // It had no limit: what it was used before counts towards the one it is given.
  const limited = (await answerOf(await patch({ usesMax: 2 }), contract.changeCode)).content;
  expect(limited).toMatchObject({ state: 'used_up', claims: 2, version: version + 1 });
  expect(await desk.lastAudit()).toMatchObject({ before: { usesMax: null }, after: { usesMax: 2 } });
  await cancel(other.orderId);
  expect(await readCode(id)).toMatchObject({ state: 'running', claims: 1 });

  const remove = (seen: number) => owner.remove(`${coupons}/${id}?version=${seen}`);
  expect((await problemOf(await remove(limited.version))).code).toBe('conflict');
  await cancel(orderId);
  expect((await problemOf(await remove(limited.version))).code).toBe('conflict');
  const unused = await make({});
  expect((await owner.remove(`${coupons}/${unused.id}?version=${unused.version + 1}`)).status).toBe(409);
  expect((await owner.remove(`${coupons}/${unused.id}?version=${unused.version}`)).status).toBe(204);
  expect((await owner.get(`${coupons}/${unused.id}`)).status).toBe(404);
  expect(await brokenInvariants((text) => shop.query(text))).toEqual({});
});

test('[DK-23] a code that is ended counts no more, and can be taken back as it was', async () => {
  const startsAt = new Date(Date.now() + 86_400_000).toISOString();
  const coming = await make({ startsAt });
  expect(coming.state).toBe('coming');
  const { id, code, version } = await make({});
  const ready = await readyToPay();
  const quote = await save(ready.shopper, { couponCode: code });
  const end = (seen: number, of = id) => owner.post(`${coupons}/${of}/end`, { version: seen });
  const ended = (await answerOf(await end(version), contract.endCode)).content;
  expect(ended.state).toBe('ended');
  expect((await problemOf(await end(version))).code).toBe('changed_meanwhile');
  expect((await problemOf(await end(ended.version))).code).toBe('conflict');
  expect((await problemOf(await send(ready.shopper, quote))).code).toBe('quote_changed');
  expect((await read(ready.shopper)).coupons).toEqual([]);

  const back = await owner.patch(`${coupons}/${id}`, { version: ended.version, endsAt: null });
  expect((await answerOf(back, contract.changeCode)).content.state).toBe('running');
  // One that was still to start has no start that would come after its end.
  expect((await answerOf(await end(coming.version, coming.id), contract.endCode)).content).toMatchObject({
    state: 'ended',
    startsAt: null,
  });
});

test('[DK-23] payments and a new limit at the same moment: the limit holds, and counts them all', async () => {
  const { id, code, version } = await make({});
  const ready = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const guest = await readyToPay(1012, 'One Size');
      return { ...guest, quote: await save(guest.shopper, { couponCode: code }) };
    }),
  );
  const [changed] = await Promise.all([
    owner.patch(`${coupons}/${id}`, { version, usesMax: 3 }),
    ...ready.map(({ shopper, quote }) => send(shopper, quote)),
  ]);
  const { claims } = await readCode(id);
  if (changed.status === 200) expect(claims).toBeLessThanOrEqual(3);
  else expect((await problemOf(changed)).errors?.[0]?.at).toBe('usesMax');
  // A payment that could not be answered in time is finished by what finishes them.
  await expect.poll(() => brokenInvariants((text) => shop.query(text)), { timeout: 120_000 }).toEqual({});
});

describe('the list', () => {
  test('[DK-23] by view, by its beginning, by end and by uses', async () => {
    const beginning = someCode();
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    const codes = {
      soon: await make({ code: `${beginning}-SOON`, endsAt: day(1) }),
      late: await make({ code: `${beginning}-LATE`, endsAt: day(2) }),
      endless: await make({ code: `${beginning}-ENDLESS` }),
      coming: await make({ code: `${beginning}-COMING`, startsAt: day(1) }),
    };
    const over = await make({ code: `${beginning}-OVER` });
    await owner.post(`${coupons}/${over.id}/end`, { version: over.version });
    await orderWith(codes.late.code);
    const found = async (query: string) =>
      (await list(`q=${beginning}&${query}`)).rows.map(({ code }) => code.split('-').at(-1));
    expect(await found('')).toEqual(['OVER', 'COMING', 'ENDLESS', 'LATE', 'SOON']);
    expect(await found('view=running&sort=ending')).toEqual(['SOON', 'LATE', 'ENDLESS']);
    expect(await found('view=coming')).toEqual(['COMING']);
    expect(await found('view=ended')).toEqual(['OVER']);
    expect((await found('sort=uses'))[0]).toBe('LATE');
  });

  test.each(['newest', 'oldest', 'ending', 'uses'])('[DK-03] page by page, %s', async (sort) => {
    const whole = (await list(`sort=${sort}&ps=200`)).rows.map(({ code }) => code);
    const paged: string[] = [];
    for (let after: string | null = ''; after !== null; ) {
      const page: Awaited<ReturnType<typeof list>> = await list(
        `sort=${sort}&ps=3${after === '' ? '' : `&page[after]=${after}`}`,
      );
      paged.push(...page.rows.map(({ code }) => code));
      after = page.next;
    }
    expect(paged).toEqual(whole);
    expect(new Set(whole).size).toBeGreaterThan(8);
  });
});

describe('many at once', () => {
  const until = async (batchId: number, state: string) => {
    const look = async () => (await (await owner.get(`${batches}/${batchId}`)).json()).content;
    await expect.poll(look, { timeout: 60_000 }).toMatchObject({ state });
    return (await answerOf(await owner.get(`${batches}/${batchId}`), contract.readCodeBatch)).content;
  };
  const begin = async (fields: object, name?: string) =>
    owner.post(
      `${batches}`,
      { prefix: 'bulk-', count: 3, kind: 'percent', percent: 15, usesMax: 1, ...fields },
      key(name),
    );
  const batchOf = async (answer: Response) => (await answerOf(answer, contract.makeCodeBatch)).content;

  test('[DK-23] exactly as many as were asked for, each its own, found by their batch, and ended as a whole', async () => {
    const name = randomUUID();
    const { batchId, jobId } = await batchOf(await begin({ count: 1_200 }, name));
    expect(await batchOf(await begin({ count: 1_200 }, name))).toEqual({ batchId, jobId });
    expect((await problemOf(await begin({ count: 4 }, name))).code).toBe('key_reused');
    expect(await until(batchId, 'whole')).toMatchObject({
      madeCount: 1_200,
      codes: 1_200,
      open: 1_200,
      uses: 0,
    });
    const codes = await shop.query('select code from coupon where batch_id = $1', [batchId]);
    expect(codes).toHaveLength(1_200);
    for (const { code } of codes) expect(code).toMatch(/^BULK-[2-9A-HJKMNP-TV-Z]{11}$/);

    // Elsewhere they stand only where they are searched for.
    const { rows } = await list(`batch=${batchId}&ps=5`);
    expect(rows).toHaveLength(5);
    const [first] = rows;
    expect((await list('ps=200')).rows.every(({ batch }) => batch === null)).toBe(true);
    expect((await list(`q=${first?.code}`)).rows).toMatchObject([{ id: first?.id, batch: { id: batchId } }]);

    const { orderId } = await orderWith(first?.code ?? '');
    const left = rows[1]?.code ?? '';
    const lines = (await (await owner.get(`/api/admin/exports/codes.csv?batch=${batchId}`)).text())
      .split('\r\n')
      .slice(0, -1);
    expect(lines[0]).toMatch(/^code,is_used,orders,discount,/);
    expect(lines).toHaveLength(1_201);
    expect(lines.find((line) => line.startsWith(`${first?.code},`))).toMatch(/,yes,1,53\.4,percent,15,/);
    expect(lines.find((line) => line.startsWith(`${left},`))).toMatch(/,no,0,0,percent,15,/);

    const ended = await owner.post(`${batches}/${batchId}/end`, {});
    expect((await answerOf(ended, contract.endCodeBatch)).content).toMatchObject({
      state: 'ended',
      open: 0,
      withOrder: 1,
      uses: 1,
    });
    expect(await desk.lastAudit()).toMatchObject({ thing: 'code_batch', after: { ended: 1_200 } });
    expect((await problemOf(await owner.post(`${batches}/${batchId}/end`, {}))).code).toBe('conflict');
    const guest = await readyToPay();
    expect((await save(guest.shopper, { couponCode: left })).coupons).toEqual([]);
    await cancel(orderId);
  });

  test('[DK-23] a prefix that a spreadsheet would run does so nowhere', async () => {
    const { batchId } = await batchOf(await begin({ prefix: '-', count: 1 }));
    await until(batchId, 'whole');
    const file = await (await owner.get(`/api/admin/exports/codes.csv?batch=${batchId}`)).text();
    expect(file.split('\r\n')[1]).toMatch(/^'-/);
  });

  test('[DK-23] what is wrong is said before anything is begun', async () => {
    const refused = await problemOf(await begin({ prefix: 'VITR-', percent: 0 }));
    expect(refused.errors?.map(({ at }) => at)).toEqual(['prefix', 'percent']);
    expect((await begin({ count: 10_001 })).status).toBe(400);
  });

  test('[DK-23] a file of them is long work too', async () => {
    const { batchId } = await batchOf(await begin({}));
    await until(batchId, 'whole');
    const started = await owner.post('/api/admin/exports/codes', { batch: String(batchId) });
    const { jobId } = (await answerOf(started, contract.startCodeExport)).content;
    const look = async () =>
      (await answerOf(await owner.get(`/api/admin/jobs/${jobId}`), jobs.readJob)).content;
    await expect.poll(look).toMatchObject({ state: 'done', kind: 'export_codes', done: 3 });
    const file = await (await owner.get(`/api/admin/jobs/${jobId}/file`)).text();
    expect(file.match(/BULK-/g)).toHaveLength(6);
  });
});
