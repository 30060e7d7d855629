import { expect, test } from 'vitest';
import { changesOf } from './changes.ts';

test('each value that is another now is a change, and none that stayed', () => {
  expect(changesOf({ role: 'packer', isActive: true }, { role: 'manager', isActive: true })).toEqual([
    { field: 'role', was: 'packer', now: 'manager' },
  ]);
});

test('what begins and what ends has one side', () => {
  expect(changesOf(null, { trackingCode: '1V 204', parcels: [1, 2] })).toEqual([
    { field: 'trackingCode', was: null, now: '1V 204' },
    { field: 'parcels', was: null, now: '1, 2' },
  ]);
  expect(changesOf({ name: 'Scanner' }, undefined)).toEqual([{ field: 'name', was: 'Scanner', now: null }]);
});

test('a thing that is one value, and one with more inside', () => {
  expect(changesOf('placed', 'shipped')).toEqual([{ field: '', was: 'placed', now: 'shipped' }]);
  expect(changesOf(null, { line: { id: 1 }, gone: null })).toEqual([
    { field: 'line', was: null, now: '{"id":1}' },
  ]);
  expect(changesOf(null, null)).toEqual([]);
});
