import { expect, test } from 'vitest';
import { openTurns } from './in-turn.ts';

test('one after the other, and one that fails keeps none of the next from its turn', async () => {
  const turns = openTurns();
  const order: string[] = [];
  const first = Promise.withResolvers<void>();
  const one = turns.take(async () => {
    await first.promise;
    order.push('one');
  });
  const two = turns.take(async () => {
    order.push('two');
    throw new Error('offline');
  });
  const three = turns.take(async () => order.push('three'));
  await turns.take(async () => order.push('elsewhere'), 7);
  expect(order).toEqual(['elsewhere']);
  first.resolve();
  await one;
  await expect(two).rejects.toThrow('offline');
  await three;
  expect(order).toEqual(['elsewhere', 'one', 'two', 'three']);
});

/** A shop that stores a number, and hears of a change only when it is let through. */
function slowShop() {
  const turns = openTurns();
  const shop = { turns, stored: 0 };
  const changeTo = (value: number, queue: number) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const change = turns.take(async () => {
      await promise;
      shop.stored = value;
    }, queue);
    return () => {
      resolve();
      return change;
    };
  };
  return Object.assign(shop, { changeTo });
}

test('what is read knows of a change that comes before its answer', async () => {
  const shop = slowShop();
  const seen: number[] = [];
  const read = await shop.turns.read(async () => {
    const { stored } = shop;
    seen.push(stored);
    if (seen.length === 1) void shop.changeTo(1, 1)();
    return stored;
  });
  expect(read).toBe(1);
  expect(seen).toEqual([0, 1]);
});

test('what is read waits for changes under way, and knows of one that comes while it waits', async () => {
  const shop = slowShop();
  const first = shop.changeTo(1, 1);
  const seen: number[] = [];
  const reading = shop.turns.read(async () => {
    const { stored } = shop;
    seen.push(stored);
    void second();
    return stored;
  });
  const second = shop.changeTo(2, 2);
  await first();
  expect(await reading).toBe(2);
  expect(seen).toEqual([1, 2]);
});

test('a change that failed keeps nothing from being read', async () => {
  const turns = openTurns();
  const failed = turns.take(() => Promise.reject(new Error('offline')));
  expect(await turns.read(async () => 'read')).toBe('read');
  await expect(failed).rejects.toThrow('offline');
});
