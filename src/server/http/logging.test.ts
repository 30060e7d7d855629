import { once } from 'node:events';
import { connect } from 'node:net';
import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { shopping } from '../testing/shopping.ts';
import { createTestShop } from '../testing/test-shop.ts';

const adminToken = 'a-token-of-at-least-thirty-two-characters';
const shop = createTestShop({ LOG_LEVEL: 'warn', ADMIN_TOKEN: adminToken, METRICS_TOKEN: adminToken });
const { sizeOf, add, nobody } = shopping(shop);

let heard = 0;
afterEach(() => {
  heard = shop.errorsLogged.length;
});
const lines = () => shop.errorsLogged.slice(heard);

test('a client that breaks its body off is no news, and no fault of the database', async () => {
  const socket = connect(shop.port, '127.0.0.1');
  const head = [
    'POST /api/cart/items HTTP/1.1',
    `Host: localhost:${shop.port}`,
    `Origin: ${shop.origin}`,
    'Content-Type: application/json',
    'Content-Length: 500',
    'Expect: 100-continue',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  await once(socket, 'data');
  socket.write('{"productId":');
  socket.resetAndDestroy();
  const refused = /vitrine_request_seconds_count\{method="POST",route="\/api\/cart\/items",status="400"\} 1/;
  await expect
    .poll(async () =>
      (await shop.send('/metrics', { headers: { authorization: `Bearer ${adminToken}` } })).text(),
    )
    .toMatch(refused);
  expect(lines()).toEqual([]);
});

test('what a failed query was about does not reach the log', async () => {
  await shop.query('alter table waitlist_entry rename column asked_at to gone');
  try {
    const body = { productId: 1003, activeTab: 'email', emailAddressNotify: 'someone@example.com' };
    const response = await shop.send('/api/waitlist', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, sizeId: await sizeOf(1003, 'M') }),
    });
    expect(response.status).toBe(500);
  } finally {
    await shop.query('alter table waitlist_entry rename column gone to asked_at');
  }
  const all = lines();
  // A job that comes upon the same column meanwhile has a line of its own.
  const [line = '', ...others] = all.filter((one) => JSON.parse(one).event === 'request.failed');
  expect(others).toEqual([]);
  expect(JSON.parse(line)).toMatchObject({ event: 'request.failed', err: { code: '42703' } });
  expect(all.join()).not.toContain('someone');
  expect(line.length).toBeLessThan(1_500);
});

test('a lock that is waited for too long is called a timeout', async () => {
  const other = new pg.Client({ connectionString: shop.databaseUrl });
  await other.connect();
  await other.query('begin');
  await other.query('lock table bag in exclusive mode');
  const response = await add(nobody, { productId: 1001, sizeId: await sizeOf(1001, 'S') });
  await other.query('rollback');
  await other.end();
  expect(response.status).toBe(503);
  expect(lines().map((line) => JSON.parse(line).event)).toEqual(['database.timeout']);
});

test('the security log has who was let through and who was turned away, by their network', async () => {
  const before = shop.securityLogged.length;
  const ask = (authorization: string) => shop.send('/api/admin/dead-letters', { headers: { authorization } });
  await ask('Bearer wrong');
  await ask(`Bearer ${adminToken}`);
  await shop.send('/api/cart/items', { method: 'POST', headers: { origin: 'https://evil.example' } });
  const seen = shop.securityLogged.slice(before);
  expect(seen).toMatchObject([
    { log: 'security', event: 'request.refused', code: 'unauthorized', network: '127.0.0.0' },
    { log: 'security', event: 'desk.call', route: '/api/admin/dead-letters', network: '127.0.0.0' },
    { log: 'security', event: 'request.refused', code: 'cross_site', method: 'POST' },
  ]);
  expect(JSON.stringify(seen)).not.toMatch(/127\.0\.0\.1|wrong|token-of/);
});
