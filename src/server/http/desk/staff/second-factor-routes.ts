// Before the desk opens: what one of the staff has to show who they are, and showing it.
import type { Context, Hono } from 'hono';
import * as contract from '../../../../contract/desk/staff/second-factor.ts';
import type { SignedInCustomer } from '../../../../domain/account/customer.ts';
import { authenticatorUri, mayChangeFactors } from '../../../../domain/desk/second-factor.ts';
import { shopName } from '../../../../words/shop-name.ts';
import type { Accounts } from '../../../account/accounts.ts';
import { securityEvent } from '../../../logging/security-log.ts';
import { askerOf, problemOf } from '../../account/auth-routes.ts';
import { mount } from '../../api.ts';
import type { Environment } from '../../environment.ts';
import { ProblemError } from '../../problem.ts';
import { requireCustomer } from '../../visitor/signed-in.ts';
import type { DeskAccessDeps } from '../desk-access.ts';

type Call = Context<Environment>;

interface FactorRouteDeps extends DeskAccessDeps {
  readonly accounts: Accounts;
}

export function mountSecondFactor(app: Hono<Environment>, deps: FactorRouteDeps): void {
  const { shop, accounts, needsSecondFactor } = deps;

  const requireStaff = async (c: Call) => {
    const customer = await requireCustomer(c);
    const access = await accessOf(customer, deps);
    if (!access) throw new ProblemError('not_found', 'There is no such page.');
    return { customer, access };
  };
  /** Each wrong code counts against whoever's authenticator it is, wherever it is typed. */
  const withTries = async (c: Call, { id }: SignedInCustomer, check: () => Promise<boolean>) => {
    const refusal = await accounts.countAuthenticatorCode(askerOf(c), id);
    if (refusal) throw problemOf(refusal);
    if (!(await check())) {
      securityEvent(c, 'sign_in.failed', { account: id, code: 'invalid_code' });
      throw new ProblemError(
        'invalid_code',
        'This is not a code of your authenticator, or it was used before.',
      );
    }
    await accounts.forgiveAuthenticatorCode(id);
    securityEvent(c, 'account.changed', { account: id, reason: 'second factor shown' });
    return { success: true as const };
  };

  mount(app, contract.readSecondFactor, async ({ c }) => {
    const { hasAuthenticator, passkeys, provenAt } = (await requireStaff(c)).access;
    return {
      success: true as const,
      content: {
        isRequired: needsSecondFactor,
        hasAuthenticator,
        passkeys,
        provenAt: provenAt === null ? null : new Date(provenAt).toISOString(),
      },
    };
  });

  mount(app, contract.beginAuthenticator, async ({ c }) => {
    const { customer } = await requireStaff(c);
    await requireFactorProof(customer, deps);
    const secret = await shop.desk.beginAuthenticator(customer.id);
    return {
      success: true as const,
      content: { secret, uri: authenticatorUri(secret, customer.email, shopName()) },
    };
  });

  mount(app, contract.confirmAuthenticator, async ({ body: { code }, c }) => {
    const { customer } = await requireStaff(c);
    await requireFactorProof(customer, deps);
    const { id: customerId, sessionId } = customer;
    const answer = await withTries(c, customer, () =>
      shop.desk.confirmAuthenticator({ customerId, sessionId, code }),
    );
    securityEvent(c, 'account.changed', { account: customerId, reason: 'authenticator added' });
    return answer;
  });

  mount(app, contract.proveSecondFactor, async ({ body: { code }, c }) => {
    const { customer } = await requireStaff(c);
    const { id: customerId, sessionId } = customer;
    return withTries(c, customer, () => shop.desk.proveByCode({ customerId, sessionId, code }));
  });

  mount(app, contract.resetSecondFactor, async ({ params: { id }, actor }) => {
    const isReset = await shop.desk.resetFactors(actor, id);
    if (isReset === null) throw new ProblemError('not_found', 'Nobody of that name works at the desk.');
    if (!isReset) throw new ProblemError('conflict', 'They have no authenticator and no passkey.');
    return { success: true as const };
  });
}

type Access = Pick<FactorRouteDeps, 'shop' | 'now' | 'needsSecondFactor'>;

async function accessOf({ id, sessionId, roles }: SignedInCustomer, { shop }: Pick<Access, 'shop'>) {
  return roles.includes('staff') ? shop.desk.accessOf({ customerId: id, sessionId }) : null;
}

/**
 * Stands before every change of what somebody shows: for the staff a password alone is not enough to add a passkey or
 * an authenticator beside those they have, nor to remove one. Nobody else is asked.
 */
export async function requireFactorProof(customer: SignedInCustomer, deps: Access): Promise<void> {
  if (!deps.needsSecondFactor) return;
  const access = await accessOf(customer, deps);
  if (!access || mayChangeFactors(access, customer.signedInAt, deps.now())) return;
  const hasSome = access.hasAuthenticator || access.passkeys > 0;
  throw hasSome
    ? new ProblemError('second_factor_required', 'Show a passkey or a code of your authenticator first.')
    : new ProblemError('proof_required', 'Sign in once more: this is how you will open the desk.');
}
