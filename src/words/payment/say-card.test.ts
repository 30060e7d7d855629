import { expect, test } from 'vitest';
import { cardLabel } from '../../domain/payment/saved-card.ts';
import { sayCard, sayCardLabel, sayDeleteFailure } from './say-card.ts';

test('a card is its brand and its last digits, in the language of whoever looks', () => {
  const label = cardLabel({ brand: 'Visa', last4: '4242' });
  expect(sayCardLabel('en', label)).toBe('Visa ending 4242');
  expect(sayCardLabel('fr', label)).toBe('Visa se terminant par 4242');
  expect(sayCard('en', { brand: null, last4: '4242' })).toBe('Card ending 4242');
});

test('what is no card, and what was kept in words before, is said as it was kept', () => {
  expect(sayCardLabel('fr', 'Klarna')).toBe('Klarna');
  expect(sayCardLabel('fr', 'Visa ending 4242')).toBe('Visa ending 4242');
});

test('[PM-03] a card that could not be deleted says why, with one full stop', () => {
  expect(sayDeleteFailure('en', 'You have no such card.')).toBe('Oops! You have no such card.');
  expect(sayDeleteFailure('en', null)).toBe('Oops! Please refresh and try again or contact support.');
});
