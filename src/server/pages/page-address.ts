// Which addresses are different pages. Only parameters in this list reach a page or its key in the cache.
import { listingSearch, parseListingQuery } from '../../domain/listing/listing.ts';
import { tidyQuery } from '../../domain/listing/search-query.ts';

const known: Readonly<Record<string, RegExp>> = {
  image: /^\d{1,3}$/,
  reviews: /^(true|false|1)?$/,
  reviewStatus: /^[\w-]{0,40}$/,
  ps: /^\d{1,3}$/,
  size: /^\d{1,16}$/,
  tab: /^[a-z-]{1,40}$/,
  notice: /^[a-z_]{1,40}$/,
  /** Of an e-mail that asks, or of the way out of one. */
  token: /^([\w.-]{80}|[\w.-]{87})$/,
};

/** Lists have parameters of their own, and one way to write them. */
const listPath = /^\/(?:c\/[^/]+|search|presale-products)(?:\.data)?$/;

/** React Router asks for the data of some of the routes of a page by this. */
const routesParameter = /^[\w/.,$-]{1,200}$/;

/** The path with the known, valid parameters in order: what the page is rendered for. */
export function pageAddress(path: string, parameters: URLSearchParams): string {
  const kept = listPath.test(path) ? listingParameters(path, parameters) : knownParameters(parameters);
  const routes = parameters.get('_routes');
  const asked =
    path.endsWith('.data') && routes !== null && routesParameter.test(routes)
      ? new URLSearchParams({ _routes: routes }).toString()
      : '';
  const query = [kept, asked].filter((part) => part !== '').join('&');
  return query === '' ? path : `${path}?${query}`;
}

function knownParameters(parameters: URLSearchParams): string {
  const kept = Object.entries(known).flatMap(([name, pattern]) => {
    const value = parameters.get(name);
    return value !== null && pattern.test(value) ? [[name, value]] : [];
  });
  return new URLSearchParams(kept).toString();
}

function listingParameters(path: string, parameters: URLSearchParams): string {
  const query = path.startsWith('/search') ? tidyQuery(parameters.get('q') ?? '') : '';
  return listingSearch(parseListingQuery(parameters), query).slice(1);
}
