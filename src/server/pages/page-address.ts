// Which addresses are different pages. Only parameters in this list reach a page or its key in the cache.

const known: Readonly<Record<string, RegExp>> = {
  image: /^\d{1,3}$/,
  reviews: /^(true|false|1)?$/,
  reviewStatus: /^[\w-]{0,40}$/,
  ps: /^\d{1,3}$/,
  size: /^\d{1,16}$/,
  tab: /^[a-z-]{1,40}$/,
  notice: /^[a-z_]{1,40}$/,
  /** Of a letter that asks, or of the way out of one. */
  token: /^([\w.-]{80}|[\w.-]{87})$/,
};

/** React Router asks for the data of some of the routes of a page by this. */
const routesParameter = /^[\w/.,$-]{1,200}$/;

/** The path with the known, valid parameters in order: what the page is rendered for. */
export function pageAddress(path: string, parameters: URLSearchParams): string {
  const kept = Object.entries(known).flatMap(([name, pattern]) => {
    const value = parameters.get(name);
    return value !== null && pattern.test(value) ? [[name, value]] : [];
  });
  const routes = parameters.get('_routes');
  if (path.endsWith('.data') && routes !== null && routesParameter.test(routes))
    kept.push(['_routes', routes]);
  const query = new URLSearchParams(kept).toString();
  return query === '' ? path : `${path}?${query}`;
}
