// The first owner of a shop: by the link that it prints, once, and only while nobody works there.
import pg from 'pg';
import { beforeEach, describe, expect, test } from 'vitest';
import * as contract from '../../../../contract/desk/staff/begin.ts';
import { createKeys } from '../../../keys.ts';
import { accountsOf } from '../../../testing/accounts.ts';
import { answerOf, createTestShop, problemOf } from '../../../testing/test-shop.ts';
import { firstOwnerKey } from './begin-routes.ts';

const current = 'a secret of this test that is long enough';
const shop = createTestShop({ SEED: 'none', SESSION_SECRET: current });
const { browser } = accountsOf(shop);
const key = firstOwnerKey(createKeys({ current, old: undefined, address: 'another' }).signer('first owner'));
const owner = { key, name: 'Maren Aas', email: 'maren@shop.example', password: 'a sweater in one piece' };

const begin = (change: Partial<typeof owner> = {}) =>
  browser().post('/api/desk/begin', { ...owner, ...change });
const page = async (given: string) => (await shop.send(`/desk/begin?key=${given}`)).status;
const staff = () =>
  shop.query('select c.email, m.role from staff_member m join customer c on c.id = m.customer_id');

beforeEach(async () => {
  await shop.query('delete from staff_member');
  await shop.query("delete from customer where email like '%@shop.example'");
});

test('whoever holds the link opens an account, works at the desk as its owner, and the link is over', async () => {
  expect(await page(key)).toBe(200);
  await answerOf(await begin(), contract.beginDesk);
  expect(await staff()).toEqual([{ email: 'maren@shop.example', role: 'owner' }]);
  const { email, password } = owner;
  const signedIn = await browser().post('/api/auth/sign-in/email', { email, password });
  expect(signedIn.status).toBe(200);
  expect(await page(key)).toBe(404);
  expect((await problemOf(await begin({ email: 'signe@shop.example' }))).code).toBe('invalid_link');
  const [entry] = await shop.query(
    "select actor_name, after from audit_entry where thing = 'staff' order by id desc limit 1",
  );
  expect(entry).toMatchObject({ actor_name: 'Maren Aas', after: { role: 'owner' } });
});

describe('refused', () => {
  test('without the key there is no page and no account', async () => {
    for (const wrong of ['', 'x'.repeat(43), `${key.slice(0, -1)}_`]) {
      expect(await page(wrong)).toBe(404);
      if (wrong !== '') expect((await problemOf(await begin({ key: wrong }))).code).toBe('invalid_link');
    }
    expect(await staff()).toEqual([]);
  });

  test('once somebody works here, or has worked, nobody begins', async () => {
    await begin();
    await shop.query('update staff_member set is_active = false');
    expect(await page(key)).toBe(404);
    expect((await problemOf(await begin({ email: 'signe@shop.example' }))).code).toBe('invalid_link');
  });

  test.each([
    [{ password: 'short' }, 'weak_password'],
    [{ password: 'maren@shop.example' }, 'weak_password'],
    [{ email: 'nobody' }, 'unprocessable'],
    [{ name: ' ' }, 'invalid_request'],
  ])('%j', async (change, code) => {
    expect((await problemOf(await begin(change))).code).toBe(code);
    expect(await staff()).toEqual([]);
  });

  test('an address that has an account keeps it as it is', async () => {
    await shop.query("insert into customer (id, name, email) values ('kari', 'Kari', 'kari@shop.example')");
    expect((await problemOf(await begin({ email: 'Kari@shop.example' }))).code).toBe('conflict');
    expect(await staff()).toEqual([]);
    expect(await shop.query("select from credential where user_id = 'kari'")).toEqual([]);
  });
});

test('of two who open the link at once one becomes the owner', async () => {
  const holder = new pg.Client({ connectionString: shop.databaseUrl });
  await holder.connect();
  try {
    // Nobody gets an account before both are under way.
    await holder.query('begin');
    await holder.query('lock table customer in share row exclusive mode');
    const both = ['maren', 'signe'].map((name) => begin({ email: `${name}@shop.example` }));
    const waiting = `select count(*)::int as count from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database()`;
    await expect.poll(async () => (await shop.query(waiting))[0]?.count, { interval: 10 }).toBe(2);
    await holder.query('commit');
    const statuses = (await Promise.all(both)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 422]);
  } finally {
    await holder.end();
  }
  expect(await staff()).toHaveLength(1);
  expect(await shop.query("select from customer where email like '%@shop.example'")).toHaveLength(1);
});
