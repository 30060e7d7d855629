import { sql } from 'drizzle-orm';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneDatabase } from '../server/testing/test-shop.ts';
import { createDatabase, type Database, everydayLimits } from './database.ts';
import { withRetry } from './with-retry.ts';

let cloned: Awaited<ReturnType<typeof cloneDatabase>>;
let database: Database;

beforeAll(async () => {
  cloned = await cloneDatabase();
  database = createDatabase(cloned.url, {}, { ...everydayLimits, lockTimeoutMs: 10_000 });
});
afterAll(async () => {
  await database.close();
  await cloned.drop();
});

const createError = (code: string) =>
  new DrizzleQueryError('update', [], Object.assign(new Error('broken off'), { code }));

/** Fails so often, then succeeds; how often it was tried in all, and how it ended. */
async function tried(failures: number, error: Error): Promise<readonly [number, unknown]> {
  let tries = 0;
  const work = async () => {
    tries += 1;
    if (tries <= failures) throw error;
    return 'done';
  };
  const end = await withRetry(work).catch((thrown: unknown) => thrown);
  return [tries, end];
}

test.each(['40001', '40P01'])(
  'a transaction broken off with %s is done again, twice at most',
  async (code) => {
    const error = createError(code);
    expect(await tried(2, error)).toEqual([3, 'done']);
    expect(await tried(3, error)).toEqual([3, error]);
  },
);

test.each(['23505', '55P03'])('one that failed with %s is not: it would fail again', async (code) => {
  const error = createError(code);
  expect(await tried(1, error)).toEqual([1, error]);
});

test('two transactions that block each other for good both come through', async () => {
  const both = Promise.withResolvers<void>();
  let arrived = 0;
  const [one, other] = (
    await database.shop.execute<{ id: string }>(sql`select sku_id as id from stock_level order by 1 limit 2`)
  ).rows.map(({ id }) => id);
  let tries = 0;
  const take = (first: unknown, second: unknown) =>
    withRetry(() =>
      database.shop.transaction(async (tx) => {
        tries += 1;
        await tx.execute(sql`update stock_level set on_hand = on_hand + 1 where sku_id = ${first}`);
        arrived += 1;
        if (arrived === 2) both.resolve();
        await both.promise;
        await tx.execute(sql`update stock_level set on_hand = on_hand + 1 where sku_id = ${second}`);
      }),
    );
  await Promise.all([take(one, other), take(other, one)]);
  expect(tries).toBe(3);
});
