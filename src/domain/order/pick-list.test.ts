import { expect, test } from 'vitest';
import { mostPrinted, parcelsToPack, parseOrderIds, pickList } from './pick-list.ts';

const line = (id: number, sku: string, quantity: number, giftCardDetails: object | null = null) => ({
  id,
  sku,
  quantity,
  giftCardDetails,
  name: `Thing ${sku}`,
  colorName: 'Black',
  sizeName: 'S',
});
const parcel = (lineIds: number[], shipDate: string | null = null, shippedAt: string | null = null) => ({
  lineIds,
  shipDate,
  shippedAt,
});

const first = {
  orderId: 7,
  status: 'placed' as const,
  isHeld: false,
  lines: [line(1, 'B-10', 2), line(2, 'B-9', 1), line(3, 'C-1', 1), line(4, 'GIFT', 1, {})],
  shipments: [parcel([1, 4]), parcel([2], null, '2026-11-01T00:00:00Z'), parcel([3], '2026-12-01')],
};
const second = {
  ...first,
  orderId: 8,
  lines: [line(5, 'B-10', 1), line(6, 'B-9', 1)],
  shipments: [parcel([5, 6])],
};

test('parcels that have left, come by email or wait for their day are not packed', () => {
  const packed = (today: string) => parcelsToPack(first, today).map(({ lines }) => lines.map(({ id }) => id));
  expect(packed('2026-11-18')).toEqual([[1]]);
  expect(packed('2026-12-01')).toEqual([[1], [3]]);
});

test('nothing is packed of an order that is held, cancelled or gone', () => {
  const packedOf = (change: object) => parcelsToPack({ ...second, ...change }, '2026-11-18').length;
  expect(packedOf({})).toBe(1);
  expect(packedOf({ isHeld: true })).toBe(0);
  for (const status of ['cancelled', 'shipped', 'returned'])
    expect([status, packedOf({ status })]).toEqual([status, 0]);
  expect(pickList([{ ...first, isHeld: true }, second], '2026-11-18')).toMatchObject([
    { units: 1 },
    { units: 1 },
  ]);
});

test('what is fetched is summed by code, in the order of the shelves', () => {
  expect(pickList([first, second], '2026-11-18')).toMatchObject([
    { sku: 'B-9', units: 1, orderIds: [8] },
    { sku: 'B-10', units: 3, orderIds: [7, 8] },
  ]);
});

test('numbers of orders in an address are read once each, and nothing else is', () => {
  expect(parseOrderIds('7,8,7,x,0,-1,')).toEqual([7, 8]);
  expect(parseOrderIds('')).toEqual([]);
  expect(parseOrderIds(Array.from({ length: 500 }, (_, index) => index + 1).join(','))).toHaveLength(
    mostPrinted,
  );
});
