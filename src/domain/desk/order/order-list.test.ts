import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatCursor,
  isCountedInLatest,
  type OrderListQuery,
  parcelState,
  parseCursor,
  parseOrderSearch,
  readOrderQuery,
} from './order-list.ts';

describe('a search', () => {
  test.each([
    ['40214', { kind: 'number', orderId: 40_214 }],
    [' #40214 ', { kind: 'number', orderId: 40_214 }],
    ['Ines@', { kind: 'email', start: 'ines@' }],
    ['Margaux  Tremblay', { kind: 'words', words: ['margaux', 'tremblay'] }],
    ['1001-NOI-S', { kind: 'words', words: ['1001-noi-s'] }],
    ['0', { kind: 'words', words: ['0'] }],
    ['  ', null],
  ])('for %j is %j', (text, search) => {
    expect(parseOrderSearch(text)).toEqual(search);
  });
});

test('a page is named by the order before it, and comes back as it was', () => {
  fc.assert(
    fc.property(fc.bigInt(-(10n ** 17n), 10n ** 17n), fc.integer({ min: 1 }), (micros, orderId) => {
      const cursor = { placedAt: String(micros), orderId };
      expect(parseCursor(formatCursor(cursor))).toEqual(cursor);
    }),
  );
  for (const text of ['', '-', 'x-1', '1-0', '1-x', '1;2']) expect(parseCursor(text)).toBeNull();
});

describe('the parcels of an order', () => {
  const order = { status: 'placed', isHeld: false, ready: 1, waiting: 0, left: 0 } as const;
  test.each([
    [{}, 'to_pack'],
    [{ isHeld: true }, 'held'],
    [{ ready: 0, waiting: 1 }, 'waiting'],
    [{ status: 'partly_shipped', left: 1 }, 'partly_packed'],
    [{ status: 'partly_shipped', left: 1, ready: 0, waiting: 1 }, 'waiting'],
    [{ status: 'shipped', isHeld: true, ready: 0 }, 'shipped'],
    [{ status: 'cancelled' }, 'cancelled'],
  ] as const)('with %j are %s', (change, state) => {
    expect(parcelState({ ...order, ...change })).toBe(state);
  });
});

test('only a view that may look through the past for a few is counted in the latest orders', () => {
  const isFar = (query: OrderListQuery) => isCountedInLatest(readOrderQuery(query).filters);
  expect(
    [{}, { view: 'late' }, { view: 'to_pack', country: 'FR' }, { q: '40214' }].map((query) =>
      isFar(query as OrderListQuery),
    ),
  ).toEqual([false, false, false, false]);
  expect(isFar({ country: 'FR' })).toBe(true);
  expect(isFar({ q: 'margaux' })).toBe(true);
  expect(isFar({ sort: 'oldest' })).toBe(false);
});
