import { expect, test } from 'vitest';
import { homeExchange } from '../../domain/currency/exchange.ts';
import { money } from '../../domain/pricing/money.ts';
import { writeCurrencyState } from './currency-state.ts';

test('[CU-01] without anything else the currency is the dollar, with two decimals, as it is written in the US', () => {
  expect(writeCurrencyState('en', homeExchange, [money(128_00)])).toEqual({
    locale: 'en-US',
    code: 'USD',
    symbol: '$',
    decimalDigits: 2,
    name: 'US Dollar',
    prices: [
      {
        basePrice: 128,
        convertedPrice: 128,
        targetCurrency: 'USD',
        locale: 'en-US',
        expirationDateUTC: null,
      },
    ],
  });
});

test('[CU-02] in French the name and the writing are French, and the code stays', () => {
  const euros = { currency: 'EUR', rate: 93_000_000, until: Date.UTC(2026, 10, 20) };
  expect(writeCurrencyState('fr', euros, [money(200_00)])).toMatchObject({
    locale: 'fr-FR',
    code: 'EUR',
    symbol: '€',
    name: 'Euro',
    prices: [{ convertedPrice: 186, locale: 'fr-FR' }],
  });
});
