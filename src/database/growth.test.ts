// A shop that sells: what is read for a page, a bag or a job must not grow with what was sold before.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { todaySpans } from '../domain/desk/today.ts';
import { countRowsRead } from '../server/testing/plans/count-rows-read.ts';
import { sellMuch } from '../server/testing/plans/sell-much.ts';
import { cloneDatabase } from '../server/testing/test-shop.ts';
import { createDatabase, type Database, type Queries, unhurriedLimits } from './database.ts';
import {
  countEvents,
  countHours,
  findMostWaitedFor,
  findNeeds,
  findRunningDeals,
} from './queries/desk/today.ts';
import { countWeek } from './queries/social/product-week.ts';
import { countProof } from './queries/social/social-proof.ts';

const productId = 1012;
const bags = 8_000;
const orders = 3_000;
/** A plan may look at every product of the small demo shop, or at one; never at what was sold. */
const mostRead = 1_000;
let cloned: Awaited<ReturnType<typeof cloneDatabase>>;
let database: Database;

beforeAll(async () => {
  cloned = await cloneDatabase();
  database = createDatabase(cloned.url, {}, unhurriedLimits);
  await database.jobs.execute(sql`delete from bag`);
  await database.jobs.execute(sql`update customer_order set placed_at = now() - interval '30 days'`);
  await sellMuch(database.jobs, { productId, bags, orders });
}, 120_000);
afterAll(async () => {
  await database.close();
  await cloned.drop();
});

test('what a page and a bag say of others costs a few rows, however many bought it', async () => {
  await countWeek(database.jobs);
  const read = await countRowsRead(database.shop, async (queries) => {
    const counts = await countProof(queries, [productId], null);
    expect(counts.get(productId)).toMatchObject({ soldThisWeek: orders, inBags: bags });
    const others = await countProof(queries, [productId, 1001], { guestId: 'guest-1' });
    expect(others.get(productId)).toMatchObject({ soldThisWeek: orders, inBags: bags - 1 });
  });
  expect(read).toBeLessThan(mostRead);
});

test('the week is counted without reading what was before it', async () => {
  await database.jobs.execute(
    sql`update bag set changed_at = now() - interval '8 days' where guest_id <> 'guest-1'`,
  );
  await database.jobs.execute(sql`
    update customer_order set placed_at = now() - interval '8 days'
     where id <> (select max(id) from customer_order)`);
  await database.jobs.execute(sql`vacuum analyze bag, bag_item, customer_order, order_line`);
  expect(await countRowsRead(database.jobs, countWeek)).toBeLessThan(mostRead);
  const counts = await countProof(database.shop, [productId], null);
  expect(counts.get(productId)).toMatchObject({ soldThisWeek: 1, inBags: 1 });
});

test('the day at the desk is counted without reading other days, and what waits without what is done', async () => {
  await database.jobs.execute(sql`
    update customer_order set placed_at = now() - interval '40 days', status = 'cancelled' where status = 'placed'`);
  await database.jobs.execute(sql`
    insert into event (name, occurred_at, received_at)
    select 'page-view', at, at from generate_series(1, 20000) n, lateral (select now() - interval '3 days' as at) old`);
  await database.jobs.execute(
    sql`vacuum analyze customer_order, event, order_shipment, waitlist_entry, review`,
  );
  const spans = todaySpans(Date.now());
  for (const count of [
    (queries: Queries) => countHours(queries, spans),
    (queries: Queries) => countEvents(queries, spans),
    findNeeds,
    (queries: Queries) => findMostWaitedFor(queries, 5),
    (queries: Queries) => findRunningDeals(queries, 5),
  ])
    expect(await countRowsRead(database.shop, count)).toBeLessThan(mostRead);
});
