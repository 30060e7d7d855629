// Lists and searches in a shop of 1,000 products and in one of 100,000: what grows with a shop. Both are made once and
// kept beside the bench's own database.
import { openDatabase } from '../src/database/database.ts';
import { migrateDatabase } from '../src/database/migrate.ts';
import { seedDemoShop } from '../src/server/catalogue/demo-shop.ts';
import { databaseUrl, onServer } from '../src/server/testing/databases.ts';
import { growCatalogue } from '../src/shop/catalogue/grow-catalogue.ts';
import { type Running, startOnFirstCore } from './processes.ts';
import { atMost, type Line } from './report.ts';

const shops = { small: 1_000, large: 100_000 } as const;
const asked = 30;

/** Pages as shoppers ask for them: the same few by many. They are rendered each time; only counts are remembered. */
const pages = {
  'listing page': [
    '/c/clothing',
    '/c/clothing?size=m',
    '/c/dresses?color=black&sort=price-low',
    '/c/all?page=3',
  ],
  'search page': [
    '/search?q=dress',
    '/search?q=silk+noir',
    '/search?q=quiet+hour',
    '/search?q=drss&sort=newest',
  ],
} as const;

/** Each choice another one, so that nothing was ever counted before. */
const choices = ['xxs', 'xs', 's', 'm', 'l', 'xl'].flatMap((size) =>
  ['black', 'white', 'red', 'green', 'blue'].map((color) => `/c/clothing?size=${size}&color=${color}`),
);

export async function growthLines(serverUrl: string, settings: Record<string, string>): Promise<Line[]> {
  const open = async (name: keyof typeof shops) =>
    startOnFirstCore('src/server/main.ts', [], {
      ...settings,
      PAGE_CACHE_MEGABYTES: '0',
      DATABASE_URL: await filled(serverUrl, name),
    });
  const small = await open('small');
  const large = await open('large');
  try {
    const lines: Line[] = [];
    for (const [what, paths] of Object.entries(pages)) {
      const repeated = Array.from({ length: asked }, () => paths).flat();
      lines.push(await compared(`${what}, of the same in a shop of 1,000`, small, large, repeated));
    }
    lines.push(await compared('listing nobody asked for before, of the same', small, large, choices));
    return lines;
  } finally {
    await small.stop();
    await large.stop();
  }
}

async function filled(serverUrl: string, name: keyof typeof shops): Promise<string> {
  const database = `growth_${name}`;
  await onServer(serverUrl, `create database ${database}`).catch(() => {});
  const url = databaseUrl(serverUrl, database);
  await migrateDatabase(url);
  const opened = openDatabase(url);
  try {
    await seedDemoShop(opened, Date.now());
    // What is said of products is in no list; what is loved comes first in all of them.
    const counts = { products: shops[name], reviews: 100, loves: shops[name] };
    await growCatalogue(opened.shop, Date.now(), (_, work) => work(), counts);
  } finally {
    await opened.close();
  }
  return url;
}

/** Asked in turn, so that a hiccup of the machine hits neither alone. */
async function compared(
  what: string,
  small: Running,
  large: Running,
  paths: readonly string[],
): Promise<Line> {
  for (const { address } of [small, large])
    for (const path of new Set(paths)) await warmed(address, path, paths);
  const times = { small: [] as number[], large: [] as number[] };
  for (const path of paths) {
    times.small.push(await timed(small.address, path));
    times.large.push(await timed(large.address, path));
  }
  const [before, after] = [median(times.small), median(times.large)];
  const line = atMost(what, after / before, 1.5, 'x');
  return { ...line, measured: `${line.measured}  (${after.toFixed(1)} ms of ${before.toFixed(1)} ms)` };
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
