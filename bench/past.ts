// What grows with a shop's past, and must not: a shop behind which lie 1,000 orders, customers, bags, events, emails and
// waits, and one behind which lie 1,000,000 of each, a tenth of them of the product that is asked for.
import { databaseUrl } from '../src/server/testing/databases.ts';
import { growPast } from '../src/server/testing/plans/grow-past.ts';
import type { Bench } from './bench.ts';
import { checkOut, withBag } from './checkout.ts';
import { createUnlessThere, fillDatabase } from './databases.ts';
import { stockPlenty } from './desk-beside.ts';
import { median } from './median.ts';
import type { Running } from './processes.ts';
import { type Tell, timesAtMost } from './report.ts';
import { startShop } from './shops.ts';

const popularId = 1012;
const sizes = { young: 1_000, old: 1_000_000 } as const;
type Age = keyof typeof sizes;
const rounds = 80;
const most = 1.2;

interface Place {
  readonly shop: Running;
  readonly skuId: number;
  /** Of the product's page. */
  readonly path: string;
  /** Somebody with a bag, and somebody who is signed in. */
  readonly guest: Record<string, string>;
  readonly customer: Record<string, string>;
}

const acts: Readonly<Record<string, (place: Place) => Promise<number>>> = {
  'a product page, rendered': (place) => measureRead(place, place.path),
  'a view of the product': (place) => measureRead(place, `/api/product-view/${popularId}`),
  'add to bag': ({ shop, skuId }) => measureAct(() => withBag(shop.address, skuId)),
  'the bag': (place) => measureRead(place, '/api/header/cart', place.guest),
  'the quote': (place) => measureRead(place, '/api/quote', place.guest),
  'a payment': ({ shop, skuId }) => checkOut(shop.address, skuId),
  'the orders of a customer': (place) => measureRead(place, '/api/orders', place.customer),
  'the account': (place) => measureRead(place, '/account', place.customer),
  'a list': (place) => measureRead(place, '/c/accessories'),
};

export async function measurePast(serverUrl: string, tell: Tell, bench: Bench): Promise<void> {
  await using clearing = new AsyncDisposableStack();
  const urls = {
    young: await makePast(serverUrl, bench, 'young'),
    old: await makePast(serverUrl, bench, 'old'),
  };
  const open = async (age: Age): Promise<Place> => {
    const skuId = await stockPlenty(urls[age]);
    const shop = clearing.use(await startShop(urls[age], bench.signal, { PAGE_CACHE_MEGABYTES: '0' }));
    return {
      shop,
      skuId,
      path: new URL((await fetch(`${shop.address}/product/${popularId}`)).url).pathname,
      guest: await withBag(shop.address, skuId),
      customer: await signIn(shop.address),
    };
  };
  const places = { young: await open('young'), old: await open('old') };
  for (const [name, act] of Object.entries(acts)) {
    const times = { young: [] as number[], old: [] as number[] };
    for (let round = 0; round < rounds; round++)
      for (const age of ['young', 'old'] as const) {
        bench.signal.throwIfAborted();
        const took = await act(places[age]);
        // The first few are planned and compiled.
        if (round >= rounds / 4) times[age].push(took);
      }
    const line = { ours: median(times.old), theirs: median(times.young) };
    tell(timesAtMost(`${name}, 1,000,000 of everything past, of 1,000`, line, most));
  }
}

async function makePast(serverUrl: string, bench: Bench, age: Age): Promise<string> {
  const name = `past_of_${sizes[age]}`;
  await createUnlessThere(serverUrl, name);
  return fillDatabase(databaseUrl(serverUrl, name), bench.signal, ({ jobs }) =>
    growPast(jobs, sizes[age], popularId),
  );
}

/** One of the demo's people, who has ordered before. */
async function signIn(address: string): Promise<Record<string, string>> {
  const response = await fetch(`${address}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address.replace('127.0.0.1', 'localhost') },
    body: JSON.stringify({ email: 'shopper@vitrine.example', password: 'vitrine-demo' }),
  });
  if (!response.ok) throw new Error(`Signing in answered ${response.status}.`);
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  return { cookie: cookies.join('; ') };
}

async function measureRead(
  { shop }: Place,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<number> {
  return measureAct(async () => {
    const response = await fetch(`${shop.address}${path}`, { headers });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}.`);
  });
}

async function measureAct(act: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await act();
  return performance.now() - began;
}
