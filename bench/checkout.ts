// What a checkout costs: to look at a quote, to place an order of what everybody wants, and fifty a second beside people
// who browse.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { createDatabase, everydayLimits } from '../src/database/database.ts';
import { createPayments } from '../src/server/payment/create-payments.ts';
import { type Payable, payableAsIs, payableQuote } from '../src/server/testing/checkout/payable-quote.ts';
import { testKeys } from '../src/server/testing/test-keys.ts';
import { processPayment } from '../src/shop/payment/process-payment.ts';
import type { Bench } from './bench.ts';
import { instantProcessor } from './instant-processor.ts';
import { atLeast, atMost, ratioAtLeast, type Tell, timesAtMost } from './report.ts';
import { productPage, startShop } from './shops.ts';

const at = 8;
const orders = 400;
const perSecond = 50;
const seconds = 60;
/** Four for each who buys. Without a pace the load would take whatever the shop has left, however much that is. */
const pagesPerSecond = 200;

export async function measureCheckout(databaseUrl: string, tell: Tell, { signal }: Bench): Promise<void> {
  await using clearing = new AsyncDisposableStack();
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  clearing.defer(() => client.end());
  const { rows } = await client.query(
    `update stock_level set on_hand = 1000000
     where sku_id = (select id from sku where product_id = 1012 limit 1) returning sku_id as id`,
  );
  const skuId = Number(rows[0].id);
  await placing(databaseUrl, client, skuId, tell, signal);
  const shop = clearing.use(await startShop(databaseUrl, signal));
  await quoting(shop.address, skuId, tell);
  await checkingOut(shop.address, skuId, tell, signal);
}

/** Orders of one hot size beside the least that could be done for each, through the same pool. */
async function placing(url: string, client: pg.Client, skuId: number, tell: Tell, signal: AbortSignal) {
  const patient = {
    ...everydayLimits,
    checkoutConnections: at,
    lockTimeoutMs: 60_000,
    statementTimeoutMs: 60_000,
  };
  await using clearing = new AsyncDisposableStack();
  const database = createDatabase(url, {}, patient);
  clearing.defer(() => database.close());
  const payment = createPayments({
    database,
    keys: testKeys,
    origin: 'http://localhost:4000',
    now: Date.now,
    // Somebody else's books are not measured: those of the built-in processor lie in the same database.
    processors: new Map([['sandbox', instantProcessor()]]),
  });
  await client.query(
    'create table if not exists bench_order (id bigint generated always as identity, sku bigint)',
  );
  clearing.defer(async () => void (await client.query('drop table bench_order')));
  const payables: Payable[] = [];
  for (let made = 0; made < orders * 2; made++)
    payables.push(await payableQuote(client, { skuIds: [skuId] }));
  const place = async () => {
    const payable = payables.pop();
    if (!payable) throw new Error('There are not enough quotes.');
    const { owner, quote } = payable;
    const paid = await processPayment(payment, {
      owner,
      key: randomUUID(),
      quoteId: quote.id,
      version: 1,
      processor: 'sandbox',
      token: 'tok_ok',
      address: quote.id,
      language: 'en',
      quoteToPlace: payableAsIs(quote),
    });
    if (paid.kind !== 'placed') throw new Error(paid.kind);
  };
  const bare = () =>
    database.checkout.transaction(async (tx) => {
      await tx.execute(
        sql`update stock_level set on_hand = on_hand - 1 where sku_id = ${skuId} and on_hand - reserved >= 1`,
      );
      await tx.execute(sql`insert into bench_order (sku) values (${skuId})`);
    });
  const rate = async (work: () => Promise<unknown>) => {
    let left = orders;
    const began = performance.now();
    const worker = async () => {
      while (left-- > 0) {
        signal.throwIfAborted();
        await work();
      }
    };
    await Promise.all(Array.from({ length: at }, worker));
    return orders / ((performance.now() - began) / 1_000);
  };
  await rate(place);
  await rate(bare);
  const ours = await rate(place);
  const theirs = await rate(bare);
  tell(ratioAtLeast('place order, one hot size, of a bare UPDATE and INSERT', { ours, theirs }, 0.5));
}

const json = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
const address = {
  firstName: 'Margaux',
  lastName: 'Tremblay',
  streetAddress: '148 High Street',
  city: 'Columbus',
  postCode: '43215',
  regionCode: 'OH',
  countryCode: 'US',
};

interface Asking {
  readonly method?: 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** `fetch` costs as much as some of what is measured, on the core that the database needs. */
const agent = new Agent({ keepAlive: true });

/** What was answered, which must be well. */
async function callShop(what: string, shop: string, path: string, { method, headers, body }: Asking) {
  const sending = request(`${shop}${path}`, { method: method ?? 'GET', headers, agent });
  sending.end(body === undefined ? undefined : JSON.stringify(body));
  const [response] = (await once(sending, 'response')) as [IncomingMessage];
  const { content, code } = JSON.parse(await text(response));
  if ((response.statusCode ?? 500) < 300) return { content, cookies: response.headers['set-cookie'] ?? [] };
  throw new Error(`${what} answered ${response.statusCode} ${code ?? ''}`);
}

/** Somebody new, who puts one thing in their bag. */
export async function withBag(shop: string, skuId: number): Promise<Record<string, string>> {
  const { cookies } = await callShop('adds', shop, '/api/cart/items', {
    method: 'POST',
    headers: json,
    body: { productId: 1012, sizeId: skuId, quantity: 1, addQtyToCartItem: 1, sizeRequired: true },
  });
  return { ...json, cookie: cookies[0]?.split(';')[0] ?? '' };
}

async function p99Of(work: () => Promise<unknown>, times: number): Promise<number> {
  const took: number[] = [];
  for (let time = 0; time < times; time++) {
    const began = performance.now();
    await work();
    took.push(performance.now() - began);
  }
  took.sort((a, b) => a - b);
  return took[Math.floor(times * 0.99)] ?? 0;
}

async function quoting(shop: string, skuId: number, tell: Tell): Promise<void> {
  const headers = await withBag(shop, skuId);
  const get = (path: string) => () => callShop(path, shop, path, { headers });
  const [quote, bag] = [get('/api/quote'), get('/api/header/cart')];
  await p99Of(quote, 200);
  await p99Of(bag, 200);
  const times = { ours: await p99Of(quote, 500), theirs: await p99Of(bag, 500) };
  tell(timesAtMost('quote, 99th of 100, of reading the bag', times, 3));
}

/** The whole way by calls: bag, quote, address, payment. */
export async function checkOut(shop: string, skuId: number): Promise<number> {
  const headers = await withBag(shop, skuId);
  const read = await callShop('quotes', shop, '/api/quote', { headers });
  const { content } = await callShop('addresses', shop, '/api/quote', {
    method: 'POST',
    headers,
    body: {
      version: read.content.version,
      quote: { emailAddress: `${randomUUID()}@example.com`, shippingAddress: address },
    },
  });
  const began = performance.now();
  await callShop('payments', shop, '/api/payment/process', {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': randomUUID() },
    body: {
      quoteId: content.id,
      version: content.version,
      payment: { processor: 'sandbox', method: 'card', token: 'tok_ok' },
    },
  });
  return performance.now() - began;
}

async function checkingOut(shop: string, skuId: number, tell: Tell, signal: AbortSignal): Promise<void> {
  const browsing = autocannon({
    url: `${shop}${productPage}`,
    connections: 4,
    duration: seconds,
    overallRate: pagesPerSecond,
  });
  const took: number[] = [];
  const under: Promise<unknown>[] = [];
  const failures = new Map<string, number>();
  const began = performance.now();
  for (let nth = 0; nth < perSecond * seconds; nth++) {
    signal.throwIfAborted();
    const due = began + (nth * 1_000) / perSecond - performance.now();
    if (due > 0) await pause(due);
    under.push(
      checkOut(shop, skuId)
        .then((ms) => took.push(ms))
        .catch((error: Error) => {
          failures.set(error.message, (failures.get(error.message) ?? 0) + 1);
        }),
    );
  }
  await Promise.all(under);
  const lasted = (performance.now() - began) / 1_000;
  const pages = await browsing;
  took.sort((a, b) => a - b);
  const failed = [...failures].map(([why, times]) => `${times} ${why}`).join(', ') || 'none failed';
  tell(atLeast(`checkouts a second for a minute, ${failed}`, took.length / lasted, perSecond * 0.98));
  tell(atMost('of those, a payment, 99th of 100', took[Math.floor(took.length * 0.99)] ?? 0, 500, 'ms'));
  tell(atLeast('product pages a second beside them', pages['2xx'] / seconds, 196));
}
