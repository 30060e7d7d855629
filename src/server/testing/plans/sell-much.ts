// A best-seller, made by statements.
import { sql } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';

export interface Success {
  readonly productId: number;
  readonly bags: number;
  readonly orders: number;
}

/** All of it one product, and all of it this week. */
export async function sellMuch(queries: Queries, { productId, bags, orders }: Success): Promise<void> {
  const sku = sql`(select min(id) from sku where product_id = ${productId})`;
  await queries.execute(sql`
    with filled as (
      insert into bag (guest_id) select 'guest-' || n from generate_series(1, ${bags}::int) n returning id)
    insert into bag_item (bag_id, sku_id, product_id, quantity) select id, ${sku}, ${productId}, 1 from filled`);
  await queries.execute(sql`
    with placed as (
      insert into customer_order (email, country_id, status)
      select 'a@example.com', (select min(id) from country), 'placed' from generate_series(1, ${orders}::int) returning id)
    insert into order_line (order_id, sku_id, product_id, quantity, unit_minor)
    select id, ${sku}, ${productId}, 1, 100 from placed`);
  await queries.execute(sql`vacuum analyze bag, bag_item, customer_order, order_line`);
}
