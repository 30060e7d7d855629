// A shop that sells: what is read for a page, a bag or a job must not grow with what was sold before.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countRowsRead } from '../server/testing/plans/count-rows-read.ts';
import { cloneDatabase } from '../server/testing/test-shop.ts';
import { createDatabase, type Database } from './database.ts';
import { countWeek } from './queries/social/product-week.ts';
import { countProof } from './queries/social/social-proof.ts';

const productId = 1012;
const bags = 50_000;
const orders = 20_000;
let cloned: Awaited<ReturnType<typeof cloneDatabase>>;
let database: Database;

beforeAll(async () => {
  cloned = await cloneDatabase();
  database = createDatabase(cloned.url);
  await sellMuch();
}, 120_000);
afterAll(async () => {
  await database.close();
  await cloned.drop();
});

/** All of it one product, all of it this week. */
async function sellMuch(): Promise<void> {
  const sku = sql`(select min(id) from sku where product_id = ${productId})`;
  await database.jobs.execute(sql`delete from bag`);
  await database.jobs.execute(sql`
    with filled as (insert into bag (guest_id) select 'guest-' || n from generate_series(1, ${bags}::int) n returning id)
    insert into bag_item (bag_id, sku_id, product_id, quantity) select id, ${sku}, ${productId}, 1 from filled`);
  await database.jobs.execute(sql`update customer_order set placed_at = now() - interval '30 days'`);
  await database.jobs.execute(sql`
    with placed as (
      insert into customer_order (email, country_id, status)
      select 'a@example.com', (select min(id) from country), 'placed' from generate_series(1, ${orders}::int) returning id)
    insert into order_line (order_id, sku_id, product_id, quantity, unit_minor)
    select id, ${sku}, ${productId}, 1, 100 from placed`);
  for (const table of ['bag', 'bag_item', 'customer_order', 'order_line'])
    await database.jobs.execute(sql`analyze ${sql.identifier(table)}`);
}

test('what a page and a bag say of others costs a few rows, however many bought it', async () => {
  await countWeek(database.jobs);
  const read = await countRowsRead(database.shop, async (queries) => {
    const counts = await countProof(queries, [productId], null);
    expect(counts.get(productId)).toMatchObject({ soldThisWeek: orders, inBags: bags });
    const others = await countProof(queries, [productId, 1001], { guestId: 'guest-1' });
    expect(others.get(productId)).toMatchObject({ soldThisWeek: orders, inBags: bags - 1 });
  });
  expect(read).toBeLessThan(30);
});

test('the week is counted without reading what was before it', async () => {
  await database.jobs.execute(
    sql`update bag set changed_at = now() - interval '8 days' where guest_id <> 'guest-1'`,
  );
  await database.jobs.execute(sql`
    update customer_order set placed_at = now() - interval '8 days'
     where id <> (select max(id) from customer_order)`);
  await database.jobs.execute(sql`vacuum analyze bag, bag_item, customer_order, order_line`);
  expect(await countRowsRead(database.jobs, countWeek)).toBeLessThan(30);
  const counts = await countProof(database.shop, [productId], null);
  expect(counts.get(productId)).toMatchObject({ soldThisWeek: 1, inBags: 1 });
});
