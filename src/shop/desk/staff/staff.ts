// People join the desk by a link, get other roles, and are switched off.
import type { Queries } from '../../../database/database.ts';
import { insertAuditEntry } from '../../../database/queries/desk/audit.ts';
import {
  findStaffMember,
  hasOtherOwner,
  insertInvitation,
  insertStaffMember,
  lockStaff,
  type StaffRecord,
  takeInvitation,
  updateStaffMember,
} from '../../../database/queries/desk/staff.ts';
import type { Customer } from '../../../domain/account/customer.ts';
import type { Actor } from '../../../domain/desk/actor.ts';
import type { StaffRole } from '../../../domain/desk/verbs.ts';
import { hashSecret, makeSecret } from '../secret.ts';

const invitationDays = 7;

export interface Invitation {
  readonly id: string;
  /** The part of the link that is stored nowhere. */
  readonly secret: string;
  readonly expiresAt: Date;
}

export function inviteStaff(
  queries: Queries,
  actor: Actor,
  { email, role, now }: { readonly email: string; readonly role: StaffRole; readonly now: number },
): Promise<Invitation> {
  const secret = makeSecret();
  const expiresAt = new Date(now + invitationDays * 86_400_000);
  return queries.transaction(async (tx) => {
    const tokenHash = hashSecret(secret);
    const id = await insertInvitation(tx, { email, role, tokenHash, invitedBy: actor.name, expiresAt });
    const after = { role };
    await insertAuditEntry(tx, actor, { verb: 'staff.change', thing: 'invitation', thingId: id, after });
    return { id, secret, expiresAt };
  });
}

/** The role they have from now on; null when the link is not theirs, was used, or is over. */
export function joinStaff(
  queries: Queries,
  customer: Pick<Customer, 'id' | 'name' | 'email'>,
  { secret, address }: { readonly secret: string; readonly address: string },
): Promise<StaffRole | null> {
  return queries.transaction(async (tx) => {
    await lockStaff(tx);
    const invitation = await takeInvitation(tx, hashSecret(secret), customer.email);
    if (!invitation) return null;
    const { role } = invitation;
    const before = await findStaffMember(tx, customer.id);
    // An owner who takes up a link for less would leave the shop without one.
    if (before?.isActive && before.role === 'owner' && !(await hasOtherOwner(tx, customer.id)))
      return 'owner';
    await insertStaffMember(tx, customer.id, role);
    const actor = {
      kind: 'person',
      id: customer.id,
      name: customer.name,
      address,
      role,
      signedInAt: 0,
      secondFactorAt: null,
    } as const;
    await insertAuditEntry(tx, actor, {
      verb: 'staff.change',
      thing: 'staff',
      thingId: customer.id,
      before: before && stateOf(before),
      after: { role, isActive: true, invitedBy: invitation.invitedBy },
    });
    return role;
  });
}

export interface StaffChange {
  readonly id: string;
  readonly role?: StaffRole | undefined;
  readonly isActive?: boolean | undefined;
  /** The version that whoever makes the change has seen. */
  readonly version: number;
}

export type StaffOutcome =
  | { readonly ok: true; readonly member: StaffRecord }
  | { readonly ok: false; readonly code: 'not_found' | 'last_owner' }
  | { readonly ok: false; readonly code: 'changed_meanwhile'; readonly member: StaffRecord };

export function changeStaff(queries: Queries, actor: Actor, change: StaffChange): Promise<StaffOutcome> {
  const { id, version } = change;
  return queries.transaction(async (tx): Promise<StaffOutcome> => {
    await lockStaff(tx);
    const before = await findStaffMember(tx, id);
    if (!before) return { ok: false, code: 'not_found' };
    if (before.version !== version) return { ok: false, code: 'changed_meanwhile', member: before };
    const { role = before.role, isActive = before.isActive } = change;
    const isOwner = role === 'owner' && isActive;
    if (!isOwner && before.role === 'owner' && before.isActive && !(await hasOtherOwner(tx, id)))
      return { ok: false, code: 'last_owner' };
    await updateStaffMember(tx, id, { role, isActive });
    const member = await findStaffMember(tx, id);
    if (!member) throw new Error('A member of the staff was changed and is not there.');
    await insertAuditEntry(tx, actor, {
      verb: 'staff.change',
      thing: 'staff',
      thingId: id,
      before: stateOf(before),
      after: stateOf(member),
    });
    return { ok: true, member };
  });
}

const stateOf = ({ role, isActive }: StaffRecord) => ({ role, isActive });
