// Amounts in another currency (specification section 3, currency state).
import { decimalOfMoney, defaultCurrency, type Money, moneyFromDecimal } from '../pricing/money.ts';
import { isInternational } from '../visitor/country.ts';
import { convertMoney, type Exchange, isHome } from './exchange.ts';

export interface ConvertedPrice {
  readonly basePrice: number;
  readonly convertedPrice: number;
  readonly targetCurrency: string;
  /** Null where nothing was exchanged. */
  readonly expirationDateUTC: string | null;
}

export function convertPrices(exchange: Exchange, prices: readonly Money[]): readonly ConvertedPrice[] {
  const { currency, until } = exchange;
  return prices.map((price) => ({
    basePrice: decimalOfMoney(price),
    convertedPrice: decimalOfMoney(convertMoney(price, exchange)),
    targetCurrency: currency,
    expirationDateUTC: isHome(exchange) || until === null ? null : new Date(until).toISOString(),
  }));
}

/** Whether dollars are asked for in another currency: by whoever is abroad, or asked for one. */
export function isExchanged({
  country,
  currency,
}: {
  readonly country: string | null;
  readonly currency: string;
}) {
  return isInternational(country) || currency !== defaultCurrency.code;
}

/** The amounts among what is given that can be exchanged; without any, there is nothing to ask for. */
export function usablePrices(given: readonly unknown[]): readonly number[] {
  return given.filter(
    (price): price is number =>
      typeof price === 'number' && moneyFromDecimal(price, defaultCurrency.code) !== null,
  );
}
