import { expect, test } from 'vitest';
import {
  heldWords,
  lineWords,
  orderHeadline,
  orderLead,
  parcelsOf,
  parcelTrack,
  paymentWords,
} from './order-words.ts';

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
  isHeld: false,
  payments: [{ captured: 0 }],
  totals: { storeCredit: 0 },
};

const dollars = (amount: number) => `$${amount}`;

test('a new order is thanked for by name, a later one says how far it is', () => {
  expect(orderHeadline(order, true)).toBe('Thank you, Margaux');
  expect(orderHeadline({ ...order, shippingAddress: null }, true)).toBe('Thank you');
  expect(orderHeadline({ ...order, status: 'shipped' }, false)).toBe('On its way');
  expect(orderHeadline({ ...order, status: 'cancelled' }, true)).toBe('Cancelled');
});

test('what happens next is told: what is in it, where the receipt went, and until when it can be cancelled', () => {
  expect(orderLead(order, true, dollars)).toBe(
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
  expect(orderLead(mixed, false, dollars)).toMatch(/^Three pieces, two parcels, one gift card by email\. /);
  const alone = { ...order, shipments: [{ ...today, lineIds: [3] }], lines: [card] };
  expect(parcelsOf(alone).map(({ title }) => title)).toEqual(['By email']);
  expect(orderLead(alone, false, dollars)).toMatch(
    /^One gift card by email\. .* You can cancel until it is spent\.$/,
  );
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
  const paid = (toCharge: number, captured: number) =>
    paymentWords({ label: 'Visa ending 4242', toCharge, captured }, dollars);
  expect(paid(100, 0)).toBe('Visa ending 4242: $100 set aside, charged when it ships.');
  expect(paid(40, 60)).toBe('Visa ending 4242: $60 charged, the rest when it ships.');
  expect(paid(0, 100)).toBe('Visa ending 4242: $100 charged.');
  expect(paid(0, 0)).toBe('Visa ending 4242');
});

test('of a cancelled order it is told what becomes of the money: of what was charged, set aside, and used of credit', () => {
  const cancelled = { ...order, status: 'cancelled' as const };
  const lead = (payments: readonly { captured: number }[], storeCredit: number) =>
    orderLead({ ...cancelled, payments, totals: { storeCredit } }, false, dollars);
  expect(lead([{ captured: 0 }], 0)).toBe('Nothing ships. What was set aside on your card is released.');
  expect(lead([{ captured: 60 }], 0)).toBe('Nothing ships. $60 goes back to where it came from.');
  expect(lead([], 25)).toBe('Nothing ships. The store credit you used is yours again.');
});

test('an order that is held says so, is not being packed, and is cancelled only while nothing of it has left', () => {
  const held = { ...order, isHeld: true };
  const parcel = { shipDate: null, shippedAt: null, deliveredAt: null };
  expect(heldWords(order)).toBeNull();
  expect(orderHeadline(held, false)).toBe('Waiting for its payment');
  expect(orderHeadline(held, true)).toBe('Thank you, Margaux');
  expect(parcelTrack(held, parcel, false)[1]).toMatchObject({
    name: 'Waiting for its payment',
    state: 'now',
  });
  expect(heldWords(held)).toMatchObject({
    title: 'Its payment did not go through as it should.',
    whatNow: expect.stringContaining('or cancel it here'),
  });
  const partly = { ...held, status: 'partly_shipped' as const, canCancel: false };
  expect(orderHeadline(partly, false)).toBe('Part of it is on its way');
  expect(parcelTrack(partly, { ...parcel, shippedAt: order.placedAt }, false)[1]?.name).toBe('Being packed');
  expect(heldWords(partly)).toMatchObject({
    title: 'The payment for the rest did not go through as it should.',
    whatNow: expect.not.stringContaining('cancel'),
  });
});

test('a gift card has neither size nor color', () => {
  const line = { sizeName: 'One Size', colorName: 'Bordeaux', quantity: 1 };
  expect(lineWords(line, false)).toBe('One Size, Bordeaux');
  expect(lineWords(line, true)).toBe('');
});
