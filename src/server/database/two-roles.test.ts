import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openCluster } from '../../database/embedded/cluster.ts';
import { choosePlace } from '../../database/embedded/data-directory.ts';
import { readConfiguration } from '../configuration/configuration.ts';
import { createLog } from '../logging/log.ts';
import { root } from '../root.ts';
import { type RunningServer, startServer } from '../server.ts';
import { databaseUrl, dropDatabase, onServer } from '../testing/databases.ts';

const mark = randomBytes(6).toString('hex');
const [database, role] = [`vitrine_test_${mark}`, `vitrine_runner_${mark}`];
const adminToken = 'x'.repeat(32);
let superuser: string;
let running: string;
let server: RunningServer;

beforeAll(async () => {
  const serverUrl = inject('postgresUrl');
  const quiet = () => {};
  const place = await choosePlace(join(root, '.data/test-postgres'), quiet);
  const url = new URL(serverUrl);
  url.username = 'postgres';
  url.password = (await openCluster(place, false, quiet)).passwords.postgres;
  url.pathname = '/postgres';
  superuser = url.href;
  await onServer(superuser, `create role ${role} login password 'secret'`);
  await onServer(serverUrl, `create database ${database}`);
  const owner = databaseUrl(serverUrl, database);
  url.username = role;
  url.password = 'secret';
  running = databaseUrl(url.href, database);
  const config = readConfiguration({
    NODE_ENV: 'test',
    PORT: '0',
    DATABASE_URL: running,
    MIGRATION_DATABASE_URL: owner,
    ADMIN_TOKEN: adminToken,
  });
  server = await startServer(config, (_, work) => work(), createLog('silent'), createLog('silent'));
});
afterAll(async () => {
  await server?.stop();
  await dropDatabase(inject('postgresUrl'), database);
  await onServer(superuser, `drop role ${role}`);
});

test('a shop that owns no table is filled, sells, books and sweeps', async () => {
  const send = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${server.origin}${path}`, {
      method: 'POST',
      headers: { origin: server.origin, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const client = new pg.Client({ connectionString: running });
  await client.connect();
  try {
    const { rows } = await client.query(
      'select sku.id from sku join stock_level on sku_id = sku.id where product_id = 1001 and on_hand > 0 limit 1',
    );
    const sizeId = Number(rows[0]?.id);
    expect((await send('/api/cart/items', { productId: 1001, sizeId })).status).toBe(201);
    const authorization = `Bearer ${adminToken}`;
    expect(
      (await send('/api/admin/stock', { productId: 1001, sizeId, add: 2 }, { authorization })).status,
    ).toBe(200);
    const standing = 'select from job where is_standing and last_good_at is null';
    await expect.poll(async () => (await client.query(standing)).rowCount).toBe(0);
    for (const statement of [
      'drop table bag',
      'alter table bag add column stolen text',
      'create table own (id int)',
      'alter table stock_ledger disable trigger all',
      'update stock_ledger set delta = 1',
      'delete from stock_ledger',
    ])
      await expect(client.query(statement), statement).rejects.toMatchObject({ code: '42501' });
  } finally {
    await client.end();
  }
});
