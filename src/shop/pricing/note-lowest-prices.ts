// Beside a reduction, where the law asks for it: the lowest price of the thirty days before it began.
import type { Queries } from '../../database/database.ts';
import { findPriceHistories } from '../../database/queries/pricing/price-history.ts';
import { convertMoney, type Exchange, isHome, lessPercent } from '../../domain/currency/exchange.ts';
import { currentPriceSince, lowestPriceBefore } from '../../domain/pricing/lowest-price.ts';
import { defaultCurrency, money } from '../../domain/pricing/money.ts';
import type { ProductPrice } from '../../domain/product/product.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { wordsIn } from '../../words/pricing/words.ts';
import { formatMoney } from '../../words/text/format-money.ts';

/** Prices by the products they are of, as they are shown, each reduction with its sentence. */
export async function noteLowestPrices(
  queries: Queries,
  language: Language,
  exchange: Exchange,
  prices: ReadonlyMap<number, ProductPrice>,
): Promise<ReadonlyMap<number, ProductPrice>> {
  const reduced = [...prices].filter(([, price]) => isReduced(price) || price.flashDeal !== null);
  if (reduced.length === 0) return prices;
  const ids = reduced.map(([id]) => id);
  const histories = await findPriceHistories(queries, ids, exchange.currency);
  const noted = new Map(prices);
  for (const [id, price] of reduced) {
    const history = histories.get(id);
    if (!history) continue;
    const { isListed, steps } = history;
    const dealMinor = ({ minor, percent }: (typeof history.deals)[number]) =>
      isListed ? lessPercent(price.price, percent).minor : minor;
    const deals = history.deals.map((deal) => ({ ...deal, minor: dealMinor(deal) }));
    const noteFor = (start: number | null) => {
      const minor = start === null ? null : lowestPriceBefore({ steps, deals }, start);
      if (minor === null) return null;
      const amount = money(minor, isListed ? exchange.currency : defaultCurrency.code);
      const shown = isHome(exchange) ? amount : convertMoney(amount, exchange);
      return wordsIn(language).lowestPrice(formatMoney(language, shown));
    };
    noted.set(id, {
      ...price,
      lowestNote: isReduced(price) ? noteFor(currentPriceSince(history)) : null,
      flashDeal: price.flashDeal && { ...price.flashDeal, lowestNote: noteFor(price.flashDeal.start) },
    });
  }
  return noted;
}

function isReduced({ price, salePrice, promoPrice }: ProductPrice): boolean {
  return [salePrice, promoPrice].some((other) => other !== null && other.minor < price.minor);
}
