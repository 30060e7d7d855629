import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneDatabase } from '../server/testing/test-shop.ts';
import { createDatabase, type Database, everydayLimits } from './database.ts';
import { sqlFailureOf } from './sql-state.ts';

let clone: Awaited<ReturnType<typeof cloneDatabase>>;
let database: Database;

beforeAll(async () => {
  clone = await cloneDatabase();
  database = createDatabase(
    clone.url,
    {},
    {
      ...everydayLimits,
      shopConnections: 2,
      statementTimeoutMs: 200,
    },
  );
});
afterAll(async () => {
  await database.close();
  await clone.drop();
});

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) => sqlFailureOf(error),
  );

test('a statement that takes too long is given up', async () => {
  expect(await failureOf(database.shop.execute(sql`select pg_sleep(5)`))).toBe('unavailable');
});

test('a lock that is not had within half a second is given up', async () => {
  await database.checkout.transaction(async (tx) => {
    await tx.execute(sql`lock table content`);
    expect(await failureOf(database.shop.execute(sql`select * from content`))).toBe('unavailable');
  });
});

test('browsing that uses up its connections leaves those of checkout free', async () => {
  const busy = Array.from({ length: 6 }, () => failureOf(database.shop.execute(sql`select pg_sleep(5)`)));
  const began = performance.now();
  await database.checkout.execute(sql`select 1`);
  expect(performance.now() - began).toBeLessThan(150);
  await Promise.all(busy);
});

test('a transaction left idle is ended by the database, and its connection with it', async () => {
  const { rows } = await database.shop.execute<{ idle: string; lock: string }>(
    sql`select current_setting('idle_in_transaction_session_timeout') as idle, current_setting('lock_timeout') as lock`,
  );
  expect(rows).toEqual([{ idle: '5s', lock: '500ms' }]);
});
