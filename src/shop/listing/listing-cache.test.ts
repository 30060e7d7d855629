import { expect, test } from 'vitest';
import { createListingCache } from './listing-cache.ts';

function remembering() {
  let now = 0;
  let made = 0;
  const cache = createListingCache(() => now);
  return {
    cache,
    after: (ms: number) => {
      now += ms;
    },
    ask: async () => (await cache.found.of('k', async () => [++made]))[0],
  };
}

test('what is known is not asked again until a minute has passed', async () => {
  const { after, ask } = remembering();
  expect([await ask(), await ask()]).toEqual([1, 1]);
  after(59_999);
  expect(await ask()).toBe(1);
  after(1);
  expect(await ask()).toBe(2);
});

test('after a change it is good for five more seconds at most, however often something changes', async () => {
  const { cache, after, ask } = remembering();
  await ask();
  after(4_000);
  cache.changed();
  after(999);
  expect(await ask()).toBe(1);
  after(1);
  expect(await ask()).toBe(2);
  after(6_000);
  expect(await ask()).toBe(2);
});

test('what is being made is waited for once, and a failure is not remembered', async () => {
  const { found } = createListingCache(() => 0);
  let tries = 0;
  const failing = () =>
    found.of('k', async () => {
      tries += 1;
      throw new Error('away');
    });
  const both = await Promise.allSettled([failing(), failing()]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(tries).toBe(1);
  await expect(found.of('k', async () => [7])).resolves.toEqual([7]);
});
