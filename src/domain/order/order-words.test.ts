import { expect, test } from 'vitest';
import { orderHeadline, orderLead, parcelsOf, parcelTrack, paymentWords } from './order-words.ts';

const order = {
  orderId: 40212,
  status: 'placed' as const,
  placedAt: '2026-11-15T14:12:00.000Z',
  emailAddress: 'margaux@example.com',
  shippingAddress: { firstName: 'Margaux' },
  shipments: [{ lineIds: [1, 2], shipDate: null, shippedAt: null, deliveredAt: null }],
  lines: [
    { id: 1, quantity: 2, giftCardDetails: null },
    { id: 2, quantity: 1, giftCardDetails: null },
  ],
  canCancel: true,
};

test('a new order is thanked for by name, a later one says how far it is', () => {
  expect(orderHeadline(order, true)).toBe('Thank you, Margaux');
  expect(orderHeadline({ ...order, shippingAddress: null }, true)).toBe('Thank you');
  expect(orderHeadline({ ...order, status: 'shipped' }, false)).toBe('On its way');
  expect(orderHeadline({ ...order, status: 'cancelled' }, true)).toBe('Cancelled');
});

test('what happens next is told: what is in it, where the receipt went, and until when it can be cancelled', () => {
  expect(orderLead(order, true)).toBe(
    'Three pieces, one parcel. A receipt is on its way to margaux@example.com. You can cancel until it ships.',
  );
});

test('gift cards come by email, apart from the parcels, whatever else was bought', () => {
  const card = { id: 3, quantity: 1, giftCardDetails: {} };
  const ahead = { id: 4, quantity: 1, giftCardDetails: null };
  const today = { lineIds: [1, 3], shipDate: null, shippedAt: null, deliveredAt: null };
  const later = { ...today, lineIds: [4], shipDate: '2026-12-04' };
  const lines = [...order.lines.slice(0, 1), card, ahead];
  const mixed = { ...order, shipments: [today, later], lines };
  expect(parcelsOf(mixed).map(({ title, lines }) => [title, ...lines.map(({ id }) => id)])).toEqual([
    ['Parcel 1', 1],
    ['By email', 3],
    ['Parcel 2', 4],
  ]);
  expect(orderLead(mixed, false)).toMatch(/^Three pieces, two parcels, one gift card by email\. /);
  const alone = { ...order, shipments: [{ ...today, lineIds: [3] }], lines: [card] };
  expect(parcelsOf(alone).map(({ title }) => title)).toEqual(['By email']);
  expect(orderLead(alone, false)).toMatch(/^One gift card by email\. /);
});

test('a track is done, now and later, in that order', () => {
  const states = (shippedAt: string | null, deliveredAt: string | null) =>
    parcelTrack(order, { shipDate: null, shippedAt, deliveredAt }, false).map(({ state }) => state);
  const at = '2026-11-16T10:00:00.000Z';
  expect(states(null, null)).toEqual(['done', 'now', 'later', 'later']);
  expect(states(at, null)).toEqual(['done', 'done', 'now', 'later']);
  expect(states(at, at)).toEqual(['done', 'done', 'done', 'done']);
});

test('what is sold ahead is reserved, and charged when it ships', () => {
  const track = parcelTrack(order, { shipDate: '2026-12-04', shippedAt: null, deliveredAt: null }, false);
  expect(track.map(({ name }) => name)).toEqual([
    'Reserved for you',
    'Waiting for it to come in',
    'Shipped, and charged',
    'At your door',
  ]);
});

test('a payment says what is charged and what is not yet', () => {
  const paid = (authorised: number, captured: number, refunded = 0) =>
    paymentWords({ label: 'Visa ending 4242', authorised, captured, refunded }, (amount) => `$${amount}`);
  expect(paid(100, 0)).toBe('Visa ending 4242: $100 set aside, charged when it ships.');
  expect(paid(100, 60)).toBe('Visa ending 4242: $60 charged, the rest when it ships.');
  expect(paid(100, 100, 40)).toBe('Visa ending 4242: $100 charged, $40 given back.');
});
