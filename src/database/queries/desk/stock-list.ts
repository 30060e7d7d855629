// Stock as the desk lists it: by product and the order of its sizes.
import { type SQL, sql } from 'drizzle-orm';
import { mostCounted } from '../../../domain/desk/list.ts';
import {
  lowStock,
  type StockCursor,
  type StockSort,
  type StockView,
} from '../../../domain/desk/stock-list.ts';
import type { LiveState } from '../../../domain/payment/payment-attempt.ts';
import type { Queries, Transaction } from '../../database.ts';
import { likePattern } from './like-pattern.ts';

export interface StockListRecord {
  readonly productId: number;
  readonly skuId: number;
  readonly position: number;
  readonly sku: string;
  readonly name: string;
  readonly colorName: string;
  readonly sizeName: string;
  readonly onHand: number;
  readonly reserved: number;
  readonly waiting: number;
  readonly estimatedArrival: string | null;
}

export interface StockFilters {
  readonly view: StockView;
  readonly search: string;
}

const available = sql`coalesce(level.on_hand - level.reserved, 0)`;
const someoneWaits = sql`exists (select from waitlist_entry where sku_id = sku.id and state = 'waiting')`;

const inView: Readonly<Record<StockView, SQL>> = {
  all: sql`true`,
  low: sql`${available} between 1 and ${lowStock}`,
  out: sql`${available} <= 0`,
  waited_for: someoneWaits,
};

/**
 * The ways in which a size can be meant by what was typed. Each is asked for by itself: of several ways in one condition
 * the database would find none by its index, and read all of the stock.
 */
function searchWays(search: string): readonly SQL[] {
  const text = search.trim().toLowerCase();
  if (text === '') return [sql`true`];
  const words = text
    .split(/\s+/)
    .slice(0, 6)
    .map((word) => sql`lower(product.name) like ${`%${likePattern(word)}%`}`);
  const number = /^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0;
  const names = sql.join(words, sql` and `);
  return [sql`sku.product_id = ${number}`, sql`lower(sku.code) = ${text}`, names];
}

const source = sql`from sku join product on product.id = sku.product_id
  join size_group on size_group.id = sku.size_group_id left join stock_level level on level.sku_id = sku.id`;

/** The ids of what is found in any of the ways, each as far as the rest says. */
function foundBy({ view, search }: StockFilters, rest: SQL): SQL {
  const ways = searchWays(search).map(
    (way) => sql`(select sku.id ${source} where ${inView[view]} and ${way} and ${rest})`,
  );
  return sql.join(ways, sql` union `);
}

const columns = sql`sku.product_id as "productId", sku.id as "skuId", sku.position, sku.code as sku, product.name,
  product.color_name as "colorName", size_group.name as "sizeName", coalesce(level.on_hand, 0) as "onHand",
  coalesce(level.reserved, 0) as reserved, sku.estimated_arrival::text as "estimatedArrival",
  (select count(*) from waitlist_entry where sku_id = sku.id and state = 'waiting') as waiting`;

interface Order {
  readonly order: SQL;
  readonly startAfter: (cursor: StockCursor) => SQL;
}

const placeOf = ({ skuId }: StockCursor) =>
  sql`(select product_id from sku where id = ${skuId}::bigint), (select position from sku where id = ${skuId}::bigint)`;
const nameOf = ({ skuId }: StockCursor) =>
  sql`(select lower(name) from product where id = (select product_id from sku where id = ${skuId}::bigint))`;

const orders: Readonly<Record<StockSort, Order>> = {
  oldest: {
    order: sql`sku.product_id, sku.position`,
    startAfter: (cursor) => sql`(sku.product_id, sku.position) > (${placeOf(cursor)})`,
  },
  newest: {
    order: sql`sku.product_id desc, sku.position desc`,
    startAfter: (cursor) => sql`(sku.product_id, sku.position) < (${placeOf(cursor)})`,
  },
  name: {
    order: sql`lower(product.name), product.id, sku.position`,
    // The name alone once more: of products and sizes together there is no index to begin in.
    startAfter: (cursor) => sql`lower(product.name) >= ${nameOf(cursor)}
      and (lower(product.name), product.id, sku.position) > (${nameOf(cursor)}, ${placeOf(cursor)})`,
  },
};

export async function findStockPage(
  queries: Queries,
  filters: StockFilters,
  page: { readonly sort: StockSort; readonly after: StockCursor | null; readonly size: number },
): Promise<StockListRecord[]> {
  const { order, startAfter } = orders[page.sort];
  const start = page.after ? startAfter(page.after) : sql`true`;
  const limited = sql`order by ${order} limit ${page.size}`;
  const { rows } = await queries.execute<Record<string, unknown>>(sql`
    with found as (${foundBy(filters, sql`${start} ${limited}`)})
    select ${columns} ${source} where sku.id in (select id from found)
    ${limited}`);
  return rows.map(decodeLevel);
}

/** Low ones, those of which the fewest are left first. */
export async function findLowest(queries: Queries, limit: number): Promise<StockListRecord[]> {
  const { rows } = await queries.execute<Record<string, unknown>>(sql`
    select ${columns} ${source} where ${inView.low} order by ${available}, sku.id limit ${limit}`);
  return rows.map(decodeLevel);
}

function decodeLevel(row: Record<string, unknown>): StockListRecord {
  return {
    productId: Number(row.productId),
    skuId: Number(row.skuId),
    position: Number(row.position),
    sku: String(row.sku),
    name: String(row.name),
    colorName: String(row.colorName),
    sizeName: String(row.sizeName),
    onHand: Number(row.onHand),
    reserved: Number(row.reserved),
    waiting: Number(row.waiting),
    estimatedArrival: row.estimatedArrival === null ? null : String(row.estimatedArrival),
  };
}

/** One more than is counted when there are more. */
export async function countStock(queries: Queries, filters: StockFilters): Promise<number> {
  const { rows } = await queries.execute<{ count: number }>(sql`
    select count(*)::int as count from (${foundBy(filters, sql`true limit ${mostCounted + 1}`)}) counted`);
  return Math.min(Number(rows[0]?.count), mostCounted + 1);
}

export interface LedgerRecord {
  readonly at: Date;
  readonly skuId: number;
  readonly sizeName: string;
  readonly delta: number;
  readonly onHand: number;
  readonly reason: 'count' | 'restock' | 'sale' | 'return' | 'correction';
  readonly source: string;
  /** From the audit, where somebody of the desk did it. */
  readonly by: string;
  readonly note: string;
}

/** The latest first. How many there were after each is told from how many there are now. */
export async function findLedger(
  queries: Queries,
  productId: number,
  limit: number,
): Promise<LedgerRecord[]> {
  const { rows } = await queries.execute<Record<string, unknown>>(sql`
    select entry.*, coalesce(deed.by, '') as by, coalesce(deed.note, '') as note from (
      select ledger.id, ledger.at, ledger.sku_id as "skuId", size_group.name as "sizeName", ledger.delta, ledger.reason,
        ledger.source, level.on_hand - coalesce(sum(ledger.delta) over later, 0) as "onHand"
        from sku join stock_ledger ledger on ledger.sku_id = sku.id join stock_level level on level.sku_id = sku.id
        join size_group on size_group.id = sku.size_group_id
       where sku.product_id = ${productId}
      window later as (partition by ledger.sku_id order by ledger.at desc, ledger.id desc
        rows between unbounded preceding and 1 preceding)
      order by at desc, id desc limit ${limit}) entry
    left join lateral (
      select actor_name as by, after ->> 'note' as note from audit_entry
       where (thing = 'stock' and thing_id = entry."skuId"::text and after ->> 'source' = entry.source)
          or (thing = 'delivery' and thing_id = substr(entry.source, 10) and entry.source like 'delivery %')
       order by audit_entry.id desc limit 1) deed on true
    order by entry.at desc, entry.id desc`);
  return rows.map((row) => ({
    at: new Date(String(row.at)),
    skuId: Number(row.skuId),
    sizeName: String(row.sizeName),
    delta: Number(row.delta),
    onHand: Number(row.onHand),
    reason: row.reason as LedgerRecord['reason'],
    source: String(row.source),
    by: String(row.by),
    note: String(row.note),
  }));
}

export interface HoldRecord {
  readonly holdId: string;
  readonly since: Date;
  readonly until: Date;
  readonly skuId: number;
  readonly sizeName: string;
  readonly units: number;
  readonly holder: string | null;
  readonly attempt: LiveState | null;
  readonly orderId: number | null;
}

/** Those in force, the oldest first. */
export async function findHolds(queries: Queries, productId: number): Promise<HoldRecord[]> {
  const { rows } = await queries.execute<Record<string, unknown>>(sql`
    select hold.id, hold.created_at, hold.expires_at, line.sku_id, size_group.name, line.quantity, hold.holder,
      attempt.state, exchanged.order_id
      from stock_hold hold join stock_hold_line line on line.hold_id = hold.id
      join sku on sku.id = line.sku_id join size_group on size_group.id = sku.size_group_id
      left join payment_attempt attempt on attempt.hold_id = hold.id
        and attempt.state in ('begun', 'created', 'requires_action', 'unknown')
      left join order_return on order_return.exchange_hold_id = hold.id
      left join order_line exchanged on exchanged.id = order_return.order_line_id
     where hold.state = 'held' and sku.product_id = ${productId}
     order by hold.created_at, hold.id, line.sku_id`);
  return rows.map((row) => ({
    holdId: String(row.id),
    since: new Date(String(row.created_at)),
    until: new Date(String(row.expires_at)),
    skuId: Number(row.sku_id),
    sizeName: String(row.name),
    units: Number(row.quantity),
    holder: row.holder as string | null,
    attempt: row.state as LiveState | null,
    orderId: row.order_id === null ? null : Number(row.order_id),
  }));
}

export async function hasProduct(queries: Queries, productId: number): Promise<boolean> {
  const { rowCount } = await queries.execute(sql`select from product where id = ${productId}`);
  return rowCount === 1;
}

export interface SkuRecord {
  readonly skuId: number;
  readonly productId: number;
  readonly code: string;
  readonly name: string;
  readonly sizeName: string;
}

/** By code, whatever its case. */
export async function findSkus(
  tx: Transaction,
  { codes, ids }: { readonly codes: readonly string[]; readonly ids: readonly number[] },
): Promise<SkuRecord[]> {
  const { rows } = await tx.execute<Record<string, unknown>>(sql`
    select sku.id as "skuId", sku.product_id as "productId", sku.code, product.name, size_group.name as "sizeName"
      from sku join product on product.id = sku.product_id join size_group on size_group.id = sku.size_group_id
     where lower(sku.code) = any(${sql.param(codes.map((code) => code.toLowerCase()))}::text[])
        or sku.id = any(${sql.param([...ids])}::bigint[])`);
  return rows.map((row) => ({
    skuId: Number(row.skuId),
    productId: Number(row.productId),
    code: String(row.code),
    name: String(row.name),
    sizeName: String(row.sizeName),
  }));
}

/** The code that is most like it; null when none is alike. */
export async function guessSku(tx: Transaction, code: string): Promise<string | null> {
  const text = code.toLowerCase();
  const { rows } = await tx.execute<{ code: string }>(sql`
    select code from sku where lower(code) % ${text} order by similarity(lower(code), ${text}) desc, code limit 1`);
  return rows[0]?.code ?? null;
}

export async function isDeliveryBooked(tx: Transaction, sourceName: string): Promise<boolean> {
  const { rowCount } = await tx.execute(
    sql`select from audit_entry where thing = 'delivery' and thing_id = ${sourceName} limit 1`,
  );
  return rowCount === 1;
}
