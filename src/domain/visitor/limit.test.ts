import { expect, test } from 'vitest';
import { mostFromOne, trierCounts } from './limit.ts';

const limit = { most: 5, seconds: 600 };
const names = (mark: string | null, address = 'campus') =>
  trierCounts('a try', { address, mark }, limit).map(([name]) => name);

test('[SC-08] strangers of an address share one count, which nobody who has a bag or a session is counted by', () => {
  expect(names(null)).toEqual(names(null));
  for (const name of names('guest a')) expect(names(null)).not.toContain(name);
});

test('[SC-08] whoever has a bag or a session has a count of their own, wherever they are', () => {
  const [own, crowd] = names('guest a');
  expect(names('guest b')[0]).not.toBe(own);
  expect(names('guest a', 'home')[0]).toBe(own);
  expect([names('guest b')[1], names('guest a', 'home')[1]]).toEqual([
    crowd,
    expect.not.stringMatching(`^${crowd}$`),
  ]);
});

test('bags in any number do no more from one address than twenty addresses would', () => {
  const [, crowd] = trierCounts('a try', { address: 'campus', mark: 'guest a' }, limit);
  expect(crowd?.[1]).toEqual({ most: 5 * mostFromOne, seconds: 600 });
});
