import { expect, test } from 'vitest';
import type { OrderSummary } from '../../domain/order/order-state.ts';
import {
  describeLine,
  sayOrderHeadline,
  sayOrderHold,
  sayOrderPayment,
  sayOrderSummary,
} from './say-order.ts';

const formatAmount = (amount: number) => `$${amount}`;

test('a new order is thanked for by name, a later one says how far it is', () => {
  expect(sayOrderHeadline('en', { code: 'thank_you', firstName: 'Margaux' })).toBe('Thank you, Margaux');
  expect(sayOrderHeadline('en', { code: 'thank_you', firstName: null })).toBe('Thank you');
  expect(sayOrderHeadline('en', { code: 'status', status: 'shipped' })).toBe('On its way');
  expect(sayOrderHeadline('en', { code: 'status', status: 'cancelled' })).toBe('Cancelled');
  expect(sayOrderHeadline('en', { code: 'awaiting_payment' })).toBe('Waiting for its payment');
  expect(sayOrderHeadline('fr', { code: 'status', status: 'shipped' })).toBe('En route');
});

const lead = (summary: OrderSummary, isNew = false) =>
  sayOrderSummary('en', summary, { emailAddress: 'margaux@example.com', isNew, formatAmount });

test('what happens next is told: what is in it, where the receipt went, and until when it can be cancelled', () => {
  const contents = { code: 'contents', pieces: 3, parcels: 1, giftCards: 0 } as const;
  expect(lead({ ...contents, cancelUntil: 'shipped' }, true)).toBe(
    'Three pieces, one parcel. A receipt is on its way to margaux@example.com. You can cancel until it ships.',
  );
  expect(lead({ ...contents, cancelUntil: null })).toBe(
    'Three pieces, one parcel. The receipt went to margaux@example.com.',
  );
});

test('gift cards are told apart from the parcels', () => {
  const contents = { code: 'contents', pieces: 3, parcels: 2, giftCards: 1, cancelUntil: 'shipped' } as const;
  expect(lead(contents)).toMatch(/^Three pieces, two parcels, one gift card by email\. /);
  expect(lead({ ...contents, pieces: 0, parcels: 0, cancelUntil: 'spent' })).toMatch(
    /^One gift card by email\. .* You can cancel until it is spent\.$/,
  );
});

test('a payment says what is charged and what is not yet', () => {
  const paid = (toCharge: number, captured: number) =>
    sayOrderPayment('en', { label: 'Visa ending 4242', toCharge, captured, ships: true }, formatAmount);
  expect(paid(100, 0)).toBe('Visa ending 4242: $100 set aside, charged when it ships.');
  expect(paid(40, 60)).toBe('Visa ending 4242: $60 charged, the rest when it ships.');
  expect(paid(0, 100)).toBe('Visa ending 4242: $100 charged.');
  expect(paid(0, 0)).toBe('Visa ending 4242');
});

test('a payment for gift cards alone does not wait for anything to ship', () => {
  const payment = { label: 'Visa ending 4242', toCharge: 100, captured: 0, ships: false };
  expect(sayOrderPayment('en', payment, formatAmount)).toBe('Visa ending 4242: $100 set aside, charged now.');
  expect(sayOrderPayment('fr', payment, formatAmount)).toContain('débités maintenant');
});

test('of a cancelled order it is told what becomes of the money: of what was charged, set aside, and used of credit', () => {
  const nothing = { code: 'cancelled', charged: 0, isReleased: false, isCreditBack: false } as const;
  expect(lead({ ...nothing, isReleased: true })).toBe(
    'Nothing ships. What was set aside on your card is released.',
  );
  expect(lead({ ...nothing, charged: 60 })).toBe('Nothing ships. $60 goes back to where it came from.');
  expect(lead({ ...nothing, isCreditBack: true })).toBe(
    'Nothing ships. The store credit you used is yours again.',
  );
});

test('an order that is held says so, and is cancelled only while nothing of it has left', () => {
  expect(sayOrderHold('en', { code: 'all_held', canCancel: true })).toMatchObject({
    title: 'Its payment did not go through as it should.',
    whatNow: expect.stringContaining('or cancel it here'),
  });
  expect(sayOrderHold('en', { code: 'rest_held', canCancel: false })).toMatchObject({
    title: 'The payment for the rest did not go through as it should.',
    whatNow: expect.not.stringContaining('cancel'),
  });
});

test('a gift card has neither size nor color', () => {
  const line = { sizeName: 'One Size', colorName: 'Bordeaux', quantity: 1 };
  expect(describeLine('en', line, false)).toBe('One Size, Bordeaux');
  expect(describeLine('en', line, true)).toBe('');
});
