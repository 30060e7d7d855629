import { expect, test } from 'vitest';
import { money } from '../../domain/pricing/money.ts';
import {
  sayGiftCardBalance,
  sayGiftCardLine,
  sayGiftCardProblem,
  sayGiftCardRedeemed,
} from './say-gift-card.ts';

test('what is wrong with a gift card says what would be right', () => {
  expect(sayGiftCardProblem('en', 'amount_out_of_range')).toBe(
    'Please enter an amount from $10 to $1,000, in whole dollars.',
  );
  expect(sayGiftCardProblem('en', 'name_too_long')).toBe('A name has at most 96 characters.');
  expect(sayGiftCardProblem('en', 'holds_link')).toBe('No links, please. Leave a space after a full stop.');
  expect(sayGiftCardProblem('fr', 'day_is_over')).not.toBe(sayGiftCardProblem('en', 'day_is_over'));
});

test('a card says what is left on it, or what became of it', () => {
  const card = { amount: money(15_000, 'USD'), redeemedOn: null };
  expect(sayGiftCardBalance('en', { ...card, state: 'sent' })).toBe('$150 left.');
  expect(sayGiftCardBalance('en', { ...card, state: 'redeemed', redeemedOn: '2026-11-16' })).toBe(
    'This card became store credit on November 16, 2026.',
  );
  expect(sayGiftCardBalance('en', { ...card, state: 'void' })).toMatch(/taken back/);
  expect(sayGiftCardRedeemed('en', card.amount, money(20_000, 'USD'))).toMatch(
    /^\$150 added\. You have \$200/,
  );
});

test('a line of the bag says whom a card is for and when it comes', () => {
  const details = { recipientName: 'Odile', deliverOn: '2026-11-21' };
  expect(sayGiftCardLine('en', details)).toBe('For Odile, by email on November 21');
  expect(sayGiftCardLine('en', { ...details, deliverOn: null })).toBe(
    'For Odile, by email as soon as it is paid for',
  );
  expect(sayGiftCardLine('fr', details)).toContain('21 novembre');
});
