// A shop of 1,000 products and one of 100,000, made once and kept beside the bench's own database.
import { databaseUrl } from '../src/server/testing/databases.ts';
import { growCatalogue } from '../src/shop/catalogue/grow-catalogue.ts';
import type { Bench } from './bench.ts';
import { createUnlessThere, filled } from './databases.ts';
import type { Running } from './processes.ts';
import { startShop } from './shops.ts';

const products = { small: 1_000, large: 100_000 } as const;

export interface GrownShops {
  readonly small: Running;
  readonly large: Running;
}

/** Both are filled before either is open: a shop that nobody asks would only take turns from the filling. */
export async function openGrownShops(bench: Bench, clearing: AsyncDisposableStack): Promise<GrownShops> {
  const small = await grown(bench, 'small');
  const large = await grown(bench, 'large');
  const open = async (url: string) =>
    clearing.use(await startShop(url, bench.signal, { PAGE_CACHE_MEGABYTES: '0' }));
  return { small: await open(small), large: await open(large) };
}

async function grown(bench: Bench, name: keyof typeof products): Promise<string> {
  const serverUrl = await bench.serverUrl();
  const database = `growth_${name}`;
  await createUnlessThere(serverUrl, database);
  // What is said of products is in no list; what is loved comes first in all of them.
  const counts = { products: products[name], reviews: 100, loves: products[name] };
  return filled(databaseUrl(serverUrl, database), bench.signal, ({ shop }) =>
    growCatalogue(shop, Date.now(), (_, work) => work(), counts),
  );
}
