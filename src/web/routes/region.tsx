import { pathOnSite } from '../../domain/account/return-path.ts';
import { currencies, currencyOfCountry } from '../../domain/currency/currencies.ts';
import { isHome } from '../../domain/currency/exchange.ts';
import { wantsNoTracking } from '../../domain/tracking/consent.ts';
import { usCountryCode } from '../../domain/visitor/country.ts';
import { nameCurrency } from '../../words/currency/name-currency.ts';
import { words } from '../../words/currency/words.ts';
import { pageLanguage } from '../../words/page-language.ts';
import { pageTitle } from '../../words/shop-name.ts';
import { countryName, inOrderOfName } from '../../words/text/country-name.ts';
import { formatLongDay } from '../../words/text/format-day.ts';
import { RegionPage, type RegionPageProps } from '../features/currency/region-page.tsx';
import { rendering, shop } from '../rendering.ts';
import type { Route } from './+types/region';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { country, exchange, now, origin, consent } = context.get(rendering);
  const { currency } = context.get(shop);
  const [countries, rates] = await Promise.all([currency.listCountries(), currency.listRates()]);
  const good = new Set(
    rates.filter(({ expiresAt }) => expiresAt.getTime() > now).map((rate) => rate.currency),
  );
  const used = rates.find((rate) => rate.currency === exchange.currency);
  // Whoever sees prices in their country's own currency goes on to that of the next country they choose.
  const own = currencyOfCountry(country);
  const isOwn = exchange.currency === own || !good.has(own);
  return {
    countries: inOrderOfName(
      pageLanguage,
      countries.map(({ code, name }) => ({ code, name: countryName(pageLanguage, code, name) })),
    ),
    currencies: Object.entries(currencies)
      .filter(([code]) => good.has(code) || isHome({ ...exchange, currency: code }))
      .map(([code]) => ({ code, name: nameCurrency(pageLanguage, code) })),
    country: country ?? usCountryCode,
    currency: isOwn ? '' : exchange.currency,
    ratesOf: used && !isHome(exchange) ? formatLongDay(pageLanguage, used.day) : null,
    consent,
    refusedByBrowser: wantsNoTracking((name) => request.headers.get(name)),
    returnTo: cameFrom(request.headers.get('referer'), origin),
  } satisfies RegionPageProps;
}

/** The page one chose from, to go back to. */
function cameFrom(referrer: string | null, origin: string): string {
  const path = referrer?.startsWith(`${origin}/`) ? referrer.slice(origin.length) : null;
  return pathOnSite(path?.replace(/[?&]gl(Country|Currency)=[^&]*/g, '')) ?? '/';
}

export const meta: Route.MetaFunction = () => [{ title: pageTitle(words.title) }];

export default function RegionRoute({ loaderData }: Route.ComponentProps) {
  return (
    <main id="main" tabIndex={-1}>
      <RegionPage {...loaderData} />
    </main>
  );
}
