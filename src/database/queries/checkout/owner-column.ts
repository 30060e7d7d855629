// Whose something of the checkout is: every table of it has the same two columns.
import { type SQL, sql } from 'drizzle-orm';
import type { Owner } from '../../../domain/visitor/owner.ts';

export function ownerColumn(owner: Owner): { readonly column: SQL; readonly id: string } {
  return 'customerId' in owner
    ? { column: sql`customer_id`, id: owner.customerId }
    : { column: sql`guest_id`, id: owner.guestId };
}
