import { expect, test } from 'vitest';
import { type Exchange, homeExchange } from '../../domain/currency/exchange.ts';
import { sayPriceNote } from './say-price-note.ts';

const euros: Exchange = { currency: 'EUR', rate: 93_000_000, until: Date.UTC(2026, 10, 20) };

test('[IX-01] beside a price stands what is true of duties there, and what is charged', () => {
  expect(([0, 1, 2, 3] as const).map((profile) => sayPriceNote('en', profile, homeExchange))).toEqual([
    'Duties and taxes are calculated at checkout.',
    'Duties and taxes included!',
    'Duties included!',
    'Duties and taxes are calculated at checkout.',
  ]);
  expect(sayPriceNote('en', 1, euros)).toBe('Duties and taxes included! You are charged in US dollars.');
  expect(sayPriceNote('en', null, euros)).toBe('You are charged in US dollars.');
  expect(sayPriceNote('en', null, homeExchange)).toBeNull();
});
