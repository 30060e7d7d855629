import { expect, test } from 'vitest';
import { orderHeadline, orderHold, orderSummary } from './order-state.ts';

const order = {
  status: 'placed' as const,
  shippingAddress: { firstName: 'Margaux' },
  shipments: [{ lineIds: [1, 2] }],
  lines: [
    { id: 1, quantity: 2, giftCardDetails: null },
    { id: 2, quantity: 1, giftCardDetails: null },
  ],
  canCancel: true,
  isHeld: false,
  payments: [{ captured: 0 }],
  totals: { storeCredit: 0 },
};

test('a new order is thanked for by name, a later one says how far it is', () => {
  expect(orderHeadline(order, true)).toEqual({ code: 'thank_you', firstName: 'Margaux' });
  expect(orderHeadline({ ...order, shippingAddress: null }, true)).toEqual({
    code: 'thank_you',
    firstName: null,
  });
  expect(orderHeadline({ ...order, status: 'shipped' }, false)).toEqual({
    code: 'status',
    status: 'shipped',
  });
  expect(orderHeadline({ ...order, status: 'cancelled' }, true)).toEqual({
    code: 'status',
    status: 'cancelled',
  });
});

test('an order is summed up by what is in it, and until when it can be cancelled', () => {
  const contents = { code: 'contents', pieces: 3, parcels: 1, giftCards: 0 };
  expect(orderSummary(order)).toEqual({ ...contents, cancelUntil: 'shipped' });
  expect(orderSummary({ ...order, canCancel: false })).toEqual({ ...contents, cancelUntil: null });
});

test('gift cards are counted apart from the pieces, and can be cancelled until they are spent', () => {
  const card = { id: 3, quantity: 1, giftCardDetails: {} };
  const mixed = {
    ...order,
    shipments: [{ lineIds: [1, 3] }, { lineIds: [2] }],
    lines: [...order.lines, card],
  };
  expect(orderSummary(mixed)).toMatchObject({ pieces: 3, parcels: 2, giftCards: 1, cancelUntil: 'shipped' });
  const alone = { ...order, shipments: [{ lineIds: [3] }], lines: [card] };
  expect(orderSummary(alone)).toMatchObject({ pieces: 0, parcels: 0, giftCards: 1, cancelUntil: 'spent' });
});

test('a cancelled order is summed up by what was charged, set aside, and used of credit', () => {
  const cancelled = (payments: readonly { captured: number }[], storeCredit: number) =>
    orderSummary({ ...order, status: 'cancelled', payments, totals: { storeCredit } });
  const nothing = { code: 'cancelled', charged: 0, isReleased: false, isCreditBack: false };
  expect(cancelled([{ captured: 0 }], 0)).toEqual({ ...nothing, isReleased: true });
  expect(cancelled([{ captured: 60 }], 0)).toEqual({ ...nothing, charged: 60 });
  expect(cancelled([], 25)).toEqual({ ...nothing, isCreditBack: true });
});

test('an order that is held waits for its payment, and is cancelled only while nothing of it has left', () => {
  const held = { ...order, isHeld: true };
  expect(orderHold(order)).toBeNull();
  expect(orderHeadline(held, false)).toEqual({ code: 'awaiting_payment' });
  expect(orderHeadline(held, true)).toEqual({ code: 'thank_you', firstName: 'Margaux' });
  expect(orderHold(held)).toEqual({ code: 'all_held', canCancel: true });
  const partly = { ...held, status: 'partly_shipped' as const, canCancel: false };
  expect(orderHeadline(partly, false)).toEqual({ code: 'status', status: 'partly_shipped' });
  expect(orderHold(partly)).toEqual({ code: 'rest_held', canCancel: false });
});
