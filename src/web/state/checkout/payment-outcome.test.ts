import { expect, test } from 'vitest';
import type { WirePlaced } from '../../../contract/payment/payment.ts';
import type { ProblemCode } from '../../../contract/problem.ts';
import { keepsKey, nextAskMs, paymentOutcome } from './payment-outcome.ts';

const answered = (content: WirePlaced) => paymentOutcome({ ok: true, data: { content } });
const refused = (code: ProblemCode | 'no_answer') => paymentOutcome({ ok: false, code, message: 'Said.' });

test('an answer is a placed order, a step at the bank, or not known yet', () => {
  expect(answered({ orderId: 7, status: 'placed', token: 'x' })).toEqual({
    kind: 'placed',
    orderId: 7,
    token: 'x',
  });
  expect(answered({ orderId: null, status: 'requires_action', nextAction: { url: '/bank' } })).toEqual({
    kind: 'bank',
    url: '/bank',
  });
  expect(answered({ orderId: null, status: 'confirming' })).toEqual({ kind: 'waiting' });
});

test('the key is kept exactly while it may be the same payment', () => {
  const openOutcomes = (
    ['no_answer', 'unavailable', 'too_many_requests', 'internal', 'in_flight'] as const
  ).map(refused);
  const over = (
    [
      'payment_declined',
      'quote_changed',
      'sold_out',
      'deal_over',
      'coupon_over',
      'quote_not_valid',
      'key_reused',
    ] as const
  ).map(refused);
  expect(openOutcomes.map(keepsKey)).toEqual(openOutcomes.map(() => true));
  expect(over.map(keepsKey)).toEqual(over.map(() => false));
});

test('what moved, what the bank refused and what nobody heard are told apart', () => {
  expect(refused('sold_out').kind).toBe('moved');
  expect(refused('payment_declined')).toEqual({ kind: 'declined', message: 'Said.' });
  expect(refused('unavailable').kind).toBe('unheard');
  expect(refused('not_found').kind).toBe('refused');
  expect(refused('login_required')).toEqual({ kind: 'signed_out', message: 'Said.' });
});

test('the page asks less and less often how it went, and not for ever', () => {
  expect(nextAskMs(0)).toBe(500);
  expect(nextAskMs(1)).toBe(1_000);
  expect(nextAskMs(10)).toBe(10_000);
  expect(nextAskMs(20)).toBeNull();
});
