// Strangers who guess are stopped. The owner of the account, who comes by another way, is not.
import { expect, test } from 'vitest';
import * as contract from '../../../contract/account/sign-in.ts';
import { accountsOf } from '../../testing/accounts.ts';
import { answerOf, createTestShop, problemOf } from '../../testing/test-shop.ts';

const shop = createTestShop({ TRUSTED_PROXIES: '127.0.0.1' });
const { browser, codeFor, signUp } = accountsOf(shop);
const password = 'a long enough sentence';

const guess = (email: string, from: string, wrong = 'a wrong guess here') =>
  browser('', from).post('/api/auth/sign-in/email', { email, password: wrong });
/** More wrong passwords than an account bears from strangers in an hour, a few from each of many places. */
async function guessedByStrangers(email: string) {
  for (let place = 1; place <= 13; place++)
    await Promise.all(Array.from({ length: 4 }, () => guess(email, `192.0.2.${place}`)));
  expect((await problemOf(await guess(email, '192.0.2.99', password))).code).toBe('too_many_requests');
}

test('whatever passwords strangers try, a new device gets in by a code', async () => {
  const { email } = await signUp(browser('', '203.0.113.1'), 'Beset');
  await guessedByStrangers(email);
  const device = browser('', '203.0.113.2');
  const refused = await device.post('/api/auth/sign-in/email', { email, password });
  expect((await problemOf(refused)).detail).toMatch(/code/);
  await answerOf(
    await device.post('/api/auth/email-otp/send-verification-otp', { email }),
    contract.sendCode,
  );
  await answerOf(
    await device.post('/api/auth/sign-in/email-otp', { email, otp: await codeFor(email) }),
    contract.signInByCode,
  );
});

test('a device that has signed in before gets in by its password, from wherever the strangers are', async () => {
  const device = browser('', '203.0.113.3');
  const { email } = await signUp(device, 'Returning');
  await device.post('/api/auth/sign-out', {});
  await guessedByStrangers(email);
  for (let tries = 0; tries < 6; tries++) await guess(email, '203.0.113.3');
  await answerOf(await device.post('/api/auth/sign-in/email', { email, password }), contract.signIn);
});

test('a device that is known and guesses is stopped too', async () => {
  const device = browser('', '203.0.113.4');
  const { email } = await signUp(device, 'Forgetful');
  for (let tries = 0; tries < 5; tries++)
    expect(
      (await problemOf(await device.post('/api/auth/sign-in/email', { email, password: 'wrong one here' })))
        .code,
    ).toBe('invalid_credentials');
  const refused = await device.post('/api/auth/sign-in/email', { email, password });
  expect((await problemOf(refused)).code).toBe('too_many_requests');
});

test('a crowd’s wrong passwords from one address leave its codes and passkeys alone', async () => {
  const from = '203.0.113.9';
  const { email } = await signUp(browser('', '203.0.113.5'), 'On campus');
  for (let tries = 0; tries < 62; tries++) await guess(`student-${tries}@example.com`, from);
  expect((await problemOf(await guess(email, from, password))).code).toBe('too_many_requests');
  const device = browser('', from);
  const shown = await device.post('/api/auth/passkey/verify-authentication', { response: {} });
  expect(shown.status).not.toBe(429);
  await device.post('/api/auth/email-otp/send-verification-otp', { email });
  await answerOf(
    await device.post('/api/auth/sign-in/email-otp', { email, otp: await codeFor(email) }),
    contract.signInByCode,
  );
});

test('codes are not tried without end either, and passwords do not pay for it', async () => {
  const from = '203.0.113.10';
  const { email } = await signUp(browser('', '203.0.113.6'), 'Coded');
  const enter = () => browser('', from).post('/api/auth/sign-in/email-otp', { email, otp: '000000' });
  for (let tries = 0; tries < 5; tries++) expect((await problemOf(await enter())).code).toBe('invalid_code');
  expect((await problemOf(await enter())).code).toBe('too_many_requests');
  await answerOf(await guess(email, from, password), contract.signIn);
});

test('strangers who have codes sent do not use up those of a device that is known', async () => {
  const device = browser('', '203.0.113.7');
  const { email } = await signUp(device, 'Much written to');
  const ask = (visitor: typeof device) =>
    visitor.post('/api/auth/email-otp/send-verification-otp', { email });
  const strangers = [];
  for (let place = 1; place <= 8; place++)
    strangers.push((await ask(browser('', `198.51.100.${place}`))).status);
  expect(strangers.at(-1)).toBe(429);
  await answerOf(await ask(device), contract.sendCode);
});
