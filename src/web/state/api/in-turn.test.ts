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
  expect(order).toEqual([]);
  first.resolve();
  await one;
  await expect(two).rejects.toThrow('offline');
  await three;
  expect(order).toEqual(['one', 'two', 'three']);
  const failed = turns.take(() => Promise.reject(new Error('offline')));
  await expect(turns.done()).resolves.toBeUndefined();
  await expect(failed).rejects.toThrow();
});
