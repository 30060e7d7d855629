import { expect, test } from 'vitest';
import { stopClock } from '../testing/api/stop-clock.ts';
import { createTestShop, problemOf } from '../testing/test-shop.ts';
import { RateLimit } from './rate-limit.ts';

test('an address may burst, then go on at the steady rate; others are not affected', () => {
  const limit = new RateLimit(10, 3);
  expect([0, 0, 0, 0].map((now) => limit.take('a', now))).toEqual([true, true, true, false]);
  expect(limit.take('b', 0)).toBe(true);
  expect(limit.take('a', 99)).toBe(false);
  expect(limit.take('a', 200)).toBe(true);
});

test('silence refills up to the burst and no further', () => {
  const limit = new RateLimit(10, 2);
  limit.take('a', 0);
  const later = 1_000_000;
  expect([later, later, later].map((now) => limit.take('a', now))).toEqual([true, true, false]);
});

test('it remembers a bounded number of addresses, the loudest among them', () => {
  const limit = new RateLimit(0.001, 1, 2);
  limit.take('loud', 0);
  limit.take('x', 1);
  limit.take('loud', 2);
  limit.take('y', 3);
  expect(limit.take('loud', 4)).toBe(false);
  expect(limit.take('x', 5)).toBe(true);
});

test('what costs more is allowed less often, and is not taken in part', () => {
  const limit = new RateLimit(10, 25);
  expect([limit.take('a', 0, 10), limit.take('a', 0, 10), limit.take('a', 0, 10)]).toEqual([
    true,
    true,
    false,
  ]);
  expect(limit.take('a', 0, 5)).toBe(true);
  expect(limit.take('a', 0)).toBe(false);
});

test('an address is spent when not even the least is left for it', () => {
  const limit = new RateLimit(10, 2);
  expect(limit.isSpent('a', 0)).toBe(false);
  limit.take('a', 0, 2);
  expect([limit.isSpent('a', 0), limit.isSpent('a', 99), limit.isSpent('a', 100)]).toEqual([
    true,
    true,
    false,
  ]);
});

const shop = createTestShop({ RATE_LIMIT_BURST: '35', RATE_LIMIT_PER_SECOND: '1' });

test('over HTTP a page that is kept costs one, a page that must be made ten, and health is counted like the rest', async () => {
  stopClock();
  const cachedPath = '/termsofuse';
  const status = async (path: string) => (await shop.send(path)).status;
  expect(await status(cachedPath)).toBe(200);
  for (let again = 0; again < 10; again++) expect(await status(cachedPath)).toBe(200);
  expect(await status('/no/such/page')).toBe(404);
  const refused = await shop.send('/c/dresses');
  expect((await problemOf(refused)).code).toBe('too_many_requests');
  expect(refused.headers.get('retry-after')).toBe('1');
  // The rest is enough for what costs one, and then not even for that.
  expect([await status(cachedPath), await status('/healthz')]).toEqual([200, 200]);
  const rest = await Promise.all(
    Array.from({ length: 40 }, (_, index) => status(index % 2 ? cachedPath : '/healthz')),
  );
  expect(rest.slice(-2)).toEqual([429, 429]);
});

test('whoever asked for a page is told so on a page, in its language, and whoever asked by a call in JSON', async () => {
  stopClock();
  const person = { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' };
  await expect.poll(async () => (await shop.send('/fr/termsofuse', { headers: person })).status).toBe(429);
  const refused = await shop.send('/fr/termsofuse', { headers: person });
  expect(refused.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(refused.headers.get('retry-after')).toBe('1');
  expect(refused.headers.get('x-content-type-options')).toBe('nosniff');
  const page = await refused.text();
  expect(page).toContain('<html lang="fr">');
  expect(page).toContain('<a href="">Réessayer</a>');
  const called = await shop.send('/api/session', { headers: person });
  expect((await problemOf(called)).code).toBe('too_many_requests');
});
