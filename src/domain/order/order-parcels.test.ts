import { expect, test } from 'vitest';
import { expectedArrival, namesThatLeave, parcelsOf, parcelTrack } from './order-parcels.ts';

const order = { status: 'placed' as const, placedAt: '2026-11-15T14:12:00.000Z', isHeld: false };
const here = { shipDate: null, shippedAt: null, deliveredAt: null };
const at = '2026-11-16T10:00:00.000Z';

test('gift cards come by email, apart from the parcels, whatever else was bought', () => {
  const [dress, card, ahead] = [
    { id: 1, giftCardDetails: null },
    { id: 3, giftCardDetails: {} },
    { id: 4, giftCardDetails: null },
  ];
  const parcels = parcelsOf({
    shipments: [{ lineIds: [1, 3] }, { lineIds: [4] }],
    lines: [dress, card, ahead],
  });
  expect(parcels.map(({ name, lines }) => [name, ...lines.map(({ id }) => id)])).toEqual([
    [{ number: 1 }, 1],
    ['by_email', 3],
    [{ number: 2 }, 4],
  ]);
  const alone = (line: typeof dress | typeof card) =>
    parcelsOf({ shipments: [{ lineIds: [line.id] }], lines: [line] }).map(({ name }) => name);
  expect(alone(card)).toEqual(['by_email']);
  expect(alone(dress)).toEqual(['only_parcel']);
});

test('gift cards do not leave with the parcel of their order', () => {
  const [dress, card] = [
    { name: 'Dress', giftCardDetails: null },
    { name: 'Gift card', giftCardDetails: {} },
  ];
  expect(namesThatLeave([card, dress])).toEqual(['Dress']);
  expect(namesThatLeave([card])).toEqual([]);
});

test('a track is done, now and later, in that order', () => {
  const states = (shippedAt: string | null, deliveredAt: string | null) =>
    parcelTrack(order, { shipDate: null, shippedAt, deliveredAt }, false).map(({ state }) => state);
  expect(states(null, null)).toEqual(['done', 'now', 'later', 'later']);
  expect(states(at, null)).toEqual(['done', 'done', 'now', 'later']);
  expect(states(at, at)).toEqual(['done', 'done', 'done', 'done']);
});

test('each point of a track has its day, once it is known', () => {
  expect(parcelTrack(order, { ...here, shippedAt: at }, false)).toEqual([
    { step: 'ordered', day: '2026-11-15', state: 'done' },
    { step: 'packing', day: null, state: 'done' },
    { step: 'with_courier', day: '2026-11-16', state: 'now' },
    { step: 'delivered', day: null, state: 'later' },
  ]);
  expect(parcelTrack(order, here, true)).toEqual([
    { step: 'ordered', day: '2026-11-15', state: 'done' },
    { step: 'sent_by_email', day: null, state: 'now' },
  ]);
  expect(parcelTrack({ ...order, status: 'cancelled' }, here, false).map(({ step }) => step)).toEqual([
    'ordered',
    'cancelled',
  ]);
});

test('what is sold ahead is reserved, and charged when it ships', () => {
  const track = parcelTrack(order, { ...here, shipDate: '2026-12-04' }, false);
  expect(track.map(({ step, day }) => [step, day])).toEqual([
    ['reserved', '2026-11-15'],
    ['awaiting_stock', '2026-12-04'],
    ['shipped_and_charged', null],
    ['delivered', null],
  ]);
});

test('what is held is not being packed, until it has left', () => {
  const held = { ...order, isHeld: true };
  expect(parcelTrack(held, here, false)[1]).toMatchObject({ step: 'awaiting_payment', state: 'now' });
  expect(parcelTrack(held, { ...here, shippedAt: at }, false)[1]?.step).toBe('packing');
});

test('a parcel is awaited on days of its own until it is there, unless nobody can say', () => {
  const days = { arrivesFrom: '2026-11-19', arrivesBy: '2026-11-24' };
  const awaited = { ...here, ...days };
  expect(expectedArrival(order, awaited, false)).toEqual(days);
  expect(expectedArrival({ ...order, isHeld: true }, { ...awaited, shippedAt: at }, false)).toEqual(days);
  expect(expectedArrival({ ...order, isHeld: true }, awaited, false)).toBeNull();
  expect(expectedArrival({ ...order, status: 'cancelled' }, awaited, false)).toBeNull();
  expect(expectedArrival(order, { ...awaited, shippedAt: at, deliveredAt: at }, false)).toBeNull();
  expect(expectedArrival(order, awaited, true)).toBeNull();
  expect(expectedArrival(order, { ...here, arrivesFrom: null, arrivesBy: null }, false)).toBeNull();
});
