import type { NoticeReader } from '../../domain/product/notices.ts';
import type { Product } from '../../domain/product/product.ts';
import { isSoldTo } from '../../domain/shipping/delivery-terms.ts';
import { usCountryCode } from '../../domain/visitor/country.ts';
import { type Notice, writeNotices } from '../../words/product/write-notices.ts';
import { sayWholeArrival } from '../../words/shipping/say-arrival.ts';
import { language } from '../../words/spoken.ts';
import type { ShopDeps } from '../shop-deps.ts';
import { type OptionsAsker, type Place, readOptions } from './read-options.ts';

export function createShippingService({ checkout: settings, now }: ShopDeps) {
  return {
    /** What a page says before one buys; when it arrives, only to those at home, since a page knows no more of others. */
    viewNotices: async (
      product: Product,
      reader: NoticeReader & OptionsAsker,
    ): Promise<readonly Notice[]> => {
      const hasEstimate =
        reader.flags.pdp_shipping_estimator && [null, usCountryCode].includes(reader.country);
      const home = { countryCode: usCountryCode, regionCode: '' };
      const [option] = hasEstimate ? readOptions(product, home, reader, settings, now()) : [];
      const arrival = option ? sayWholeArrival(language(), option) : null;
      const shop = { soldTo: settings.delivery().soldTo, returns: settings.returns() };
      return writeNotices(language(), product, reader, arrival, shop);
    },
    sellsTo: (countryCode: string) => isSoldTo(settings.delivery(), countryCode),
    /** The ways a product can go to a place, the cheapest first; none of what cannot be had, or not there. */
    listOptions: async (product: Product, place: Place, asker: OptionsAsker) =>
      readOptions(product, place, asker, settings, now()),
  };
}
