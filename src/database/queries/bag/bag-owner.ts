// Whose a bag is.
import { type SQL, sql } from 'drizzle-orm';
import type { Owner } from '../../../domain/visitor/owner.ts';
import type { Queries, Transaction } from '../../database.ts';
import { preparedStatement } from '../../prepared-statement.ts';

/** The column of `bag` that says whose it is, and the id to look for in it. */
interface OwnerColumn {
  readonly column: SQL;
  readonly id: SQL;
}

type Run<Row> = (
  queries: Queries | Transaction,
  owner: Owner,
  values?: Readonly<Record<string, unknown>>,
) => Promise<readonly Row[]>;

/** A kept statement that begins with a bag's owner: one for guests and one for customers. */
export function prepareForOwner<Row>(name: string, statement: (owner: OwnerColumn) => SQL): Run<Row> {
  const id = sql`${sql.placeholder('owner')}::text`;
  const ofGuest = preparedStatement<Row>(
    `${name} of a guest`,
    statement({ column: sql.raw('guest_id'), id }),
  );
  const ofCustomer = preparedStatement<Row>(
    `${name} of a customer`,
    statement({ column: sql.raw('customer_id'), id }),
  );
  return async (queries, owner, values) => {
    const { rows } =
      'customerId' in owner
        ? await ofCustomer(queries, { ...values, owner: owner.customerId })
        : await ofGuest(queries, { ...values, owner: owner.guestId });
    return rows;
  };
}
