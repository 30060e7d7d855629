import { expect, test } from 'vitest';
import { ListingMemory } from './listing-memory.ts';

function remembering() {
  let now = 0;
  let made = 0;
  const memory = new ListingMemory(() => now);
  return {
    memory,
    after: (ms: number) => {
      now += ms;
    },
    ask: () => memory.recall('k', async () => ++made),
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
  const { memory, after, ask } = remembering();
  await ask();
  after(4_000);
  memory.changed();
  after(999);
  expect(await ask()).toBe(1);
  after(1);
  expect(await ask()).toBe(2);
  after(6_000);
  expect(await ask()).toBe(2);
});

test('what is being made is waited for once, and a failure is not remembered', async () => {
  const memory = new ListingMemory(() => 0);
  let tries = 0;
  const failing = () =>
    memory.recall('k', async () => {
      tries += 1;
      throw new Error('away');
    });
  const both = await Promise.allSettled([failing(), failing()]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(tries).toBe(1);
  await expect(memory.recall('k', async () => 'here')).resolves.toBe('here');
});
