import { currencyDigits } from '../../domain/pricing/currency-digits.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { wordsIn as textWordsIn } from '../text/words.ts';

interface Amount {
  readonly amount: number;
  readonly currency: string;
}

/** Always to the cent, so that amounts stand under each other. */
export function formatAmount(language: Language, amount: number, currency: string): string {
  const digits = currencyDigits(currency);
  return new Intl.NumberFormat(textWordsIn(language).locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount);
}

/** What several come to, each currency by itself. */
export function formatSums(language: Language, amounts: readonly Amount[]): string {
  const sums = new Map<string, number>();
  for (const { amount, currency } of amounts) sums.set(currency, (sums.get(currency) ?? 0) + amount);
  return [...sums].map(([currency, sum]) => formatAmount(language, sum, currency)).join(' + ');
}
