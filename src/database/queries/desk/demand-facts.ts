// What a page of the demand board says of its sizes: their names, their stock, and what was sold of them by week.
import { sql } from 'drizzle-orm';
import type { Queries } from '../../database.ts';

export interface SizeFacts {
  readonly skuId: number;
  readonly productId: number;
  readonly position: number;
  readonly sku: string;
  readonly name: string;
  readonly colorName: string;
  readonly sizeName: string;
  readonly available: number;
  readonly presaleShipDate: string | null;
  readonly estimatedArrival: string | null;
}

export async function findSizeFacts(queries: Queries, skuIds: readonly number[]): Promise<SizeFacts[]> {
  if (skuIds.length === 0) return [];
  const { rows } = await queries.execute<Record<string, unknown>>(sql`
    select sku.id as "skuId", sku.product_id as "productId", sku.position, sku.code as sku, product.name,
      product.color_name as "colorName", size_group.name as "sizeName",
      coalesce(level.on_hand - level.reserved, 0) as available,
      sku.presale_ship_date::text as "presaleShipDate",
      case when sku.estimated_arrival >= current_date then sku.estimated_arrival::text end as "estimatedArrival"
      from sku join product on product.id = sku.product_id join size_group on size_group.id = sku.size_group_id
      left join stock_level level on level.sku_id = sku.id
     where sku.id = any(${sql.param([...skuIds])}::bigint[])`);
  const textOf = (value: unknown) => (value === null ? null : String(value));
  return rows.map((row) => ({
    skuId: Number(row.skuId),
    productId: Number(row.productId),
    position: Number(row.position),
    sku: String(row.sku),
    name: String(row.name),
    colorName: String(row.colorName),
    sizeName: String(row.sizeName),
    available: Number(row.available),
    presaleShipDate: textOf(row.presaleShipDate),
    estimatedArrival: textOf(row.estimatedArrival),
  }));
}

export interface WeekOfSize {
  readonly skuId: number;
  /** Its Monday. */
  readonly week: string;
  readonly sales: number;
  readonly isForSale: boolean;
}

/**
 * Each of the weeks for each of the sizes. There was nothing to sell in a week that began with an empty shelf and
 * brought nothing to it, nor ever for a size without a ledger. Before a ledger begins nobody knows: the week counts.
 */
export async function findWeeks(
  queries: Queries,
  skuIds: readonly number[],
  weeks: readonly string[],
): Promise<WeekOfSize[]> {
  const [first] = weeks;
  if (skuIds.length === 0 || first === undefined) return [];
  const ids = sql.param([...skuIds]);
  const start = sql`(${first}::date at time zone 'UTC')`;
  const { rows } = await queries.execute<Record<string, unknown>>(sql`
    with size as (select unnest(${ids}::bigint[]) as sku_id),
    week as (
      select day, day at time zone 'UTC' as starts_at, (day + 7) at time zone 'UTC' as ends_at
        from unnest(${sql.param([...weeks])}::date[]) as day),
    sold as (
      select l.sku_id, date_trunc('week', o.placed_at at time zone 'UTC')::date as day,
        sum(l.quantity - l.returned_quantity) as sales
        from order_line l join customer_order o on o.id = l.order_id
       where l.sku_id = any(${ids}::bigint[]) and o.placed_at >= ${start}
         and o.placed_at < (select max(ends_at) from week) and o.status not in ('cancelled', 'returned')
       group by 1, 2),
    moved as materialized (
      select sku_id, at, delta from stock_ledger where sku_id = any(${ids}::bigint[]) and at >= ${start}),
    shelf as (
      select size.sku_id, coalesce(level.on_hand, 0) as on_hand,
        (select at from stock_ledger ledger where ledger.sku_id = size.sku_id order by at limit 1) as known_from
        from size left join stock_level level on level.sku_id = size.sku_id)
    select shelf.sku_id as "skuId", week.day::text as week, coalesce(sold.sales, 0) as sales,
      coalesce(shelf.known_from > week.starts_at, false)
        or shelf.on_hand - coalesce((select sum(delta) from moved
             where moved.sku_id = shelf.sku_id and at >= week.starts_at), 0) > 0
        or exists (select from moved
             where moved.sku_id = shelf.sku_id and delta > 0 and at >= week.starts_at and at < week.ends_at)
        as "isForSale"
      from shelf cross join week left join sold on sold.sku_id = shelf.sku_id and sold.day = week.day
     order by shelf.sku_id, week.day`);
  return rows.map((row) => ({
    skuId: Number(row.skuId),
    week: String(row.week),
    sales: Number(row.sales),
    isForSale: row.isForSale === true,
  }));
}
