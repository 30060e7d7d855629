// What the shop tells of a currency and of amounts in it (specification section 3, currency state).
import { type ConvertedPrice, convertPrices } from '../../domain/currency/currency-state.ts';
import type { Exchange } from '../../domain/currency/exchange.ts';
import { currencyDigits } from '../../domain/pricing/currency-digits.ts';
import type { Money } from '../../domain/pricing/money.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { wordsIn as textWordsIn } from '../text/words.ts';
import { nameCurrency } from './name-currency.ts';

export interface CurrencyState {
  readonly locale: string;
  readonly code: string;
  readonly symbol: string;
  readonly decimalDigits: number;
  readonly name: string;
  readonly prices: readonly (ConvertedPrice & { readonly locale: string })[];
}

/** Amounts are written as the language writes them: the symbol is the currency's, the rest the language's. */
export function writeCurrencyState(
  language: Language,
  exchange: Exchange,
  prices: readonly Money[],
): CurrencyState {
  const { currency: code } = exchange;
  const { locale } = textWordsIn(language);
  return {
    locale,
    code,
    symbol: symbolOf(locale, code),
    decimalDigits: currencyDigits(code),
    name: nameCurrency(language, code),
    prices: convertPrices(exchange, prices).map((price) => ({ ...price, locale })),
  };
}

function symbolOf(locale: string, currency: string): string {
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}
