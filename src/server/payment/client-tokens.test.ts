import { expect, test } from 'vitest';
import { createClientTokens } from './client-tokens.ts';

test('one is asked for by many at once, kept for an hour, and then another is', async () => {
  let [made, at] = [0, 0];
  const find = createClientTokens({ create: async () => `token ${++made}`, now: () => at });
  expect(await Promise.all([find(), find(), find()])).toEqual(['token 1', 'token 1', 'token 1']);
  at = 59 * 60_000;
  expect(await find()).toBe('token 1');
  at = 61 * 60_000;
  expect(await find()).toBe('token 2');
});

test('a quote goes on without one, and not every quote asks who has just failed', async () => {
  let [callCount, at] = [0, 0];
  const find = createClientTokens({
    create: async () => {
      callCount += 1;
      throw new Error('Away.');
    },
    now: () => at,
  });
  expect([await find(), await find()]).toEqual([null, null]);
  expect(callCount).toBe(1);
  at = 5_001;
  expect(await find()).toBeNull();
  expect(callCount).toBe(2);
});

test('nobody waits longer than they are told to', async () => {
  const find = createClientTokens({ create: () => new Promise(() => {}), waitMs: 5 });
  expect(await find()).toBeNull();
});
