// What a part of a query was understood as, in words: Under $300, Size M.
import type { Exchange } from '../../domain/currency/exchange.ts';
import type { QueryPart } from '../../domain/listing/search/query-reading.ts';
import { currencyDigits } from '../../domain/pricing/currency-digits.ts';
import { defaultCurrency, money } from '../../domain/pricing/money.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { formatMoney } from '../text/format-money.ts';
import { wordsIn } from './words.ts';

type NamedPart = Exclude<QueryPart, { readonly kind: 'concepts' | 'word' }>;

const letters = /^x{0,3}[sml]$/;

export function nameQueryPart(
  language: Language,
  part: NamedPart,
  { currency }: Pick<Exchange, 'currency'>,
  brandName: (slug: string) => string,
): string {
  const words = wordsIn(language);
  switch (part.kind) {
    case 'brand':
      return brandName(part.brand);
    case 'number':
      return words.styleNumber(part.number.toUpperCase());
    case 'size': {
      const letter = part.sizes.find((slug) => letters.test(slug))?.toUpperCase();
      return letter && letter !== part.text
        ? words.sizeThatIs(part.text, letter)
        : words.sizeCalled(part.text);
    }
    case 'price':
      return namePrice(language, part.price, part.price.isInDollars ? defaultCurrency.code : currency);
    case 'new':
      return words.newIn;
    case 'sale':
      return words.onSale;
    case 'cheap':
      return words.sorts['price-low'];
  }
}

function namePrice(
  language: Language,
  { from, to }: { readonly from: number | null; readonly to: number | null },
  currency: string,
): string {
  const words = wordsIn(language);
  const write = (amount: number) =>
    formatMoney(language, money(Math.round(amount * 10 ** currencyDigits(currency)), currency));
  if (from === null) return words.under(write(to ?? 0));
  return to === null ? words.andMore(write(from)) : words.fromTo(write(from), write(to));
}
