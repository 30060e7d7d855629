// The addresses of a customer, always by whose they are.
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../database.ts';
import { customerAddress } from '../../schema/account/address.ts';

export type AddressRecord = typeof customerAddress.$inferSelect;
export type NewAddress = Omit<AddressRecord, 'id' | 'customerId' | 'createdAt' | 'isFirst'>;

/** The one that is offered first, then by age. */
export function findAddresses(queries: Queries, customerId: string): Promise<AddressRecord[]> {
  return queries
    .select()
    .from(customerAddress)
    .where(eq(customerAddress.customerId, customerId))
    .orderBy(desc(customerAddress.isFirst), asc(customerAddress.createdAt));
}

/** Whoever else changes this customer's addresses waits. How many there are. */
export async function lockAddresses(transaction: Transaction, customerId: string): Promise<number> {
  await transaction.execute(sql`select from customer where id = ${customerId} for update`);
  return transaction.$count(customerAddress, eq(customerAddress.customerId, customerId));
}

export async function insertAddress(
  transaction: Transaction,
  customerId: string,
  address: NewAddress & { readonly isFirst: boolean },
): Promise<void> {
  await transaction.insert(customerAddress).values({ customerId, ...address });
}

const ofCustomer = (customerId: string, id: string) =>
  and(eq(customerAddress.customerId, customerId), eq(customerAddress.id, id));

export async function updateAddress(
  queries: Queries,
  customerId: string,
  id: string,
  address: NewAddress,
): Promise<boolean> {
  const changed = await queries
    .update(customerAddress)
    .set(address)
    .where(ofCustomer(customerId, id))
    .returning({ id: customerAddress.id });
  return changed.length > 0;
}

/** The oldest of the others is offered first when the first one goes. */
export async function deleteAddress(
  transaction: Transaction,
  customerId: string,
  id: string,
): Promise<boolean> {
  const gone = await transaction
    .delete(customerAddress)
    .where(ofCustomer(customerId, id))
    .returning({ isFirst: customerAddress.isFirst });
  if (gone[0]?.isFirst)
    await transaction.execute(sql`
      update customer_address set is_first = true where id = (
        select id from customer_address where customer_id = ${customerId} order by created_at limit 1)`);
  return gone.length > 0;
}

export async function putAddressFirst(
  transaction: Transaction,
  customerId: string,
  id: string,
): Promise<boolean> {
  const { rows } = await transaction.execute(
    sql`select from customer_address where customer_id = ${customerId} and id = ${id}`,
  );
  if (rows.length === 0) return false;
  await transaction.execute(
    sql`update customer_address set is_first = false where customer_id = ${customerId}`,
  );
  await transaction.execute(sql`update customer_address set is_first = true where id = ${id}`);
  return true;
}
