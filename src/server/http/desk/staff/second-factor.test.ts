// Outside the demo a password alone opens no desk: a passkey or the code of an authenticator does, and money asks again.
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as contract from '../../../../contract/desk/staff/second-factor.ts';
import { codeOf } from '../../../../shop/desk/staff/totp.ts';
import { deskOf } from '../../../testing/access/desk-staff.ts';
import type { TestBrowser } from '../../../testing/accounts.ts';
import { answerOf, createTestShop, problemOf } from '../../../testing/test-shop.ts';

const shop = createTestShop({ SEED: 'none', TRUSTED_PROXIES: '127.0.0.1' });
const desk = deskOf(shop);
const email = 'paris@vitrine.example';
let someone: TestBrowser;

const step = () => Math.floor(Date.now() / 30_000);
const begin = async (browser = someone) =>
  (await answerOf(await browser.post('/api/desk/authenticator', {}), contract.beginAuthenticator)).content
    .secret;
const confirm = (code: string, browser = someone) =>
  browser.post('/api/desk/authenticator/confirm', { code });
const prove = (code: string, browser = someone) => browser.post('/api/desk/second-factor', { code });
const orders = async (browser = someone) => (await browser.get('/api/admin/orders')).status;
const state = async () =>
  (await answerOf(await someone.get('/api/desk/second-factor'), contract.readSecondFactor)).content;
const ageProof = (minutes: number) =>
  shop.query('update second_factor_proof set at = now() - make_interval(mins => $1)', [minutes]);

beforeAll(async () => {
  await shop.query('delete from passkey');
});

beforeEach(async () => {
  await shop.query('delete from staff_authenticator');
  await shop.query('delete from rate_limit');
  someone = await desk.employ('owner');
});

describe('[DK-15] the desk', () => {
  test('stays shut to a password, and opens to the first code of an authenticator', async () => {
    expect((await problemOf(await someone.get('/api/admin/orders'))).code).toBe('second_factor_required');
    expect(await state()).toEqual({ isRequired: true, hasAuthenticator: false, passkeys: 0, provenAt: null });
    const secret = await begin();
    // What is not confirmed is good for nothing.
    expect((await problemOf(await prove(codeOf(secret, step())))).code).toBe('invalid_code');
    expect((await problemOf(await confirm('000000'))).code).toBe('invalid_code');
    expect((await confirm(codeOf(secret, step()))).status).toBe(200);
    expect(await orders()).toBe(200);
    expect(await state()).toMatchObject({ hasAuthenticator: true, provenAt: expect.any(String) });
    // Another browser of theirs shows it for itself.
    const other = await desk.signIn(email);
    expect(await orders(other)).toBe(403);
    expect((await prove(codeOf(secret, step() + 1), other)).status).toBe(200);
    expect(await orders(other)).toBe(200);
  });

  test('takes each code once, and none before the last', async () => {
    const secret = await begin();
    const [first, next] = [codeOf(secret, step()), codeOf(secret, step() + 1)];
    await confirm(first);
    const other = await desk.signIn(email);
    expect((await problemOf(await prove(first, other))).code).toBe('invalid_code');
    const tries = await Promise.all([prove(next, other), prove(next, someone)]);
    expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect((await problemOf(await prove(codeOf(secret, step() - 1), other))).code).toBe('invalid_code');
  });

  test('asks again before money and doors when the code is older than 15 minutes', async () => {
    const secret = await begin();
    await confirm(codeOf(secret, step()));
    const invite = () => someone.post('/api/admin/staff', { email: 'pia@example.com', role: 'packer' });
    expect((await invite()).status).toBe(201);
    await ageProof(15);
    expect((await problemOf(await invite())).code).toBe('second_factor_required');
    expect(await orders()).toBe(200);
    await prove(codeOf(secret, step() + 1));
    expect((await invite()).status).toBe(201);
  });

  test('lets nobody guess: the sixth code waits, the right one too', async () => {
    const secret = await begin();
    await confirm(codeOf(secret, step()));
    for (let time = 0; time < 5; time++) expect((await prove('000000')).status).toBe(422);
    expect((await prove(codeOf(secret, step() + 1))).status).toBe(429);
  });
});

describe('[DK-15] what somebody shows', () => {
  test('is not replaced with a password alone, nor a passkey added or removed beside it', async () => {
    const secret = await begin();
    await confirm(codeOf(secret, step()));
    const thief = await desk.signIn(email);
    for (const [path, body] of [
      ['/api/desk/authenticator', {}],
      ['/api/desk/authenticator/confirm', { code: '000000' }],
      ['/api/account/passkeys/none/remove', {}],
    ] as const)
      expect([path, (await problemOf(await thief.post(path, body))).code]).toEqual([
        path,
        'second_factor_required',
      ]);
    // One that is begun and left changes nothing of the one that is in use.
    await begin();
    expect((await prove(codeOf(secret, step() + 1), thief)).status).toBe(200);
  });

  test('is set up at first only soon after signing in', async () => {
    await desk.age(email, 15);
    expect((await problemOf(await someone.post('/api/desk/authenticator', {}))).code).toBe('proof_required');
  });

  test('is taken away by an owner when a phone is lost: every session ends, and the audit says who did it', async () => {
    const secret = await begin();
    await confirm(codeOf(secret, step()));
    const [{ id } = { id: '' }] = (await shop.query('select id from customer where email = $1', [email])) as {
      id: string;
    }[];
    const other = await desk.signIn(email);
    expect((await someone.post(`/api/admin/staff/${id}/reset`, {})).status).toBe(200);
    expect(await desk.lastAudit()).toMatchObject({
      verb: 'staff.change',
      thing_id: id,
      actor_name: expect.any(String),
    });
    for (const browser of [someone, other]) expect(await orders(browser)).toBe(401);
    someone = await desk.signIn(email);
    expect(await state()).toMatchObject({ hasAuthenticator: false });
  });

  test('is stored sealed', async () => {
    const secret = await begin();
    const rows = JSON.stringify(await shop.query('select * from staff_authenticator'));
    expect(rows).not.toContain(secret);
  });

  test('is nothing that others hear of', async () => {
    const { owner: _, ...others } = desk;
    await shop.query(
      `update staff_member set is_active = false where customer_id = (select id from customer where email = $1)`,
      [email],
    );
    const visitor = await others.signIn(email);
    expect((await visitor.get('/api/desk/second-factor')).status).toBe(404);
    expect((await shop.send('/api/desk/second-factor')).status).toBe(401);
  });
});
