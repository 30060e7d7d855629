// How many pages and answers a second, of what the least possible server sends on the same machine.
import { mkdtempDisposable, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Bench } from './bench.ts';
import { compareLoads, compareServers, runLoad } from './load.ts';
import { type Running, startOnFirstCore } from './processes.ts';
import { atMost, ratioAtLeast, type Tell } from './report.ts';
import { productPage, startShop } from './shops.ts';

const view = '/api/product-view/1001';
const listPage = '/c/all?page=4';
const seconds = 3;
const compressed = { 'accept-encoding': 'br' };

export async function measurePage({ address }: Running, tell: Tell, { signal }: Bench): Promise<void> {
  await using folder = await temporaryFolder();
  const file = await keep(join(folder.path, 'page'), `${address}${productPage}`, compressed);
  await using bare = await floor('node', file, signal);
  const load = { seconds, headers: compressed, paths: [productPage] };
  const rates = await compareServers(address, bare.address, load);
  tell(ratioAtLeast('cached page, of the same bytes by Node alone', rates, 0.7));
}

/** Whoever is signed in gets the page that everybody gets: their cookies cost nothing but being read. */
export async function measureSignedIn({ address }: Running, tell: Tell): Promise<void> {
  const load = { seconds, paths: [productPage] };
  const cookie = await signedInCookies(address);
  const rates = await compareLoads(
    address,
    { ...load, headers: { ...compressed, cookie } },
    { ...load, headers: compressed },
  );
  tell(ratioAtLeast('product page with a signed-in cookie, of without', rates, 0.9));
}

/** Of one of the demo shop's customers, as their browser sends them. */
async function signedInCookies(address: string): Promise<string> {
  const answer = await fetch(`${address}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ email: 'shopper@vitrine.example', password: 'vitrine-demo' }),
  });
  if (!answer.ok) throw new Error(`Signing in was answered with ${answer.status}.`);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
}

export async function measureView({ address }: Running, tell: Tell, { signal }: Bench): Promise<void> {
  await using folder = await temporaryFolder();
  const file = await keep(join(folder.path, 'view'), `${address}${view}`, {});
  await using bare = await floor('hono', file, signal);
  const rates = await compareServers(address, bare.address, { seconds, paths: [view] });
  tell(ratioAtLeast('product-view, of the same JSON by Hono alone', rates, 0.5));
}

/** In a shop that nobody has visited before, so that it holds what this load left and nothing else. */
export async function measureMemory(databaseUrl: string, tell: Tell, { signal }: Bench): Promise<void> {
  await using shop = await startShop(databaseUrl, signal);
  await runLoad(shop.address, { seconds: 4 * seconds, headers: compressed, paths: [productPage] });
  await runLoad(shop.address, { seconds: 4 * seconds, paths: [view] });
  tell(atMost('memory after the load', await shop.residentMegabytes(), 300, 'MB'));
}

/** One asks at a time: those who ask for a page that is being made already are answered with it too. */
export async function measureRender(databaseUrl: string, tell: Tell, { signal }: Bench): Promise<void> {
  await using shop = await startShop(databaseUrl, signal, { PAGE_CACHE_MEGABYTES: '0' });
  await using bare = await floor('render', `http://127.0.0.1${productPage}`, signal, databaseUrl);
  const load = { seconds, paths: [productPage], connections: 1 };
  const rates = await compareServers(shop.address, bare.address, load);
  tell(ratioAtLeast('page not cached, of React rendering it alone', rates, 0.5));
  tell(atMost('CPU of a product page, not cached', await cpuPerPage(shop, productPage), 6.5, 'ms'));
  tell(atMost('CPU of a list, not cached', await cpuPerPage(shop, listPage), 65, 'ms'));
}

/** What the shop's process works for one page, when it is warm. */
async function cpuPerPage(shop: Running, path: string): Promise<number> {
  const load = { paths: [path], connections: 1 };
  await runLoad(shop.address, { ...load, seconds: 2 * seconds });
  const before = await shop.cpuMs();
  const pages = await runLoad(shop.address, { ...load, seconds: 2 * seconds });
  return ((await shop.cpuMs()) - before) / pages;
}

function floor(kind: string, target: string, signal: AbortSignal, databaseUrl = ''): Promise<Running> {
  return startOnFirstCore('bench/floor.ts', [kind, target], { DATABASE_URL: databaseUrl }, signal);
}

function temporaryFolder() {
  return mkdtempDisposable(join(tmpdir(), 'bench-'));
}

/** Stores an answer as it came over the wire, with the headers it came with; the file's name. */
async function keep(file: string, url: string, headers: Record<string, string>): Promise<string> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers }, resolve).once('error', reject);
  });
  await writeFile(file, Buffer.concat(await response.toArray()));
  await writeFile(`${file}.headers`, JSON.stringify(response.headers));
  return file;
}
