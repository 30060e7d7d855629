// One customer as the desk reads and changes them.
import { sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../database.ts';

export interface CustomerRecord {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly isEmailProven: boolean;
  readonly phone: string | null;
  /** Switched off or not: their row of the staff would go with them. */
  readonly isStaff: boolean;
}

/** Undefined when there is none. */
export function findCustomer(queries: Queries, id: string): Promise<CustomerRecord | undefined> {
  return selectCustomer(queries, id, '');
}

/** Whoever else changes this customer at the desk waits; shopping goes on. */
export function lockCustomer(tx: Transaction, id: string): Promise<CustomerRecord | undefined> {
  return selectCustomer(tx, id, 'for no key update');
}

async function selectCustomer(
  queries: Queries | Transaction,
  id: string,
  lock: '' | 'for no key update',
): Promise<CustomerRecord | undefined> {
  const { rows } = await queries.execute<Record<keyof CustomerRecord, unknown>>(sql`
    select id, name, email, email_verified as "isEmailProven", phone,
      exists (select from staff_member where customer_id = customer.id) as "isStaff"
    from customer where id = ${id} ${sql.raw(lock)}`);
  const [row] = rows;
  return (
    row && {
      id: String(row.id),
      name: String(row.name),
      email: String(row.email),
      isEmailProven: row.isEmailProven === true,
      phone: row.phone === null ? null : String(row.phone),
      isStaff: row.isStaff === true,
    }
  );
}

export interface CreditDeed {
  /** Of the ledger's entry. */
  readonly id: number;
  readonly by: string;
  readonly reason: string;
}

/** Who of the desk moved a customer's credit, and why. An entry and its audit are of one transaction, and so of one moment. */
export async function findCreditDeeds(
  queries: Queries | Transaction,
  customerId: string,
  sourceName?: string,
): Promise<CreditDeed[]> {
  const { rows } = await queries.execute<Record<keyof CreditDeed, unknown>>(sql`
    select ledger.id, audit.actor_name as by, audit.after ->> 'reason' as reason
    from credit_account account
    join credit_ledger ledger on ledger.account_id = account.id and ledger.reason = 'goodwill'
    join audit_entry audit on audit.thing = 'customer' and audit.thing_id = account.customer_id
      and audit.verb = 'customers.credit' and audit.at = ledger.at
    where account.customer_id = ${customerId}
      and ${sourceName === undefined ? sql`true` : sql`ledger.source = ${sourceName}`}`);
  return rows.map(({ id, by, reason }) => ({ id: Number(id), by: String(by), reason: String(reason) }));
}

export interface PieceRecord {
  readonly productId: number;
  readonly name: string;
  readonly slug: string;
  readonly colorName: string;
  readonly imagePath: string;
}

export async function findPieces(queries: Queries, ids: readonly number[]): Promise<PieceRecord[]> {
  const { rows } = await queries.execute<Record<keyof PieceRecord, unknown>>(sql`
    select p.id as "productId", p.name, p.slug, p.color_name as "colorName",
      coalesce((select path from product_image where product_id = p.id order by position limit 1), p.swatch_image)
        as "imagePath"
    from product p where p.id = any(${sql.param([...ids])}::bigint[])`);
  return rows.map((row) => ({
    productId: Number(row.productId),
    name: String(row.name),
    slug: String(row.slug),
    colorName: String(row.colorName),
    imagePath: String(row.imagePath),
  }));
}
