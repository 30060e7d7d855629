// The desk's list of codes, by pages that each begin after the one before. Codes of a batch stand in it where the batch
// is named or their beginning is searched for: ten thousand of them would hide all others.
import { type SQL, sql } from 'drizzle-orm';
import type { CodeTerms } from '../../../../domain/checkout/codes/code-terms.ts';
import type { CodeCursor, CodeFilters, CodeSort, CodeView } from '../../../../domain/desk/code/code-list.ts';
import { mostCounted } from '../../../../domain/desk/list.ts';
import type { Queries, Transaction } from '../../../database.ts';
import type { coupon } from '../../../schema/checkout/coupon.ts';
import { likePattern } from '../like-pattern.ts';

type CouponColumns = typeof coupon.$inferSelect;

export interface CodeRecord
  extends Pick<CouponColumns, 'id' | 'code' | 'currency' | 'orderCount' | 'discountMinor' | 'version'> {
  readonly terms: CodeTerms;
  /** By orders and by payments under way: what its limit counts. */
  readonly used: number;
  /** Somebody has paid with it, or tried to. */
  readonly isUsed: boolean;
  readonly batch: { readonly id: number; readonly prefix: string } | null;
  readonly createdAt: Date;
  readonly cursor: CodeCursor;
}

/** As the index on the ends has it. */
const endOrNever = sql`coalesce(c.ends_at, 'infinity')`;

const viewConditions: Readonly<Record<CodeView, SQL>> = {
  all: sql`true`,
  running: sql`${endOrNever} > now() and (c.starts_at is null or c.starts_at <= now())`,
  coming: sql`c.starts_at > now() and ${endOrNever} > now()`,
  ended: sql`${endOrNever} <= now()`,
};

function conditions({ view, beginning, batchId }: CodeFilters): SQL {
  const search = beginning === '' ? sql`true` : sql`c.code like ${`${likePattern(beginning)}%`}`;
  const isAnybodys = beginning === '' ? sql`c.batch_id is null` : sql`true`;
  const batch = batchId === null ? isAnybodys : sql`c.batch_id = ${batchId}`;
  return sql`${viewConditions[view]} and ${search} and ${batch}`;
}

const orders: Readonly<Record<CodeSort, SQL>> = {
  newest: sql`c.id desc`,
  oldest: sql`c.id`,
  ending: sql`${endOrNever}, c.id`,
  uses: sql`c.order_count desc, c.id desc`,
};

function comesAfter(sort: CodeSort, { id, at }: CodeCursor): SQL {
  switch (sort) {
    case 'newest':
      return sql`c.id < ${id}`;
    case 'oldest':
      return sql`c.id > ${id}`;
    case 'ending':
      return sql`(${endOrNever}, c.id) > (${momentOf(at)}, ${id}::bigint)`;
    case 'uses':
      return sql`(c.order_count, c.id) < (${at === 'never' ? '0' : at}::int, ${id}::bigint)`;
  }
}

const momentOf = (at: string) =>
  at === 'never'
    ? sql`timestamptz 'infinity'`
    : sql`timestamptz 'epoch' + ${at}::bigint * interval '1 microsecond'`;

export function findCodePage(
  queries: Queries | Transaction,
  filters: CodeFilters,
  page: { readonly sort: CodeSort; readonly after: CodeCursor | null; readonly size: number },
): Promise<CodeRecord[]> {
  const { sort, after, size } = page;
  const start = after ? comesAfter(sort, after) : sql`true`;
  return findRecords(
    queries,
    sql`${conditions(filters)} and ${start} order by ${orders[sort]} limit ${size}`,
    sort,
  );
}

/** Undefined when there is none. */
export async function findCode(queries: Queries | Transaction, id: number): Promise<CodeRecord | undefined> {
  const [record] = await findRecords(queries, sql`c.id = ${id}`, 'newest');
  return record;
}

/** By the key of the call that made it. */
export async function findCodeOfCall(
  queries: Queries | Transaction,
  callKey: string,
): Promise<CodeRecord | undefined> {
  const [record] = await findRecords(queries, sql`c.call_key = ${callKey}`, 'newest');
  return record;
}

/** Counting goes along the index that has a view's codes side by side, so that it passes over no others. */
const viewOrders: Readonly<Record<CodeView, SQL>> = {
  all: sql`c.id`,
  running: endOrNever,
  coming: sql`c.starts_at`,
  ended: endOrNever,
};

/** One more than is counted when there are more. */
export async function countCodes(
  queries: Queries | Transaction,
  filters: CodeFilters,
  most = mostCounted,
): Promise<number> {
  const { view, beginning, batchId } = filters;
  const order = beginning === '' && batchId === null ? sql`order by ${viewOrders[view]}` : sql``;
  const { rows } = await queries.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select from coupon c where ${conditions(filters)} ${order} limit ${most + 1}) counted`);
  return Number(rows[0]?.count);
}

async function findRecords(
  queries: Queries | Transaction,
  which: SQL,
  sort: CodeSort,
): Promise<CodeRecord[]> {
  const { rows } = await queries.execute<Record<string, unknown>>(sql`
    with page as (select c.* from coupon c where ${which})
    select c.*, batch.prefix, extract(epoch from c.starts_at) * 1000 as starts,
      extract(epoch from c.ends_at) * 1000 as ends, (extract(epoch from c.ends_at) * 1000000)::bigint as end_micros,
      uses.count as claims, exists (select from coupon_redemption where coupon_id = c.id) as is_used
    from page c left join coupon_batch batch on batch.id = c.batch_id
    cross join lateral (
      select case when c.uses_max is null then c.order_count else c.used end as count) uses
    order by ${orders[sort]}`);
  return rows.map((row) => decodeRow(row, sort));
}

const numberOrNull = (value: unknown) => (value === null ? null : Number(value));
/** Whole milliseconds: an end that was set by the database has finer ones. */
const millisecondsOf = (value: unknown) => (value === null ? null : Math.floor(Number(value)));

function decodeRow(row: Record<string, unknown>, sort: CodeSort): CodeRecord {
  const id = Number(row.id);
  const ends = row.end_micros === null ? 'never' : String(row.end_micros);
  return {
    id,
    code: String(row.code),
    currency: String(row.currency),
    terms: {
      kind: row.kind as CodeTerms['kind'],
      percent: numberOrNull(row.percent),
      amount: numberOrNull(row.amount_minor),
      minimum: Number(row.minimum_minor),
      startsAt: millisecondsOf(row.starts),
      endsAt: millisecondsOf(row.ends),
      audience: row.audience as CodeTerms['audience'],
      isOffered: row.is_offered === true,
      usesMax: numberOrNull(row.uses_max),
      usesPerPerson: numberOrNull(row.uses_per_person),
    },
    used: Number(row.claims),
    isUsed: row.is_used === true,
    orderCount: Number(row.order_count),
    discountMinor: Number(row.discount_minor),
    batch: row.batch_id === null ? null : { id: Number(row.batch_id), prefix: String(row.prefix) },
    version: Number(row.version),
    createdAt: new Date(String(row.created_at)),
    cursor: { id, at: sort === 'ending' ? ends : sort === 'uses' ? String(row.order_count) : '0' },
  };
}
