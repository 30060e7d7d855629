import { expect, test } from 'vitest';
import { openTestShop, problemOf } from '../testing/test-shop.ts';
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

const shop = openTestShop({ RATE_LIMIT_BURST: '5', RATE_LIMIT_PER_SECOND: '1' });

test('over HTTP the one too many is a 429 that says when to try again, and health stays open', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => shop.send('/api/session')));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThanOrEqual(6);
  expect(refused[0]?.headers.get('retry-after')).toBe('1');
  for (const answer of refused) expect((await problemOf(answer)).code).toBe('too_many_requests');
  expect((await shop.send('/healthz')).status).toBe(200);
});
