// A shop of 1,000 products and one of 100,000, with ten reviews for each, made once and kept beside the bench's own
// database.
import pg from 'pg';
import { databaseUrl } from '../src/server/testing/databases.ts';
import { growCatalogue } from '../src/shop/catalogue/grow-catalogue.ts';
import type { Bench } from './bench.ts';
import { createUnlessThere, fillDatabase } from './databases.ts';
import type { Running } from './processes.ts';
import { type Line, timesAtMost } from './report.ts';
import { startShop } from './shops.ts';

export const grownProducts = { small: 1_000, large: 100_000 } as const;

export interface GrownShops {
  readonly small: Running;
  readonly large: Running;
}

/** Both are filled before either is open: a shop that nobody asks would only take turns from the filling. */
export async function createGrownShops(bench: Bench, clearing: AsyncDisposableStack): Promise<GrownShops> {
  const small = await growShop(bench, 'small');
  const large = await growShop(bench, 'large');
  await addSearches(large);
  const open = async (url: string) =>
    clearing.use(await startShop(url, bench.signal, { PAGE_CACHE_MEGABYTES: '0' }));
  return { small: await open(small), large: await open(large) };
}

async function growShop(bench: Bench, name: keyof typeof grownProducts): Promise<string> {
  const serverUrl = await bench.serverUrl();
  const products = grownProducts[name];
  const database = `shop_of_${products}`;
  await createUnlessThere(serverUrl, database);
  const counts = { products, reviews: products * 10, loves: products };
  return fillDatabase(databaseUrl(serverUrl, database), bench.signal, ({ shop }) =>
    growCatalogue(shop, Date.now(), (_, work) => work(), counts),
  );
}

/** A week in which as many different things were looked for as are counted, nearly all of them by one person. */
async function addSearches(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`
    insert into search_count (day, language, query, searches, products, askers)
    select current_date - day, case when number % 4 = 0 then 'fr' else 'en' end,
           case when number <= 300 then 'dress number ' || number else md5(day || ' ' || number) end,
           case when number <= 300 then 40 else 1 end, 3,
           case when number <= 300 then (1::bigint << 40) - 1 else 1::bigint << (number % 60) end
      from generate_series(0, 6) day, generate_series(1, 20000) number
    on conflict do nothing`);
  await client.query('analyze search_count');
  await client.end();
}

export interface ShopRequest {
  readonly path: string;
  readonly init?: RequestInit;
}

/** Medians of the same questions, asked in turn, so that a hiccup of the machine hits neither shop alone. */
export async function compareShops(
  what: string,
  shops: GrownShops,
  requests: { readonly small: readonly ShopRequest[]; readonly large: readonly ShopRequest[] },
): Promise<Line> {
  const times = { small: [] as number[], large: [] as number[] };
  for (const [at, inSmall] of requests.small.entries()) {
    times.small.push(await measureRequest(shops.small, inSmall));
    times.large.push(await measureRequest(shops.large, requests.large[at] ?? inSmall));
  }
  return timesAtMost(what, { ours: median(times.large), theirs: median(times.small) }, 1.5);
}

export async function measureRequest({ address }: Running, { path, init }: ShopRequest): Promise<number> {
  const began = performance.now();
  const headers = { ...init?.headers, 'sec-fetch-site': 'same-origin' };
  const response = await fetch(`${address}${path}`, { ...init, headers });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
  return performance.now() - began;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
