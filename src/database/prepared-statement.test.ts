import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneDatabase } from '../server/testing/test-shop.ts';
import { createDatabase, type Database, everydayLimits } from './database.ts';
import { plannedOnce, preparedStatement } from './prepared-statement.ts';

let clone: Awaited<ReturnType<typeof cloneDatabase>>;
let database: Database;

beforeAll(async () => {
  clone = await cloneDatabase();
  database = createDatabase(clone.url, {}, { ...everydayLimits, shopConnections: 1 });
});
afterAll(async () => {
  await database.close();
  await clone.drop();
});

const sizes = preparedStatement<{ sizes: number }>(
  'sizes of a product',
  sql`select count(*)::int as sizes from sku where product_id = ${sql.placeholder('productId')}`,
);

test('a kept statement is planned once for a connection, whatever it is asked for', async () => {
  await database.shop.transaction(async (tx) => {
    await tx.execute(sql`select 1 where ${plannedOnce}`);
    for (const productId of [1001, 1002, 1003]) await sizes(tx, { productId });
    const { rows } = await tx.execute(
      sql`select generic_plans::int, custom_plans::int from pg_prepared_statements where name = 'sizes of a product'`,
    );
    expect(rows).toEqual([{ generic_plans: 3, custom_plans: 0 }]);
  });
  const { rows } = await database.shop.execute(sql`show plan_cache_mode`);
  expect(rows).toEqual([{ plan_cache_mode: 'auto' }]);
});

test('what was asked for along with a statement that failed works the next time', async () => {
  const broken = preparedStatement('broken', sql`select 1 / ${sql.placeholder('by')}::int as share`);
  const fresh = preparedStatement<{ one: number }>('fresh', sql`select 1 as one`);
  const together = (by: number) =>
    database.shop.transaction((tx) => Promise.all([broken(tx, { by }), fresh(tx, {})]));
  await expect(together(0)).rejects.toThrow();
  const [, { rows }] = await together(1);
  expect(rows).toEqual([{ one: 1 }]);
});
