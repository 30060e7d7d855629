// Who waits, counted by size, product or week. The line is read by its index and counted whole, since a list that is
// sorted by a count needs them all; what a page says besides is looked up for its rows alone.
import { type SQL, sql } from 'drizzle-orm';
import type { DemandCursor, DemandGroup, DemandSort } from '../../../domain/desk/demand-list.ts';
import { mostCounted } from '../../../domain/desk/list.ts';
import type { Queries } from '../../database.ts';
import { likePattern } from './like-pattern.ts';

export interface DemandFilters {
  readonly search: string;
  readonly productIds?: readonly number[] | undefined;
  readonly sizeId?: number | undefined;
  /** For so long whoever is called has the first go. */
  readonly batchMinutes: number;
}

export interface DemandRecord {
  /** Of the size or the product; a week's is the number of its Monday. */
  readonly id: number;
  readonly value: string;
  readonly waiting: number;
  readonly moneyMinor: number;
  readonly since: Date;
  readonly called: number;
  readonly calledAt: Date | null;
  readonly products: number;
  readonly sizes: number;
}

export interface DemandPage {
  readonly by: DemandGroup;
  readonly sort: DemandSort;
  readonly after: DemandCursor | null;
  readonly size: number;
}

const groupKeys: Readonly<Record<DemandGroup, SQL>> = {
  size: sql`sku.id`,
  product: sql`sku.product_id`,
  week: sql`line.week`,
};

const micros = sql`(extract(epoch from since) * 1000000)::bigint`;

const sortKeys: Readonly<Record<DemandSort, { readonly value: SQL; readonly isUp?: true }>> = {
  waiting: { value: sql`waiting` },
  money: { value: sql`money` },
  since: { value: micros, isUp: true },
  newest: { value: micros },
};

function conditions({ search, productIds }: DemandFilters): SQL {
  const text = search.trim().toLowerCase();
  const words = text
    .split(/\s+/)
    .slice(0, 6)
    .map((word) => sql`lower(product.name) like ${`%${likePattern(word)}%`}`);
  const number = /^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0;
  const found =
    text === ''
      ? sql`true`
      : sql`(product.id = ${number} or lower(sku.code) = ${text} or (${sql.join(words, sql` and `)}))`;
  return productIds ? sql`${found} and sku.product_id = any(${sql.param([...productIds])}::bigint[])` : found;
}

/** The line of one product or size is read alone. */
function ofLine({ productIds, sizeId }: DemandFilters): SQL {
  if (sizeId !== undefined) return sql`sku_id = ${sizeId}`;
  if (!productIds) return sql`true`;
  const ids = sql.param([...productIds]);
  return sql`sku_id in (select id from sku where product_id = any(${ids}::bigint[]))`;
}

/**
 * Those of a week are those who wait: who is called now began to wait in some week too, and hears already. A message
 * waits two days at most, for the morning or for a carrier that does not answer.
 */
function lineOf(by: DemandGroup, filters: DemandFilters): SQL {
  const those = ofLine(filters);
  if (by === 'week')
    return sql`
      select sku_id, date_trunc('week', asked_at at time zone 'UTC')::date - date '1970-01-01' as week,
        count(*) as waiting, min(asked_at) as since, 0 as called, null::timestamptz as called_at
        from waitlist_entry where state = 'waiting' and ${those} group by 1, 2`;
  return sql`
    select sku_id, coalesce(entry.waiting, 0) as waiting, coalesce(entry.since, message.since) as since,
      coalesce(message.called, 0) as called, message.called_at
      from (select sku_id, count(*) as waiting, min(asked_at) as since
              from waitlist_entry where state = 'waiting' and ${those} group by sku_id) entry
      full join (
        select sku_id, count(*) as called, min(asked_at) as since, max(created_at) as called_at
          from waitlist_message
         where created_at > now() - greatest(interval '2 days', make_interval(mins => ${filters.batchMinutes}))
           and (state in ('queued', 'sending') or created_at > now() - make_interval(mins => ${filters.batchMinutes}))
           and ${those}
         group by sku_id) message using (sku_id)`;
}

export async function findDemand(
  queries: Queries,
  filters: DemandFilters,
  { by, sort, after, size }: DemandPage,
): Promise<{ readonly records: DemandRecord[]; readonly count: number }> {
  const { value, isUp } = sortKeys[sort];
  const [compare, direction] = isUp ? [sql`>`, sql`asc`] : [sql`<`, sql`desc`];
  const start = after ? sql`(value, id) ${compare} (${after.value}::bigint, ${after.id}::bigint)` : sql`true`;
  const { rows } = await queries.execute<Record<string, unknown>>(sql`
    with line as (${lineOf(by, filters)}),
    demand as materialized (
      select id, waiting, money, since, called, "calledAt", products, sizes, ${value} as value from (
        select ${groupKeys[by]}::bigint as id, sum(line.waiting)::bigint as waiting, min(line.since) as since,
          sum(line.waiting * coalesce(price.promo_minor, price.sale_minor, price.price_minor, 0))::bigint as money,
          sum(line.called)::bigint as called, max(line.called_at) as "calledAt",
          count(distinct sku.product_id) as products, count(distinct sku.id) as sizes
          from line join sku on sku.id = line.sku_id join product on product.id = sku.product_id
          left join price on price.product_id = sku.product_id
         where ${conditions(filters)} group by 1) grouped)
    select counted.count, page.* from
      (select count(*) from (select from demand limit ${mostCounted + 1}) few) counted
      left join (select * from demand where ${start} order by value ${direction}, id ${direction} limit ${size}) page
        on true
     order by page.value ${direction}, page.id ${direction}`);
  return {
    count: Number(rows[0]?.count),
    records: rows.flatMap((row) => (row.id === null ? [] : [demandRecord(row)])),
  };
}

function demandRecord(row: Record<string, unknown>): DemandRecord {
  return {
    id: Number(row.id),
    value: String(row.value),
    waiting: Number(row.waiting),
    moneyMinor: Number(row.money),
    since: new Date(String(row.since)),
    called: Number(row.called),
    calledAt: row.calledAt === null ? null : new Date(String(row.calledAt)),
    products: Number(row.products),
    sizes: Number(row.sizes),
  };
}
