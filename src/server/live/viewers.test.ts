import { expect, test } from 'vitest';
import { type Looking, ViewerCounts } from './viewers.ts';

const limits = { inAll: 4, perAddress: 3, perGuest: 2 };
const from = (address: string, guestId: string | null = null) => ({ address, guestId });

/** Enters as a stream does: who is ended leaves. `ended` has the names of those. */
function openHouse() {
  const counts = new ViewerCounts(limits);
  const ended: string[] = [];
  const enter = (looking: Looking, name = looking.address) => {
    const leave = counts.enter(looking, () => {
      ended.push(name);
      leave?.();
    });
    return leave;
  };
  return { counts, enter, ended };
}

test('[FD-09] three of an address, two of a guest and four in all may look; who leaves makes room', () => {
  const { counts, enter } = openHouse();
  const leave = enter(from('a', 'anna'));
  enter(from('b', 'anna'));
  expect(enter(from('c', 'anna'))).toBeNull();
  enter(from('c'));
  enter(from('d'));
  expect(counts.inAll).toBe(4);
  expect(enter(from('e'))).toBeNull();
  leave?.();
  expect(counts.inAll).toBe(3);
  expect(enter(from('e', 'anna'))).not.toBeNull();
  expect(enter(from('f'))).toBeNull();
});

test('[FD-09] an address may not look more often than its share, and one refused is not counted', () => {
  const { counts, enter } = openHouse();
  for (let i = 0; i < 3; i++) enter(from('a'));
  expect(enter(from('a', 'anna'))).toBeNull();
  expect(counts.inAll).toBe(3);
  expect(enter(from('b', 'anna'))).not.toBeNull();
});

test('[FD-09] nobody is shut out by those who hoard: in a full house the address with the most gives up its oldest', () => {
  const { counts, enter, ended } = openHouse();
  for (const name of ['first', 'second', 'third']) enter(from('hoarder'), name);
  enter(from('anna'));
  expect(enter(from('bert'))).not.toBeNull();
  expect([ended, counts.inAll]).toEqual([['first'], 4]);
  expect(enter(from('bert'))).toBeNull();
  expect(enter(from('carl'))).not.toBeNull();
  expect([ended, counts.inAll]).toEqual([['first', 'second'], 4]);
  expect(enter(from('dora'))).toBeNull();
});
