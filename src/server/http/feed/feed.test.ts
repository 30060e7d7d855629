import { gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { listFeeds } from '../../../contract/desk/feeds.ts';
import { createDatabase } from '../../../database/database.ts';
import type { FeedChannel } from '../../../domain/feed/feed-channel.ts';
import { languages } from '../../../domain/visitor/language.ts';
import { makeFeeds } from '../../../shop/feed/make-feeds.ts';
import { brokenRules, type FieldsOfItem, googleRules, metaRules } from '../../testing/feed/feed-rules.ts';
import { itemsOfCsv, itemsOfXml } from '../../testing/feed/read-feed.ts';
import { adminToken } from '../../testing/reviewing.ts';
import { answerOf, createTestShop } from '../../testing/test-shop.ts';

vi.setConfig({ testTimeout: 60_000 });

const shop = createTestShop({ FEEDS: 'yes', ADMIN_TOKEN: adminToken });
const paths = { google: '/feeds/google.xml', meta: '/feeds/meta.csv' } as const;
const channels = [
  ['google', googleRules, itemsOfXml],
  ['meta', metaRules, itemsOfCsv],
] as const;

/** Once a job has made it. */
async function feed(channel: FeedChannel, language = 'en', headers: Record<string, string> = {}) {
  const path = `${paths[channel]}?language=${language}`;
  await expect
    .poll(async () => (await shop.send(path, { method: 'HEAD' })).status, { timeout: 30_000 })
    .toBe(200);
  return shop.send(path, { headers });
}

/** The words of the channels beside those of the shop. */
const availability = (word: string) =>
  ({ 'in stock': 'in_stock', 'out of stock': 'out_of_stock', 'available for order': 'backorder' })[word] ??
  word;

interface OfferOnPage {
  readonly sku: string;
  readonly offers: { readonly price: number; readonly priceCurrency: string; readonly availability: string };
}

/** What the page of a product says of each of its sizes to whoever looks now. */
async function offersOn(path: string): Promise<OfferOnPage[]> {
  const page = await (await shop.send(path)).text();
  const blocks = [...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
  const found = blocks
    .map(([, json = '']) => JSON.parse(json))
    .find((each) => /^Product/.test(each['@type']));
  return found.hasVariant ?? [found];
}

const schemaOrg: Readonly<Record<string, string>> = {
  in_stock: 'InStock LimitedAvailability',
  out_of_stock: 'OutOfStock',
  preorder: 'PreSale',
  backorder: 'BackOrder',
};

const first = (item: FieldsOfItem, name: string) => item.get(name)?.[0] ?? '';

test.each(languages.flatMap((language) => channels.map((channel) => [language, ...channel] as const)))(
  '[DK-22] in %s the whole shop’s feed for %s passes its published rules, and says what the pages say',
  async (language, channel, rules, parse) => {
    const items = await parse(shop, await (await feed(channel, language)).text());
    expect(brokenRules(items, rules, 'USD')).toEqual([]);

    // All that has a page and may go to the United States; of what is late and in stock nobody knows the day.
    const sold = await shop.query(`select sku.code from sku
      join product on product.id = sku.product_id join stock_level on stock_level.sku_id = sku.id
      where is_active and is_listed and audience_exclusion_type is null and not is_gift_card
        and not (is_back_order_delayed and not is_presale and estimated_arrival is null and on_hand > reserved)
        and not exists (select from product_ships_to to_few where to_few.product_id = product.id
          and not exists (select from product_ships_to join country on country.id = country_id
            where product_ships_to.product_id = product.id and code = 'US'))`);
    const ids = items.map((item) => first(item, 'id'));
    expect(ids.toSorted()).toEqual(sold.map(({ code }) => String(code)).toSorted());

    const pages = Map.groupBy(items, (item) => first(item, 'link').replace(/\?size=\d+$/, ''));
    for (const [page, ofPage] of pages) {
      const path = page.slice(shop.origin.length);
      expect(path.startsWith('/fr/')).toBe(language === 'fr');
      const offers = new Map((await offersOn(path)).map(({ sku, offers }) => [sku, offers]));
      for (const item of ofPage) {
        const [id, offer] = [first(item, 'id'), offers.get(first(item, 'id'))];
        const paid = first(item, 'sale_price') || first(item, 'price');
        expect(paid, id).toBe(`${offer?.price.toFixed(2)} ${offer?.priceCurrency}`);
        const pageAvailability = offer?.availability.replace('https://schema.org/', '') ?? 'nothing';
        expect(schemaOrg[availability(first(item, 'availability'))], id).toContain(pageAvailability);
      }
    }
  },
  // Every product's page is made.
  180_000,
);

test('[DK-22] it is sent packed or not, with marks by which nobody fetches it twice', async () => {
  const plain = await feed('google', 'en', { 'accept-encoding': 'identity' });
  const text = await plain.text();
  expect(plain.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(plain.headers.get('set-cookie')).toBeNull();
  expect(plain.headers.get('x-robots-tag')).toBe('noindex');
  const [etag, lastModified] = [plain.headers.get('etag') ?? '', plain.headers.get('last-modified') ?? ''];

  const packed = await rawBytes(paths.google);
  expect(packed.encoding).toBe('gzip');
  expect(gunzipSync(packed.bytes).toString()).toBe(text);

  expect((await feed('google', 'en', { 'if-none-match': `"other", ${etag}` })).status).toBe(304);
  expect((await feed('google', 'en', { 'if-modified-since': lastModified })).status).toBe(304);
  const before = new Date(Date.parse(lastModified) - 1_000).toUTCString();
  expect((await feed('google', 'en', { 'if-modified-since': before })).status).toBe(200);
  expect(
    (await feed('google', 'en', { 'if-none-match': '"other"', 'if-modified-since': lastModified })).status,
  ).toBe(200);
});

/** As they come, whatever a client would do with them. */
async function rawBytes(path: string) {
  const { get } = await import('node:http');
  return new Promise<{ bytes: Buffer; encoding: string | undefined }>((done, fail) => {
    get(
      {
        host: '127.0.0.1',
        port: shop.port,
        path,
        headers: { host: new URL(shop.origin).host, 'accept-encoding': 'gzip, br' },
      },
      async (response) => {
        const bytes = Buffer.concat(await response.toArray());
        done({ bytes, encoding: response.headers['content-encoding'] });
      },
    ).on('error', fail);
  });
}

test('[DK-22] there is none in a language or for a country that the shop has no feed of', async () => {
  expect((await shop.send('/feeds/google.xml?language=it')).status).toBe(404);
  expect((await shop.send('/feeds/meta.csv?country=FR')).status).toBe(404);
  expect((await shop.send('/feeds/meta.csv?country=US&language=fr')).status).toBe(200);
  expect(await (await shop.send('/robots.txt')).text()).not.toMatch(/\/feeds/);
});

test('[DK-22] the desk is told where they are, and what was left out of them and why', async () => {
  await feed('google', 'fr');
  const response = await shop.send('/api/admin/feeds', {
    headers: { authorization: `Bearer ${adminToken}` },
  });
  const { content } = await answerOf(response, listFeeds);
  const french = content.find(({ language }) => language === 'fr');
  expect(french?.addresses.google).toBe(`${shop.origin}/feeds/google.xml?language=fr`);
  const [{ count, one } = {}] = await shop.query(
    'select count(*)::int as count, min(id)::int as one from product where is_active and is_gift_card',
  );
  const giftCards = french?.notes.find(({ code }) => code === 'gift_card');
  expect(giftCards).toMatchObject({ count, productIds: expect.arrayContaining([one]) });
});

test('[DK-22] a changed price asks for new feeds within five minutes, and they have it', async () => {
  await feed('meta');
  const [{ id = 0, code = '' } = {}] = await shop.query(`select product_id as id, min(code) as code from sku
    join product on product.id = product_id where is_active and is_listed group by 1 order by 1 limit 1`);
  await shop.query("update job set run_at = now() + interval '1 hour' where kind = 'make-feeds'");
  await shop.query('update price set price_minor = 123456, sale_minor = null where product_id = $1', [id]);
  await shop.query('delete from price where product_id = 1012');
  const due =
    "select extract(epoch from run_at - now())::float as seconds from job where kind = 'make-feeds'";
  await expect
    .poll(async () => Number((await shop.query(due))[0]?.seconds), { timeout: 15_000 })
    .toBeLessThanOrEqual(300);

  const etag = (await feed('meta')).headers.get('etag');
  await shop.query(
    "update feed_edition set begun_at = begun_at - interval '1 hour', finished_at = finished_at - interval '1 hour'",
  );
  await shop.query("update job set run_at = now() where kind = 'make-feeds'");
  await expect.poll(async () => (await feed('meta')).headers.get('etag'), { timeout: 30_000 }).not.toBe(etag);
  const items = await itemsOfCsv(shop, await (await feed('meta')).text());
  expect(first(items.find((item) => first(item, 'id') === code) ?? new Map(), 'price')).toBe('1234.56 USD');
  // One without a price keeps nobody else back.
  expect(items.filter((item) => first(item, 'link').includes('/product/1012/'))).toEqual([]);
  expect(
    await shop.query(
      "select notes -> 'no_price' as note from feed_edition where language = 'en' order by id desc limit 1",
    ),
  ).toEqual([{ note: { count: 1, productIds: [1012] } }]);
});

test('[DK-22] a making that stops half-way is gone on with, and what is sent meanwhile is whole', async () => {
  const text = await (await feed('google')).text();
  const database = createDatabase(shop.databaseUrl);
  try {
    // The shop's own making, asked for by the prices of the test before, would be in the way.
    const putOff = () =>
      shop.query(
        "update job set run_at = now() + interval '1 hour' where kind = 'make-feeds' and coalesce(leased_until, now()) <= now() returning id",
      );
    await expect.poll(putOff, { timeout: 60_000 }).toHaveLength(1);
    await shop.query(
      "update feed_edition set begun_at = begun_at - interval '3 hours', finished_at = finished_at - interval '3 hours'",
    );
    let looks = 0;
    const stopsSoon = {
      get aborted() {
        looks += 1;
        return looks > 1;
      },
    } as AbortSignal;
    const wearer = { gender: 'female', ageGroup: 'adult', sizeSystem: 'US' } as const;
    const deps = { queries: database.jobs, origin: shop.origin, wearer, now: Date.now };
    expect(await makeFeeds(deps, stopsSoon)).toBe(0);
    expect(
      await shop.query('select last_product_id > 0 as is_begun from feed_edition where finished_at is null'),
    ).toEqual([{ is_begun: true }]);
    expect(await (await feed('google')).text()).toBe(text);
    expect(await makeFeeds(deps, new AbortController().signal)).toBeGreaterThan(0);
    expect(await (await feed('google')).text()).toBe(text);
    // The editions before are gone, with their parts.
    expect(await shop.query('select count(distinct edition_id)::int as editions from feed_part')).toEqual([
      { editions: languages.length },
    ]);
  } finally {
    await database.close();
  }
});
