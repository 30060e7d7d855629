// A second factor of the staff: an authenticator set up and asked for, and all of it taken away when a phone is lost.
import { timingSafeEqual } from 'node:crypto';
import type { Queries } from '../../../database/database.ts';
import { insertAuditEntry } from '../../../database/queries/desk/audit.ts';
import {
  deleteFactors,
  lockAuthenticator,
  saveAuthenticator,
  savePendingSecret,
  saveProof,
} from '../../../database/queries/desk/second-factor.ts';
import { findStaffMember } from '../../../database/queries/desk/staff.ts';
import type { Actor } from '../../../domain/desk/actor.ts';
import { codeSteps } from '../../../domain/desk/second-factor.ts';
import type { Sealer } from '../../sealer.ts';
import { codeOf, newAuthenticatorSecret } from './totp.ts';

export interface FactorDeps {
  readonly queries: Queries;
  readonly sealer: Sealer;
  readonly now: () => number;
}

/** The secret to put into a phone, seen this once. */
export async function beginAuthenticator(
  { queries, sealer }: FactorDeps,
  customerId: string,
): Promise<string> {
  const secret = newAuthenticatorSecret();
  await savePendingSecret(queries, customerId, sealer.seal(secret));
  return secret;
}

export interface CodeInput {
  readonly customerId: string;
  readonly sessionId: string;
  readonly code: string;
}

/** Whether it was a code of the authenticator that is being set up: then it is theirs from now on. */
export function confirmAuthenticator(
  deps: FactorDeps,
  { customerId, sessionId, code }: CodeInput,
): Promise<boolean> {
  return deps.queries.transaction(async (tx) => {
    const pending = (await lockAuthenticator(tx, customerId))?.pendingSecret ?? null;
    const step = stepOf(deps, pending, code);
    if (step === undefined) return false;
    await saveAuthenticator(tx, customerId, { secret: pending, pendingSecret: null, lastStep: step });
    await saveProof(tx, sessionId);
    return true;
  });
}

/** Whether it was a code of theirs: then this browser has shown who they are. Each code is good once. */
export function proveByCode(deps: FactorDeps, { customerId, sessionId, code }: CodeInput): Promise<boolean> {
  return deps.queries.transaction(async (tx) => {
    const authenticator = await lockAuthenticator(tx, customerId);
    const step = stepOf(deps, authenticator?.secret ?? null, code);
    if (!authenticator || step === undefined || step <= authenticator.lastStep) return false;
    await saveAuthenticator(tx, customerId, { lastStep: step });
    await saveProof(tx, sessionId);
    return true;
  });
}

function stepOf({ sealer, now }: FactorDeps, sealed: string | null, code: string): number | undefined {
  if (sealed === null) return undefined;
  const secret = sealer.open(sealed);
  return codeSteps(now()).find((step) => isSame(codeOf(secret, step), code));
}

function isSame(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}

/** Null when nobody of that id works here; false when they had nothing to take away. */
export function resetFactors(queries: Queries, actor: Actor, customerId: string): Promise<boolean | null> {
  return queries.transaction(async (tx) => {
    if (!(await findStaffMember(tx, customerId))) return null;
    if (!(await deleteFactors(tx, customerId))) return false;
    await insertAuditEntry(tx, actor, {
      verb: 'staff.change',
      thing: 'staff',
      thingId: customerId,
      before: { hasSecondFactor: true },
      after: { hasSecondFactor: false },
    });
    return true;
  });
}
