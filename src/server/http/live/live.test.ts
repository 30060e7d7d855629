import { describe, expect, test } from 'vitest';
import { createDatabase } from '../../../database/database.ts';
import { claimStock, reserveStock } from '../../../shop/stock/hold-stock.ts';
import { createTestShop, problemOf } from '../../testing/test-shop.ts';

const metricsToken = 'a token of at least thirty-two characters'.replaceAll(' ', '-');
const shop = createTestShop({ METRICS_TOKEN: metricsToken });

interface Event {
  readonly name: string;
  readonly data: Record<string, unknown>;
}

interface Listening {
  /** Waits for the first event that fits, from the beginning of the stream on. */
  readonly hears: (name: string, fits?: (data: Event['data']) => boolean) => Promise<Event['data']>;
  /** What came so far of one product. */
  readonly heardOf: (productId: number) => readonly Event[];
  readonly leave: () => void;
}

async function listenTo(productIds: string, cookie = ''): Promise<Listening> {
  const leaving = new AbortController();
  const response = await shop.send(`/api/live?productIds=${productIds}`, {
    signal: leaving.signal,
    headers: { cookie },
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const heard: Event[] = [];
  let rest = '';
  response.body
    ?.pipeThrough(new TextDecoderStream())
    .pipeTo(
      new WritableStream({
        write: (text) => {
          const parts = (rest + text).split('\n\n');
          rest = parts.pop() ?? '';
          heard.push(...parts.map(eventOf));
        },
      }),
    )
    .catch(() => {});
  return {
    hears: async (name, fits = () => true) => {
      const found = () => heard.find((event) => event.name === name && fits(event.data));
      await expect.poll(found, { timeout: 2_000, interval: 20 }).toBeDefined();
      return found()?.data ?? {};
    },
    heardOf: (productId) => heard.filter(({ data }) => data.productId === productId),
    leave: () => leaving.abort(),
  };
}

async function looking(): Promise<string | undefined> {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const metrics = await (await shop.send('/metrics', { headers })).text();
  return /^vitrine_live_viewers (\d+)$/m.exec(metrics)?.[1];
}

function eventOf(text: string): Event {
  const [, name = '', data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(text) ?? [];
  return { name, data: JSON.parse(data) };
}

async function sellOne(productId: number): Promise<void> {
  const database = createDatabase(shop.databaseUrl);
  const [row] = await shop.query(
    `select sku.id as sku, deal.id as deal from sku join flash_deal deal using (product_id)
      where product_id = $1 order by sku.id limit 1`,
    [productId],
  );
  const held = await reserveStock(database.shop, [
    { skuId: Number(row?.sku), dealId: Number(row?.deal), quantity: 1 },
  ]);
  if (!held.ok) throw new Error(held.code);
  await database.shop.transaction((tx) => claimStock(tx, held.holdId));
  await database.close();
}

describe('[FD-09] GET /api/live', () => {
  test('tells of a sale within two seconds: how much of the deal is sold', async () => {
    const page = await listenTo('1004');
    const { claimPercentage: before } = await page.hears('deal');
    await sellOne(1004);
    const after = await page.hears('deal', ({ claimPercentage }) => claimPercentage !== before);
    expect(after).toMatchObject({ productId: 1004, end: expect.stringMatching(/Z$/) });
    expect(Number(after.claimPercentage)).toBeGreaterThan(Number(before));
    page.leave();
  });

  test('tells what is left of a size, whoever changed it', async () => {
    const page = await listenTo('1001,1019');
    await page.hears('stock', ({ productId }) => productId === 1001);
    const [sku] = await shop.query('select id from sku where product_id = 1001 order by id limit 1');
    await shop.query('update stock_level set on_hand = reserved + 2 where sku_id = $1', [sku?.id]);
    const news = await page.hears('stock', ({ lowStockQuantity }) => lowStockQuantity === 2);
    expect(news).toEqual({
      productId: expect.any(Number),
      sizeId: expect.any(Number),
      quantityType: 'LowStock',
      lowStockQuantity: 2,
    });
    page.leave();
  });

  test('tells what time it is', async () => {
    const page = await listenTo('1001');
    const { serverTime } = await page.hears('time');
    expect(Math.abs(Date.parse(String(serverTime)) - Date.now())).toBeLessThan(2_000);
    page.leave();
  });

  test('says of a product that there is none by saying nothing', async () => {
    const page = await listenTo('999999,1001');
    // A change of the other is heard of later than all that could be said on coming.
    const [sku] = await shop.query('select id from sku where product_id = 1001 order by id limit 1');
    await shop.query('update stock_level set on_hand = reserved + 3 where sku_id = $1', [sku?.id]);
    await page.hears('stock', ({ lowStockQuantity }) => lowStockQuantity === 3);
    expect(page.heardOf(999_999)).toEqual([]);
    page.leave();
  });

  test('a request for the head alone opens no stream', async () => {
    await expect.poll(looking).toBe('0');
    const heads = await Promise.all(
      Array.from({ length: 25 }, () => shop.send('/api/live?productIds=1001', { method: 'HEAD' })),
    );
    expect(heads.map(({ status }) => status)).toEqual(Array(25).fill(200));
    expect(heads[0]?.headers.get('content-type')).toBe('text/event-stream');
    expect(await looking()).toBe('0');
    const page = await listenTo('1001');
    page.leave();
  });
});

test('[FD-09] whoever runs the shop can see how many are looking', async () => {
  await expect.poll(looking).toBe('0');
  const pages = [await listenTo('1001'), await listenTo('1002')];
  expect(await looking()).toBe('2');
  for (const page of pages) page.leave();
  await expect.poll(looking).toBe('0');
});

test('[FD-09] a fourth stream of one guest is refused, until one of the others is closed', async () => {
  const added = await shop.send('/api/cart/items', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      productId: 1012,
      quantity: 1,
      addQtyToCartItem: 1,
      sizeRequired: true,
      sizeId: await oneSizeOf(1012),
    }),
  });
  expect(added.status).toBe(201);
  const cookie = added.headers.get('set-cookie')?.split(';')[0] ?? '';
  const pages = [];
  for (let page = 0; page < 3; page++) pages.push(await listenTo('1001', cookie));
  const refused = await shop.send('/api/live?productIds=1001', { headers: { cookie } });
  expect(refused.headers.get('retry-after')).not.toBeNull();
  expect((await problemOf(refused)).code).toBe('unavailable');

  pages[0]?.leave();
  const isLetIn = async () => {
    const leaving = new AbortController();
    const { status } = await shop.send('/api/live?productIds=1001', {
      headers: { cookie },
      signal: leaving.signal,
    });
    leaving.abort();
    return status;
  };
  await expect.poll(isLetIn, { timeout: 5_000 }).toBe(200);
  for (const page of pages) page.leave();
});

async function oneSizeOf(productId: number): Promise<number> {
  const [sku] = await shop.query('select id from sku where product_id = $1', [productId]);
  return Number(sku?.id);
}

test.each([
  ['nothing asked for', ''],
  ['a word', '?productIds=abc'],
  ['an empty list', '?productIds='],
  ['twenty-one products', `?productIds=${Array.from({ length: 21 }, (_, i) => i + 1).join(',')}`],
  ['asked twice', '?productIds=1&productIds=2'],
  ['more than is known', '?productIds=1&since=3'],
])('[FD-09] refuses %s', async (_, query) => {
  const response = await shop.send(`/api/live${query}`);
  expect((await problemOf(response)).code).toBe('invalid_request');
});
