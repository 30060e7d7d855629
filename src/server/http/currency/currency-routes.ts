// The calls about what prices are shown in.
import type { Hono } from 'hono';
import { chooseRegion, convertPrices, encodeCurrencyState } from '../../../contract/currency/currency.ts';
import { pathOnSite } from '../../../domain/account/return-path.ts';
import { isShownCurrency } from '../../../domain/currency/currencies.ts';
import { regionFromQuery } from '../../../domain/visitor/region.ts';
import { writeCurrencyState } from '../../../words/currency/currency-state.ts';
import { words } from '../../../words/currency/words.ts';
import { language } from '../../../words/spoken.ts';
import { shoppingAs } from '../../visitor/visitor.ts';
import { mount } from '../api.ts';
import type { ApiDeps } from '../api-deps.ts';
import { isForm } from '../body.ts';
import type { Environment } from '../environment.ts';
import { ProblemError } from '../problem.ts';
import { reply } from '../reply.ts';
import { sendCookies } from '../visitor/signed-in.ts';

export function mountCurrency(app: Hono<Environment>, { shop, visitors }: ApiDeps): void {
  mount(app, convertPrices, ({ query: { prices, glCountry, glCurrency }, c }) => {
    const region = regionFromQuery(glCountry ?? null, glCurrency ?? null);
    const visitor = c.get('visitor');
    const { exchange } = region ? shoppingAs(visitor, region, visitors) : visitor;
    return {
      success: true as const,
      content: encodeCurrencyState(writeCurrencyState(language(), exchange, prices)),
    };
  });

  mount(app, chooseRegion, async ({ body, c }) => {
    const country = body.country.toUpperCase();
    const currency = body.currency ? body.currency.toUpperCase() : null;
    const countries = await shop.currency.listCountries();
    if (!countries.some(({ code }) => code === country))
      throw new ProblemError('not_found', words.noSuchCountry);
    if (currency !== null && !isShownCurrency(currency))
      throw new ProblemError('not_found', words.currencyNotShown);
    const region = { country, currency };
    sendCookies(c, [visitors.regionCookie.write(region, 'year')]);
    if (isForm(c))
      return reply(c, null, 303, { location: pathOnSite(body.returnTo) ?? '/', 'cache-control': 'no-store' });
    const { exchange } = shoppingAs(c.get('visitor'), region, visitors);
    return { country, currency: exchange.currency };
  });
}
