// The calls by which a device keeps a passkey and shows it.
import type { Context, Hono } from 'hono';
import * as contract from '../../../contract/account/passkey.ts';
import { words } from '../../../words/account/words.ts';
import type { AccountRefusal } from '../../account/account-answers.ts';
import { securityEvent } from '../../logging/security-log.ts';
import { mount } from '../api.ts';
import { isForm } from '../body.ts';
import { requireFactorProof } from '../desk/staff/second-factor-routes.ts';
import type { Environment } from '../environment.ts';
import { ProblemError } from '../problem.ts';
import { requireCustomer, sendCookies } from '../visitor/signed-in.ts';
import { type AuthRouteDeps, askerOf, letIn, problemOf } from './auth-routes.ts';
import { redirect } from './form-answer.ts';

type Call = Context<Environment>;

export function mountPasskeys(app: Hono<Environment>, deps: AuthRouteDeps): void {
  const { accounts } = deps;

  const ask = (c: Call, challenge: Awaited<ReturnType<typeof accounts.askToSignInByPasskey>>) => {
    if (!challenge.ok) throw problemOf(challenge);
    sendCookies(c, challenge.cookies);
    return { ...challenge.options };
  };
  const refuse = (c: Call, refusal: AccountRefusal): never => {
    securityEvent(c, 'sign_in.failed', { code: refusal.code });
    throw problemOf(refusal);
  };

  mount(app, contract.askToSignInByPasskey, async ({ c }) =>
    ask(c, await accounts.askToSignInByPasskey(askerOf(c))),
  );

  mount(app, contract.signInByPasskey, async ({ body: { response }, c }) => {
    const signedIn = await accounts.signInByPasskey(askerOf(c), response);
    return signedIn.ok ? letIn(c, signedIn, deps) : refuse(c, signedIn);
  });

  mount(app, contract.askForPasskey, async ({ c }) =>
    ask(c, await accounts.askForPasskey(askerOf(c), await requireCustomer(c))),
  );

  mount(app, contract.addPasskey, async ({ body: { response }, c }) => {
    const customer = await requireCustomer(c);
    await requireFactorProof(customer, deps);
    const added = await accounts.addPasskey(askerOf(c), customer, response);
    if (!added.ok) return refuse(c, added);
    securityEvent(c, 'account.changed', { account: customer.id, reason: 'passkey added' });
    return { success: true as const, message: words.passkeyAdded };
  });

  mount(app, contract.removePasskey, async ({ params: { id }, c }) => {
    const customer = await requireCustomer(c);
    await requireFactorProof(customer, deps);
    if (!(await accounts.removePasskey(customer, id)))
      throw new ProblemError('not_found', words.notInAccount);
    securityEvent(c, 'account.changed', { account: customer.id, reason: 'passkey removed' });
    return isForm(c) ? redirect(c, '/myaccount#passkeys') : { success: true as const };
  });
}
