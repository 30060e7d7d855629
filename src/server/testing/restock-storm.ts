// Many wait, it is back, and the processes that tell them are killed while they do. Counts what arrived.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { createDatabase } from '../../database/database.ts';
import { stopMessages } from '../../shop/messaging/unsubscribe.ts';
import { setStock } from '../../shop/stock/set-stock.ts';
import { testActor } from '../../shop/testing/test-actor.ts';

export interface Storm {
  readonly people: number;
  readonly kills: number;
  readonly workers: number;
  /** How many say stop on the way. */
  readonly stops: number;
  /** The same seed kills and stops at the same places. */
  readonly seed: number;
  readonly leaseSeconds: number;
}

export interface AfterStorm {
  readonly kills: number;
  /** People who heard once, and more often or never without having said stop. */
  readonly heardOnce: number;
  readonly heardTwice: number;
  readonly heardNever: number;
  /** Handed over after stop was answered. */
  readonly heardAfterStop: number;
  readonly seconds: number;
}

const worker = fileURLToPath(new URL('job/job-worker.ts', import.meta.url));
const quickImports = new URL('../quick-imports.mjs', import.meta.url).href;
const productId = 1003;
const perUnit = 3;

export async function restockStorm(url: string, storm: Storm): Promise<AfterStorm> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const skuId = await lineUp(client, storm.people);
  const crew = new Crew(url, storm);
  const began = performance.now();
  try {
    await restock(url, skuId, Math.ceil(storm.people / perUnit / 2));
    await disturb(client, url, crew, storm);
    await waitUntilDone(client);
    return {
      ...(await countMessages(client)),
      kills: storm.kills,
      seconds: (performance.now() - began) / 1_000,
    };
  } finally {
    await crew.end();
    await client.end();
  }
}

/** Half by e-mail, half by text. */
async function lineUp(client: pg.Client, people: number): Promise<number> {
  const { rows } = await client.query('select id from sku where product_id = $1 order by position', [
    productId,
  ]);
  const skuId = Number(rows[0]?.id);
  await client.query(
    `insert into waitlist_entry (sku_id, product_id, channel, address, address_hash, state, asked_at)
     select $1, $2, case when at % 2 = 0 then 'email' else 'sms' end, address,
       rtrim(translate(encode(sha256(address::bytea), 'base64'), '+/', '-_'), '='), 'waiting',
       now() - interval '1 day' + at * interval '1 millisecond'
     from generate_series(1, $3::int) as at, lateral (select
       case when at % 2 = 0 then 'waiter' || at || '@example.com' else '+1201' || lpad(at::text, 7, '0') end as address) as person`,
    [skuId, productId, people],
  );
  await client.query(
    'create table stopped (address_hash text primary key, acknowledged_at timestamptz not null)',
  );
  await client.query('analyze waitlist_entry');
  return skuId;
}

async function restock(url: string, skuId: number, onHand: number): Promise<void> {
  const database = createDatabase(url);
  const setting = { productId, skuId, change: { onHand }, estimatedArrival: undefined, reference: undefined };
  await setStock(database.shop, { ...setting, actor: testActor });
  await database.close();
}

/** Processes at work; one that is killed is followed by another. */
class Crew {
  readonly #start: () => ChildProcess;
  readonly #running: ChildProcess[] = [];

  constructor(url: string, { workers, leaseSeconds }: Storm) {
    const args = ['--import', quickImports, worker, url, String(leaseSeconds), String(perUnit)];
    this.#start = () => spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    for (let each = 0; each < workers; each++) this.#running.push(this.#start());
  }

  async killOne(at: number): Promise<void> {
    const [killed] = this.#running.splice(at % this.#running.length, 1, this.#start());
    if (!killed) return;
    const gone = once(killed, 'exit');
    killed.kill('SIGKILL');
    await gone;
  }

  async end(): Promise<void> {
    await Promise.all(
      this.#running.map((process) => {
        const gone = once(process, 'exit');
        process.kill('SIGKILL');
        return gone;
      }),
    );
  }
}

/** Kills and stops, spread over the whole way by how many have heard, not by the clock. */
async function disturb(client: pg.Client, url: string, crew: Crew, storm: Storm): Promise<void> {
  const chance = chances(storm.seed);
  const database = createDatabase(url);
  const moments = Array.from({ length: storm.kills }, () => Math.floor(chance() * storm.people * 0.95));
  for (const [at, moment] of moments.toSorted((a, b) => a - b).entries()) {
    await until(async () => (await heard(client)) >= moment);
    await crew.killOne(at);
    const stops = Math.ceil(storm.stops / storm.kills);
    for (const addressee of await anyWaiting(client, stops, chance())) {
      await stopMessages(database.shop, addressee);
      await client.query('insert into stopped values ($1, clock_timestamp()) on conflict do nothing', [
        addressee.addressHash,
      ]);
    }
  }
  await database.close();
}

async function anyWaiting(client: pg.Client, limit: number, chance: number) {
  const { rows } = await client.query<{ channel: 'sms' | 'email'; addressHash: string }>(
    `select channel, address_hash as "addressHash" from waitlist_entry
     where state in ('waiting', 'notifying') order by md5(id::text || $2) limit $1`,
    [limit, String(chance)],
  );
  return rows;
}

async function heard(client: pg.Client): Promise<number> {
  const { rows } = await client.query(
    "select count(*)::int as heard from waitlist_message where state in ('sent', 'sending')",
  );
  return rows[0]?.heard;
}

/** Nobody is left in line, and nothing on its way. */
function waitUntilDone(client: pg.Client): Promise<void> {
  return until(async () => {
    const { rows } = await client.query(
      `select not exists (select from waitlist_entry where state in ('waiting', 'notifying'))
        and not exists (select from waitlist_message where state in ('queued', 'sending')) as done`,
    );
    return rows[0]?.done;
  });
}

async function countMessages(client: pg.Client) {
  const { rows } = await client.query<Omit<AfterStorm, 'kills' | 'seconds'>>(
    `with accepted as (
       select recipient, key from outbox_email where key is not null
       union all select recipient, key from outbox_sms),
     people as (
       select e.address, s.acknowledged_at, count(a.recipient)::int as times, max(m.handed_at) as handed_at
       from waitlist_entry e
       left join stopped s on s.address_hash = e.address_hash
       left join accepted a on a.recipient = e.address
       left join waitlist_message m on m.id = a.key
       group by e.id, s.acknowledged_at)
     select
       count(*) filter (where times = 1)::int as "heardOnce",
       count(*) filter (where times > 1)::int as "heardTwice",
       count(*) filter (where times = 0 and acknowledged_at is null)::int as "heardNever",
       count(*) filter (where handed_at > acknowledged_at)::int as "heardAfterStop"
     from people`,
  );
  const [row] = rows;
  if (!row) throw new Error('Nothing was counted.');
  return row;
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await pause(20);
}

/** Repeatable chance from 0 to 1 (mulberry32). */
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
