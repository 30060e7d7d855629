// Passkeys and authenticators of the staff, and which browser has shown one of them.
import { and, eq, sql } from 'drizzle-orm';
import type { StaffRole } from '../../../domain/desk/verbs.ts';
import type { Queries, Transaction } from '../../database.ts';
import { customerSession, passkey } from '../../schema/account/sign-in.ts';
import { secondFactorProof, staffAuthenticator, staffMember } from '../../schema/desk/desk.ts';

export interface StaffAccess {
  readonly role: StaffRole;
  readonly hasAuthenticator: boolean;
  readonly passkeys: number;
  readonly provenAt: number | null;
}

/** Null for whoever does not work here, or not any more. */
export async function findStaffAccess(
  queries: Queries | Transaction,
  { customerId, sessionId }: { readonly customerId: string; readonly sessionId: string },
): Promise<StaffAccess | null> {
  const [found] = await queries
    .select({
      role: staffMember.role,
      provenAt: secondFactorProof.at,
      hasAuthenticator: sql<boolean>`exists (select from staff_authenticator a
        where a.customer_id = ${staffMember.customerId} and a.secret is not null)`,
      passkeys: sql<number>`(select count(*)::int from passkey p where p.user_id = ${staffMember.customerId})`,
    })
    .from(staffMember)
    .leftJoin(secondFactorProof, eq(secondFactorProof.sessionId, sessionId))
    .where(and(eq(staffMember.customerId, customerId), staffMember.isActive));
  return found ? { ...found, provenAt: found.provenAt?.getTime() ?? null } : null;
}

export async function saveProof(queries: Queries | Transaction, sessionId: string): Promise<void> {
  await queries
    .insert(secondFactorProof)
    .values({ sessionId })
    .onConflictDoUpdate({ target: secondFactorProof.sessionId, set: { at: sql`now()` } });
}

/** Good for nothing until a code of it was typed. */
export async function savePendingSecret(
  queries: Queries | Transaction,
  customerId: string,
  pendingSecret: string,
): Promise<void> {
  await queries
    .insert(staffAuthenticator)
    .values({ customerId, pendingSecret })
    .onConflictDoUpdate({ target: staffAuthenticator.customerId, set: { pendingSecret } });
}

export interface AuthenticatorRecord {
  /** Both sealed. */
  readonly secret: string | null;
  readonly pendingSecret: string | null;
}

/** Whoever else would use it waits. Null when they have none. */
export async function lockAuthenticator(
  tx: Transaction,
  customerId: string,
): Promise<(AuthenticatorRecord & { readonly lastStep: number }) | null> {
  const [found] = await tx
    .select()
    .from(staffAuthenticator)
    .where(eq(staffAuthenticator.customerId, customerId))
    .for('update');
  return found ?? null;
}

export async function saveAuthenticator(
  tx: Transaction,
  customerId: string,
  change: Partial<AuthenticatorRecord> & { readonly lastStep: number },
): Promise<void> {
  await tx.update(staffAuthenticator).set(change).where(eq(staffAuthenticator.customerId, customerId));
}

/** All that somebody had to show is forgotten, and every browser of theirs is signed out. Whether there was anything. */
export async function deleteFactors(tx: Transaction, customerId: string): Promise<boolean> {
  const authenticators = await tx
    .delete(staffAuthenticator)
    .where(eq(staffAuthenticator.customerId, customerId))
    .returning({ customerId: staffAuthenticator.customerId });
  const passkeys = await tx
    .delete(passkey)
    .where(eq(passkey.userId, customerId))
    .returning({ id: passkey.id });
  await tx.delete(customerSession).where(eq(customerSession.userId, customerId));
  return authenticators.length + passkeys.length > 0;
}
