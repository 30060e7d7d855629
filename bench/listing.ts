// Lists and searches in a shop of 1,000 products and in one of 100,000: what grows with a shop.
import { compareShops, type GrownShops, measureRequest } from './grown-shops.ts';
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
  tell(await same('listing page, of the same in a shop of 1,000', shops, await warmPaths(shops, lists)));
  tell(await same('listing nobody asked for before, of the same', shops, choices));
}

export async function measureSearch(shops: GrownShops, tell: Tell): Promise<void> {
  tell(await same('search page, of the same in a shop of 1,000', shops, await warmPaths(shops, searches)));
}

/** As they are typed, letter by letter, by people who come one after the other; a hundred half-typed words and more. */
const queries: Readonly<Record<'' | '/fr', readonly string[]>> = {
  '': [
    'dress',
    'sweater',
    'black coat',
    'silk',
    'maison orle',
    'wool trousers',
    'gold ring',
    'quiet hour',
    'wedding guest dress',
    'leather bag under 500',
    'balck dres',
    'something warm for winter',
  ],
  '/fr': ['robe noire', 'jupe plissée', 'manteau en laine', 'escarpins', 'bijoux dorés', 'pull taille 38'],
};
const mostForSuggestions = 50;

export async function measureSuggestions({ large }: GrownShops, tell: Tell): Promise<void> {
  const times: number[] = [];
  for (const [language, texts] of Object.entries(queries)) {
    const headers = { referer: `${large.address}${language}/` };
    const beginnings = new Set(
      texts.flatMap((text) => Array.from(text, (_, at) => text.slice(0, at + 1).trim())),
    );
    for (const text of ['', ...beginnings]) {
      const path = `/api/search/suggestions?q=${encodeURIComponent(text)}`;
      times.push(await measureRequest(large, { path, init: { headers } }));
    }
  }
  const slowest = times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN;
  tell(atMost('suggestions of 100,000 products, p99', slowest, mostForSuggestions, 'ms'));
}

/** Asked for once before, as by whoever came earlier. */
async function warmPaths({ small, large }: GrownShops, paths: readonly string[]): Promise<string[]> {
  for (const shop of [small, large]) for (const path of paths) await measureRequest(shop, { path });
  return Array.from({ length: rounds }, () => paths).flat();
}

function same(what: string, shops: GrownShops, paths: readonly string[]): Promise<Line> {
  const questions = paths.map((path) => ({ path }));
  return compareShops(what, shops, { small: questions, large: questions });
}
