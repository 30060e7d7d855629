import { currencyDigits } from '../../domain/pricing/currency-digits.ts';
import { decimalOfMoney, defaultCurrency, type Money } from '../../domain/pricing/money.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { formatCount } from './format-count.ts';
import { wordsIn } from './words.ts';

/** An amount reads the same wherever it stands: $248 when it is whole, $248.50 when it is not. */
export function formatMoney(language: Language, amount: Money): string {
  if (amount.currency === defaultCurrency.code) return formatDollars(language, amount.minor);
  return formatterOf(language, amount.currency).format(decimalOfMoney(amount));
}

/** What nearly every page shows, by hand: a browser's first formatter takes a slow phone 80 ms. */
function formatDollars(language: Language, minor: number): string {
  const words = wordsIn(language);
  const cents = Math.abs(minor);
  const rest = cents % 100;
  const fraction = rest === 0 ? '' : `${words.decimalMark}${String(rest).padStart(2, '0')}`;
  return `${minor < 0 ? '-' : ''}${words.dollars(`${formatCount(language, Math.trunc(cents / 100))}${fraction}`)}`;
}

// Making a formatter costs far more than using one, and a listing formats hundreds of prices.
const formatters = new Map<string, Intl.NumberFormat>();

function formatterOf(language: Language, currency: string): Intl.NumberFormat {
  const key = `${language} ${currency}`;
  const known = formatters.get(key);
  if (known !== undefined) return known;
  const digits = currencyDigits(currency);
  const made = new Intl.NumberFormat(wordsIn(language).locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    trailingZeroDisplay: 'stripIfInteger',
  });
  formatters.set(key, made);
  return made;
}
