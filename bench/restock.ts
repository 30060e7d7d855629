// A delivery that 100,000 people wait for: how soon all of them are called, how fast their messages go, and what a
// checkout feels of it meanwhile.

import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { createDatabase, type Database } from '../src/database/database.ts';
import { databaseUrl, onServer } from '../src/server/testing/databases.ts';
import { claimStock, reserveStock } from '../src/shop/stock/hold-stock.ts';
import { setStock } from '../src/shop/stock/set-stock.ts';
import { testActor } from '../src/shop/testing/test-actor.ts';
import type { Bench } from './bench.ts';
import { atLeast, atMost, type Tell, timesAtMost } from './report.ts';
import { startShop } from './shops.ts';

const people = 100_000;
const productId = 1003;
const checkoutSeconds = 10;
const mostNotified = { WAITLIST_NOTIFIED_PER_UNIT: '1000', WAITLIST_BATCH_MINUTES: '0' };

export async function measureRestock(serverUrl: string, tell: Tell, { signal }: Bench): Promise<void> {
  await using clearing = new AsyncDisposableStack();
  const name = `restock_${randomBytes(6).toString('hex')}`;
  await onServer(serverUrl, `create database ${name}`);
  clearing.defer(() => dropDatabase(serverUrl, name));
  const url = databaseUrl(serverUrl, name);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  clearing.defer(() => client.end());
  const database = createDatabase(url);
  clearing.defer(() => database.close());
  clearing.use(await startShop(url, signal, mostNotified));
  await restockAndMeasure(client, database, tell, signal);
}

/** Once the database's own housekeeping has let go of it. */
async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await onServer(serverUrl, `drop database ${name} with (force)`);
    } catch (error) {
      if (tries === 10) throw error;
      await pause(1_000);
    }
  }
}

async function restockAndMeasure(
  client: pg.Client,
  database: Database,
  tell: Tell,
  signal: AbortSignal,
): Promise<void> {
  const waitedFor = await sizeOf(client, productId);
  const bought = await sizeOf(client, 1001);
  await client.query('update stock_level set on_hand = 1000000 where sku_id = $1', [bought]);
  await lineUp(client, waitedFor);
  const checkouts = (seconds: number) => checkoutP99(database, bought, seconds, signal);
  await checkouts(2);
  const undisturbed = await checkouts(checkoutSeconds);

  const setting = { productId, skuId: waitedFor, change: { onHand: people / 10 } };
  const began = performance.now();
  const secondsSince = () => (performance.now() - began) / 1_000;
  await setStock(database.shop, {
    ...setting,
    estimatedArrival: undefined,
    reference: undefined,
    actor: testActor,
  });
  const everyoneHears = async () => {
    await until(
      client,
      `select not exists (select from waitlist_entry where sku_id = ${waitedFor} and state = 'waiting') as done`,
      signal,
    );
    tell(atMost('restock, 100,000 waiting: all called', secondsSince(), 10, 's'));
    await until(
      client,
      "select not exists (select from waitlist_message where state in ('queued', 'sending')) as done",
      signal,
    );
    tell(atLeast('restock: messages a second into the outbox', people / secondsSince(), 1_000));
  };
  const [meanwhile] = await Promise.all([checkouts(checkoutSeconds), everyoneHears()]);
  const times = { ours: meanwhile, theirs: undisturbed };
  tell(timesAtMost('restock: checkout p99 meanwhile, of undisturbed', times, 1.2));
}

async function sizeOf(client: pg.Client, product: number): Promise<number> {
  const { rows } = await client.query('select id from sku where product_id = $1 order by position', [
    product,
  ]);
  return Number(rows[0]?.id);
}

async function lineUp(client: pg.Client, skuId: number): Promise<void> {
  await client.query(
    `insert into waitlist_entry (sku_id, product_id, channel, address, address_hash, state, asked_at)
     select $1, $2, 'email', 'waiter' || at || '@example.com',
       rtrim(translate(encode(sha256(at::text::bytea), 'base64'), '+/', '-_'), '='), 'waiting',
       now() - interval '1 day' + at * interval '1 millisecond'
     from generate_series(1, ${people}) as at`,
    [skuId, productId],
  );
  await client.query('vacuum analyze waitlist_entry');
}

/** Milliseconds to set one aside and sell it, one checkout after the other. */
async function checkoutP99(
  { checkout }: Database,
  skuId: number,
  seconds: number,
  signal: AbortSignal,
): Promise<number> {
  const times: number[] = [];
  const until = performance.now() + seconds * 1_000;
  while (performance.now() < until) {
    signal.throwIfAborted();
    const began = performance.now();
    const held = await reserveStock(checkout, [{ skuId, quantity: 1, dealId: null }]);
    if (!held.ok) throw new Error('There was nothing left to sell.');
    await checkout.transaction((tx) => claimStock(tx, held.holdId));
    times.push(performance.now() - began);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;
}

/** Asked for seldom enough that asking is no load of its own. */
async function until(client: pg.Client, question: string, signal: AbortSignal): Promise<void> {
  for (;;) {
    signal.throwIfAborted();
    const { rows } = await client.query(question);
    if (rows[0]?.done) return;
    await pause(200);
  }
}
