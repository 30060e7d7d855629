import { expect, test } from 'vitest';
import { exportData } from '../../../contract/account/account.ts';
import * as contract from '../../../contract/account/passkey.ts';
import { readSession } from '../../../contract/visitor/session.ts';
import { type Behaviour, testAuthenticator } from '../../testing/account/authenticator.ts';
import { accountsOf, type TestBrowser } from '../../testing/accounts.ts';
import { answerOf, createTestShop, problemOf } from '../../testing/test-shop.ts';

const shop = createTestShop({ ORIGIN: 'http://vitrine.test' });
const { browser, lastEmail, signUp } = accountsOf(shop);
const origin = 'http://vitrine.test';

const ask = async (visitor: TestBrowser) =>
  (await answerOf(
    await visitor.post('/api/auth/passkey/generate-register-options', {}),
    contract.askForPasskey,
  )) as { challenge: string; user: { id: string }; rp: { id: string; name: string } };
const askToSignIn = async (visitor: TestBrowser) =>
  (await answerOf(
    await visitor.post('/api/auth/passkey/generate-authenticate-options', {}),
    contract.askToSignInByPasskey,
  )) as { challenge: string; userVerification: string };
const add = (visitor: TestBrowser, response: unknown) =>
  visitor.post('/api/auth/passkey/verify-registration', { response });
const show = (visitor: TestBrowser, response: unknown) =>
  visitor.post('/api/auth/passkey/verify-authentication', { response });
const who = async (visitor: TestBrowser) =>
  (await answerOf(await visitor.get('/api/session'), readSession)).customer?.email;
const passkeysOf = (email: string) =>
  shop.query(
    'select p.id, p.name, p.counter from passkey p join customer c on c.id = p.user_id where c.email = $1',
    [email],
  );

/** Somebody new whose device keeps a passkey. */
const withPasskey = async (name: string, behaviour: Behaviour = {}) => {
  const owner = browser();
  const { email } = await signUp(owner, name);
  const device = testAuthenticator(origin);
  const made = device.make(await ask(owner), behaviour);
  await answerOf(await add(owner, made), contract.addPasskey);
  return { owner, email, device };
};

test('a passkey that was added lets its owner in on another browser, and is told by email', async () => {
  const { email, device } = await withPasskey('Keyed');
  expect((await lastEmail(email)).subject).toBe('A passkey was added to your account');
  const other = browser();
  const options = await askToSignIn(other);
  expect(options.userVerification).toBe('required');
  // Whoever asks learns nothing of whose passkeys there are.
  expect(options).not.toHaveProperty('allowCredentials');
  const { user } = await answerOf(await show(other, device.show(options)), contract.signInByPasskey);
  expect(user.email).toBe(email);
  expect(await who(other)).toBe(email);
  // The session that it opened, and no other of theirs, has shown a second factor.
  expect(
    await shop.query(
      `select proof.at is not null as "isProven" from customer_session s
         left join second_factor_proof proof on proof.session_id = s.id
         join customer c on c.id = s.user_id where c.email = $1 order by s.created_at`,
      [email],
    ),
  ).toEqual([{ isProven: false }, { isProven: true }]);
});

test('a device is asked for a key of the shop’s own host that it shows after making sure who uses it', async () => {
  const visitor = browser();
  await signUp(visitor, 'Asking');
  expect(await ask(visitor)).toMatchObject({
    rp: { id: 'vitrine.test', name: 'Vitrine' },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
});

test('what a device answered is good once', async () => {
  const { device } = await withPasskey('Replayed');
  const other = browser();
  const answer = device.show(await askToSignIn(other));
  await answerOf(await show(other, answer), contract.signInByPasskey);
  expect((await problemOf(await show(other, answer))).code).toBe('invalid_passkey');
  // Nor for another challenge than its own.
  const third = browser();
  await askToSignIn(third);
  expect((await problemOf(await show(third, answer))).code).toBe('invalid_passkey');
  expect(await who(third)).toBeUndefined();
});

test('a device whose counter runs backwards is taken for a copy', async () => {
  const { device, email } = await withPasskey('Copied', { counter: 5 });
  const enter = async (counter: number) => {
    const other = browser();
    return show(other, device.show(await askToSignIn(other), { counter }));
  };
  expect((await enter(6)).status).toBe(200);
  expect((await passkeysOf(email))[0]?.counter).toBe('6');
  expect((await problemOf(await enter(6))).code).toBe('invalid_passkey');
  expect((await enter(7)).status).toBe(200);
});

test.each([
  ['another site asked', { origin: 'https://evil.example' }],
  ['the device did not make sure who uses it', { isVerified: false }],
])('%s: neither kept nor let in', async (_, behaviour) => {
  const { device } = await withPasskey('Careful');
  const other = browser();
  const shown = await show(other, device.show(await askToSignIn(other), behaviour));
  expect((await problemOf(shown)).code).toBe('invalid_passkey');
  expect(await who(other)).toBeUndefined();
  const owner = browser();
  const { email } = await signUp(owner, 'Refused');
  const made = await add(owner, testAuthenticator(origin).make(await ask(owner), behaviour));
  expect((await problemOf(made)).code).toBe('invalid_passkey');
  expect(await passkeysOf(email)).toEqual([]);
});

test('a passkey is added by whoever was asked for it, and by a session of the last day', async () => {
  const [one, two] = [browser(), browser()];
  await signUp(one, 'One');
  const { email } = await signUp(two, 'Two');
  const made = testAuthenticator(origin).make(await ask(one));
  expect((await problemOf(await add(two, made))).code).toBe('invalid_passkey');
  await shop.query(
    `update customer_session set created_at = now() - interval '25 hours'
      where user_id = (select id from customer where email = $1)`,
    [email],
  );
  const old = await two.post('/api/auth/passkey/generate-register-options', {});
  expect(await problemOf(old)).toMatchObject({
    code: 'login_required',
    detail: expect.stringMatching(/in again/),
  });
});

test('one that was removed opens nothing, and nobody removes another’s', async () => {
  const { owner, email, device } = await withPasskey('Removing');
  const id = String((await passkeysOf(email))[0]?.id);
  const stranger = browser();
  await signUp(stranger, 'Stranger');
  expect((await stranger.post(`/api/account/passkeys/${id}/remove`, {})).status).toBe(404);
  expect(await passkeysOf(email)).toHaveLength(1);
  await answerOf(await owner.post(`/api/account/passkeys/${id}/remove`, {}), contract.removePasskey);
  expect((await owner.post(`/api/account/passkeys/${id}/remove`, {})).status).toBe(404);
  const other = browser();
  const shown = await show(other, device.show(await askToSignIn(other)));
  expect((await problemOf(shown)).code).toBe('invalid_passkey');
});

test('passkeys are in the file of everything that is known, and go with the account', async () => {
  const { owner, email, device } = await withPasskey('Leaving');
  const data = await answerOf(await owner.get('/api/account/data'), exportData);
  expect(data.passkeys).toEqual([{ name: 'A browser', since: expect.any(String) }]);
  expect(JSON.stringify(data)).not.toContain(device.show({ challenge: '' }).id);
  await owner.post('/api/account/close', { email });
  const other = browser();
  const shown = await show(other, device.show(await askToSignIn(other)));
  expect((await problemOf(shown)).code).toBe('invalid_passkey');
});

test('an account has no more passkeys than anybody has devices', async () => {
  const { owner, email } = await withPasskey('Many');
  await shop.query(
    `insert into passkey (id, name, user_id, credential_id, public_key, counter, device_type, backed_up)
     select gen_random_uuid(), 'Phone', c.id, gen_random_uuid(), 'none', 0, 'singleDevice', false
     from customer c, generate_series(1, 19) where c.email = $1`,
    [email],
  );
  const refused = await owner.post('/api/auth/passkey/generate-register-options', {});
  expect((await problemOf(refused)).code).toBe('unprocessable');
});

test('sixty times from one place is enough for a while', async () => {
  const visitor = browser();
  await shop.query('delete from rate_limit');
  for (let times = 0; times < 60; times++)
    expect((await visitor.post('/api/auth/passkey/generate-authenticate-options', {})).status).toBe(200);
  const refused = await visitor.post('/api/auth/passkey/generate-authenticate-options', {});
  expect((await problemOf(refused)).code).toBe('too_many_requests');
  const stranger = testAuthenticator(origin);
  for (let times = 0; times < 60; times++)
    expect((await show(visitor, stranger.show({ challenge: 'none' }))).status).toBe(422);
  expect((await problemOf(await show(visitor, stranger.show({ challenge: 'none' })))).code).toBe(
    'too_many_requests',
  );
  await shop.query('delete from rate_limit');
}, 30_000);
