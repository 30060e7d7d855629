// Codes as the desk makes, changes and ends them, one by one and a batch at a time.
import { type SQL, sql } from 'drizzle-orm';
import type { CodeTerms } from '../../../../domain/checkout/codes/code-terms.ts';
import type { Queries, Transaction } from '../../../database.ts';

export interface NewCodes {
  readonly codes: readonly string[];
  readonly terms: CodeTerms;
  readonly batchId: number | null;
  readonly callKey: string | null;
}

const moment = (at: number | null): SQL =>
  at === null ? sql`null` : sql`to_timestamp(${at}::float8 / 1000)`;

/** How many of them were free; one that is taken stays what it is. */
export async function insertCodes(
  tx: Transaction,
  { codes, terms, batchId, callKey }: NewCodes,
): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    insert into coupon (code, kind, percent, amount_minor, minimum_minor, starts_at, ends_at, audience, is_offered,
      uses_max, uses_per_person, batch_id, call_key)
    select code, ${terms.kind}, ${terms.percent}::int, ${terms.amount}::bigint, ${terms.minimum}::bigint,
      ${moment(terms.startsAt)}::timestamptz, ${moment(terms.endsAt)}::timestamptz, ${terms.audience},
      ${terms.isOffered}, ${terms.usesMax}::int, ${terms.usesPerPerson}::int, ${batchId}::bigint, ${callKey}
    from unnest(${sql.param([...codes])}::text[]) as code
    on conflict do nothing`);
  return rowCount ?? 0;
}

/**
 * Held against everything, also against payments that claim a code without a limit: how often it is used does not change
 * until the transaction ends. Null when there is none.
 */
export async function lockCode(tx: Transaction, id: number): Promise<{ readonly version: number } | null> {
  const { rows } = await tx.execute<{ version: number }>(
    sql`select version from coupon where id = ${id} for update`,
  );
  return rows[0] ?? null;
}

/** By orders and by payments under way. */
export async function countClaims(tx: Transaction, id: number): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count(*)::int as count from coupon_redemption where coupon_id = ${id} and released_at is null`,
  );
  return Number(rows[0]?.count);
}

/** Of a code that is locked. `used` is counted only where there is an end to it. */
export async function updateCode(
  tx: Transaction,
  { id, terms, used }: { readonly id: number; readonly terms: CodeTerms; readonly used: number },
): Promise<void> {
  await tx.execute(sql`
    update coupon set kind = ${terms.kind}, percent = ${terms.percent}, amount_minor = ${terms.amount},
      minimum_minor = ${terms.minimum}, starts_at = ${moment(terms.startsAt)}, ends_at = ${moment(terms.endsAt)},
      audience = ${terms.audience}, is_offered = ${terms.isOffered}, uses_max = ${terms.usesMax},
      uses_per_person = ${terms.usesPerPerson}, used = ${terms.usesMax === null ? 0 : used}, version = version + 1
    where id = ${id}`);
}

/** By the database's clock, as payments ask it. One that was still to start has no start any more. */
const endNow = sql`ends_at = now(), starts_at = case when starts_at < now() then starts_at end, version = version + 1`;

export async function endCode(tx: Transaction, id: number): Promise<void> {
  await tx.execute(sql`update coupon set ${endNow} where id = ${id}`);
}

/** Of a code that is locked and that nobody has used. */
export async function deleteCode(tx: Transaction, id: number): Promise<void> {
  await tx.execute(sql`delete from coupon where id = ${id}`);
}

/** How many were not over yet. */
export async function endCodesOfBatch(tx: Transaction, batchId: number): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    update coupon set ${endNow} where id in (
      select id from coupon where batch_id = ${batchId} and (ends_at is null or ends_at > now()) order by id for update)`);
  return rowCount ?? 0;
}

export interface CodeUse {
  readonly id: number;
  readonly orderId: number;
  readonly placedAt: Date;
  readonly currency: string;
  readonly totalMinor: number;
  readonly discountMinor: number;
}

/** Orders with a code, the latest first. */
export async function findCodeUses(
  queries: Queries,
  couponId: number,
  { beforeId, size }: { readonly beforeId: number | null; readonly size: number },
): Promise<CodeUse[]> {
  const { rows } = await queries.execute<Record<string, unknown>>(sql`
    select r.id, o.id as order_id, o.placed_at, o.currency, o.total_minor, o.discount_minor
    from (
      select id, order_id from coupon_redemption
       where coupon_id = ${couponId} and released_at is null and order_id is not null
         and ${beforeId === null ? sql`true` : sql`id < ${beforeId}`}
       order by id desc limit ${size}) r
    join customer_order o on o.id = r.order_id order by r.id desc`);
  return rows.map((row) => ({
    id: Number(row.id),
    orderId: Number(row.order_id),
    placedAt: new Date(String(row.placed_at)),
    currency: String(row.currency),
    totalMinor: Number(row.total_minor),
    discountMinor: Number(row.discount_minor),
  }));
}
