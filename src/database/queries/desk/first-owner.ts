// The first person at the desk, while there is nobody who could invite them.
import { sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../database.ts';

/** Whoever was switched off worked here too. */
export async function hasStaff(queries: Queries | Transaction): Promise<boolean> {
  const { rowCount } = await queries.execute(sql`select from staff_member limit 1`);
  return rowCount === 1;
}

export interface NewOwner {
  readonly name: string;
  readonly email: string;
  readonly passwordHash: string;
}

/** Their account, with its address taken as proven; null when the address has an account already. */
export async function insertOwnerAccount(
  tx: Transaction,
  { name, email, passwordHash }: NewOwner,
): Promise<string | null> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    with made as (
      insert into customer (id, name, email, email_verified)
      values (gen_random_uuid()::text, ${name}, ${email}, true)
      on conflict do nothing
      returning id
    )
    insert into credential (id, user_id, provider_id, account_id, password)
    select gen_random_uuid()::text, id, 'credential', id, ${passwordHash} from made
    returning user_id as id`);
  return rows[0]?.id ?? null;
}
