// The demo's people, their credit, its gift card and its codes, when a shop that was tried out at home goes public.
import { Writable } from 'node:stream';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { knownGiftCard, knownPassword, knownPeople } from '../../../catalogue/people/known.ts';
import { readConfiguration } from '../configuration/configuration.ts';
import { createLog } from '../logging/log.ts';
import { createSecurityLog } from '../logging/security-log.ts';
import { startServer } from '../server.ts';
import { emptyDatabase } from '../testing/empty-database.ts';
import { cloneDatabase } from '../testing/test-shop.ts';

const publicly = { ORIGIN: 'https://shop.example' };

async function triedOut() {
  const database = await cloneDatabase();
  onTestFinished(database.drop);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  onTestFinished(() => client.end());
  const ids = knownPeople.customers.map(({ id }) => id);
  const query = async (text: string, values?: unknown[]) => (await client.query(text, values)).rows;
  return {
    query,
    ofPeople: (table: string) => query(`select from ${table} where user_id = any($1)`, [ids]),
    start: (settings: Record<string, string> = {}) => start(database.url, settings),
  };
}

/** A shop on that database: what somebody may do there, and what it noted when it started. */
async function start(url: string, settings: Record<string, string>) {
  const lines: string[] = [];
  const noted = new Writable({ write: (line, _, done) => done(void lines.push(String(line))) });
  const server = await startServer(
    readConfiguration({ NODE_ENV: 'production', PORT: '0', DATABASE_URL: url, ...settings }),
    (_, work) => work(),
    createLog('warn', noted),
    createSecurityLog(undefined, { write: () => undefined }),
  );
  let isOpen = true;
  const stop = async () => {
    if (isOpen) await server.stop();
    isOpen = false;
  };
  onTestFinished(stop);
  const post = (path: string, body: object, cookie = '') =>
    fetch(`http://127.0.0.1:${server.port}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: server.origin, cookie },
      body: JSON.stringify(body),
    });
  const statusOf = async (email: string) =>
    (await post('/api/auth/sign-in/email', { email, password: knownPassword })).status;
  return {
    hasKnownAccounts: server.hasKnownAccounts,
    lines: () => lines.filter((line) => line.includes('"demo.locked"')),
    signIns: async () => Promise.all(knownPeople.customers.map(({ email }) => statusOf(email))),
    post,
    stop,
  };
}

test('whoever knows the demo’s password gets in at home, and nowhere else', async () => {
  const { start, query, ofPeople } = await triedOut();
  const home = await start();
  expect(await home.signIns()).toEqual([200, 200, 200, 200]);
  await home.stop();

  const shop = await start(publicly);
  expect(shop.hasKnownAccounts).toBe(false);
  expect(await shop.signIns()).toEqual([401, 401, 401, 401]);
  for (const table of ['credential', 'passkey', 'customer_session'])
    expect(await ofPeople(table)).toEqual([]);
  expect(await query("select from customer where 'staff' = any(roles)")).toEqual([]);
  expect(shop.lines()).toHaveLength(1);
  await shop.stop();

  const again = await start({ ...publicly, SEED: 'none' });
  expect(await again.signIns()).toEqual([401, 401, 401, 401]);
  expect(again.lines()).toEqual([]);
});

test('a shop that fills nothing locks them too', async () => {
  const { start } = await triedOut();
  const shop = await start({ ...publicly, SEED: 'none' });
  expect(await shop.signIns()).toEqual([401, 401, 401, 401]);
});

test('a shop that listens to the whole network is not at home, whatever a visitor calls it', async () => {
  const { start } = await triedOut();
  const shop = await start({ HOST: '0.0.0.0' });
  expect(shop.hasKnownAccounts).toBe(false);
  expect(await shop.signIns()).toEqual([401, 401, 401, 401]);
});

test('nothing of the demo is worth money at a public address', async () => {
  const { start, query } = await triedOut();
  await (await start()).stop();
  const shop = await start(publicly);
  const guest = { cookie: '' };
  const loved = await shop.post('/api/loves', { productId: 1001 });
  guest.cookie = loved.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const redeemed = await shop.post('/api/gift-cards/redeem', { code: knownGiftCard.code }, guest.cookie);
  expect(redeemed.status).not.toBe(200);
  expect(await query('select from credit_account where balance_minor > 0')).toEqual([]);
  expect(
    await query(
      'select from credit_account a where balance_minor <> (select sum(amount_minor) from credit_ledger where account_id = a.id)',
    ),
  ).toEqual([]);
  expect(await query('select code from coupon where ends_at is null')).toEqual([]);
});

test('what the merchant made of a code, or gave anew, stays theirs', async () => {
  const { start, query } = await triedOut();
  await (await start()).stop();
  await query("update coupon set percent = 15 where code = 'WELCOME10'");
  await (await start(publicly)).stop();
  expect(await query('select code from coupon where ends_at is null')).toEqual([{ code: 'WELCOME10' }]);
  await query("update coupon set ends_at = null where code = 'FREESHIP'");
  await query("update customer set roles = '{staff}', email = 'ines@shop.example' where id = 'known-staff'");
  await (await start(publicly)).stop();
  expect(await query('select code from coupon where ends_at is null order by code')).toHaveLength(2);
  expect(await query("select roles from customer where id = 'known-staff'")).toEqual([{ roles: ['staff'] }]);
});

test('back at home the demo is as it was', async () => {
  const { start, query } = await triedOut();
  const before = await query('select code, ends_at from coupon order by code');
  await (await start()).stop();
  await (await start(publicly)).stop();
  const home = await start();
  expect(home.hasKnownAccounts).toBe(true);
  expect(await home.signIns()).toEqual([200, 200, 200, 200]);
  expect(await query("select roles from customer where id = 'known-staff'")).toEqual([{ roles: ['staff'] }]);
  expect(await query('select code, ends_at from coupon order by code')).toEqual(before);
  expect(await query('select state from gift_card where id = $1', [knownGiftCard.id])).toEqual([
    { state: 'issued' },
  ]);
  expect(
    await query("select balance_minor from credit_account where customer_id = 'known-shopper'"),
  ).toMatchObject([{ balance_minor: '4000' }]);
  await home.stop();
  const shop = await start(publicly);
  expect(await shop.signIns()).toEqual([401, 401, 401, 401]);
});

test('in a demo shop that was filled just now some wait for what is sold out, once, and may be written to', async () => {
  const { url, drop } = await emptyDatabase();
  onTestFinished(drop);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  const count = async () =>
    (
      await client.query(`
        select count(*)::int as waiting, count(distinct address_hash)::int as people,
          count(*) filter (where on_hand > reserved)::int as for_sale,
          (select count(*)::int from consent join customer on customer.id = customer_id) as consents
        from waitlist_entry join stock_level using (sku_id) where state = 'waiting'`)
    ).rows[0];
  await (await start(url, {})).stop();
  const first = await count();
  expect(first.waiting).toBeGreaterThan(20);
  expect(first).toEqual({ waiting: first.people, people: first.people, for_sale: 0, consents: first.people });
  await (await start(url, {})).stop();
  expect(await count()).toEqual(first);
});
