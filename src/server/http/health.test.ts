import { get } from 'node:http';
import { expect, test } from 'vitest';
import { createTestShop, problemOf } from '../testing/test-shop.ts';

const token = 'of-those-who-look-after-the-shop-alone';
const shop = createTestShop({ METRICS_TOKEN: token });
const authorization = `Bearer ${token}`;

/** `fetch` says the host by itself. */
function statusBy(host: string, path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port: shop.port, path, headers: { host } }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    }).on('error', reject);
  });
}

test('health is told to anyone, by whatever name the server is called', async () => {
  const host = '10.0.0.7:8080';
  expect(await statusBy(host, '/api/session')).toBe(421);
  expect([await statusBy(host, '/healthz'), await statusBy(host, '/readyz')]).toEqual([200, 200]);
});

test('metrics are told to who carries the token', async () => {
  const response = await shop.send('/metrics', { headers: { authorization } });
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('vitrine_request_seconds_bucket');
});

test.each([
  ['nobody', {}],
  ['another token', { authorization: 'Bearer of-those-who-would-like-to-know-more' }],
  ['part of it', { authorization: authorization.slice(0, -1) }],
  ['another scheme', { authorization: `Basic ${token}` }],
])('to %s there are no metrics, from this machine or any other', async (_, headers) => {
  const response = await shop.send('/metrics', { headers: headers as Record<string, string> });
  expect((await problemOf(response)).code).toBe('not_found');
});

const closed = createTestShop();

test('without a token set there are none at all', async () => {
  for (const headers of [{}, { authorization: 'Bearer ' }, { authorization: 'Bearer undefined' }])
    expect((await problemOf(await closed.send('/metrics', { headers }))).code).toBe('not_found');
});
