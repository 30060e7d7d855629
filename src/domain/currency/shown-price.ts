// A product's price as a visitor is shown it: from the merchant's list for their currency where there is one, otherwise
// exchanged.
import type { Money } from '../pricing/money.ts';
import type { ProductPrice } from '../product/product.ts';
import { convertMoney, type Exchange, isHome, lessPercent } from './exchange.ts';

/** What a merchant asks in a currency, whatever the dollar is worth. */
export type ListPrice = Readonly<Record<'price', Money> & Record<'salePrice' | 'promoPrice', Money | null>>;

export function shownPrice(
  price: ProductPrice,
  exchange: Exchange,
  list: ListPrice | undefined,
): ProductPrice {
  if (isHome(exchange)) return price;
  const { flashDeal } = price;
  if (list)
    return {
      ...price,
      ...list,
      // What is off is the deal's promise; a list has no price of its own for it.
      flashDeal: flashDeal && { ...flashDeal, price: lessPercent(list.price, flashDeal.discount) },
    };
  const optional = (amount: Money | null) => amount && convertMoney(amount, exchange);
  return {
    ...price,
    price: convertMoney(price.price, exchange),
    salePrice: optional(price.salePrice),
    promoPrice: optional(price.promoPrice),
    flashDeal: flashDeal && { ...flashDeal, price: convertMoney(flashDeal.price, exchange) },
  };
}
