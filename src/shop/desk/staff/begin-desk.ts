// The first owner: whoever holds the link that the shop prints while nobody works at its desk.
import type { Queries } from '../../../database/database.ts';
import { insertAuditEntry } from '../../../database/queries/desk/audit.ts';
import { hasStaff, insertOwnerAccount, type NewOwner } from '../../../database/queries/desk/first-owner.ts';
import { insertStaffMember, lockStaff } from '../../../database/queries/desk/staff.ts';

export type BeginOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: 'begun_already' | 'has_account' };

/** Of two who hold the link one becomes the owner. */
export function beginDesk(
  queries: Queries,
  owner: NewOwner & { readonly address: string },
): Promise<BeginOutcome> {
  return queries.transaction(async (tx): Promise<BeginOutcome> => {
    await lockStaff(tx);
    if (await hasStaff(tx)) return { ok: false, code: 'begun_already' };
    const id = await insertOwnerAccount(tx, owner);
    if (id === null) return { ok: false, code: 'has_account' };
    await insertStaffMember(tx, id, 'owner');
    const actor = {
      kind: 'person',
      id,
      name: owner.name,
      address: owner.address,
      role: 'owner',
      signedInAt: 0,
      secondFactorAt: null,
    } as const;
    const after = { role: 'owner', isActive: true, invitedBy: 'first link' };
    await insertAuditEntry(tx, actor, { verb: 'staff.change', thing: 'staff', thingId: id, after });
    return { ok: true };
  });
}
