import type { Queries } from '../../database/database.ts';
import { replaceRates } from '../../database/queries/currency/currency.ts';
import { currencies } from '../../domain/currency/currencies.ts';
import { rateOfDollar } from '../../domain/currency/exchange.ts';
import { defaultCurrency } from '../../domain/pricing/money.ts';
import type { ExchangeRates } from '../../providers/currency/exchange-rates.ts';

/** Reads what the dollar is worth and keeps it. A sheet without a usable dollar changes nothing. */
export async function refreshRates(
  queries: Queries,
  source: ExchangeRates,
  signal: AbortSignal,
  now: number,
): Promise<void> {
  const { day, perEuro, until } = await source.read(signal, now);
  const dollars = perEuro.get(defaultCurrency.code) ?? '';
  const rates = Object.keys(currencies).flatMap((currency) => {
    const rate =
      currency === defaultCurrency.code ? null : rateOfDollar(perEuro.get(currency) ?? '', dollars);
    return rate === null ? [] : [{ currency, rate, day, expiresAt: new Date(until) }];
  });
  if (rates.length === 0) throw new Error('The sheet of exchange rates has none that can be used.');
  await queries.transaction((transaction) => replaceRates(transaction, rates));
}
