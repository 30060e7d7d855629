import { expect, test } from 'vitest';
import { sayChanges } from './say-change.ts';
import { sayDeed } from './say-deed.ts';

test('values that have a word are said by it, others as they are', () => {
  expect(sayChanges('en', { status: 'placed' }, { status: 'partly_shipped', shelf: 'A-02' })).toEqual([
    { field: 'State', was: 'Placed', now: 'Partly shipped' },
    { field: 'shelf', was: null, now: 'A-02' },
  ]);
  expect(sayChanges('fr', { isActive: true }, { isActive: false })).toEqual([
    { field: 'Active', was: 'oui', now: 'non' },
  ]);
  expect(sayChanges('en', null, { role: 'packer' })).toEqual([{ field: 'Role', was: null, now: 'Packer' }]);
});

test('who carried a parcel is said by name, and numbers that only programs know are left out', () => {
  expect(sayChanges('en', null, { carrier: 'la_poste', lineIds: [4621], key: 'a1' })).toEqual([
    { field: 'Carrier', was: null, now: 'La Poste' },
  ]);
});

test('amounts are said in the currency that is written down beside them', () => {
  const after = { leftMinor: 48_962, cardMinor: 37_647, creditMinor: 0, currency: 'USD' };
  expect(sayChanges('en', { leftMinor: 86_609 }, after)).toEqual([
    { field: 'Can still be given back', was: '$866.09', now: '$489.62' },
    { field: 'To the card', was: null, now: '$376.47' },
    { field: 'As credit', was: null, now: '$0.00' },
  ]);
});

test('what happened to an order is said by how far it came, or by what was done', () => {
  expect(sayDeed('en', 'status', { status: 'delivered' })).toBe('Delivered');
  expect(sayDeed('en', 'orders.refund', null)).toBe('Refunded');
  expect(sayDeed('en', 'orders.folded', null)).toBe('orders.folded');
});
