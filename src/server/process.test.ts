// The process from outside: two of them on one database, killed, stopped, and started wrongly.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrateDatabase } from '../database/migrate.ts';
import { killUnderLoad } from './testing/shop-process.ts';
import { ownDataFolder, runToEnd, startShopProcess } from './testing/test-process.ts';
import { cloneDatabase } from './testing/test-shop.ts';

const page = '/product/1001/nocturne-bias-slip-dress-bordeaux';
let database: Awaited<ReturnType<typeof cloneDatabase>>;

beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.drop());

const textOf = async (address: string) => (await fetch(`${address}${page}`)).text();

test('two processes share one database: both forget a page the moment its product changes', async () => {
  const settings = { DATABASE_URL: database.url };
  const shops = await Promise.all([startShopProcess(settings), startShopProcess(settings)]);
  for (const { address } of shops) expect(await textOf(address)).toContain('Nocturne Bias Slip Dress');
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query("update product set name = 'Nocturne, Renamed' where id = 1001");
  await client.end();
  for (const { address } of shops) {
    await expect.poll(() => textOf(address), { timeout: 2_000 }).toContain('Nocturne, Renamed');
  }
  for (const shop of shops) expect(await shop.end('SIGTERM')).toBe(0);
});

test('a process that loses its database forgets what it kept, and recovers when it is back', async () => {
  const shop = await startShopProcess({ DATABASE_URL: database.url });
  await textOf(shop.address);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'vitrine%' and datname = current_database()",
  );
  await client.query("update product set name = 'While Away' where id = 1001");
  await client.end();
  await expect.poll(() => textOf(shop.address), { timeout: 5_000 }).toContain('While Away');
  expect((await fetch(`${shop.address}/readyz`)).status).toBe(200);
  await shop.end('SIGTERM');
});

test('a failure that nobody waits for is logged, and the shop stays open', async () => {
  const stray = fileURLToPath(new URL('testing/stray-rejection.ts', import.meta.url));
  const shop = await startShopProcess({ DATABASE_URL: database.url }, stray);
  shop.child.kill('SIGUSR2');
  await expect.poll(shop.output).toContain('a failure nobody waited for');
  expect((await fetch(`${shop.address}/healthz`)).status).toBe(200);
  expect(await shop.end('SIGTERM')).toBe(0);
});

test('SIGTERM lets what is under way finish and leaves with 0', async () => {
  const shop = await startShopProcess({ DATABASE_URL: database.url });
  const [locker, watcher] = [0, 1].map(() => new pg.Client({ connectionString: database.url }));
  await locker?.connect();
  await watcher?.connect();
  // A lock holds the answers back until the signal has arrived.
  await locker?.query('begin');
  await locker?.query('lock table content');
  const underWay = Array.from({ length: 3 }, () => fetch(`${shop.address}/api/content/pdp-landers-in-stock`));
  const waiting =
    "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
  await expect.poll(async () => (await watcher?.query(waiting))?.rowCount, { interval: 5 }).toBe(3);
  const ended = shop.end('SIGTERM');
  const knock = () =>
    fetch(`${shop.address}/healthz`).then(
      () => 'open',
      () => 'closed',
    );
  await expect.poll(knock, { interval: 5 }).toBe('closed');
  await locker?.end();
  await watcher?.end();
  for (const answer of await Promise.all(underWay)) expect(answer.status).toBe(200);
  expect(await ended).toBe(0);
  await expect(fetch(shop.address)).rejects.toThrow();
});

// Once: the torture kills it fifty times.
test('killed under load, it opens again without a hand, with its own PostgreSQL', async () => {
  const settings = ownDataFolder();
  await killUnderLoad(await startShopProcess(settings));
  const shop = await startShopProcess(settings);
  expect(await textOf(shop.address)).toContain('Nocturne Bias Slip Dress');
  expect(await shop.end('SIGTERM')).toBe(0);
}, 120_000);

describe('a start that cannot succeed ends with one sentence, code 1 and no stack', () => {
  const oneSentence = /^\s*[^\n]+\.\s*$/;

  test('the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    const { code, output } = await runToEnd({ PORT: String(port), DATABASE_URL: database.url });
    other.close();
    expect(code).toBe(1);
    expect(output).toMatch(oneSentence);
    expect(output).toContain(`Port ${port} is taken`);
  });

  test.each([
    ['nobody listens', 'postgres://shop:secret@127.0.0.1:1/shop'],
    ['no such host', 'postgres://shop:secret@nowhere.invalid/shop'],
  ])('the database cannot be reached: %s', async (_, DATABASE_URL) => {
    const { code, output } = await runToEnd({ DATABASE_URL });
    expect(code).toBe(1);
    expect(output).toMatch(oneSentence);
    expect(output).toContain('DATABASE_URL cannot be reached');
    expect(output).not.toContain('secret');
  });

  test('the database refuses the password, or does not exist', async () => {
    const wrong = new URL(database.url);
    wrong.password = 'wrong';
    const absent = new URL(database.url);
    absent.pathname = '/absent';
    for (const url of [wrong, absent]) {
      const { code, output } = await runToEnd({ DATABASE_URL: url.href });
      expect(code).toBe(1);
      expect(output).toMatch(oneSentence);
      expect(output).toContain('DATABASE_URL cannot be reached');
    }
  });

  test('a setting is not usable', async () => {
    const { code, output } = await runToEnd({ KLARNA_MIN: 'ten' });
    expect(code).toBe(1);
    expect(output).toMatch(oneSentence);
    expect(output).toContain('KLARNA_MIN');
  });

  test('the database is too old', async () => {
    await expect(migrateDatabase(database.url, null, 99)).rejects.toThrow(
      /^The database is PostgreSQL \d+; Vitrine needs 99 or newer: .+\.$/,
    );
  });
});
