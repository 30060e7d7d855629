import type { Hono } from 'hono';
import { readShippingOptions } from '../../../contract/shipping/shipping.ts';
import { statesOf } from '../../../domain/account/states.ts';
import { stateOfZip } from '../../../domain/checkout/us-zip.ts';
import { convertMoney } from '../../../domain/currency/exchange.ts';
import { decimalOfMoney } from '../../../domain/pricing/money.ts';
import { usCountryCode } from '../../../domain/visitor/country.ts';
import { words as checkoutWords } from '../../../words/checkout/words.ts';
import { sayWholeArrival } from '../../../words/shipping/say-arrival.ts';
import { sayShippingWay } from '../../../words/shipping/say-shipping-way.ts';
import { words } from '../../../words/shipping/words.ts';
import { language } from '../../../words/spoken.ts';
import { requestLanguage } from '../../visitor/speaking.ts';
import { mount } from '../api.ts';
import type { ApiDeps } from '../api-deps.ts';
import type { Environment } from '../environment.ts';
import { ProblemError } from '../problem.ts';

export function mountShipping(app: Hono<Environment>, { shop, products }: ApiDeps): void {
  mount(app, readShippingOptions, async ({ query: { productId, postCode, country }, c }) => {
    const viewed = await products.view(productId, requestLanguage());
    if (!viewed) throw new ProblemError('not_found', words.noSuchProduct);
    const visitor = c.get('visitor');
    const countryCode = country ?? visitor.country ?? usCountryCode;
    const regionCode = countryCode === usCountryCode ? stateOfZip(postCode) : '';
    if (!shop.shipping.sellsTo(countryCode))
      throw new ProblemError('unprocessable', checkoutWords.notToThatCountry);
    if (regionCode === null) throw new ProblemError('unprocessable', words.enterPostcodeWeShipTo);
    const place = { countryCode, regionCode };
    const options = await shop.shipping.listOptions(viewed.product, place, visitor);
    const states = statesOf(countryCode) ?? [];
    return {
      success: true as const,
      content: {
        regionName: states.find(({ value }) => value === regionCode)?.label ?? '',
        options: options.map(({ cost, way, parcels: _, ...option }) => {
          const shown = convertMoney(cost, visitor.exchange);
          return {
            ...option,
            title: sayShippingWay(language(), way),
            cost: decimalOfMoney(shown),
            currency: shown.currency,
            words: sayWholeArrival(language(), option),
          };
        }),
      },
    };
  });
}
