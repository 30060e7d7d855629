// Counts of the shelf: made, written line by line, and booked.
import { sql } from 'drizzle-orm';
import { toLeaveStatuses } from '../../../domain/order/order.ts';
import { type CountState, limitHours, longestCount } from '../../../domain/stock/count.ts';
import type { Queries, Transaction } from '../../database.ts';
import { quoteWords } from '../../schema/quoted.ts';

export interface CountRecord {
  readonly id: string;
  readonly name: string;
  readonly state: CountState;
  readonly startedBy: string;
  readonly startedAt: Date;
  readonly changedAt: Date;
  readonly sizes: number;
  readonly counted: number;
  readonly differ: number;
}

const columns = sql`stock_count.id, name, state, started_by as "startedBy", started_at as "startedAt",
  changed_at as "changedAt", lines.*`;
const counts = sql`stock_count cross join lateral (
  select count(*) as sizes, count(counted) as counted, count(*) filter (where counted <> expected) as differ
    from stock_count_line where count_id = stock_count.id) lines`;

/** Those that are open first, then the latest. */
export async function findCounts(queries: Queries, limit: number): Promise<CountRecord[]> {
  const { rows } = await queries.execute<Record<keyof CountRecord, unknown>>(sql`
    select ${columns} from ${counts} order by state = 'open' desc, changed_at desc, stock_count.id limit ${limit}`);
  return rows.map(decodeCount);
}

/** Null when there is none. */
export async function findCount(queries: Queries | Transaction, id: string): Promise<CountRecord | null> {
  const { rows } = await queries.execute<Record<keyof CountRecord, unknown>>(sql`
    select ${columns} from ${counts} where stock_count.id = ${id}`);
  return rows[0] ? decodeCount(rows[0]) : null;
}

function decodeCount(row: Record<keyof CountRecord, unknown>): CountRecord {
  return {
    id: String(row.id),
    name: String(row.name),
    state: row.state as CountState,
    startedBy: String(row.startedBy),
    startedAt: new Date(String(row.startedAt)),
    changedAt: new Date(String(row.changedAt)),
    sizes: Number(row.sizes),
    counted: Number(row.counted),
    differ: Number(row.differ),
  };
}

/** Whoever else writes into it or books it waits. Null when there is none. */
export async function lockCount(tx: Transaction, id: string): Promise<CountState | null> {
  const { rows } = await tx.execute<{ state: CountState }>(
    sql`select state from stock_count where id = ${id} for update`,
  );
  return rows[0]?.state ?? null;
}

export interface CountScope {
  readonly productIds: readonly number[];
  readonly brand: string | null;
}

/** Every size of the products, or of the brand whatever the case of its name; as many as a count has. */
export async function insertCount(
  tx: Transaction,
  {
    name,
    startedBy,
    scope,
  }: { readonly name: string; readonly startedBy: string; readonly scope: CountScope },
): Promise<{ readonly id: string; readonly sizes: number }> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`insert into stock_count (name, started_by) values (${name}, ${startedBy}) returning id`,
  );
  const id = String(rows[0]?.id);
  const { rowCount } = await tx.execute(sql`
    insert into stock_count_line (count_id, sku_id)
    select ${id}::uuid, sku.id from sku join product on product.id = sku.product_id
      join brand on brand.id = product.brand_id
     where product.id = any(${sql.param([...scope.productIds])}::bigint[]) or lower(brand.name) = lower(${scope.brand}::text)
     order by sku.product_id, sku.position limit ${longestCount + 1}`);
  return { id, sizes: rowCount ?? 0 };
}

export interface CountLineRecord {
  readonly skuId: number;
  readonly productId: number;
  readonly sku: string;
  readonly name: string;
  readonly colorName: string;
  readonly sizeName: string;
  readonly priceMinor: number;
  readonly onHand: number;
  /** Sold and still to leave: on the shelf, and not in the level any more. */
  readonly toPack: number;
  readonly counted: number | null;
  readonly expected: number | null;
  readonly countedBy: string | null;
  readonly countedAt: Date | null;
  readonly version: number;
}

/** By product and the order of its sizes. */
export async function findCountLines(
  queries: Queries | Transaction,
  countId: string,
): Promise<CountLineRecord[]> {
  const { rows } = await queries.execute<Record<keyof CountLineRecord, unknown>>(sql`
    with to_leave as (
      select l.sku_id, sum(l.quantity) as units from customer_order o join order_line l on l.order_id = o.id
        left join order_shipment s on s.id = l.shipment_id
       where o.status in (${quoteWords(toLeaveStatuses)}) and s.shipped_at is null group by l.sku_id)
    select line.sku_id as "skuId", sku.product_id as "productId", sku.code as sku, product.name,
      product.color_name as "colorName", size_group.name as "sizeName", coalesce(level.on_hand, 0) as "onHand",
      coalesce(price.promo_minor, price.sale_minor, price.price_minor, 0) as "priceMinor",
      coalesce(to_leave.units, 0) as "toPack",
      line.counted, line.expected, line.counted_by as "countedBy", line.counted_at as "countedAt", line.version
      from stock_count_line line join sku on sku.id = line.sku_id join product on product.id = sku.product_id
      join size_group on size_group.id = sku.size_group_id left join stock_level level on level.sku_id = sku.id
      left join price on price.product_id = sku.product_id left join to_leave on to_leave.sku_id = sku.id
     where line.count_id = ${countId} order by sku.product_id, sku.position`);
  const numberOf = (value: unknown) => (value === null ? null : Number(value));
  return rows.map((row) => ({
    skuId: Number(row.skuId),
    productId: Number(row.productId),
    sku: String(row.sku),
    name: String(row.name),
    colorName: String(row.colorName),
    sizeName: String(row.sizeName),
    priceMinor: Number(row.priceMinor),
    onHand: Number(row.onHand),
    toPack: Number(row.toPack),
    counted: numberOf(row.counted),
    expected: numberOf(row.expected),
    countedBy: row.countedBy === null ? null : String(row.countedBy),
    countedAt: row.countedAt === null ? null : new Date(String(row.countedAt)),
    version: Number(row.version),
  }));
}

/** What was found, and what the ledger has in the same moment: one statement reads and writes both. */
export async function saveCountLine(
  tx: Transaction,
  line: { readonly countId: string; readonly skuId: number; readonly counted: number; readonly by: string },
): Promise<void> {
  await tx.execute(sql`
    insert into stock_count_line as line (count_id, sku_id, counted, expected, counted_by, counted_at, version)
    values (${line.countId}, ${line.skuId}, ${line.counted},
      coalesce((select on_hand from stock_level where sku_id = ${line.skuId}), 0), ${line.by}, now(), 1)
    on conflict (count_id, sku_id) do update set counted = excluded.counted, expected = excluded.expected,
      counted_by = excluded.counted_by, counted_at = excluded.counted_at, version = line.version + 1`);
}

export async function touchCount(tx: Transaction, id: string, state: CountState): Promise<void> {
  await tx.execute(sql`update stock_count set state = ${state}, changed_at = now() where id = ${id}`);
}

/** What somebody has moved a size by within a day, by hand or by counts; deliveries are none of it. */
export async function movedWithinDay(tx: Transaction, actorId: string, skuId: number): Promise<number> {
  const { rows } = await tx.execute<{ moved: unknown }>(sql`
    select coalesce(sum((after ->> 'onHand')::int - (before ->> 'onHand')::int), 0) as moved from audit_entry
     where thing = 'stock' and thing_id = ${String(skuId)} and actor_id = ${actorId}
       and at > now() - make_interval(hours => ${limitHours}::int)
       and not (after ->> 'source' like 'delivery %' and (after ->> 'onHand')::int > (before ->> 'onHand')::int)`);
  return Number(rows[0]?.moved);
}
