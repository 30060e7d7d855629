import { findCountries, findRates } from '../../database/queries/currency/currency.ts';
import type { Bag } from '../../domain/bag/bag.ts';
import type { Exchange } from '../../domain/currency/exchange.ts';
import type { Product } from '../../domain/product/product.ts';
import { isEmbargoed } from '../../domain/shipping/embargo.ts';
import type { ShopDeps } from '../shop-deps.ts';
import { type PriceViewer, showBag, showPrices } from './show-prices.ts';

export function createCurrencyService({ database: { shop: queries } }: ShopDeps) {
  return {
    /** A product as it is sold, at the price it is shown at. */
    viewProduct: async (product: Product, viewer: PriceViewer): Promise<Product> => {
      const prices = await showPrices(queries, viewer, new Map([[product.id, product.productPrice]]));
      return { ...product, productPrice: prices.get(product.id) ?? product.productPrice };
    },
    viewBag: (bag: Bag, exchange: Exchange) => showBag(queries, exchange, bag),
    /** Where one may shop as. */
    listCountries: async () => (await findCountries(queries)).filter(({ code }) => !isEmbargoed(code)),
    listRates: () => findRates(queries),
  };
}
