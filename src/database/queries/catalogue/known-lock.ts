// What everybody knows of the demo shop, taken out of use where strangers can reach it, and put back where they cannot.
import { sql } from 'drizzle-orm';
import type {
  CatalogueCoupon,
  CatalogueCredit,
  CatalogueCustomer,
} from '../../../domain/catalogue/catalogue-people.ts';
import type { Queries, Transaction } from '../../database.ts';
import { addCredit } from '../checkout/credit.ts';

/** All of the demo shop that is worth something to whoever has read about it. */
export interface KnownThings {
  readonly people: readonly CatalogueCustomer[];
  readonly coupons: readonly CatalogueCoupon[];
  readonly credit: readonly CatalogueCredit[];
  readonly giftCardId: string;
}

/** Says since when they are locked, so that what the merchant does afterwards is left alone. */
const lockName = 'demo-people-locked';

export async function isLocked(queries: Queries | Transaction): Promise<boolean> {
  const { rowCount } = await queries.execute(sql`select from setting where name = ${lockName}`);
  return rowCount === 1;
}

/** Nobody signs in as them any more, and nothing of theirs can be spent. Whether there was anything to lock. */
export async function lockKnownThings(tx: Transaction, known: KnownThings): Promise<boolean> {
  await tx.execute(sql`insert into setting (name, value) values (${lockName}, now()::text)`);
  const ids = sql`(select id from jsonb_to_recordset(${JSON.stringify(known.people)}::jsonb) as p(id text))`;
  const { rows } = await tx.execute<{ touched: unknown }>(sql`
    with ended as (delete from customer_session where user_id in ${ids}),
      removed as (delete from passkey where user_id in ${ids}),
      shut as (delete from credential where user_id in ${ids} returning 1),
      demoted as (update customer set roles = '{}' where id in ${ids} and roles <> '{}' returning 1),
      voided as (update gift_card set state = 'void'
                  where id = ${known.giftCardId} and state in ('issued', 'sent') returning 1),
      withdrawn as (update coupon set ends_at = now() from ${asMade(known.coupons)} returning 1)
    select (select count(*) from shut) + (select count(*) from demoted) + (select count(*) from voided)
         + (select count(*) from withdrawn) as touched`);
  await tx.execute(sql`
    with held as (
      select id, balance_minor from credit_account where customer_id in ${ids} and balance_minor > 0 for update
    ), emptied as (
      update credit_account set balance_minor = 0, changed_at = now() from held where credit_account.id = held.id
    )
    insert into credit_ledger (account_id, amount_minor, reason, source)
    select id, -balance_minor, 'goodwill', 'demo shop locked ' || id || ' ' || now() from held`);
  return Number(rows[0]?.touched) > 0;
}

/** As they were before they were locked, but for what has become somebody's own since. */
export async function unlockKnownThings(
  tx: Transaction,
  known: KnownThings,
  passwordHash: string,
): Promise<void> {
  const { rows } = await tx.execute<{ since: string }>(
    sql`delete from setting where name = ${lockName} returning value as since`,
  );
  const [lock] = rows;
  if (!lock) return;
  const people = sql`jsonb_to_recordset(${JSON.stringify(known.people)}::jsonb) as p(id text, email text, roles text[])`;
  await tx.execute(sql`
    insert into credential (id, user_id, provider_id, account_id, password)
    select gen_random_uuid()::text, id, 'credential', id, ${passwordHash}
      from ${people} join customer using (id, email)
    on conflict on constraint credential_once do nothing`);
  await tx.execute(sql`
    update customer set roles = p.roles from ${people}
     where customer.id = p.id and customer.email = p.email and p.roles is not null`);
  await tx.execute(
    sql`update gift_card set state = 'issued' where id = ${known.giftCardId} and state = 'void'`,
  );
  await tx.execute(sql`
    update coupon set ends_at = null
     where ends_at = ${lock.since}::timestamptz
       and code in (select code from jsonb_to_recordset(${JSON.stringify(known.coupons)}::jsonb) as c(code text))`);
  for (const { customerId, amount } of known.credit)
    await addCredit(tx, { customerId }, amount, 'goodwill', `demo shop ${customerId} after ${lock.since}`);
}

/** Codes that are on and still what the demo shop made of them: one that was changed is the merchant's. */
function asMade(coupons: readonly CatalogueCoupon[]) {
  return sql`jsonb_to_recordset(${JSON.stringify(coupons)}::jsonb) as c(code text, kind text, percent int,
      amount bigint, minimum bigint, audience text, "usesMax" int, "usesPerPerson" int)
    where coupon.code = c.code and coupon.kind = c.kind and coupon.ends_at is null and coupon.starts_at is null
      and coupon.percent is not distinct from c.percent and coupon.amount_minor is not distinct from c.amount
      and coupon.minimum_minor = coalesce(c.minimum, 0) and coupon.audience = coalesce(c.audience, 'everyone')
      and coupon.uses_max is not distinct from c."usesMax"
      and coupon.uses_per_person is not distinct from c."usesPerPerson"`;
}
