// Lists and searches in a shop of 1,000 products and in one of 100,000: what grows with a shop.
import { compared, type GrownShops, timed } from './grown-shops.ts';
import { atMost, type Line, type Tell } from './report.ts';

const rounds = 30;

/** Pages as shoppers ask for them: the same few by many. They are rendered each time; only counts are remembered. */
const lists = ['/c/clothing', '/c/clothing?size=m', '/c/dresses?color=black&sort=price-low', '/c/all?page=3'];
const searches = [
  '/search?q=dress',
  '/search?q=silk+noir',
  '/search?q=quiet+hour',
  '/search?q=drss&sort=newest',
];

/** Each choice another one, so that nothing was ever counted before. */
const choices = ['xxs', 'xs', 's', 'm', 'l', 'xl'].flatMap((size) =>
  ['black', 'white', 'red', 'green', 'blue'].map((color) => `/c/clothing?size=${size}&color=${color}`),
);

export async function measureListing(shops: GrownShops, tell: Tell): Promise<void> {
  tell(await same('listing page, of the same in a shop of 1,000', shops, await repeated(shops, lists)));
  tell(await same('listing nobody asked for before, of the same', shops, choices));
}

export async function measureSearch(shops: GrownShops, tell: Tell): Promise<void> {
  tell(await same('search page, of the same in a shop of 1,000', shops, await repeated(shops, searches)));
}

/** Words as they are typed, letter by letter, none of them asked for before. */
const queries = [
  'dress',
  'sweater',
  'black coat',
  'silk',
  'maison',
  'wool trousers',
  'jupe',
  'gold ring',
  'quiet hour',
];
const mostForSuggestions = 50;

export async function measureSuggestions({ large }: GrownShops, tell: Tell): Promise<void> {
  const beginnings = new Set(
    queries.flatMap((text) => Array.from(text, (_, at) => text.slice(0, at + 1).trim())),
  );
  const times: number[] = [];
  for (const text of beginnings)
    times.push(await timed(large, { path: `/api/search/suggestions?q=${encodeURIComponent(text)}` }));
  const slowest = times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN;
  tell(atMost('suggestions of 100,000 products, p99', slowest, mostForSuggestions, 'ms'));
}

/** Asked for once before, as by whoever came earlier. */
async function repeated({ small, large }: GrownShops, paths: readonly string[]): Promise<string[]> {
  for (const shop of [small, large]) for (const path of paths) await timed(shop, { path });
  return Array.from({ length: rounds }, () => paths).flat();
}

function same(what: string, shops: GrownShops, paths: readonly string[]): Promise<Line> {
  const questions = paths.map((path) => ({ path }));
  return compared(what, shops, { small: questions, large: questions });
}
