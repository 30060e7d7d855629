// Counts what was sold and what lies in bags, for all products at once, so that no page has to.
import { sql } from 'drizzle-orm';
import type { Queries } from '../../database.ts';

const countLock = 7_249_317;

/**
 * Reads this week's orders and bags by their age, whatever came before, and writes those rows alone that are not as
 * they were. One at a time, whichever process: an older count must never overwrite a newer one.
 */
export function countWeek(queries: Queries): Promise<void> {
  return queries.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${countLock})`);
    await tx.execute(sql`
      with sold as (
        select product_id, sum(quantity - exchanged_quantity) as units
          from customer_order join order_line on order_line.order_id = customer_order.id
         where placed_at > statement_timestamp() - interval '7 days' and status <> 'cancelled'
         group by product_id
      ), bagged as (
        select product_id, count(*) as bags from (
          select distinct bag_item.product_id, bag_item.bag_id
            from bag join bag_item on bag_item.bag_id = bag.id
           where changed_at > statement_timestamp() - interval '7 days') as held
         group by product_id
      ), counted as (
        select product_id, coalesce(units, 0) as units, coalesce(bags, 0) as bags
          from sold full join bagged using (product_id)
      ), forgotten as (
        delete from product_week
         where not exists (select from counted where counted.product_id = product_week.product_id)
      ), written as (
        insert into product_week as week (product_id, sold_count, bag_count)
        select product_id, units, bags from counted
        on conflict (product_id) do update set sold_count = excluded.sold_count, bag_count = excluded.bag_count
         where (week.sold_count, week.bag_count) is distinct from (excluded.sold_count, excluded.bag_count)
      )
      insert into product_week_count (counted_at) values (statement_timestamp())
      on conflict (is_only) do update set counted_at = excluded.counted_at`);
  });
}
