import { expect, test } from 'vitest';
import { restockStorm } from '../testing/restock-storm.ts';
import { cloneDatabase } from '../testing/test-shop.ts';

test('[WL-13, WL-14] 1,000 wait and three processes are killed at it: everyone hears once, nobody after stop', {
  timeout: 90_000,
}, async () => {
  const database = await cloneDatabase();
  const seed = Math.floor(Math.random() * 2 ** 31);
  const people = 1_000;
  const storm = { people, kills: 3, workers: 2, stops: 48, seed, leaseSeconds: 1 };
  const { heardOnce, seconds, ...rest } = await restockStorm(database.url, storm);
  await database.drop();
  expect(rest, `seed ${seed}`).toEqual({ kills: 3, heardTwice: 0, heardNever: 0, heardAfterStop: 0 });
  expect(heardOnce, `seed ${seed}`).toBeGreaterThanOrEqual(people - storm.stops);
  expect(seconds).toBeLessThan(80);
});
