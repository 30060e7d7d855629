// Lists and searches in a shop of 1,000 products and in one of 100,000: what grows with a shop.
import type { GrownShops } from './grown-shops.ts';
import { type Line, type Tell, timesAtMost } from './report.ts';

const asked = 30;

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
  tell(await compared('listing page, of the same in a shop of 1,000', shops, repeated(lists)));
  tell(await compared('listing nobody asked for before, of the same', shops, choices));
}

export async function measureSearch(shops: GrownShops, tell: Tell): Promise<void> {
  tell(await compared('search page, of the same in a shop of 1,000', shops, repeated(searches)));
}

function repeated(paths: readonly string[]): string[] {
  return Array.from({ length: asked }, () => paths).flat();
}

/** Asked in turn, so that a hiccup of the machine hits neither alone. */
async function compared(what: string, shops: GrownShops, paths: readonly string[]): Promise<Line> {
  const { small, large } = shops;
  for (const { address } of [small, large])
    for (const path of new Set(paths)) await warmed(address, path, paths);
  const times = { small: [] as number[], large: [] as number[] };
  for (const path of paths) {
    times.small.push(await timed(small.address, path));
    times.large.push(await timed(large.address, path));
  }
  return timesAtMost(what, { ours: median(times.large), theirs: median(times.small) }, 1.5);
}

/** What is asked for again was asked for once; what is asked for once is not asked for before. */
async function warmed(address: string, path: string, paths: readonly string[]): Promise<void> {
  if (new Set(paths).size < paths.length) await timed(address, path);
}

async function timed(address: string, path: string): Promise<number> {
  const began = performance.now();
  const response = await fetch(`${address}${path}`);
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
  return performance.now() - began;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
