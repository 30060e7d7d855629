import { expect, test } from 'vitest';
import { ViewerCounts } from './viewers.ts';

const limits = { inAll: 4, perAddress: 3, perGuest: 2 };
const from = (address: string, guestId: string | null = null) => ({ address, guestId });

test('[FD-09] three of an address, two of a guest and four in all may look; who leaves makes room', () => {
  const counts = new ViewerCounts(limits);
  const leave = counts.enter(from('a', 'anna'));
  counts.enter(from('b', 'anna'));
  expect(counts.enter(from('c', 'anna'))).toBeNull();
  counts.enter(from('a'));
  counts.enter(from('a'));
  expect(counts.inAll).toBe(4);
  expect(counts.enter(from('d'))).toBeNull();
  leave?.();
  expect(counts.inAll).toBe(3);
  expect(counts.enter(from('a'))).not.toBeNull();
  expect(counts.enter(from('d'))).toBeNull();
});

test('[FD-09] an address may not look more often than its share, and one refused is not counted', () => {
  const counts = new ViewerCounts(limits);
  for (let i = 0; i < 3; i++) counts.enter(from('a'));
  expect(counts.enter(from('a', 'anna'))).toBeNull();
  expect(counts.inAll).toBe(3);
  expect(counts.enter(from('b', 'anna'))).not.toBeNull();
});
