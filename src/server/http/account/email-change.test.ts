// An account moves to another address only for whoever has just shown who they are.
import { expect, test } from 'vitest';
import * as contract from '../../../contract/account/sign-in.ts';
import { readSession } from '../../../contract/visitor/session.ts';
import { accountsOf } from '../../testing/accounts.ts';
import { answerOf, createTestShop, problemOf } from '../../testing/test-shop.ts';

const shop = createTestShop();
const { browser, codeFor, lastEmail, signUp } = accountsOf(shop);

const hourOld = (email: string) =>
  shop.query(
    `update customer_session set created_at = now() - interval '1 hour'
      where user_id = (select id from customer where email = $1)`,
    [email],
  );
const whoIs = async (visitor: ReturnType<typeof browser>) =>
  (await answerOf(await visitor.get('/api/session'), readSession)).customer?.email;

test('a session alone does not move an account to another address, whatever code its holder has', async () => {
  const visitor = browser();
  const { email, password } = await signUp(visitor, 'Left signed in');
  const newEmail = `thief-${email}`;
  const ask = () => visitor.post('/api/auth/email-otp/request-email-change', { newEmail });
  const change = (otp: string) => visitor.post('/api/auth/email-otp/change-email', { newEmail, otp });
  await answerOf(await ask(), contract.requestEmailChange);
  const code = await codeFor(newEmail);
  await hourOld(email);
  expect((await problemOf(await ask())).code).toBe('login_required');
  expect((await problemOf(await change(code))).code).toBe('login_required');
  expect(await whoIs(visitor)).toBe(email);
  await answerOf(await visitor.post('/api/auth/sign-in/email', { email, password }), contract.signIn);
  await answerOf(await change(code), contract.changeEmail);
  expect(await whoIs(visitor)).toBe(newEmail);
});

test('a code sent to the address that the account has is proof as well', async () => {
  const visitor = browser();
  const { email } = await signUp(visitor, 'Without a password');
  await hourOld(email);
  await visitor.post('/api/auth/email-otp/send-verification-otp', { email });
  await answerOf(
    await visitor.post('/api/auth/sign-in/email-otp', { email, otp: await codeFor(email) }),
    contract.signInByCode,
  );
  await answerOf(
    await visitor.post('/api/auth/email-otp/request-email-change', { newEmail: `new-${email}` }),
    contract.requestEmailChange,
  );
});

test('without scripts the page asks who it is first, and gives back the address that was typed', async () => {
  const visitor = browser();
  const { email, password } = await signUp(visitor, 'Came back later');
  const newEmail = `later-${email}`;
  await hourOld(email);
  const page = await visitor.get('/myaccount/email');
  expect([page.status, page.headers.get('location')]).toEqual([302, '/login?to=%2Fmyaccount%2Femail']);

  const led = await visitor.form('/api/auth/email-otp/request-email-change', { newEmail });
  const door = led.headers.get('location') ?? '';
  expect(door).toBe('/login?notice=login_required&to=%2Fmyaccount%2Femail');
  const shown = await (await visitor.get(door)).text();
  expect(shown).toContain('Sign in once more');
  expect(shown).toContain(`value="${email}"`);
  const to = '/myaccount/email';
  const wrong = await visitor.form('/api/auth/sign-in/email', { email, password: 'not the password', to });
  await visitor.get(wrong.headers.get('location') ?? '');
  const right = await visitor.form('/api/auth/sign-in/email', { email, password, to });
  expect(right.headers.get('location')).toBe(to);
  expect(await (await visitor.get(to)).text()).toContain(`value="${newEmail}"`);
});

test('the address that the account had is told what to do if it was somebody else', async () => {
  const visitor = browser();
  const { email } = await signUp(visitor, 'Told');
  const newEmail = `other-${email}`;
  await visitor.post('/api/auth/email-otp/request-email-change', { newEmail });
  await visitor.post('/api/auth/email-otp/change-email', { newEmail, otp: await codeFor(newEmail) });
  const { subject, text } = await lastEmail(email);
  expect(subject).toBe('Your email address was changed');
  expect(text).toMatch(/If it was not you, reply to this email at once/);
  expect(text).not.toContain(newEmail);
});
