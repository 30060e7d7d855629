// Store credit. An account's row is held before its ledger is looked at, so that a source that is there is seen.
import { sql } from 'drizzle-orm';
import type { CreditReason } from '../../../domain/checkout/credit.ts';
import { type Money, money } from '../../../domain/pricing/money.ts';
import type { Owner } from '../../../domain/visitor/owner.ts';
import type { Queries, Transaction } from '../../database.ts';
import { ownerColumn } from './owner-column.ts';

/** What somebody has to spend; nothing for whoever never had any. */
export async function findCredit(queries: Queries | Transaction, owner: Owner): Promise<Money> {
  const { column, id } = ownerColumn(owner);
  const { rows } = await queries.execute<{ balance: unknown; currency: string }>(
    sql`select balance_minor as balance, currency from credit_account where ${column} = ${id}`,
  );
  const [account] = rows;
  return account ? money(Number(account.balance), account.currency) : money(0);
}

/** Whether so much was there and is taken now, or was taken for this source before. */
export async function spendCredit(
  tx: Transaction,
  owner: Owner,
  minor: number,
  source: string,
): Promise<boolean> {
  if (minor === 0) return true;
  const { column, id } = ownerColumn(owner);
  await tx.execute(sql`select from credit_account where ${column} = ${id} for update`);
  const { rowCount } = await tx.execute(sql`
    with spent as (
      update credit_account set balance_minor = balance_minor - ${minor}, changed_at = now()
       where ${column} = ${id} and balance_minor >= ${minor}
         and not exists (select from credit_ledger where source = ${source})
      returning id
    )
    insert into credit_ledger (account_id, amount_minor, reason, source)
    select id, -(${minor}::bigint), 'order', ${source} from spent`);
  return rowCount === 1 || (await isNoted(tx, source));
}

/** What a customer has to spend; whoever spends it waits until this is over. */
export async function lockCredit(tx: Transaction, customerId: string): Promise<Money> {
  await tx.execute(sql`select from credit_account where customer_id = ${customerId} for update`);
  return findCredit(tx, { customerId });
}

/** What a source moved; null when it has moved nothing. */
export async function findCreditMoved(tx: Transaction, source: string): Promise<number | null> {
  const { rows } = await tx.execute<{ amount: unknown }>(
    sql`select amount_minor as amount from credit_ledger where source = ${source}`,
  );
  return rows[0] ? Number(rows[0].amount) : null;
}

async function isNoted(tx: Transaction, source: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`select from credit_ledger where source = ${source}`);
  return rowCount === 1;
}

/** Whether it was added now; false when that source had brought it already. Below zero it is taken, and has to be there. */
export async function addCredit(
  tx: Transaction,
  owner: Owner,
  minor: number,
  reason: CreditReason,
  source: string,
): Promise<boolean> {
  const { column, id } = ownerColumn(owner);
  await tx.execute(sql`
    insert into credit_account (${column}) values (${id})
    on conflict (${column}) where ${column} is not null do update set changed_at = now()`);
  const { rowCount } = await tx.execute(sql`
    with noted as (
      insert into credit_ledger (account_id, amount_minor, reason, source)
      select id, ${minor}, ${reason}, ${source} from credit_account where ${column} = ${id}
      on conflict (source) do nothing
      returning account_id, amount_minor
    )
    update credit_account set balance_minor = balance_minor + amount_minor
      from noted where credit_account.id = account_id`);
  return rowCount === 1;
}

/** Whether somebody is still there to have it: an account may be closed. One that is stays until this is over. */
export async function canHaveCredit(tx: Transaction, owner: Owner): Promise<boolean> {
  if ('guestId' in owner) return true;
  const { rowCount } = await tx.execute(
    sql`select from customer where id = ${owner.customerId} for key share`,
  );
  return rowCount === 1;
}

/** What a guest had to spend becomes the customer's, once: the guest's account is empty afterwards. */
export async function mergeCredit(tx: Transaction, guestId: string, customerId: string): Promise<void> {
  const { rows } = await tx.execute<{ id: unknown; balance: unknown }>(sql`
    select id, balance_minor as balance from credit_account
     where guest_id = ${guestId} and balance_minor > 0 for update`);
  const [account] = rows;
  if (!account) return;
  const minor = Number(account.balance);
  const source = `merge ${crypto.randomUUID()}`;
  await tx.execute(sql`
    with emptied as (
      update credit_account set balance_minor = 0, changed_at = now() where id = ${account.id} returning id
    )
    insert into credit_ledger (account_id, amount_minor, reason, source)
    select id, -(${minor}::bigint), 'merge', ${`${source} out`} from emptied`);
  await addCredit(tx, { customerId }, minor, 'merge', `${source} in`);
}

export interface CreditMovement {
  readonly id: number;
  readonly amountMinor: number;
  /** What was there after it. */
  readonly balanceMinor: number;
  readonly reason: CreditReason;
  readonly source: string;
  readonly orderId: number | null;
  readonly at: Date;
}

/** The latest first, as many as are looked at. What was there after each is counted back from what is there now. */
export async function findCreditHistory(
  queries: Queries,
  customerId: string,
  limit: number,
): Promise<CreditMovement[]> {
  const { rows } = await queries.execute<Record<keyof CreditMovement, unknown>>(sql`
    select entry.id, entry.amount_minor as "amountMinor", entry.reason, entry.source, entry.at,
      account.balance_minor - coalesce(sum(entry.amount_minor) over (
        order by entry.id desc rows between unbounded preceding and 1 preceding), 0) as "balanceMinor",
      coalesce(attempt.order_id, substring(entry.source from '^order ([0-9]{1,15}) ')::bigint) as "orderId"
    from credit_account account
    cross join lateral (
      select * from credit_ledger where account_id = account.id order by id desc limit ${limit}
    ) entry
    left join payment_attempt attempt
      on attempt.id = substring(entry.source from '^attempt ([0-9a-f-]{36})')::uuid
    where account.customer_id = ${customerId}
    order by entry.id desc`);
  return rows.map((row) => ({
    id: Number(row.id),
    amountMinor: Number(row.amountMinor),
    balanceMinor: Number(row.balanceMinor),
    reason: row.reason as CreditReason,
    source: String(row.source),
    orderId: row.orderId === null ? null : Number(row.orderId),
    at: new Date(String(row.at)),
  }));
}
