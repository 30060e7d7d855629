import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneDatabase } from '../server/testing/test-shop.ts';
import { createDatabase, type Database } from './database.ts';

let cloned: Awaited<ReturnType<typeof cloneDatabase>>;
let database: Database;

beforeAll(async () => {
  cloned = await cloneDatabase();
  database = createDatabase(cloned.url);
});
afterAll(async () => {
  await database.close();
  await cloned.drop();
});

// What is read with each bag, quote, hold and order: a look at all rows of one would grow with the shop.
test.each([
  ['bag_item', 'bag_id', 'uuid'],
  ['stock_hold_line', 'hold_id', 'uuid'],
  ['order_line', 'order_id', 'bigint'],
  ['order_shipment', 'order_id', 'bigint'],
  ['order_history', 'order_id', 'bigint'],
  ['payment_movement', 'attempt_id', 'uuid'],
])('all rows of %s are found by their %s without looking at the others', async (table, column, type) => {
  const { rows } = await database.shop.transaction(async (tx) => {
    // Small tables are read whole; with that out of the way an index is used where there is one for all rows.
    await tx.execute(sql`set local enable_seqscan = off`);
    return tx.execute<{ 'QUERY PLAN': string }>(
      sql`explain select * from ${sql.identifier(table)} where ${sql.identifier(column)} = any(array[null]::${sql.raw(type)}[])`,
    );
  });
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain(`Index Cond: (${column} =`);
});
