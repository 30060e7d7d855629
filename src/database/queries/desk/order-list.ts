// The desk's list of orders. A page begins after the order that the page before it ended with, so that no page costs
// more than the first; the count stops where nobody reads on.
import { type SQL, sql } from 'drizzle-orm';
import { mostCounted } from '../../../domain/desk/list.ts';
import {
  isCountedInLatest,
  mostCountedInView,
  mostLookedAt,
  type OrderCursor,
  type OrderFilters,
  type OrderPayment,
  type OrderSort,
  type OrderView,
  type ViewCount,
} from '../../../domain/desk/order/order-list.ts';
import { type OrderStatus, toLeaveStatuses } from '../../../domain/order/order.ts';
import type { Queries, Transaction } from '../../database.ts';
import { quoteWords } from '../../schema/quoted.ts';
import { likePattern } from './like-pattern.ts';

export interface OrderListRecord {
  readonly orderId: number;
  readonly cursor: OrderCursor;
  readonly placedAt: Date;
  readonly status: OrderStatus;
  readonly heldBecause: string | null;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly city: string;
  readonly region: string;
  readonly countryCode: string;
  readonly currency: string;
  readonly subTotalMinor: number;
  readonly discountMinor: number;
  readonly shippingMinor: number;
  readonly taxMinor: number;
  readonly creditMinor: number;
  readonly totalMinor: number;
  readonly refundedMinor: number;
  readonly creditReturnedMinor: number;
  readonly items: number;
  readonly parcels: number;
  readonly ready: number;
  readonly waiting: number;
  readonly payment: OrderPayment;
}

const toLeave = sql`o.status in (${quoteWords(toLeaveStatuses)})`;
const isReady = sql`s.shipped_at is null and (s.ship_date is null or s.ship_date <= current_date)`;
const readyParcel = sql`exists (select from order_shipment s where s.order_id = o.id and ${isReady})`;

const inView: Readonly<Record<OrderView, SQL>> = {
  all: sql`true`,
  to_pack: sql`${toLeave} and o.held_because is null and ${readyParcel}`,
  late: sql`${toLeave} and o.held_because is null and exists (select from order_shipment s
    where s.order_id = o.id and s.shipped_at is null and s.ship_date < current_date)`,
  waiting: sql`${toLeave} and o.held_because is null and not ${readyParcel}`,
  needs_person: sql`${toLeave} and o.held_because is not null`,
  coming_back: sql`o.id in (select l.order_id from order_return r join order_line l on l.id = r.order_line_id
    where r.state = 'authorised')`,
};

/** How far the money has come, by what was taken and given back. */
const paymentState = sql`case
  when a.id is null or a.processor = 'none' then 'none'
  when a.refunded_minor > 0 and a.refunded_minor >= a.captured_minor then 'refunded'
  when a.refunded_minor > 0 then 'partly_refunded'
  when a.captured_minor > 0 then 'captured'
  else 'authorised' end`;

const nameOfOrder = sql`lower(coalesce(o.details #>> '{shippingAddress,firstName}', '') || ' ' || coalesce(o.details #>> '{shippingAddress,lastName}', ''))`;

/**
 * The ways in which an order can be meant by what was typed. Each is asked for by itself: of two ways in one condition
 * the database would find neither by its index, and read every order.
 */
function searchWays(search: OrderFilters['search']): readonly SQL[] {
  switch (search?.kind) {
    case undefined:
      return [sql`true`];
    case 'number':
      return [sql`o.id = ${search.orderId}`];
    case 'email':
      return [sql`lower(o.email) like ${`${likePattern(search.start)}%`}`];
    case 'words': {
      const names = sql.join(
        search.words.map((word) => sql`${nameOfOrder} like ${`%${likePattern(word)}%`}`),
        sql` and `,
      );
      const [code, ...more] = search.words;
      if (more.length > 0) return [names];
      const bySku = sql`o.id in (select l.order_id from sku join order_line l on l.sku_id = sku.id
        where lower(sku.code) = ${code})`;
      return [names, bySku];
    }
  }
}

function conditions(filters: OrderFilters): SQL {
  const { view, state, payment, country, from, to, productId } = filters;
  const all = [
    inView[view],
    state === undefined ? null : sql`o.status = ${state}`,
    payment === undefined ? null : sql`${paymentState} = ${payment}`,
    country === undefined
      ? null
      : sql`o.country_id = (select id from country where country.code = ${country})`,
    from === undefined ? null : sql`o.placed_at >= ${from}::date`,
    to === undefined ? null : sql`o.placed_at < ${to}::date + 1`,
    productId === undefined
      ? null
      : sql`exists (select from order_line l where l.product_id = ${productId} and l.order_id = o.id)`,
  ].filter((condition) => condition !== null);
  return sql.join(all, sql` and `);
}

/** The ids of what is found in any of the ways, each as far as the rest says. */
function foundBy(filters: OrderFilters, rest: SQL, source = sql`customer_order`): SQL {
  const ways = searchWays(filters.search).map(
    (way) => sql`(select o.id from ${source} o left join payment_attempt a on a.order_id = o.id
      where ${conditions(filters)} and ${way} and ${rest})`,
  );
  return sql.join(ways, sql` union `);
}

const micros = sql`(extract(epoch from o.placed_at) * 1000000)::bigint`;

export async function findOrderPage(
  queries: Queries | Transaction,
  filters: OrderFilters,
  page: { readonly sort: OrderSort; readonly after: OrderCursor | null; readonly size: number },
): Promise<OrderListRecord[]> {
  const { sort, after, size } = page;
  const [compare, direction] = sort === 'newest' ? [sql`<`, sql`desc`] : [sql`>`, sql`asc`];
  const start = after
    ? sql`(o.placed_at, o.id) ${compare} (to_timestamp(0) + ${after.placedAt}::bigint * interval '1 microsecond', ${after.orderId}::bigint)`
    : sql`true`;
  const { rows } = await queries.execute<Record<string, unknown>>(sql`
    with found as (${foundBy(filters, sql`${start} order by o.placed_at ${direction}, o.id ${direction} limit ${size}`)}),
    page as (
      select o.*, ${paymentState} as payment, coalesce(a.refunded_minor, 0) as refunded_minor
        from found join customer_order o on o.id = found.id left join payment_attempt a on a.order_id = o.id
       order by o.placed_at ${direction}, o.id ${direction} limit ${size}
    )
    select o.id, ${micros} as micros, o.placed_at as "placedAt", o.status, o.held_because as "heldBecause", o.email,
      o.details #>> '{shippingAddress,firstName}' as "firstName", o.details #>> '{shippingAddress,lastName}' as "lastName",
      o.details #>> '{shippingAddress,city}' as city, o.details #>> '{shippingAddress,regionCode}' as region,
      country.code as "countryCode", o.currency, o.payment, o.sub_total_minor as "subTotalMinor",
      o.discount_minor as "discountMinor", o.shipping_minor as "shippingMinor", o.tax_minor as "taxMinor",
      o.credit_minor as "creditMinor", o.total_minor as "totalMinor", o.refunded_minor as "refundedMinor",
      o.credit_returned_minor as "creditReturnedMinor",
      (select coalesce(sum(quantity - exchanged_quantity), 0) from order_line l where l.order_id = o.id) as items,
      parcel.all as parcels, parcel.ready, parcel.waiting
    from page o join country on country.id = o.country_id
    cross join lateral (
      select count(*) as all, count(*) filter (where ${isReady}) as ready,
        count(*) filter (where s.shipped_at is null and s.ship_date > current_date) as waiting
      from order_shipment s where s.order_id = o.id) parcel
    order by o.placed_at ${direction}, o.id ${direction}`);
  return rows.map(decodeRow);
}

function decodeRow(row: Record<string, unknown>): OrderListRecord {
  const text = (name: string) => String(row[name] ?? '');
  const orderId = Number(row.id);
  return {
    orderId,
    cursor: { placedAt: text('micros'), orderId },
    placedAt: new Date(text('placedAt')),
    status: row.status as OrderStatus,
    heldBecause: row.heldBecause === null ? null : text('heldBecause'),
    email: text('email'),
    firstName: text('firstName'),
    lastName: text('lastName'),
    city: text('city'),
    region: text('region'),
    countryCode: text('countryCode'),
    currency: text('currency'),
    subTotalMinor: Number(row.subTotalMinor),
    discountMinor: Number(row.discountMinor),
    shippingMinor: Number(row.shippingMinor),
    taxMinor: Number(row.taxMinor),
    creditMinor: Number(row.creditMinor),
    totalMinor: Number(row.totalMinor),
    refundedMinor: Number(row.refundedMinor),
    creditReturnedMinor: Number(row.creditReturnedMinor),
    items: Number(row.items),
    parcels: Number(row.parcels),
    ready: Number(row.ready),
    waiting: Number(row.waiting),
    payment: row.payment as OrderPayment,
  };
}

/** One more than is counted when there are more. */
export async function countOrders(
  queries: Queries | Transaction,
  filters: OrderFilters,
  most = mostCounted,
): Promise<number> {
  const { rows } = await queries.execute<{ count: number }>(sql`
    select count(*)::int as count from (${foundBy(filters, sql`true limit ${most + 1}`)}) counted`);
  return Math.min(Number(rows[0]?.count), most + 1);
}

const latest = sql`(select * from customer_order order by placed_at desc, id desc limit ${mostLookedAt})`;

/** How many orders each view has, in the order of the views; all of them by one statement. */
export async function countViews(
  queries: Queries,
  views: readonly OrderFilters[],
): Promise<readonly ViewCount[]> {
  const perView = views.map((filters, place) => {
    const source = isCountedInLatest(filters) ? latest : undefined;
    const found = foundBy(filters, sql`true limit ${mostCountedInView + 1}`, source);
    return sql`select ${place}::int as place, (select count(*) from (${found}) found)::int as count`;
  });
  const { rows } = await queries.execute<{ place: number; count: number; isOld: boolean }>(sql`
    select *, exists (select from customer_order order by placed_at desc, id desc offset ${mostLookedAt}) as "isOld"
      from (${sql.join(perView, sql` union all `)}) counted`);
  const counts = new Map(rows.map((row) => [row.place, row]));
  return views.map((filters, place) => {
    const { count = 0, isOld = false } = counts.get(place) ?? {};
    return {
      count: Math.min(count, mostCountedInView),
      isExact: count <= mostCountedInView && !(isOld && isCountedInLatest(filters)),
    };
  });
}
