import { expect, test } from 'vitest';
import * as contract from '../../../contract/account/sign-in.ts';
import { readSession } from '../../../contract/visitor/session.ts';
import { accountsOf } from '../../testing/accounts.ts';
import { answerOf, createTestShop, problemOf } from '../../testing/test-shop.ts';

const shop = createTestShop();
const { browser, codeFor, lastEmail, signUp } = accountsOf(shop);

const known = 'shopper@vitrine.example';

test('a password is reset by the link in an email, once, and every session ends', async () => {
  const visitor = browser();
  const { email } = await signUp(visitor, 'Forgetful');
  const ask = (address: string) => browser().post('/api/auth/request-password-reset', { email: address });
  const [has, hasNot] = [await ask(email), await ask('nobody-at-all@example.com')];
  expect(await answerOf(has, contract.requestPasswordReset)).toEqual(
    await answerOf(hasNot, contract.requestPasswordReset),
  );
  const token = /\/login\/reset\?token=([\w-]+)/.exec((await lastEmail(email)).text)?.[1] ?? '';
  const reset = (newPassword: string) => browser().post('/api/auth/reset-password', { token, newPassword });
  expect((await problemOf(await reset('password123'))).code).toBe('weak_password');
  await answerOf(await reset('an entirely new sentence'), contract.resetPassword);
  expect((await problemOf(await reset('yet another sentence'))).code).toBe('invalid_link');
  expect((await answerOf(await visitor.get('/api/session'), readSession)).customer).toBeNull();
  await answerOf(
    await browser().post('/api/auth/sign-in/email', { email, password: 'an entirely new sentence' }),
    contract.signIn,
  );
});

test('a changed password ends every other session and rotates this one', async () => {
  const visitor = browser();
  const { email } = await signUp(visitor, 'Careful');
  const other = browser();
  await other.post('/api/auth/sign-in/email', { email, password: 'a long enough sentence' });
  const before = visitor.cookies();
  const change = (currentPassword: string) =>
    visitor.post('/api/auth/change-password', { currentPassword, newPassword: 'a different long sentence' });
  expect((await problemOf(await change('not my password'))).code).toBe('invalid_credentials');
  await answerOf(await change('a long enough sentence'), contract.changePassword);
  const who = async (someone: typeof visitor) =>
    (await answerOf(await someone.get('/api/session'), readSession)).customer?.email;
  expect(await who(visitor)).toBe(email);
  expect(await who(other)).toBeUndefined();
  expect(await who(browser(before))).toBeUndefined();
  expect((await lastEmail(email)).subject).toBe('Your password was changed');
});

test('an account moves to an address once its code comes back, and the old one is told', async () => {
  const visitor = browser();
  const { email } = await signUp(visitor, 'Moving');
  const newEmail = `new-${email}`;
  await answerOf(
    await visitor.post('/api/auth/email-otp/request-email-change', { newEmail }),
    contract.requestEmailChange,
  );
  const change = (otp: string) => visitor.post('/api/auth/email-otp/change-email', { newEmail, otp });
  const code = await codeFor(newEmail);
  expect((await problemOf(await change(code === '000000' ? '111111' : '000000'))).code).toBe('invalid_code');
  await answerOf(await change(code), contract.changeEmail);
  expect((await answerOf(await visitor.get('/api/session'), readSession)).customer?.email).toBe(newEmail);
  expect((await lastEmail(email)).subject).toBe('Your email address was changed');
});

test('an address that is taken is not told to whoever asks for it', async () => {
  const visitor = browser();
  await signUp(visitor, 'Curious');
  const ask = (newEmail: string) => visitor.post('/api/auth/email-otp/request-email-change', { newEmail });
  const [free, taken] = [await ask('free@example.com'), await ask(known)];
  expect(await free.json()).toEqual(await taken.json());
});
