import { expect, test } from 'vitest';
import { mostFromOne, type Trier } from '../../domain/visitor/limit.ts';
import { ViewerCounts } from './viewers.ts';

const limits = { inAll: 4, perAddress: 3, perVisitor: 2 };
const from = (address: string, mark: string | null = null) => ({ address, mark });

/** Enters as a stream does: who is ended leaves. `ended` has the names of those. */
function openHouse(inAll = limits.inAll) {
  const counts = new ViewerCounts({ ...limits, inAll });
  const ended: string[] = [];
  const enter = (looking: Trier, name = looking.address) => {
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

test('[FD-09] the strangers of an address may not look more often than its share, and one refused is not counted', () => {
  const { counts, enter } = openHouse();
  for (let i = 0; i < 3; i++) enter(from('a'));
  expect(enter(from('a'))).toBeNull();
  expect(counts.inAll).toBe(3);
  expect(enter(from('b'))).not.toBeNull();
});

test('[FD-09, SC-08] whoever has a bag looks on, however many look at the same address; a crowd of bags is not without end', () => {
  const { counts, enter } = openHouse(1_000);
  for (let i = 0; i < 3; i++) enter(from('campus'));
  const most = limits.perAddress * mostFromOne;
  for (let i = 3; i < most; i++) expect(enter(from('campus', `guest ${i}`))).not.toBeNull();
  expect(enter(from('campus', 'guest 3'))).toBeNull();
  expect(enter(from('home', 'guest 3'))).not.toBeNull();
  expect(enter(from('home', 'guest 3'))).toBeNull();
  expect(counts.inAll).toBe(most + 1);
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
