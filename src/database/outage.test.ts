import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { cloneDatabase } from '../server/testing/test-shop.ts';
import { createDatabase, type Database, everydayLimits } from './database.ts';
import { ResilientPool } from './pool.ts';
import { sqlFailureOf } from './sql-state.ts';

let clone: Awaited<ReturnType<typeof cloneDatabase>>;
let database: Database;
let admin: pg.Client;
const events: string[] = [];

beforeAll(async () => {
  clone = await cloneDatabase();
  admin = new pg.Client({ connectionString: clone.url });
  await admin.connect();
  const handlers = { onAway: () => void events.push('away'), onBack: () => void events.push('back') };
  database = createDatabase(clone.url, handlers, { ...everydayLimits, shopConnections: 1 });
  await database.listen({
    onNotification: (channel) => void events.push(channel),
    onReconnect: () => void events.push('reconnect'),
  });
});
beforeEach(() => {
  events.length = 0;
});
afterAll(async () => {
  await database.close();
  await admin.end();
  await clone.drop();
});

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) => sqlFailureOf(error),
  );
const backend = async (queries: Pick<Database['shop'], 'execute'>) =>
  Number((await queries.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)).rows[0]?.pid);
const terminate = (pid: number) => admin.query('select pg_terminate_backend($1, 5000)', [pid]);
const pidOf = async (name: string) =>
  (
    await admin.query(
      'select pid from pg_stat_activity where application_name = $1 and datname = current_database()',
      [name],
    )
  ).rows[0]?.pid;

test('a connection lost between two statements fails its transaction, and the next has a new one', async () => {
  const transaction = database.shop.transaction(async (tx) => {
    await terminate(await backend(tx));
    await tx.execute(sql`select 1`);
  });
  expect(await failureOf(transaction)).toBe('unavailable');
  expect(await failureOf(database.shop.execute(sql`select 1`))).toBe('none');
});

test('a transaction that was idle for longer than allowed, because the process stood still, fails alone', async () => {
  const transaction = database.shop.transaction(async (tx) => {
    await tx.execute(sql`set local idle_in_transaction_session_timeout = '50ms'`);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
    await tx.execute(sql`select 1`);
  });
  expect(await failureOf(transaction)).toBe('unavailable');
  expect(await failureOf(database.shop.execute(sql`select 1`))).toBe('none');
});

test('a connection that is lost and never given back does not shrink the pool', async () => {
  const pool = new ResilientPool({ connectionString: clone.url, max: 1 });
  pool.on('error', () => {});
  const client = await pool.connect();
  client.connection.stream.destroy();
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  client.release();
  await pool.end();
});

test('a suspended pool fails whoever waits and whoever comes, at once, and works again when resumed', async () => {
  const pool = new ResilientPool({ connectionString: clone.url, max: 1, connectionTimeoutMillis: 3_000 });
  pool.on('error', () => {});
  const running = failureOf(pool.query('select pg_sleep(5)'));
  const waiting = failureOf(pool.query('select 1'));
  const began = performance.now();
  // Not before it has a connection.
  await expect.poll(() => pool.totalCount - pool.idleCount).toBe(1);
  await expect.poll(() => pidOfSleep()).toBeDefined();
  pool.suspend();
  expect([await running, await waiting, await failureOf(pool.query('select 1'))]).toEqual([
    'unavailable',
    'unavailable',
    'unavailable',
  ]);
  expect(performance.now() - began).toBeLessThan(2_000);
  pool.resume();
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await pool.end();
});

const pidOfSleep = async () =>
  (await admin.query("select pid from pg_stat_activity where query = 'select pg_sleep(5)'")).rows[0]?.pid;

test('a lost heartbeat connects again without calling the database away, and says that something may be missed', async () => {
  await terminate(await pidOf('vitrine heartbeat'));
  await expect.poll(() => events).toEqual(['reconnect']);
  await admin.query('notify flags');
  await expect.poll(() => events).toEqual(['reconnect', 'flags']);
});

test('a process that stood still for two seconds does not take its own silence for the database’s', async () => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2_000);
  await admin.query('notify content');
  await expect.poll(() => events).toEqual(['content']);
});
