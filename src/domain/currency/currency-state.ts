// What the shop tells of a currency and of amounts in it (specification section 3, currency state).
import { words } from '../../words/text/words.ts';
import { currencyDigits } from '../pricing/currency-digits.ts';
import { decimalOfMoney, defaultCurrency, type Money, moneyFromDecimal } from '../pricing/money.ts';
import { isInternational } from '../visitor/country.ts';
import { currencyName } from './currencies.ts';
import { converted, type Exchange, isHome } from './exchange.ts';

export interface ConvertedPrice {
  readonly basePrice: number;
  readonly convertedPrice: number;
  readonly targetCurrency: string;
  readonly locale: string;
  /** Null where nothing was exchanged. */
  readonly expirationDateUTC: string | null;
}

export interface CurrencyState {
  readonly locale: string;
  readonly code: string;
  readonly symbol: string;
  readonly decimalDigits: number;
  readonly name: string;
  readonly prices: readonly ConvertedPrice[];
}

/** Amounts are written as the page's language writes them: the symbol is the currency's, the rest the language's. */
export function currencyState(exchange: Exchange, prices: readonly Money[]): CurrencyState {
  const { currency: code, until } = exchange;
  const { locale } = words;
  return {
    locale,
    code,
    symbol: symbolOf(code),
    decimalDigits: currencyDigits(code),
    name: currencyName(code),
    prices: prices.map((price) => ({
      basePrice: decimalOfMoney(price),
      convertedPrice: decimalOfMoney(converted(price, exchange)),
      targetCurrency: code,
      locale,
      expirationDateUTC: isHome(exchange) || until === null ? null : new Date(until).toISOString(),
    })),
  };
}

function symbolOf(currency: string): string {
  const parts = new Intl.NumberFormat(words.locale, { style: 'currency', currency }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
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
