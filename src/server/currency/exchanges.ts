// What the dollar is worth, as this process last read it. A rate that is out of date is none: then prices are in dollars.
import type { Logger } from 'pino';
import type { Queries } from '../../database/database.ts';
import { findRates } from '../../database/queries/currency/currency.ts';
import { isShownCurrency } from '../../domain/currency/currencies.ts';
import { type Exchange, homeExchange } from '../../domain/currency/exchange.ts';

export interface Exchanges {
  /** The shop's own where the other is not shown, or nobody knows what it is worth. */
  readonly into: (currency: string) => Exchange;
  readonly reread: () => Promise<void>;
}

/** How often one is told of a currency that is missing. */
const warnEveryMs = 60_000;

export async function createExchanges(queries: Queries, now: () => number, log: Logger): Promise<Exchanges> {
  let known = new Map<string, Exchange>();
  const warnedAt = new Map<string, number>();

  const warn = (currency: string) => {
    if (now() - (warnedAt.get(currency) ?? 0) < warnEveryMs) return;
    warnedAt.set(currency, now());
    log.warn(
      { event: 'currency.unavailable', currency },
      'there is no exchange rate that is good: prices are shown in dollars',
    );
  };
  const reread = async () => {
    const rates = await findRates(queries);
    known = new Map(
      rates.map(({ currency, rate, expiresAt }) => [
        currency,
        { currency, rate, until: expiresAt.getTime() },
      ]),
    );
  };
  await reread();
  return {
    into: (currency) => {
      if (currency === homeExchange.currency || !isShownCurrency(currency)) return homeExchange;
      const exchange = known.get(currency);
      if (exchange?.until && exchange.until > now()) return exchange;
      warn(currency);
      return homeExchange;
    },
    reread,
  };
}
