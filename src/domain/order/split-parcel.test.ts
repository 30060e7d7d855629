import { expect, test } from 'vitest';
import { splitParcel } from './split-parcel.ts';

const parcel = { lineIds: [1, 2, 3], shipDate: null };

test.each([
  [undefined, { ok: true, staying: [] }],
  [[2], { ok: true, staying: [1, 3] }],
  [[3, 1, 2], { ok: true, staying: [] }],
  [[4], { ok: false, code: 'not_in_parcel' }],
  [[1, 1], { ok: false, code: 'not_in_parcel' }],
])('of three lines %j leave', (leaving, split) => {
  expect(splitParcel(parcel, leaving)).toEqual(split);
});

test('a parcel that is sold ahead leaves whole', () => {
  const ahead = { ...parcel, shipDate: '2027-01-01' };
  expect(splitParcel(ahead, [1])).toEqual({ ok: false, code: 'sold_ahead' });
  expect(splitParcel(ahead, [1, 2, 3])).toEqual({ ok: true, staying: [] });
});
