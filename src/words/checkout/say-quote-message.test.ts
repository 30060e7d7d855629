import { expect, test } from 'vitest';
import type { CouponRefusal } from '../../domain/checkout/codes/coupon.ts';
import type { LineProblem } from '../../domain/checkout/line-problem.ts';
import type { MessageReason } from '../../domain/checkout/quote.ts';
import { money } from '../../domain/pricing/money.ts';
import { sayQuoteMessage } from './say-quote-message.ts';

const say = (reason: MessageReason) => sayQuoteMessage('en', { reason });

test.each<[CouponRefusal, string]>([
  [{ code: 'no_such_code', couponCode: 'NOT' }, 'There is no code NOT.'],
  [
    { code: 'adds_less', couponCode: 'TEN', usedCode: 'TENOFF' },
    'TEN does not add to TENOFF, which takes off more.',
  ],
  [{ code: 'ended', couponCode: 'OFF' }, 'OFF has ended.'],
  [{ code: 'does_not_add', couponCode: 'SHIPS', usedCode: 'SHIP' }, 'SHIPS does not add to SHIP.'],
  [{ code: 'abroad_only', couponCode: 'SHIPSABROAD' }, 'SHIPSABROAD is for orders that ship abroad.'],
  [{ code: 'ground_only', couponCode: 'SHIP' }, 'SHIP is for ground shipping alone.'],
  [{ code: 'nothing_eligible', couponCode: 'CODE' }, 'Nothing in your bag is eligible for CODE.'],
  [
    { code: 'below_minimum', couponCode: 'CODE', minimum: money(20_000) },
    'CODE is for orders of $200 or more.',
  ],
  [
    { code: 'too_many_codes', couponCode: 'CODE', most: 5 },
    'This order has 5 codes already. Take one off to use CODE.',
  ],
])('whatever stands against a code is said of that very code: %o', (refusal, sentence) => {
  expect(say({ code: 'coupon', refusal })).toBe(sentence);
});

test.each<[LineProblem, string]>([
  [{ code: 'sold_out' }, 'This has sold out.'],
  [{ code: 'only_left', left: 1 }, 'There is only one left.'],
  [{ code: 'inactive' }, 'This product is no longer available.'],
  [{ code: 'excluded', reason: 'For members alone.' }, 'For members alone.'],
  [{ code: 'gift_card_without_recipient' }, 'Please say whom this gift card is for.'],
])('[CQ-15] what stands against a line is said with its name: %o', (problem, sentence) => {
  expect(say({ code: 'line', name: 'Dress', sizeName: 'S', problem })).toBe(`Dress, S: ${sentence}`);
});

test('what was said of an order is said again in the language of whoever looks', () => {
  const reason = { code: 'credit_not_for_gift_cards' } as const;
  expect(say(reason)).toBe('Gift cards cannot be bought with store credit.');
  expect(
    sayQuoteMessage('fr', {
      reason: { code: 'line', name: 'Robe', sizeName: 'S', problem: { code: 'sold_out' } },
    }),
  ).toBe('Robe, S\u00a0: Cet article est épuisé.');
});
