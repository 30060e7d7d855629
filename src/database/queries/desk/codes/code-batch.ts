// Batches of codes, as they are stored.
import { type SQL, sql } from 'drizzle-orm';
import type { CodeTerms } from '../../../../domain/checkout/codes/code-terms.ts';
import { mostCounted } from '../../../../domain/desk/list.ts';
import type { Queries, Transaction } from '../../../database.ts';
import type { couponBatch } from '../../../schema/checkout/coupon.ts';

type BatchColumns = typeof couponBatch.$inferSelect;

export interface BatchRecord extends BatchColumns {
  /** The work that makes its codes goes on. */
  readonly isUnderWay: boolean;
}

export interface NewBatch extends Pick<BatchColumns, 'callKey' | 'prefix' | 'count' | 'madeBy'> {
  readonly terms: CodeTerms;
}

/** Null when the call has asked for one before. */
export async function insertBatch(tx: Transaction, batch: NewBatch): Promise<number | null> {
  const { rows } = await tx.execute<{ id: unknown }>(sql`
    insert into coupon_batch (call_key, prefix, count, terms, made_by)
    values (${batch.callKey}, ${batch.prefix}, ${batch.count}, ${JSON.stringify(batch.terms)}::jsonb, ${batch.madeBy})
    on conflict (call_key) do nothing returning id`);
  return rows[0] ? Number(rows[0].id) : null;
}

export async function nameBatchJob(tx: Transaction, id: number, jobId: string): Promise<void> {
  await tx.execute(sql`update coupon_batch set job_id = ${jobId} where id = ${id}`);
}

export async function countMade(tx: Transaction, id: number, madeCount: number): Promise<void> {
  await tx.execute(sql`update coupon_batch set made_count = ${madeCount} where id = ${id}`);
}

export async function markBatchEnded(tx: Transaction, id: number): Promise<void> {
  await tx.execute(sql`update coupon_batch set ended_at = now() where id = ${id}`);
}

/** The latest first, from before one on. */
export function findBatches(
  queries: Queries,
  { beforeId, size }: { readonly beforeId: number | null; readonly size: number },
): Promise<BatchRecord[]> {
  const start = beforeId === null ? sql`true` : sql`id < ${beforeId}`;
  return select(queries, sql`where ${start} order by id desc limit ${size}`);
}

/** One more than is counted when there are more. */
export async function countBatches(queries: Queries): Promise<number> {
  const { rows } = await queries.execute<{ count: number }>(
    sql`select count(*)::int as count from (select from coupon_batch limit ${mostCounted + 1}) counted`,
  );
  return Number(rows[0]?.count);
}

export async function findBatch(
  queries: Queries | Transaction,
  id: number,
): Promise<BatchRecord | undefined> {
  return (await select(queries, sql`where id = ${id}`))[0];
}

export async function findBatchOfCall(
  queries: Queries | Transaction,
  callKey: string,
): Promise<BatchRecord | undefined> {
  return (await select(queries, sql`where call_key = ${callKey}`))[0];
}

/** Held until the transaction ends: it is not ended while codes of it are made. */
export async function lockBatch(tx: Transaction, id: number): Promise<BatchRecord | undefined> {
  return (await select(tx, sql`where id = ${id} for update`))[0];
}

async function select(queries: Queries | Transaction, which: SQL): Promise<BatchRecord[]> {
  const { rows } = await queries.execute<Record<string, unknown>>(sql`
    select coupon_batch.*, exists (
        select from job where kind = 'run-desk-job' and key = job_id::text and dead_at is null) as is_under_way
    from coupon_batch ${which}`);
  return rows.map((row) => ({
    id: Number(row.id),
    callKey: String(row.call_key),
    prefix: String(row.prefix),
    count: Number(row.count),
    madeCount: Number(row.made_count),
    terms: row.terms as CodeTerms,
    jobId: row.job_id === null ? null : String(row.job_id),
    endedAt: row.ended_at === null ? null : new Date(String(row.ended_at)),
    madeBy: String(row.made_by),
    createdAt: new Date(String(row.created_at)),
    isUnderWay: row.is_under_way === true,
  }));
}

export interface BatchSums {
  /** How many of its codes are there, have an order, and are not over. */
  readonly codes: number;
  readonly withOrder: number;
  readonly open: number;
  readonly orders: number;
  readonly discountMinor: number;
}

export async function sumBatch(queries: Queries, id: number): Promise<BatchSums> {
  const { rows } = await queries.execute<Record<string, unknown>>(sql`
    select count(*) as codes, count(*) filter (where order_count > 0) as with_order,
      count(*) filter (where ends_at is null or ends_at > now()) as open,
      coalesce(sum(order_count), 0) as orders, coalesce(sum(discount_minor), 0) as discount_minor
    from coupon where batch_id = ${id}`);
  const number = (name: string) => Number(rows[0]?.[name]);
  return {
    codes: number('codes'),
    withOrder: number('with_order'),
    open: number('open'),
    orders: number('orders'),
    discountMinor: number('discount_minor'),
  };
}
