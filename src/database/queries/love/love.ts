// Loves, always by whose they are. How many there are of each is kept by triggers (migration 0045).
import { sql } from 'drizzle-orm';
import type { Owner } from '../../../domain/visitor/owner.ts';
import type { Queries, Transaction } from '../../database.ts';

const columnOf = (owner: Owner) => ('customerId' in owner ? sql`customer_id` : sql`guest_id`);
const idOf = (owner: Owner) => ('customerId' in owner ? owner.customerId : owner.guestId);

/** What somebody loves, the latest first. */
export async function findLoves(queries: Queries, owner: Owner): Promise<LoveRecord[]> {
  const { rows } = await queries.execute<{ id: unknown; price: unknown; at: string }>(sql`
    select product_id as id, price_minor as price, created_at as at
      from love where ${columnOf(owner)} = ${idOf(owner)}
     order by created_at desc, id desc limit 2000`);
  return rows.map(({ id, price, at }) => ({
    productId: Number(id),
    priceMinor: price === null ? null : Number(price),
    lovedAt: new Date(at),
  }));
}

export interface LoveRecord {
  readonly productId: number;
  /** What it cost then. */
  readonly priceMinor: number | null;
  readonly lovedAt: Date;
}

/** Whoever else changes this person's loves waits until the transaction ends. */
export async function lockLoves(transaction: Transaction, owner: Owner): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`love ${idOf(owner)}`}, 0))`);
}

export async function countLoves(transaction: Transaction, owner: Owner): Promise<number> {
  const { rows } = await transaction.execute<{ count: number }>(
    sql`select count(*)::int as count from love where ${columnOf(owner)} = ${idOf(owner)}`,
  );
  return Number(rows[0]?.count);
}

export async function hasLove(transaction: Transaction, owner: Owner, productId: number): Promise<boolean> {
  const { rows } = await transaction.execute(
    sql`select from love where ${columnOf(owner)} = ${idOf(owner)} and product_id = ${productId}`,
  );
  return rows.length > 0;
}

/** Noted with what it costs today. Whether there is such a product to love. */
export async function insertLove(
  transaction: Transaction,
  owner: Owner,
  productId: number,
): Promise<boolean> {
  const { rowCount } = await transaction.execute(sql`
    insert into love (product_id, ${columnOf(owner)}, price_minor)
    select product.id, ${idOf(owner)}, least(coalesce(price.sale_minor, price.price_minor), deal.deal_minor)
      from product left join price on price.product_id = product.id
      left join lateral (
        select deal_minor from flash_deal
         where flash_deal.product_id = product.id and now() >= starts_at and now() < ends_at and claimed < allotment
         order by starts_at desc limit 1
      ) deal on true
     where product.id = ${productId} and is_active
    on conflict (${columnOf(owner)}, product_id) where ${columnOf(owner)} is not null do nothing`);
  return rowCount === 1;
}

export async function deleteLove(transaction: Transaction, owner: Owner, productId: number): Promise<void> {
  await transaction.execute(
    sql`delete from love where ${columnOf(owner)} = ${idOf(owner)} and product_id = ${productId}`,
  );
}

/** How many love it; null when there is no such product. */
export async function loveCountOf(queries: Queries | Transaction, productId: number): Promise<number | null> {
  const { rows } = await queries.execute<{ count: number }>(
    sql`select love_count as count from product_tally where product_id = ${productId}`,
  );
  return rows[0] ? Number(rows[0].count) : null;
}

/** A guest's loves become a customer's, each once. How many were new to the customer. */
export async function moveLoves(queries: Queries, guestId: string, customerId: string): Promise<number> {
  const { rowCount } = await queries.execute(sql`
    with moved as (delete from love where guest_id = ${guestId} returning product_id, price_minor, created_at)
    insert into love (product_id, customer_id, price_minor, created_at)
    select product_id, ${customerId}, price_minor, created_at from moved order by product_id
    on conflict (customer_id, product_id) where customer_id is not null do nothing`);
  return rowCount ?? 0;
}
