// Who works at the desk, and who was invited.
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { StaffRole } from '../../../domain/desk/verbs.ts';
import type { Queries, Transaction } from '../../database.ts';
import { customer } from '../../schema/account/people.ts';
import { staffInvitation, staffMember } from '../../schema/desk/desk.ts';

export interface StaffRecord {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: StaffRole;
  readonly isActive: boolean;
  readonly version: number;
  readonly since: Date;
  readonly sessions: number;
}

const person = {
  id: staffMember.customerId,
  name: customer.name,
  email: customer.email,
  role: staffMember.role,
  isActive: staffMember.isActive,
  version: staffMember.version,
  since: staffMember.since,
  sessions: sql<number>`(select count(*)::int from customer_session
    where user_id = ${staffMember.customerId} and expires_at > now())`,
};

export function findStaff(queries: Queries | Transaction): Promise<StaffRecord[]> {
  return queries
    .select(person)
    .from(staffMember)
    .innerJoin(customer, eq(customer.id, staffMember.customerId))
    .orderBy(asc(staffMember.since), asc(staffMember.customerId));
}

export async function findStaffMember(tx: Transaction, customerId: string): Promise<StaffRecord | null> {
  const [found] = await tx
    .select(person)
    .from(staffMember)
    .innerJoin(customer, eq(customer.id, staffMember.customerId))
    .where(eq(staffMember.customerId, customerId));
  return found ?? null;
}

/** Changes of staff wait for each other: of two owners who demote one another, one stays. */
export async function lockStaff(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('staff', 0))`);
}

/** What one of the staff does under a limit is done one after the other, until the transaction ends. */
export async function lockStaffMember(tx: Transaction, customerId: string): Promise<void> {
  await tx.execute(sql`select from staff_member where customer_id = ${customerId} for update`);
}

export async function hasOtherOwner(tx: Transaction, customerId: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    select from staff_member where role = 'owner' and is_active and customer_id <> ${customerId} limit 1`);
  return rowCount === 1;
}

export async function updateStaffMember(
  tx: Transaction,
  customerId: string,
  change: { readonly role: StaffRole; readonly isActive: boolean },
): Promise<void> {
  await tx
    .update(staffMember)
    .set({ ...change, version: sql`${staffMember.version} + 1` })
    .where(eq(staffMember.customerId, customerId));
}

/** Somebody who was switched off and is invited again comes back with the role of the invitation. */
export async function insertStaffMember(tx: Transaction, customerId: string, role: StaffRole): Promise<void> {
  await tx
    .insert(staffMember)
    .values({ customerId, role })
    .onConflictDoUpdate({
      target: staffMember.customerId,
      set: { role, isActive: true, version: sql`${staffMember.version} + 1` },
    });
}

export interface NewInvitation {
  readonly email: string;
  readonly role: StaffRole;
  readonly tokenHash: string;
  readonly invitedBy: string;
  readonly expiresAt: Date;
}

export async function insertInvitation(tx: Transaction, invitation: NewInvitation): Promise<string> {
  const [made] = await tx.insert(staffInvitation).values(invitation).returning({ id: staffInvitation.id });
  if (!made) throw new Error('An invitation was written and is not there.');
  return made.id;
}

export type InvitationRecord = typeof staffInvitation.$inferSelect;

/** Those that can still be taken up. */
export function findInvitations(queries: Queries): Promise<InvitationRecord[]> {
  return queries
    .select()
    .from(staffInvitation)
    .where(gt(staffInvitation.expiresAt, sql`now()`))
    .orderBy(asc(staffInvitation.createdAt));
}

/** Used up by the first who takes it: null for everyone else, after its time, and for another address. */
export async function takeInvitation(
  tx: Transaction,
  tokenHash: string,
  email: string,
): Promise<InvitationRecord | null> {
  const [taken] = await tx
    .delete(staffInvitation)
    .where(
      and(
        eq(staffInvitation.tokenHash, tokenHash),
        gt(staffInvitation.expiresAt, sql`now()`),
        sql`lower(${staffInvitation.email}) = lower(${email})`,
      ),
    )
    .returning();
  return taken ?? null;
}
