import { expect, test } from 'vitest';
import * as contract from '../../../contract/account/sign-in.ts';
import { readLoves } from '../../../contract/love/love.ts';
import { readSession } from '../../../contract/visitor/session.ts';
import { accountsOf } from '../../testing/accounts.ts';
import { answerOf, createTestShop, problemOf } from '../../testing/test-shop.ts';

const shop = createTestShop({ TRUSTED_PROXIES: '127.0.0.1' });
const { browser, codeFor, signUp } = accountsOf(shop);

const known = { email: 'shopper@vitrine.example', password: 'vitrine-demo' };

test('whoever signs in with the right password is who they are, until they sign out', async () => {
  const visitor = browser();
  const { user } = await answerOf(await visitor.post('/api/auth/sign-in/email', known), contract.signIn);
  expect(user).toMatchObject({ name: 'Margaux Tremblay', phone: '+12015550142' });
  const session = await answerOf(await visitor.get('/api/session'), readSession);
  expect(session).toMatchObject({ customer: { email: known.email }, roles: ['customer'] });
  const stolen = visitor.cookies();
  await answerOf(await visitor.post('/api/auth/sign-out', {}), contract.signOut);
  expect((await answerOf(await visitor.get('/api/session'), readSession)).customer).toBeNull();
  // What was taken before signing out is of no use after.
  const thief = browser(stolen);
  expect((await answerOf(await thief.get('/api/session'), readSession)).customer).toBeNull();
});

test('roles are told, and cannot be asked for', async () => {
  const ambassador = browser();
  await ambassador.post('/api/auth/sign-in/email', { ...known, email: 'ambassador@vitrine.example' });
  const { roles } = await answerOf(await ambassador.get('/api/session'), readSession);
  expect(roles).toEqual(['customer', 'ambassador']);
  const response = await browser().post('/api/auth/sign-up/email', {
    name: 'A',
    email: 'asks@example.com',
    password: 'a long enough sentence',
    roles: ['staff'],
  });
  expect((await problemOf(response)).code).toBe('invalid_request');
});

test('an address and a password that do not go together are one and the same refusal', async () => {
  const refusals = await Promise.all(
    [
      { email: known.email, password: 'not the password' },
      { email: 'nobody@example.com', password: 'not the password' },
    ].map(async (body) => {
      const response = await browser().post('/api/auth/sign-in/email', body);
      const { instance, ...problem } = await problemOf(response);
      return { problem, cookies: response.headers.getSetCookie() };
    }),
  );
  expect(refusals[0]).toEqual(refusals[1]);
  expect(refusals[0]?.problem.code).toBe('invalid_credentials');
});

test('signing up is the same for a new address and for one that has an account', async () => {
  const begin = (email: string) =>
    browser().post('/api/auth/sign-up/email', { name: 'New', email, password: 'a long enough sentence' });
  const [fresh, taken] = [await begin('fresh@example.com'), await begin(known.email)];
  expect(await answerOf(fresh, contract.signUp)).toEqual(await answerOf(taken, contract.signUp));
  const names = (response: Response) => response.headers.getSetCookie().map((line) => line.split('=')[0]);
  expect(names(fresh)).toEqual(names(taken));
  const count = await shop.query("select from customer where email = 'fresh@example.com'");
  expect(count).toEqual([]);
});

test('the code makes the account, with the name and the password of the browser that asked', async () => {
  const visitor = browser();
  const { email, answer } = await signUp(visitor, 'Margot');
  expect(answer).toMatchObject({ user: { name: 'Margot', email }, hadAccount: false });
  const other = browser();
  await answerOf(
    await other.post('/api/auth/sign-in/email', { email, password: 'a long enough sentence' }),
    contract.signIn,
  );
});

test('nobody’s password gets into an account whose address another has proven', async () => {
  const email = 'victim@example.com';
  const thief = browser();
  await thief.post('/api/auth/sign-up/email', { name: 'Thief', email, password: 'the password of a thief' });
  await codeFor(email);
  const victim = browser();
  await victim.post('/api/auth/sign-up/email', {
    name: 'Victim',
    email,
    password: 'the password of the owner',
  });
  const code = await codeFor(email);
  await answerOf(
    await victim.post('/api/auth/sign-in/email-otp', { email, otp: code }),
    contract.signInByCode,
  );
  const guess = { email, password: 'the password of a thief' };
  expect((await problemOf(await browser().post('/api/auth/sign-in/email', guess))).code).toBe(
    'invalid_credentials',
  );
  const owner = { email, password: 'the password of the owner' };
  await answerOf(await browser().post('/api/auth/sign-in/email', owner), contract.signIn);
});

test('whoever signs up again is signed in, and keeps the password they had', async () => {
  const visitor = browser();
  const { email } = await signUp(visitor, 'Once');
  const again = browser();
  await again.post('/api/auth/sign-up/email', { name: 'Twice', email, password: 'quite another sentence' });
  const answer = await answerOf(
    await again.post('/api/auth/sign-in/email-otp', { email, otp: await codeFor(email) }),
    contract.signInByCode,
  );
  expect(answer).toMatchObject({ hadAccount: true, user: { name: 'Once' } });
  const other = await browser().post('/api/auth/sign-in/email', {
    email,
    password: 'quite another sentence',
  });
  expect((await problemOf(other)).code).toBe('invalid_credentials');
});

test('a code is good once, and for five tries', async () => {
  const email = 'coded@example.com';
  await browser().post('/api/auth/email-otp/send-verification-otp', { email });
  const code = await codeFor(email);
  const enter = (otp: string) => browser().post('/api/auth/sign-in/email-otp', { email, otp });
  await answerOf(await enter(code), contract.signInByCode);
  expect((await problemOf(await enter(code))).code).toBe('invalid_code');

  const next = 'coded-again@example.com';
  await browser().post('/api/auth/email-otp/send-verification-otp', { email: next });
  const right = await codeFor(next);
  const wrong = right === '000000' ? '111111' : '000000';
  // From many places: what ends it is the code, not the place.
  let place = 0;
  const tries = (otp: string) =>
    browser('', `198.51.100.${++place}`).post('/api/auth/sign-in/email-otp', { email: next, otp });
  for (let count = 0; count < 5; count++)
    expect((await problemOf(await tries(wrong))).code).toBe('invalid_code');
  expect((await problemOf(await tries(right))).code).toBe('invalid_code');
});

test('a password that everybody uses is refused in a plain sentence', async () => {
  const response = await browser().post('/api/auth/sign-up/email', {
    name: 'A',
    email: 'weak@example.com',
    password: 'qwertyuiop123',
  });
  const problem = await problemOf(response);
  expect(problem.code).toBe('weak_password');
  expect(problem.detail).toMatch(/stolen/);
});

test('five wrong passwords from one place are enough for a while, and a code still opens the door', async () => {
  const visitor = browser();
  const { email } = await signUp(visitor, 'Tried');
  const guess = (from: string, password = 'a wrong guess here') =>
    browser('', from).post('/api/auth/sign-in/email', { email, password });
  for (let tries = 0; tries < 5; tries++)
    expect((await problemOf(await guess('203.0.113.5'))).code).toBe('invalid_credentials');
  const refused = await guess('203.0.113.5', 'a long enough sentence');
  expect((await problemOf(refused)).code).toBe('too_many_requests');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500);
  await answerOf(await guess('203.0.113.6', 'a long enough sentence'), contract.signIn);
});

test('who signs in again does so with a new session, and the old one ends', async () => {
  const visitor = browser();
  await visitor.post('/api/auth/sign-in/email', known);
  const before = visitor.cookies();
  await visitor.post('/api/auth/sign-in/email', known);
  expect(visitor.cookies()).not.toBe(before);
  expect((await answerOf(await browser(before).get('/api/session'), readSession)).customer).toBeNull();
  expect((await answerOf(await visitor.get('/api/session'), readSession)).customer).not.toBeNull();
});

test('a cookie that nobody signed is nobody’s', async () => {
  for (const value of ['x', 'a.b', `${'a'.repeat(32)}.${'b'.repeat(44)}`, '%']) {
    const response = await browser(`session=${value}`).get('/api/session');
    expect((await answerOf(response, readSession)).customer, value).toBeNull();
  }
});

test('a form is led on, or back with what was typed and never with the password', async () => {
  const visitor = browser();
  const wrong = await visitor.form('/api/auth/sign-in/email', {
    email: 'Form@Example.com',
    password: 'a wrong password',
    to: '/bag',
  });
  expect([wrong.status, wrong.headers.get('location')]).toEqual([
    303,
    '/login?notice=invalid_credentials&to=%2Fbag',
  ]);
  const right = await visitor.form('/api/auth/sign-in/email', { ...known, to: '//evil.example' });
  expect([right.status, right.headers.get('location')]).toEqual([303, '/myaccount']);
});

test('[LV-07, BG-08] loves and bag of the guest become the customer’s at sign-in, each once', async () => {
  const [size] = await shop.query('select id from sku where product_id = 1001 order by position limit 1');
  const device = async () => {
    const visitor = browser();
    await visitor.post('/api/loves', { productId: 1001 });
    await visitor.post('/api/cart/items', { productId: 1001, sizeId: Number(size?.id) });
    return visitor;
  };
  const owner = browser();
  const { email } = await signUp(owner, 'Two Devices');
  const before = Number(
    (await shop.query('select love_count from product_tally where product_id = 1001'))[0]?.love_count,
  );
  const devices = await Promise.all([device(), device(), device()]);
  const signIns = await Promise.all(
    devices.map(async (visitor) =>
      answerOf(
        await visitor.post('/api/auth/sign-in/email', { email, password: 'a long enough sentence' }),
        contract.signIn,
      ),
    ),
  );
  expect(signIns.map(({ moved }) => moved.loves).sort()).toEqual([0, 0, 1]);
  const cart = (await (await owner.get('/api/header/cart')).json()) as { content: { count: number } };
  expect(cart.content.count).toBe(3);
  const loves = await answerOf(await owner.get('/api/loves'), readLoves);
  expect(loves.content).toEqual({ productIds: [1001], guestMax: null });
  const after = Number(
    (await shop.query('select love_count from product_tally where product_id = 1001'))[0]?.love_count,
  );
  expect(after).toBe(before + 1);
  expect(await shop.query('select from bag where guest_id is not null')).toEqual([]);
});

test('whoever signs in often from one place is not taken for a thief, and a known device is not kept out by strangers', async () => {
  const owner = browser('', '198.51.100.7');
  const { email, password } = await signUp(owner, 'Regular');
  for (let times = 0; times < 12; times++)
    await answerOf(await owner.post('/api/auth/sign-in/email', { email, password }), contract.signIn);
  await shop.query('delete from rate_limit');
  const guess = (at: number) =>
    browser('', `203.0.113.${at}`).post('/api/auth/sign-in/email', { email, password: 'a wrong guess here' });
  for (let at = 0; at < 50; at++) expect((await guess(at)).status).toBe(401);
  const stranger = browser('', '192.0.2.1');
  expect((await stranger.post('/api/auth/sign-in/email', { email, password })).status).toBe(429);
  await answerOf(await owner.post('/api/auth/sign-in/email', { email, password }), contract.signIn);
}, 30_000);
