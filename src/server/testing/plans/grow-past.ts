// What a shop leaves behind when it sells, made by statements: customers and orders, bags, events, emails and waits, so
// many of each, and a tenth of all of them one product's.
import { sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../../database/database.ts';
import { growDesk } from './grow-desk.ts';

const tables = ['bag', 'bag_item', 'event', 'outbox_email', 'waitlist_entry'] as const;

export async function growPast(queries: Queries, count: number, popularId: number): Promise<void> {
  await growDesk(queries, count);
  await queries.transaction(async (tx) => {
    const { rowCount } = await tx.execute(sql`select from bag where guest_id like 'past-%' limit 1`);
    if (rowCount) return;
    for (const table of tables) await tx.execute(sql.raw(`alter table ${table} disable trigger user`));
    await tx.execute(sql`create temporary table past_sku on commit drop as
      select id, product_id, row_number() over (order by id) - 1 as number, count(*) over () as of
        from sku where product_id < 100000`);
    await favourPopular(tx, popularId);
    await insertBags(tx, count, popularId);
    await insertTraces(tx, count, popularId);
    for (const table of tables) await tx.execute(sql.raw(`alter table ${table} enable trigger user`));
  });
  await queries.execute(sql.raw(`vacuum analyze ${tables.join()}, order_line`));
}

const popularSku = (popularId: number) => sql`(select min(id) from sku where product_id = ${popularId})`;

async function favourPopular(tx: Transaction, popularId: number): Promise<void> {
  await tx.execute(sql`
    update order_line set sku_id = ${popularSku(popularId)}, product_id = ${popularId}
     where order_id > 10000000 and order_id % 10 = 0`);
}

/** Half a year of bags that nobody came back to, those of this week among them. */
async function insertBags(tx: Transaction, count: number, popularId: number): Promise<void> {
  await tx.execute(sql`
    with filled as (
      insert into bag (guest_id, created_at, changed_at)
      select 'past-' || n, at, at from generate_series(1, ${count}::int) n,
        lateral (select now() - interval '180 days' * n / ${count}::int as at) moment
      returning id, substr(guest_id, 6)::int as n)
    insert into bag_item (bag_id, sku_id, product_id, quantity)
    select filled.id, case when n % 10 = 0 then ${popularSku(popularId)} else sku.id end,
      case when n % 10 = 0 then ${popularId} else sku.product_id end, 1
      from filled join past_sku sku on sku.number = n % sku.of`);
}

async function insertTraces(tx: Transaction, count: number, popularId: number): Promise<void> {
  await tx.execute(sql`
    insert into event (name, product_id, occurred_at, received_at)
    select 'page-view', case when n % 10 = 0 then ${popularId} else 1001 + n % 25 end, at, at
      from generate_series(1, ${count}::int) n,
        lateral (select now() - interval '30 days' * n / ${count}::int as at) moment`);
  await tx.execute(sql`
    insert into outbox_email (recipient, subject, body_text, body_html, created_at)
    select 'person-' || n || '@example.com', 'Your order', 'Thank you.', '<p>Thank you.</p>',
      now() - interval '30 days' * n / ${count}::int
      from generate_series(1, ${count}::int) n`);
  await tx.execute(sql`
    insert into waitlist_entry (sku_id, product_id, channel, address, address_hash, guest_id, state, asked_at)
    select case when n % 10 = 0 then ${popularSku(popularId)} else sku.id end,
      case when n % 10 = 0 then ${popularId} else sku.product_id end,
      'email', 'past-' || n || '@example.com', lpad(n::text, 43, 'p'), 'past-' || n, 'notified',
      now() - interval '180 days' * n / ${count}::int
      from generate_series(1, ${count}::int) n join past_sku sku on sku.number = n % sku.of`);
}
