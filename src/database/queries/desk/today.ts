// What the desk's first page counts. Orders and events are read of two days by their time, whatever was before them;
// what waits is read by what waits.
import { type SQL, sql } from 'drizzle-orm';
import { mostCounted } from '../../../domain/desk/list.ts';
import type { Need, WaitingKind } from '../../../domain/desk/need.ts';
import type { HourCount, TodaySpans } from '../../../domain/desk/today.ts';
import { toLeaveStatuses } from '../../../domain/order/order.ts';
import type { Queries } from '../../database.ts';
import { quoteWords } from '../../schema/quoted.ts';

const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`;

/** Cancelled and returned orders count for nothing, and what went back to a card is taken off. */
export async function countHours(queries: Queries, spans: TodaySpans): Promise<HourCount[]> {
  const { from, beforeFrom, beforeNow, beforeEnd } = spans;
  const { rows } = await queries.execute<Record<keyof HourCount, unknown>>(sql`
    select o.placed_at >= ${at(from)} as "isToday",
      o.placed_at >= ${at(from)} or o.placed_at <= ${at(beforeNow)} as "isByNow",
      extract(hour from o.placed_at at time zone 'UTC')::int as hour, o.currency, count(*)::int as orders,
      sum((select coalesce(sum(quantity - refunded_quantity - exchanged_quantity), 0) from order_line where order_id = o.id))::int as units,
      sum(o.total_minor - coalesce(
        (select refunded_minor from payment_attempt where order_id = o.id), 0))::bigint as "revenueMinor"
      from customer_order o
     where (o.placed_at >= ${at(from)} or o.placed_at >= ${at(beforeFrom)} and o.placed_at < ${at(beforeEnd)})
       and o.status not in ('cancelled', 'returned')
     group by 1, 2, 3, 4`);
  return rows.map((row) => ({
    isToday: row.isToday === true,
    isByNow: row.isByNow === true,
    hour: Number(row.hour),
    currency: String(row.currency),
    orders: Number(row.orders),
    units: Number(row.units),
    revenueMinor: Number(row.revenueMinor),
  }));
}

export interface EventCounts {
  readonly views: { readonly today: number; readonly before: number };
  readonly bags: { readonly today: number; readonly before: number };
}

/** An event names nobody: pages and presses are counted, not people. */
export async function countEvents(queries: Queries, spans: TodaySpans): Promise<EventCounts> {
  const { from, beforeFrom, beforeNow } = spans;
  const { rows } = await queries.execute<{ name: string; isToday: boolean; count: number }>(sql`
    select name, received_at >= ${at(from)} as "isToday", count(*)::int as count from event
     where name in ('page-view', 'add-to-bag') and (received_at >= ${at(from)}
       or received_at >= ${at(beforeFrom)} and received_at <= ${at(beforeNow)})
     group by 1, 2`);
  const countOf = (name: string, isToday: boolean) =>
    rows.find((row) => row.name === name && row.isToday === isToday)?.count ?? 0;
  const compareDays = (name: string) => ({ today: countOf(name, true), before: countOf(name, false) });
  return { views: compareDays('page-view'), bags: compareDays('add-to-bag') };
}

const toLeave = sql`o.status in (${quoteWords(toLeaveStatuses)})`;

/** Which one it is, and since when it has waited. */
const waitingRows: Readonly<Record<WaitingKind, SQL>> = {
  // When somebody began to hold it is not stored with the order.
  held_order: sql`select o.id::text as one, null::timestamptz as since from customer_order o
    where ${toLeave} and o.held_because is not null`,
  late_parcel: sql`select o.id::text as one, s.ship_date::timestamptz as since
    from customer_order o join order_shipment s on s.order_id = o.id
    where ${toLeave} and o.held_because is null and s.shipped_at is null and s.ship_date < current_date`,
  webhook_off: sql`select name as one, off_at as since from webhook_endpoint where off_at is not null`,
  dead_job: sql`select null as one, dead_at as since from job where dead_at is not null and kind <> 'send-email'`,
  // A letter is a job until it is handed over, and is tried again among the messages.
  lost_message: sql`select null as one, lost_at as since from waitlist_message where lost_at is not null
    union all select null, dead_at from job where dead_at is not null and kind = 'send-email'`,
  review: sql`select null as one, created_at as since from review where status = 'pending'`,
};

export async function findNeeds(queries: Queries): Promise<Need<WaitingKind>[]> {
  const counts = Object.entries(waitingRows).map(
    ([kind, waiting]) => sql`
      select ${kind} as kind, count(*)::int as count, min(since) as since,
        case when count(distinct one) = 1 then min(one) end as only
        from (${waiting} limit ${mostCounted + 1}) waiting`,
  );
  const { rows } = await queries.execute<Record<'kind' | 'count' | 'since' | 'only', unknown>>(
    sql.join(counts, sql` union all `),
  );
  return rows
    .filter(({ count }) => Number(count) > 0)
    .map(({ kind, count, since, only }) => ({
      kind: kind as WaitingKind,
      count: Math.min(Number(count), mostCounted),
      isCountExact: Number(count) <= mostCounted,
      only: only === null ? null : String(only),
      since: since === null ? null : new Date(String(since)).toISOString(),
    }));
}

export interface WaitedForRecord {
  readonly productId: number;
  readonly sizeId: number;
  readonly sku: string;
  readonly name: string;
  readonly colorName: string;
  readonly sizeName: string;
  readonly waiting: number;
  readonly since: Date;
  /** Who wait for anything at all. */
  readonly people: number;
}

/** By size, those that most people wait for first. */
export async function findMostWaitedFor(queries: Queries, limit: number): Promise<WaitedForRecord[]> {
  const { rows } = await queries.execute<Record<keyof WaitedForRecord, unknown>>(sql`
    with line as (
      select sku_id, count(*) as waiting, min(asked_at) as since, sum(count(*)) over () as people
        from waitlist_entry where state = 'waiting' group by sku_id order by waiting desc, sku_id limit ${limit})
    select sku.product_id as "productId", sku.id as "sizeId", sku.code as sku, product.name,
      product.color_name as "colorName", size_group.name as "sizeName", line.waiting, line.since, line.people
      from line join sku on sku.id = line.sku_id join product on product.id = sku.product_id
      join size_group on size_group.id = sku.size_group_id
     order by line.waiting desc, sku.id`);
  return rows.map((row) => ({
    productId: Number(row.productId),
    sizeId: Number(row.sizeId),
    sku: String(row.sku),
    name: String(row.name),
    colorName: String(row.colorName),
    sizeName: String(row.sizeName),
    waiting: Number(row.waiting),
    since: new Date(String(row.since)),
    people: Number(row.people),
  }));
}

export interface RunningDealRecord {
  readonly productId: number;
  readonly name: string;
  readonly colorName: string;
  readonly claimed: number;
  readonly allotment: number;
  readonly endsAt: Date;
}

/** Those that end first come first. */
export async function findRunningDeals(queries: Queries, limit: number): Promise<RunningDealRecord[]> {
  const { rows } = await queries.execute<Record<keyof RunningDealRecord, unknown>>(sql`
    select product.id as "productId", product.name, product.color_name as "colorName", claimed, allotment,
      ends_at as "endsAt"
      from flash_deal join product on product.id = product_id
     where ends_at > now() and starts_at <= now() and is_active
     order by ends_at, flash_deal.id limit ${limit}`);
  return rows.map((row) => ({
    productId: Number(row.productId),
    name: String(row.name),
    colorName: String(row.colorName),
    claimed: Number(row.claimed),
    allotment: Number(row.allotment),
    endsAt: new Date(String(row.endsAt)),
  }));
}

/** Whenever they were. */
export async function hasOrders(queries: Queries): Promise<boolean> {
  const { rowCount } = await queries.execute(sql`select from customer_order limit 1`);
  return rowCount === 1;
}
