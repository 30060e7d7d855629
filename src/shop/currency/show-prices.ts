// What is priced, in the currency of whoever looks at it. Nothing is asked of the database for the shop's own.
import type { Queries } from '../../database/database.ts';
import { findMarketPrices } from '../../database/queries/currency/currency.ts';
import { type Bag, bagOf } from '../../domain/bag/bag.ts';
import { convertMoney, type Exchange, isHome } from '../../domain/currency/exchange.ts';
import { type ListPrice, shownPrice } from '../../domain/currency/shown-price.ts';
import { money } from '../../domain/pricing/money.ts';
import { priceToShow } from '../../domain/pricing/price.ts';
import { shopTime } from '../../domain/pricing/shop-time.ts';
import type { ProductPrice } from '../../domain/product/product.ts';
import { language } from '../../words/spoken.ts';
import { noteLowestPrices } from '../pricing/note-lowest-prices.ts';

/** Who is shown prices. */
export interface PriceViewer {
  readonly exchange: Exchange;
  /** The law where they shop asks for the lowest price beside a reduction. */
  readonly isLowestPriceDue: boolean;
}

/** Prices by the products they are of, as they are shown. */
export async function showPrices(
  queries: Queries,
  { exchange, isLowestPriceDue }: PriceViewer,
  prices: ReadonlyMap<number, ProductPrice>,
): Promise<ReadonlyMap<number, ProductPrice>> {
  const exchanged = await exchangePrices(queries, exchange, prices);
  return isLowestPriceDue ? noteLowestPrices(queries, language(), exchange, exchanged) : exchanged;
}

async function exchangePrices(
  queries: Queries,
  exchange: Exchange,
  prices: ReadonlyMap<number, ProductPrice>,
): Promise<ReadonlyMap<number, ProductPrice>> {
  if (isHome(exchange) || prices.size === 0) return prices;
  const lists = await findLists(queries, [...prices.keys()], exchange.currency);
  return new Map([...prices].map(([id, price]) => [id, shownPrice(price, exchange, lists.get(id))]));
}

/** A bag whose lines cost what their pages say; what is charged is that of the bag itself. */
export async function showBag(queries: Queries, exchange: Exchange, bag: Bag): Promise<Bag> {
  if (isHome(exchange)) return bag;
  const prices = await exchangePrices(
    queries,
    exchange,
    new Map(bag.lines.map(({ productId, productPrice }) => [productId, productPrice])),
  );
  const shown = bagOf(
    bag.lines.map((line) => {
      const productPrice = prices.get(line.productId) ?? line.productPrice;
      // What a gift card costs, its buyer has said; everything else is priced by the list or the exchange.
      if (line.isGiftCard || productPrice === line.productPrice)
        return {
          ...line,
          unitPrice: convertMoney(line.unitPrice, exchange),
          fullPrice: convertMoney(line.fullPrice, exchange),
        };
      const { updated, unmodified } = priceToShow(productPrice, shopTime(line.pricedAt));
      return { ...line, productPrice, unitPrice: updated, fullPrice: unmodified };
    }),
  );
  return bag.count === 0 ? { ...shown, subtotal: money(0, exchange.currency) } : shown;
}

async function findLists(
  queries: Queries,
  productIds: readonly number[],
  currency: string,
): Promise<ReadonlyMap<number, ListPrice>> {
  const rows = await findMarketPrices(queries, productIds, currency);
  const optional = (minor: number | null) => (minor === null ? null : money(minor, currency));
  return new Map(
    rows.map(({ productId, priceMinor, saleMinor, promoMinor }) => [
      productId,
      {
        price: money(priceMinor, currency),
        salePrice: optional(saleMinor),
        promoPrice: optional(promoMinor),
      },
    ]),
  );
}
