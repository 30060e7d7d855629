// Customers of the demo shop who wait for sizes that are sold out.
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database.ts';

export interface Waiter {
  readonly skuId: number;
  readonly productId: number;
  readonly customerId: string;
  readonly email: string;
  readonly hoursAgo: number;
}

/** For up to a dozen sizes, a few people each; nobody waits for two. */
export async function findWaiters(tx: Transaction): Promise<Waiter[]> {
  const { rows } = await tx.execute<Record<keyof Waiter, unknown>>(sql`
    with sold_out as (
      select sku.id, sku.product_id, row_number() over (order by sku.id) - 1 as number
        from sku join product on product.id = sku.product_id and product.is_active and not product.is_gift_card
        join stock_level level on level.sku_id = sku.id
       where level.on_hand <= level.reserved
       order by sku.id limit 12
    ), person as (
      select id, email, row_number() over (order by id) - 1 as number from customer where id like 'demo-%'
    )
    select sold_out.id as "skuId", product_id as "productId", person.id as "customerId", email,
      (person.number * 37) % 1000 as "hoursAgo"
      from sold_out join person on person.number / 9 = sold_out.number
        and person.number % 9 <= (sold_out.number * 5) % 9`);
  return rows.map((row) => ({
    skuId: Number(row.skuId),
    productId: Number(row.productId),
    customerId: String(row.customerId),
    email: String(row.email),
    hoursAgo: Number(row.hoursAgo),
  }));
}

export async function insertWaiters(
  tx: Transaction,
  waiters: readonly (Waiter & { readonly addressHash: string })[],
  textVersion: string,
): Promise<void> {
  await tx.execute(sql`
    with waiter as (
      select w.*, now() - "hoursAgo" * interval '1 hour' as since
        from jsonb_to_recordset(${JSON.stringify(waiters)}::jsonb) as w("skuId" bigint, "productId" bigint,
          "customerId" text, email text, "addressHash" text, "hoursAgo" float8)
    ), entry as (
      insert into waitlist_entry (sku_id, product_id, channel, address, address_hash, customer_id, state, asked_at,
        confirmed_at)
      select "skuId", "productId", 'email', email, "addressHash", "customerId", 'waiting', since, since from waiter
      on conflict do nothing
    )
    insert into consent (address_hash, customer_id, channel, purpose, text_version, ip, source, at)
    select "addressHash", "customerId", 'email', 'waitlist', ${textVersion}, '', 'form', since from waiter`);
}
