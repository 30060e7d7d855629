// Codes and their uses. A use is claimed with the payment's attempt, before anything is charged.
import { type SQL, sql } from 'drizzle-orm';
import type { Coupon, CouponAudience, CouponKind } from '../../../domain/checkout/codes/coupon.ts';
import { money } from '../../../domain/pricing/money.ts';
import type { Owner } from '../../../domain/visitor/owner.ts';
import type { Queries, Transaction } from '../../database.ts';
import { preparedStatement } from '../../prepared-statement.ts';
import { ownerColumn } from './owner-column.ts';

interface CouponRow extends Record<string, unknown> {
  id: unknown;
  code: string;
  kind: CouponKind;
  percent: unknown;
  amount: unknown;
  currency: string;
  minimum: unknown;
  starts: unknown;
  ends: unknown;
  audience: CouponAudience;
  usedUp: boolean;
  usedByPerson: boolean;
}

const textArray = (words: readonly string[]) => sql`${sql.param([...words])}::text[]`;

/**
 * Those there are of these codes, as they stand for somebody who goes by these names. One that had ended before their
 * quote was begun is none: whoever guesses does not learn that there was such a code.
 */
export async function findCoupons(
  queries: Queries | Transaction,
  codes: readonly string[],
  people: readonly string[],
  owner: Owner,
): Promise<Coupon[]> {
  if (codes.length === 0) return [];
  const { column, id } = ownerColumn(owner);
  const quoteBegan = sql`(select created_at from quote where ${column} = ${id} and order_id is null)`;
  return selectCoupons(
    queries,
    people,
    sql`code = any(${textArray(codes)}) and (ends_at is null or ends_at > coalesce(${quoteBegan}, now()))`,
  );
}

/** Those that the shop names by itself, the newest first. A shop with more than a hundred of them names the newest. */
export function findOfferedCoupons(queries: Queries, people: readonly string[]): Promise<Coupon[]> {
  return selectCoupons(
    queries,
    people,
    sql`is_offered and (ends_at is null or ends_at > now()) order by id desc limit 100`,
  );
}

async function selectCoupons(
  queries: Queries | Transaction,
  people: readonly string[],
  which: SQL,
): Promise<Coupon[]> {
  const { rows } = await queries.execute<CouponRow>(sql`
    select id, code, kind, percent, amount_minor as amount, currency, minimum_minor as minimum,
      extract(epoch from starts_at) * 1000 as starts, extract(epoch from ends_at) * 1000 as ends, audience,
      uses_max is not null and used >= uses_max as "usedUp",
      uses_per_person is not null and (
        select count(*) from coupon_redemption
         where coupon_id = coupon.id and released_at is null and people && ${textArray(people)}
      ) >= uses_per_person as "usedByPerson"
    from coupon where ${which}`);
  return rows.map((row) => ({
    id: Number(row.id),
    code: row.code,
    kind: row.kind,
    percent: row.percent === null ? null : Number(row.percent),
    amount: row.amount === null ? null : money(Number(row.amount), row.currency),
    minimum: money(Number(row.minimum), row.currency),
    startsAt: row.starts === null ? null : Number(row.starts),
    endsAt: row.ends === null ? null : Number(row.ends),
    audience: row.audience,
    isUsedUp: row.usedUp,
    isUsedByPerson: row.usedByPerson,
  }));
}

export async function isCodeValidNow(queries: Queries, code: string): Promise<boolean> {
  const { rowCount } = await queries.execute(sql`
    select from coupon where code = ${code}
      and (starts_at is null or starts_at <= now()) and (ends_at is null or now() < ends_at)`);
  return rowCount === 1;
}

/**
 * Whether this attempt has a use of it, now or from before. Whoever goes by one of the names waits for the others who
 * do, so that nobody's second use can pass while the first is not seen yet; a row with a limit is counted up by the
 * statement that asks whether it may be. One without is held against whoever would give it a limit at the desk, and is
 * shared with all other payments. Claim several in ascending order of their ids.
 */
export async function claimCoupon(
  tx: Transaction,
  couponId: number,
  attemptId: string,
  people: readonly string[],
): Promise<boolean> {
  for (const person of people.toSorted())
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`coupon ${couponId} ${person}`}, 0))`,
    );
  const isOpen = sql`id = ${couponId}
    and (starts_at is null or starts_at <= now()) and (ends_at is null or now() < ends_at)
    and (uses_per_person is null or uses_per_person > (
      select count(*) from coupon_redemption
       where coupon_id = coupon.id and released_at is null and people && ${textArray(people)}))
    and not exists (select from coupon_redemption where coupon_id = coupon.id and attempt_id = ${attemptId})`;
  const { rowCount } = await tx.execute(sql`
    with counted as (
      update coupon set used = used + 1 where uses_max is not null and used < uses_max and ${isOpen} returning id
    ), endless as (
      select id from coupon where uses_max is null and ${isOpen} for key share
    )
    insert into coupon_redemption (coupon_id, attempt_id, people)
    select id, ${attemptId}, ${textArray(people)} from (table counted union all table endless) as claimed`);
  return rowCount === 1 || (await isClaimed(tx, couponId, attemptId));
}

async function isClaimed(tx: Transaction, couponId: number, attemptId: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    select from coupon_redemption
     where coupon_id = ${couponId} and attempt_id = ${attemptId} and released_at is null`);
  return rowCount === 1;
}

/** There will be no order: others may have what this attempt had claimed. Done again it changes nothing. */
export async function releaseCoupons(tx: Transaction, attemptId: string): Promise<void> {
  await tx.execute(sql`
    with released as (
      update coupon_redemption set released_at = now()
       where attempt_id = ${attemptId} and released_at is null and order_id is null
      returning coupon_id
    )
    update coupon set used = used - 1 from released where id = coupon_id and uses_max is not null`);
}

const assignOrder = preparedStatement(
  'keep coupons',
  sql`
    update coupon_redemption set order_id = ${sql.placeholder('orderId')}
    where attempt_id = ${sql.placeholder('attemptId')} and released_at is null`,
);

/** There is an order: its uses are its own for good. */
export async function keepCoupons(tx: Transaction, attemptId: string, orderId: number): Promise<void> {
  await assignOrder(tx, { attemptId, orderId });
}

/** The order is cancelled: its uses are given back, once. */
export async function returnCoupons(tx: Transaction, orderId: number): Promise<void> {
  await tx.execute(sql`
    with released as (
      update coupon_redemption set released_at = now(), order_id = null
       where order_id = ${orderId} and released_at is null
      returning coupon_id
    )
    update coupon set used = used - 1 from released where id = coupon_id and uses_max is not null`);
}
