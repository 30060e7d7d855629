import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createDatabase, type Database, everydayLimits } from '../../database/database.ts';
import { runRace } from '../../server/testing/stock-race.ts';
import { cloneDatabase } from '../../server/testing/test-shop.ts';
import { claimStock, releaseStock, reserveStock, sweepHolds } from './hold-stock.ts';

let cloned: Awaited<ReturnType<typeof cloneDatabase>>;
let database: Database;
let client: pg.Client;

beforeAll(async () => {
  cloned = await cloneDatabase();
  database = createDatabase(cloned.url, {}, { ...everydayLimits, lockTimeoutMs: 10_000 });
  client = new pg.Client({ connectionString: cloned.url });
  await client.connect();
});

afterEach(() => {
  vi.useRealTimers();
});
afterAll(async () => {
  await client.end();
  await database.close();
  await cloned.drop();
});

async function query(text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  return (await client.query(text, values)).rows;
}

/** A size with so many on hand, and none set aside. */
async function sizeWith(onHand: number, position = 0): Promise<number> {
  const [size] = await query('select id from sku order by id offset $1 limit 1', [position]);
  await query('update stock_level set on_hand = $2, reserved = 0 where sku_id = $1', [size?.id, onHand]);
  return Number(size?.id);
}

const level = async (skuId: number) => {
  const [row] = await query('select on_hand, reserved from stock_level where sku_id = $1', [skuId]);
  return [row?.on_hand, row?.reserved];
};
const reserve = (...lines: (readonly [skuId: number, quantity: number])[]) =>
  reserveStock(
    database.shop,
    lines.map(([skuId, quantity]) => ({ skuId, quantity, dealId: null })),
  );
const claim = (holdId: string) => database.shop.transaction((tx) => claimStock(tx, holdId));

async function held(...lines: (readonly [skuId: number, quantity: number])[]): Promise<string> {
  const answer = await reserve(...lines);
  if (!answer.ok) throw new Error(answer.code);
  return answer.holdId;
}

test('every process hears when less can be had, and nothing when what was set aside is sold', async () => {
  const skuId = await sizeWith(5);
  await client.query('listen product');
  const heard: unknown[] = [];
  client.on('notification', ({ payload }) => heard.push(payload));
  const holdId = await held([skuId, 2]);
  const [size] = await query('select product_id from sku where id = $1', [skuId]);
  expect(heard).toEqual([size?.product_id]);
  await claim(holdId);
  await query('unlisten product');
  expect(heard).toHaveLength(1);
  client.removeAllListeners('notification');
});

test('what is set aside is not for sale, what is sold leaves the shelf and the ledger says so', async () => {
  const skuId = await sizeWith(5);
  const holdId = await held([skuId, 2]);
  expect(await level(skuId)).toEqual([5, 2]);
  expect(await claim(holdId)).toBe(true);
  expect(await level(skuId)).toEqual([3, 0]);
  const [entry] = await query('select delta, reason from stock_ledger where source = $1', [`hold ${holdId}`]);
  expect(entry).toEqual({ delta: -2, reason: 'sale' });
});

test('a hold is claimed once, and let go once', async () => {
  const skuId = await sizeWith(5);
  const first = await held([skuId, 1]);
  expect([await claim(first), await claim(first), await releaseStock(database.shop, first)]).toEqual([
    true,
    false,
    false,
  ]);
  const second = await held([skuId, 1]);
  expect([
    await releaseStock(database.shop, second),
    await releaseStock(database.shop, second),
    await claim(second),
  ]).toEqual([true, false, false]);
  expect(await level(skuId)).toEqual([4, 0]);
});

test('the same size on two lines asks for both together', async () => {
  const skuId = await sizeWith(1);
  expect(await reserve([skuId, 1], [skuId, 1])).toEqual({ ok: false, code: 'sold_out', skuIds: [skuId] });
  expect(await level(skuId)).toEqual([1, 0]);
});

test('when one line is gone, nothing of the bag is set aside, and every such line is named', async () => {
  const [first, second, third] = [await sizeWith(5, 0), await sizeWith(0, 1), await sizeWith(0, 2)];
  expect(await reserve([third, 1], [first, 1], [second, 1])).toEqual({
    ok: false,
    code: 'sold_out',
    skuIds: [second, third],
  });
  expect(await level(first)).toEqual([5, 0]);
});

test('bags that want the same sizes in opposite order all get through', async () => {
  const [first, second] = [await sizeWith(400, 0), await sizeWith(400, 1)];
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, at) =>
      at % 2 ? reserve([first, 1], [second, 1]) : reserve([second, 1], [first, 1]),
    ),
  );
  expect(answers.every(({ ok }) => ok)).toBe(true);
  expect(await level(first)).toEqual([400, 100]);
  expect(await level(second)).toEqual([400, 100]);
});

test('a hold that has run out cannot be claimed, and is swept exactly once', async () => {
  const skuId = await sizeWith(3);
  const holdId = await held([skuId, 2]);
  expect(await sweepHolds(database.shop)).toMatchObject({ swept: 0 });
  await query("update stock_hold set expires_at = now() - interval '1 second' where id = $1", [holdId]);
  expect(await claim(holdId)).toBe(false);
  const swept = await Promise.all([sweepHolds(database.shop), sweepHolds(database.shop)]);
  expect(swept.map((each) => each.swept).toSorted()).toEqual([0, 1]);
  expect(await level(skuId)).toEqual([3, 0]);
});

test('a hold that cannot be let go keeps no other waiting, however many of them there are', async () => {
  const bad = await sizeWith(200);
  const good = await sizeWith(3, 1);
  const holds = await Promise.all(Array.from({ length: 120 }, () => held([bad, 1])));
  const holdId = await held([good, 2]);
  await query("update stock_hold set expires_at = now() - interval '2 seconds' where id = any($1)", [holds]);
  await query("update stock_hold set expires_at = now() - interval '1 second' where id = $1", [holdId]);
  // What they had set aside is gone: the database refuses to give it back.
  await query('update stock_level set reserved = 0 where sku_id = $1', [bad]);
  const { swept, failures } = await sweepHolds(database.shop);
  expect([swept, failures.length]).toEqual([1, 120]);
  expect(await level(good)).toEqual([3, 0]);
  await query('update stock_level set reserved = 120 where sku_id = $1', [bad]);
  expect(await sweepHolds(database.shop)).toEqual({ swept: 120, failures: [] });
});

test('a sweeper and a claim at the same moment: one of them wins', async () => {
  const skuId = await sizeWith(1_000);
  for (let round = 0; round < 40; round++) {
    const [onHand] = await level(skuId);
    const holdId = await held([skuId, 1]);
    const [, isClaimed] = await Promise.all([
      query("update stock_hold set expires_at = now() where id = $1 and state = 'held'", [holdId]).then(() =>
        sweepHolds(database.shop),
      ),
      claim(holdId),
    ]);
    await sweepHolds(database.shop);
    expect(await level(skuId)).toEqual([Number(onHand) - (isClaimed ? 1 : 0), 0]);
  }
});

describe('a deal’s allotment', () => {
  const dealOf = async (change: string) => {
    const [deal] = await query(
      `update flash_deal set ${change} where product_id = 1004 returning id, product_id`,
    );
    const [size] = await query('select id from sku where product_id = 1004 order by id limit 1');
    await query('update stock_level set on_hand = 5000, reserved = 0 where sku_id = $1', [size?.id]);
    return { dealId: Number(deal?.id), skuId: Number(size?.id) };
  };
  const running = "starts_at = now() - interval '1 hour', ends_at = now() + interval '1 hour'";
  const claimed = async (dealId: number) =>
    (await query('select claimed from flash_deal where id = $1', [dealId]))[0]?.claimed;

  test('is taken with the stock and given back with it', async () => {
    const { dealId, skuId } = await dealOf(`${running}, claimed = 0, allotment = 3`);
    const lines = [{ skuId, quantity: 2, dealId }];
    const first = await reserveStock(database.shop, lines);
    expect(await claimed(dealId)).toBe(2);
    expect(await reserveStock(database.shop, lines)).toEqual({
      ok: false,
      code: 'deal_over',
      dealIds: [dealId],
    });
    expect(await level(skuId)).toEqual([5000, 2]);
    if (first.ok) await releaseStock(database.shop, first.holdId);
    expect(await claimed(dealId)).toBe(0);
  });

  test('[FD-08] is closed before the deal starts and from its end on, by the database’s clock', async () => {
    for (const times of [
      "starts_at = now() + interval '1 minute', ends_at = now() + interval '1 hour'",
      "starts_at = now() - interval '1 hour', ends_at = now()",
    ]) {
      const { dealId, skuId } = await dealOf(`${times}, claimed = 0, allotment = 3`);
      const answer = await reserveStock(database.shop, [{ skuId, quantity: 1, dealId }]);
      expect(answer).toMatchObject({ ok: false, code: 'deal_over' });
    }
  });

  test.each([-60, 60])(
    '[FD-08] nor does a process whose clock is %i minutes off open or close it, or a hold',
    async (off) => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + off * 60_000 });
      const around = (from: number, to: number) =>
        dealOf(
          `starts_at = now() + interval '${from} minutes', ends_at = now() + interval '${to} minutes', claimed = 0, allotment = 3`,
        );
      const { dealId, skuId } = await around(-10, 10);
      const inTime = await reserveStock(database.shop, [{ skuId, quantity: 1, dealId }]);
      expect(inTime).toMatchObject({ ok: true });
      if (inTime.ok) expect(await claim(inTime.holdId)).toBe(true);
      for (const [from, to] of [
        [-20, -10],
        [10, 20],
      ] as const) {
        await around(from, to);
        const answer = await reserveStock(database.shop, [{ skuId, quantity: 1, dealId }]);
        expect(answer).toMatchObject({ ok: false, code: 'deal_over' });
      }
      const runOut = await held([skuId, 1]);
      expect(await sweepHolds(database.shop)).toMatchObject({ swept: 0 });
      await query("update stock_hold set expires_at = now() - interval '1 second' where id = $1", [runOut]);
      expect(await claim(runOut)).toBe(false);
      expect(await sweepHolds(database.shop)).toMatchObject({ swept: 1 });
    },
  );

  test('100 units, 500 buyers in two processes: exactly 100 at the deal’s price', {
    timeout: 120_000,
  }, async () => {
    const { dealId, skuId } = await dealOf(`${running}, claimed = 0, allotment = 100`);
    expect(await runRace({ url: cloned.url, skuId, dealId, buyers: 500, processes: 2 })).toEqual({
      sold: 100,
      deal_over: 400,
    });
    expect(await claimed(dealId)).toBe(100);
    expect(await level(skuId)).toEqual([4_900, 0]);
  });
});

test('100 units, 500 buyers in two processes: exactly 100 are sold', { timeout: 120_000 }, async () => {
  const skuId = await sizeWith(100);
  expect(await runRace({ url: cloned.url, skuId, dealId: null, buyers: 500, processes: 2 })).toEqual({
    sold: 100,
    sold_out: 400,
  });
  expect(await level(skuId)).toEqual([0, 0]);
});
