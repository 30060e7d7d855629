// The calls that sign up, in and out.

import type { Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import * as contract from '../../../contract/account/sign-in.ts';
import { codeMinutes, resetMinutes } from '../../../domain/account/code-lifetime.ts';
import type { Customer } from '../../../domain/account/customer.ts';
import { emailChangePath } from '../../../domain/account/fresh-proof.ts';
import { returnPath } from '../../../domain/account/return-path.ts';
import { emailProblem } from '../../../domain/messaging/email.ts';
import { pathIn } from '../../../domain/visitor/language-path.ts';
import { words } from '../../../words/account/words.ts';
import { words as messagingWords } from '../../../words/messaging/words.ts';
import type { AccountRefusal, SignedIn } from '../../account/account-answers.ts';
import type { Accounts } from '../../account/accounts.ts';
import type { SealedCookie } from '../../account/sealed-cookie.ts';
import type { Asker } from '../../account/sign-in-tries.ts';
import { securityEvent } from '../../logging/security-log.ts';
import { requestLanguage } from '../../visitor/speaking.ts';
import { mount } from '../api.ts';
import { isForm } from '../body.ts';
import type { Environment } from '../environment.ts';
import type { Mark } from '../love/love-routes.ts';
import { ProblemError } from '../problem.ts';
import { requireCustomer, type SignedInDeps, sendCookies, takeOver } from '../visitor/signed-in.ts';
import { type FormValues, redirect, withQuery } from './form-answer.ts';

export interface AuthRouteDeps extends SignedInDeps {
  readonly accounts: Accounts;
  /** Gives a form that was refused its words back. */
  readonly formCookie: SealedCookie<FormValues>;
  readonly now: () => number;
  /** Of the staff, before they change what they show. */
  readonly needsSecondFactor: boolean;
  /** What is sent can be read at `/outbox`. */
  readonly hasOutbox: boolean;
  /** Tells the browser's script that there is something of its own to ask for. */
  readonly mark: Mark;
}

type Call = Context<Environment>;

export function mountAuth(app: Hono<Environment>, deps: AuthRouteDeps): void {
  const { accounts, formCookie, now, signedInCookie } = deps;

  /** Leads a form back to where it stands, with what was typed; a script is told why. */
  const refuse = (c: Call, refusal: AccountRefusal, page: string, formValues: FormValues): Response => {
    securityEvent(c, 'sign_in.failed', { code: refusal.code });
    if (!isForm(c)) throw problemOf(refusal);
    const path = withQuery(page, { notice: refusal.code, to: formValues.to });
    return keepFormValues(c, path, { ...formValues, message: refusal.message });
  };
  const keepFormValues = (c: Call, path: string, formValues: FormValues): Response => {
    // An address that waits for somebody to show who they are goes through the door with them.
    const { newEmail } = formCookie.open(getCookie(c, formCookie.name), now()) ?? {};
    sendCookies(c, [formCookie.seal({ ...(newEmail && { newEmail }), ...formValues }, now())]);
    return redirect(c, path);
  };
  /** Whoever has to show who they are is led to the door, and from there back to the form. */
  const refuseEmailChange = (c: Call, refusal: AccountRefusal, { email }: Customer, newEmail: string) =>
    refusal.code === 'login_required'
      ? refuse(c, refusal, '/login', { email, newEmail, to: emailChangePath })
      : refuse(c, refusal, emailChangePath, { newEmail });
  const answerDone = (c: Call, page: string, message: string, formValues: FormValues = {}) =>
    isForm(c) ? keepFormValues(c, page, { ...formValues, message }) : { success: true as const, message };
  /** The same for what goes by email: where none leaves, a script is told where it can be read. */
  const sentTo = (c: Call, page: string, message: string, formValues: FormValues) => {
    const answer = answerDone(c, page, message, formValues);
    return answer instanceof Response || !deps.hasOutbox
      ? answer
      : { ...answer, outboxPath: pathIn(requestLanguage(), '/outbox') };
  };
  const checkEmail = (email: string): AccountRefusal | null => {
    if (emailProblem(email) === null) return null;
    return { ok: false, code: 'unprocessable', message: messagingWords.invalidEmail };
  };
  const welcome = async (c: Call, signedIn: SignedIn, to: string | undefined) => {
    const answer = await letIn(c, signedIn, deps);
    return isForm(c) ? redirect(c, returnPath(to)) : answer;
  };

  mount(app, contract.signIn, async ({ body: { email, password, to }, c }) => {
    const signedIn = await accounts.signIn(askerOf(c), { email, password });
    if (!signedIn.ok) return refuse(c, signedIn, '/login', { email, ...(to && { to }) });
    return welcome(c, signedIn, to);
  });

  mount(app, contract.signUp, async ({ body: { name, email, password, to }, c }) => {
    const formValues = { name, email, ...(to && { to }) };
    const begun = checkEmail(email) ?? (await accounts.signUp(askerOf(c), { name, email, password }));
    if (!begun.ok) return refuse(c, begun, '/login/create', formValues);
    sendCookies(c, begun.cookies);
    return sentTo(c, withQuery('/login/code', { to }), words.codeSent(codeMinutes), formValues);
  });

  mount(app, contract.sendCode, async ({ body: { email, to }, c }) => {
    const formValues = { email, ...(to && { to }) };
    const sent = checkEmail(email) ?? (await accounts.sendCode(askerOf(c), email));
    if (!sent.ok) return refuse(c, sent, '/login', formValues);
    return sentTo(c, withQuery('/login/code', { to }), words.codeSent(codeMinutes), formValues);
  });

  mount(app, contract.signInByCode, async ({ body: { email, otp, to }, c }) => {
    const signedIn = await accounts.signInByCode(askerOf(c), { email, code: otp });
    if (!signedIn.ok) return refuse(c, signedIn, '/login/code', { email, ...(to && { to }) });
    // The account's page says it; any other leads on without.
    if (isForm(c) && signedIn.hadAccount)
      sendCookies(c, [formCookie.seal({ message: words.hadAccountAlready }, now())]);
    const answer = await welcome(c, signedIn, to);
    return answer instanceof Response ? answer : { ...answer, hadAccount: signedIn.hadAccount };
  });

  mount(app, contract.signOut, async ({ c }) => {
    securityEvent(c, 'sign_out');
    sendCookies(c, [...(await accounts.signOut(c.req.raw.headers)), noMark, signedInCookie.clear]);
    return isForm(c) ? redirect(c, '/') : { success: true as const };
  });

  mount(app, contract.requestPasswordReset, async ({ body: { email }, c }) => {
    const sent = checkEmail(email) ?? (await accounts.requestReset(askerOf(c), email));
    if (!sent.ok) return refuse(c, sent, '/login/forgot', { email });
    return sentTo(c, '/login/forgot?notice=sent', words.resetSent(resetMinutes / 60), { email });
  });

  mount(app, contract.resetPassword, async ({ body: { token, newPassword }, c }) => {
    const reset = await accounts.resetPassword(askerOf(c), token, newPassword);
    if (!reset.ok) return refuse(c, reset, '/login/reset', { token });
    securityEvent(c, 'account.changed', { reason: 'password reset' });
    return answerDone(c, '/login?notice=reset', words.passwordReset);
  });

  mount(app, contract.changePassword, async ({ body: { currentPassword, newPassword }, c }) => {
    const customer = await requireCustomer(c);
    const wish = { current: currentPassword, wanted: newPassword };
    const changed = await accounts.changePassword(askerOf(c), customer, wish);
    if (!changed.ok) return refuse(c, changed, '/myaccount/password', {});
    securityEvent(c, 'account.changed', { account: customer.id, reason: 'password' });
    sendCookies(c, changed.cookies);
    return answerDone(c, '/myaccount?notice=password', words.passwordChanged);
  });

  mount(app, contract.requestEmailChange, async ({ body: { newEmail }, c }) => {
    const customer = await requireCustomer(c);
    const sent = checkEmail(newEmail) ?? (await accounts.requestEmailChange(askerOf(c), customer, newEmail));
    if (!sent.ok) return refuseEmailChange(c, sent, customer, newEmail);
    return sentTo(c, '/myaccount/email?notice=sent', words.codeSent(codeMinutes), { newEmail });
  });

  mount(app, contract.changeEmail, async ({ body: { newEmail, otp }, c }) => {
    const customer = await requireCustomer(c);
    const changed = await accounts.changeEmail(askerOf(c), customer, { newEmail, code: otp });
    if (!changed.ok) return refuseEmailChange(c, changed, customer, newEmail);
    securityEvent(c, 'account.changed', { account: customer.id, reason: 'email' });
    sendCookies(c, changed.cookies);
    return answerDone(c, '/myaccount?notice=email', words.emailChanged(newEmail));
  });
}

/** What there is to say after signing in. */
export async function letIn(c: Call, { customer, cookies }: SignedIn, deps: AuthRouteDeps) {
  securityEvent(c, 'sign_in.ok', { account: customer.id });
  sendCookies(c, [...cookies, deps.mark('customer')]);
  const moved = await takeOver(c, customer, deps);
  return { success: true as const, user: wireCustomer(customer), moved };
}

/** Whoever signed out has nothing of their own here. */
export const noMark = 'mine=; Path=/; Max-Age=0';

export function askerOf(c: Call): Asker {
  const { address, mark } = c.get('asker');
  return { headers: c.req.raw.headers, address, mark: mark(), language: requestLanguage() };
}

export function problemOf(refusal: AccountRefusal): ProblemError {
  const seconds = 'seconds' in refusal ? refusal.seconds : undefined;
  return new ProblemError(refusal.code, refusal.message, undefined, seconds);
}

export function wireCustomer({ id, name, email, phone }: Customer) {
  return { id, name, email, phone };
}
