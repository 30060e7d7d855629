// Flash deals as the shop keeps them. A deal that was stays as it was: another one is another row.
import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../database.ts';

type DealColumns = Readonly<Record<'productId' | 'endsAt', AnyColumn | SQL>>;

/** A deal that anyone can still see something of: it runs, it comes, or it is the product's last. */
export function isCurrentDeal({ productId, endsAt }: DealColumns): SQL {
  return sql`${endsAt} >= coalesce((
    select max(past.ends_at) from flash_deal past where past.product_id = ${productId} and past.ends_at <= now()
  ), '-infinity')`;
}

export interface LastDeal {
  readonly productId: number;
  readonly startsAt: number;
  readonly discountPercent: number;
  readonly dealMinor: number;
  readonly allotment: number;
  /** The database's clock. */
  readonly now: number;
}

/** The latest deal of each of these products that are still shown. */
export async function findLastDeals(tx: Transaction, productIds: readonly number[]): Promise<LastDeal[]> {
  const { rows } = await tx.execute<Record<keyof LastDeal, unknown>>(sql`
    select distinct on (product_id) product_id as "productId",
      extract(epoch from starts_at) * 1000 as "startsAt", extract(epoch from now()) * 1000 as now,
      discount_percent as "discountPercent", deal_minor as "dealMinor", allotment
    from flash_deal join product on product.id = product_id and is_active
    where product_id = any(${sql.param([...productIds])}::bigint[])
    order by product_id, starts_at desc`);
  return rows.map((row) => ({
    productId: Number(row.productId),
    startsAt: Math.round(Number(row.startsAt)),
    discountPercent: Number(row.discountPercent),
    dealMinor: Number(row.dealMinor),
    allotment: Number(row.allotment),
    now: Number(row.now),
  }));
}

export interface NewDeal extends Omit<LastDeal, 'now'> {
  readonly endsAt: number;
  readonly claimed: number;
}

/** Whether it was made: where another deal of the product runs at that time, it is not. */
export async function insertDeal(tx: Transaction, deal: NewDeal): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    insert into flash_deal (product_id, starts_at, ends_at, discount_percent, deal_minor, allotment, claimed)
    values (${deal.productId}, to_timestamp(${deal.startsAt / 1000}), to_timestamp(${deal.endsAt / 1000}),
      ${deal.discountPercent}, ${deal.dealMinor}, ${deal.allotment}, ${deal.claimed})
    on conflict do nothing
    returning id`);
  return rows.length > 0;
}
