import { expect, test } from 'vitest';
import { declineCounts } from './decline-limit.ts';

const address = '192.0.2.1';

test('an address bears more declined cards than a visitor', () => {
  for (const owner of [{ guestId: 'a' }, { customerId: 'a' }]) {
    const [visitor, crowd] = declineCounts(owner, address);
    expect(crowd?.[1].most).toBeGreaterThan(visitor?.[1].most ?? 0);
  }
});

test('guests of one address are counted together, and apart from its customers', () => {
  const [, crowd] = declineCounts({ guestId: 'a' }, address);
  expect(declineCounts({ guestId: 'b' }, address)[1]).toEqual(crowd);
  expect(declineCounts({ customerId: 'a' }, address)[1]?.[0]).not.toBe(crowd?.[0]);
});
