// What it costs to put something in a bag, and to sell one of what everybody wants, beside the least it could cost.
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { createDatabase, type Database, everydayLimits } from '../src/database/database.ts';
import { addToBag } from '../src/shop/bag/add-to-bag.ts';
import { claimStock, reserveStock } from '../src/shop/stock/hold-stock.ts';
import type { Bench } from './bench.ts';
import { type Line, ratioAtLeast, type Tell, timesAtMost } from './report.ts';

const at = 8;
const roundSeconds = 1;
const rounds = 4;
const productId = 1012;

export async function measureBag(databaseUrl: string, tell: Tell, { signal }: Bench): Promise<void> {
  const patient = {
    ...everydayLimits,
    shopConnections: at,
    lockTimeoutMs: 60_000,
    statementTimeoutMs: 60_000,
  };
  await using clearing = new AsyncDisposableStack();
  const database = createDatabase(databaseUrl, {}, patient);
  clearing.defer(() => database.close());
  const skuId = await plenty(database);
  clearing.defer(async () => {
    await database.shop.execute(sql`drop table if exists bench_row`);
  });
  tell(await adding(database, skuId, signal));
  tell(await selling(database, skuId, signal));
}

/** So many that nothing sells out under the measurement. */
async function plenty({ shop }: Database): Promise<number> {
  await shop.execute(
    sql`create table if not exists bench_row (id bigint generated always as identity primary key, bag uuid, sku bigint, quantity int)`,
  );
  const { rows } = await shop.execute<{ id: string }>(
    sql`update stock_level set on_hand = 1000000 where sku_id = (select id from sku where product_id = ${productId} limit 1) returning sku_id as id`,
  );
  return Number(rows[0]?.id);
}

async function adding({ shop }: Database, skuId: number, signal: AbortSignal): Promise<Line> {
  const insert = () =>
    shop.execute(sql`insert into bench_row (bag, sku, quantity) values (${randomUUID()}, ${skuId}, 1)`);
  const add = async () => {
    const added = await addToBag(shop, { guestId: randomUUID() }, { productId, sizeId: skuId });
    if (!added.ok) throw new Error(added.code);
  };
  const [ours, theirs] = await inTurn(add, insert, signal);
  const times = { ours: ours.p99, theirs: theirs.p99 };
  return timesAtMost('add to bag, 99th of 100, of a bare INSERT', times, 5);
}

async function selling({ shop }: Database, skuId: number, signal: AbortSignal): Promise<Line> {
  const sell = async () => {
    const held = await reserveStock(shop, [{ skuId, quantity: 1, dealId: null }]);
    if (!held.ok) throw new Error(held.code);
    await shop.transaction((transaction) => claimStock(transaction, held.holdId));
  };
  const bare = () =>
    shop.transaction(async (transaction) => {
      await transaction.execute(
        sql`update stock_level set on_hand = on_hand - 1 where sku_id = ${skuId} and on_hand - reserved >= 1`,
      );
      await transaction.execute(sql`insert into bench_row (sku, quantity) values (${skuId}, 1)`);
    });
  const [ours, theirs] = await inTurn(sell, bare, signal);
  return ratioAtLeast(
    'one hot size, held and sold, of a bare UPDATE and INSERT',
    { ours: ours.rate, theirs: theirs.rate },
    0.5,
  );
}

type Work = () => Promise<unknown>;

interface Timed {
  /** Milliseconds within which 99 of 100 were done. */
  readonly p99: number;
  readonly rate: number;
}

/**
 * The best of several short rounds of each, in turn and equally long, so that a hiccup of the machine hits neither
 * alone: of a round that is over in a moment every pause of the collector would be missed.
 */
async function inTurn(one: Work, other: Work, signal: AbortSignal): Promise<[Timed, Timed]> {
  const round = (work: Work) => measureWork(work, roundSeconds, signal);
  await round(one);
  await round(other);
  const best: [Timed, Timed] = [await round(one), await round(other)];
  for (let count = 1; count < rounds; count++) {
    best[0] = better(best[0], await round(one));
    best[1] = better(best[1], await round(other));
  }
  return best;
}

function better(one: Timed, other: Timed): Timed {
  return { p99: Math.min(one.p99, other.p99), rate: Math.max(one.rate, other.rate) };
}

/** Several at a time, as many as there are connections. */
async function measureWork(work: Work, seconds: number, signal: AbortSignal): Promise<Timed> {
  const took: number[] = [];
  const began = performance.now();
  const worker = async () => {
    while (performance.now() - began < seconds * 1_000) {
      signal.throwIfAborted();
      const start = performance.now();
      await work();
      took.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: at }, worker));
  const rate = took.length / ((performance.now() - began) / 1_000);
  took.sort((one, other) => one - other);
  return { p99: took[Math.floor(took.length * 0.99)] ?? 0, rate };
}
