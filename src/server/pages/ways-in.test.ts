import { expect, test } from 'vitest';
import type { Facets } from '../../domain/listing/listing.ts';
import { languages } from '../../domain/visitor/language.ts';
import { languageOfPath } from '../../domain/visitor/language-path.ts';
import { createTestShop } from '../testing/test-shop.ts';
import { addressOf, parsePageRequest } from './page-address.ts';

const shop = createTestShop();

const html = async (path: string) => {
  const response = await shop.send(path);
  expect(response.status, path).toBe(200);
  return response.text();
};

test.each([
  ['/customerservice/returnspolicy', '30 days from the day your parcel arrives'],
  ['/presale-products', 'still on their way to us'],
  ['/termsofuse', 'Your order is the offer'],
  ['/privacypolicy', 'Answer STOP'],
  ['/financialnotice', 'Afterpay or Klarna'],
  ['/article/what-is-your-exchange-policy', 'another size or color of the same design'],
  ['/article/int-how-do-i-make-an-exchange', 'Order first, return second'],
  ['/shippingusa', 'Free 2-day shipping'],
  ['/shippinginternational', 'WorldWide'],
])('[RT-18] %s answers with real text', async (path, words) => {
  const page = await html(path);
  expect(page).toContain(words);
  expect(page).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
  expect(page).toContain(`rel="canonical" href="${shop.origin}${path}"`);
  const text = page.replace(/<script[\s\S]*?<\/script>|<[^>]+>/g, ' ').split(/\s+/);
  if (path !== '/presale-products') expect(text.length).toBeGreaterThan(220);
});

test('[RT-18] the shipping page says what this shop is set up to give', async () => {
  const page = (await html('/shippingusa')).replaceAll('<!-- -->', '');
  expect(page).toMatch(/Free 2-day shipping from \$100/);
  expect(page).toMatch(/Free overnight shipping[\s\S]*?From \$300/);
});

test('[CQ-08] the shipping page says from when on a parcel is signed for, and who may do without', async () => {
  for (const path of ['/shippingusa', '/fr/shippingusa']) {
    const page = (await html(path)).replaceAll('<!-- -->', '');
    expect(page, path).toMatch(/Orders of \$550 or more|À partir de 550/);
    // The built-in processor takes no Klarna.
    expect(page, path).not.toMatch(/pay with Klarna|payez avec Klarna/);
  }
});

test('[RT-18, PS-01] the pre-sale page lists what is on pre-sale and nothing else', async () => {
  const presale = await shop.query(
    'select distinct product_id from sku join product on product.id = product_id where is_presale and is_active',
  );
  const page = await html('/presale-products');
  const shown = [...page.matchAll(/<h3[^>]*><a[^>]*href="\/product\/(\d+)\//g)].map(([, id]) => Number(id));
  expect(shown.toSorted()).toEqual(presale.map(({ product_id }) => Number(product_id)).toSorted());
});

test.each(['/', '/c/clothing', '/c/new-in', '/c/all', '/search', '/search?q=silk', '/bag'])(
  '%s is a way in',
  async (path) => {
    expect(await html(path)).toContain('<h1');
  },
);

test('the home page shows the window, what is new, the deals and the designers', async () => {
  const page = await html('/');
  for (const words of ['Everything on the bias', 'New in', 'For a few hours', 'COMING SOON', 'Designers'])
    expect(page).toContain(words);
  expect(page).not.toContain('/product/1009/');
});

test('a category page carries its tiles, facets and ways on without any script', async () => {
  const page = await html('/c/clothing');
  expect(page.match(/<article/g)).toHaveLength(24);
  expect(page.match(/<input[^>]*name="brand"[^>]*>/g)?.join()).toContain('value="maison-orle"');
  expect(page.match(/<a[^>]*href="\/c\/clothing\?page=2"[^>]*>/)).not.toBeNull();
  const second = await html('/c/clothing?page=2');
  expect((second.match(/<article/g) ?? []).length).toBeGreaterThan(24);
});

test('there is no such category: 404', async () => {
  expect((await shop.send('/c/nope')).status).toBe(404);
  expect((await shop.send('/c/%3Cscript%3E')).status).toBe(404);
});

test.each([
  ['/c/clothing?size=zzz&brand=nobody', '/c/clothing'],
  ['/c/clothing?page=999', /^\/c\/clothing\?page=\d$/],
  ['/c/clothing?color=red&brand=nobody&page=77', '/c/clothing?color=red'],
  ['/search?q=silk&size=zzz', '/search?q=silk'],
  ['/search?size=m', '/search'],
  ['/presale-products?size=zzz', '/presale-products'],
  ['/c/pre-sale', '/presale-products'],
])('%s leads to the address of what it shows', async (wrong, right) => {
  const response = await shop.send(wrong);
  expect([301, 302]).toContain(response.status);
  expect(response.headers.get('location')).toEqual(
    typeof right === 'string' ? right : expect.stringMatching(right),
  );
});

test('the name of every brand leads from a product to all that is theirs, and to nothing else', async () => {
  const listing = async (search: string) => {
    const answer = await shop.send(`/api/listing/all${search}`);
    const { content } = await answer.json();
    return content as { tiles: { brand: string; path: string }[]; total: number; facets: Facets };
  };
  const { brand: counts } = (await listing('')).facets;
  const products = await shop.query(
    `select distinct on (brand.id) brand.name, product.id, slug from product
       join brand on brand.id = brand_id where is_active and is_listed and not is_gift_card order by brand.id, product.id`,
  );
  expect(products.length).toBeGreaterThan(5);
  for (const { name, id, slug } of products) {
    const page = await html(`/product/${id}/${slug}`);
    const path = page.match(/<a[^>]*href="([^"]*[?&]brand=[^"]*)"/)?.[1] ?? '';
    const { tiles, total } = await listing(new URL(path, shop.origin).search);
    expect(total, path).toBe(counts.find((known) => known.name === name)?.count);
    expect(new Set(tiles.map(({ brand }) => brand))).toEqual(new Set([name]));
    expect(await html(path)).toContain(tiles[0]?.path);
  }
});

test('garbage in an address is the same page, kept once', async () => {
  const addressIn = (path: string, query: string) =>
    addressOf(parsePageRequest(path, new URLSearchParams(query)));
  const address = (query: string) => addressIn('/c/dresses', query);
  expect(address('?utm=x&size=S&sort=evil&page=-1&image=3')).toBe('/c/dresses');
  expect(address('?size=m&size=s')).toBe('/c/dresses?size=m,s');
  expect(address('?q=x')).toBe('/c/dresses');
  expect(addressIn('/search', '?page=2&q=%20Silk%20%20dress&x=1')).toBe('/search?q=Silk+dress&page=2');
  expect(addressIn('/product/1/x', '?size=12')).toBe('/product/1/x?size=12');
  expect((await shop.send('/c/dresses?utm=x&size=S&sort=evil&page=-1')).status).toBe(200);
});

test('[SEO-03] a narrowed list is not indexed and names the whole one; the way here is told', async () => {
  const plain = await html('/c/slip-dresses');
  expect(plain).not.toContain('noindex');
  expect(plain).toContain(`rel="canonical" href="${shop.origin}/c/slip-dresses"`);
  const narrowed = await html('/c/slip-dresses?color=black');
  expect(narrowed).toContain('noindex, follow');
  expect(narrowed).toContain(`rel="canonical" href="${shop.origin}/c/slip-dresses"`);
  expect(crumbsIn(plain)).toEqual(['Home', 'Clothing', 'Dresses', 'Slip dresses']);
  expect(crumbsIn(await html('/product/1001/nocturne-bias-slip-dress-bordeaux')).at(-1)).toBe(
    'Nocturne Bias Slip Dress',
  );
});

function crumbsIn(page: string): string[] {
  const data = [...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json),
  );
  const list = data.find((entry) => entry['@type'] === 'BreadcrumbList');
  return list.itemListElement.map(({ name }: { name: string }) => name);
}

test('[SEO-03] robots.txt names the sitemap, which leads to every product that has a page', async () => {
  const robots = await html('/robots.txt');
  expect(robots).toContain(`Sitemap: ${shop.origin}/sitemap.xml`);
  expect(robots).toContain('Disallow: /search');
  const index = await html('/sitemap.xml');
  const parts = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  const pages = (await Promise.all(parts.map(html))).join('');
  const listed = [...pages.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  const products = await shop.query(
    'select id from product where is_active and is_listed and audience_exclusion_type is null and not is_gift_card order by id',
  );
  const ids = listed.flatMap((path) => /^\/product\/(\d+)\/[a-z0-9-]+$/.exec(path)?.[1] ?? []);
  expect(ids.map(Number)).toEqual(products.map(({ id }) => Number(id)));
  expect(listed).toContain('/c/dresses');
  expect(listed).toContain('/termsofuse');
  // In every other language the same, page by page; that they can be read is the journeys' own.
  const pagesIn = (language: string) =>
    listed
      .filter((path) => languageOfPath(path).language === language)
      .map((path) => languageOfPath(path).path);
  const inEnglish = pagesIn('en');
  for (const language of languages) expect(pagesIn(language).toSorted()).toEqual(inEnglish.toSorted());
  for (const path of inEnglish.filter((other) => !other.startsWith('/product/'))) await html(path);
});

test('[SEO-03] a part that begins anywhere is whole XML, and nonsense is not found', async () => {
  expect(await html('/sitemap/products-999999999.xml')).toMatch(/^<\?xml[\s\S]*<\/urlset>\n$/);
  expect((await shop.send('/sitemap/products-99999999999999999999.xml')).status).toBe(404);
  expect((await shop.send('/sitemap/products-x.xml')).status).toBe(404);
});

test('a list that shows a product is told when it changes', async () => {
  await html('/c/bags');
  const [bag] = await shop.query(
    "select product_id from listing_collection join category on category.id = collection_id where slug = 'bags' limit 1",
  );
  await shop.query('update product set is_active = false where id = $1', [bag?.product_id]);
  await expect
    .poll(async () => (await html('/c/bags')).includes(`/product/${bag?.product_id}/`), { timeout: 8_000 })
    .toBe(false);
});

test('pages of lists may be kept for Back', async () => {
  const response = await shop.send('/c/dresses');
  expect(response.headers.get('cache-control')).toBe('private, no-cache');
  expect(response.headers.get('content-security-policy')).not.toContain('unsafe-inline');
});
