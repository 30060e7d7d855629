import { expect, test } from 'vitest';
import { createLovesHeard } from './loves-heard.ts';

test('a hundred hearts at once are told once, and the next ones are told too', async () => {
  const productIds: number[] = [];
  const loves = createLovesHeard((id) => productIds.push(id), 20);
  for (let count = 0; count < 100; count++) loves.changed(1001);
  loves.changed(1002);
  expect(productIds).toEqual([]);
  await expect.poll(() => productIds).toEqual([1001, 1002]);
  loves.changed(1001);
  await expect.poll(() => productIds).toEqual([1001, 1002, 1001]);
  loves.changed(1001);
  loves.close();
});
