import { expect, test } from 'vitest';
import { money } from '../pricing/money.ts';
import { hasLapsed } from './lapsed.ts';

const ordered = { orderId: 7, isReleasing: false };
const charge = (state: 'authorised' | 'captured' | 'declined' | 'voided', captured: number) => ({
  state,
  captured: money(captured),
  amount: money(100),
});

test.each([
  ['set aside still', ordered, charge('authorised', 40), false],
  ['let go before anything was captured', ordered, charge('voided', 0), true],
  ['told as declined after it was given', ordered, charge('declined', 0), true],
  ['let go after a part was captured', ordered, charge('captured', 40), true],
  ['all of it captured', ordered, charge('captured', 100), false],
  [
    'let go by the shop, for an order that was cancelled',
    { ...ordered, isReleasing: true },
    charge('voided', 0),
    false,
  ],
  ['let go, and nobody ordered', { ...ordered, orderId: null }, charge('voided', 0), false],
])('an authorisation: %s', (_, attempt, latestCharge, isLapsed) => {
  expect(hasLapsed(attempt, latestCharge)).toBe(isLapsed);
});
