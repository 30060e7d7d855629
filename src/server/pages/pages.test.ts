import { expect, test } from 'vitest';
import { createTestShop, problemOf } from '../testing/test-shop.ts';

const shop = createTestShop();
const path = '/product/1001/nocturne-bias-slip-dress-bordeaux';

const location = (response: Response) => [response.status, response.headers.get('location')];

test('[RT-01] the page of a product shows what the database says of it', async () => {
  const response = await shop.send(path);
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html).toContain('<h1');
  expect(html).toContain('Nocturne Bias Slip Dress');
  expect(html).toContain('Maison Orle');
  expect(html).toContain('$356');
  expect(html).toContain('A bias-cut slip in sand-washed silk');
  for (const size of ['XXS', 'XS', 'S', 'M', 'L', 'XL']) expect(html).toContain(`>${size}<`);
  expect(html).toContain(`rel="canonical" href="${shop.origin}${path}"`);
});

test.each([
  '/product/1001',
  '/product/1001/',
  '/product/1001/wrong',
  '/product/1001/Nocturne',
  '/product/1001-red/x',
])('[RT-01, RT-02] %s leads to the right address for good', async (wrong) => {
  expect(location(await shop.send(wrong))).toEqual([301, path]);
});

test('[RT-01] the redirect keeps the parameters a page knows, and no others', async () => {
  const [sku] = await shop.query(
    'select sku.id from sku join stock_level on sku_id = sku.id where product_id = 1001 and on_hand > reserved limit 1',
  );
  const response = await shop.send(`/product/1001/x?size=${sku?.id}&utm=evil&image=2`);
  expect(location(response)).toEqual([301, `${path}?image=2&size=${sku?.id}`]);
});

test.each([
  'abc',
  'red-1001',
  '-1',
  '0',
  '%D9%A3',
  '9007199254740993',
  '999999',
  `${'9'.repeat(300)}`,
  '%20',
])('[RT-02] /product/%s/x is a page that says 404', async (id) => {
  const response = await shop.send(`/product/${id}/x`);
  const html = await response.text();
  expect(response.status).toBe(404);
  expect(html).toContain('This hanger is empty');
});

test.each([
  '/product/1022/virtual-gift-card',
  '/product/77/my-virtual-gift-card-x',
  '/product/abc/VIRTUAL-GIFT-CARD',
  '/product/1022',
])('[RT-03] %s leads to the gift certificate page', async (gift) => {
  expect(location(await shop.send(gift))).toEqual([301, '/purchase-gift-certificate.html']);
});

test.each([
  [1024, 'its banner', /<p[^>]*>Back for a second season<\/p>/],
  [1423, 'its promo tag', /<li>Sale<\/li>/],
  [1020, 'that it was made in the USA, behind whatever else it says', /<li>New<\/li><li>Made in USA<\/li>/],
])('[PG-18] product %i says %s', async (id, _, words) => {
  await shop.query('update product set online_since = current_date where id = 1020');
  const right = (await shop.send(`/product/${id}`)).headers.get('location') ?? '';
  expect(await (await shop.send(right)).text()).toMatch(words);
});

test('[PG-08] what a merchant puts below a category’s products stands in place of related categories, without what could run', async () => {
  const right = (await shop.send('/product/1021')).headers.get('location') ?? '';
  const below = async () => {
    const html = await (await shop.send(right)).text();
    return [
      /<aside[^>]*aria-label="Recommended">(.*?)<\/aside>/.exec(html)?.[1],
      html.includes('Related categories'),
    ];
  };
  expect(await below()).toEqual([undefined, true]);
  await shop.query(
    `insert into content (key, html) values ('pdp-recommendation-zone', '<p>All</p>'), ('pdp-recommendation-zone-hats', $1)`,
    [
      '<p onclick="x()">Under <a href="/c/hats">a brim</a>.</p><script>x()</script><iframe src="/x"></iframe>',
    ],
  );
  await expect.poll(async () => (await below())[1]).toBe(false);
  expect((await below())[0]).toMatch(/^<p>Under <a[^>]* href="\/c\/hats"[^>]*>a brim<\/a>\.<\/p>$/);
  await shop.query("delete from content where key like 'pdp-recommendation-zone%'");
  await expect.poll(below).toEqual([undefined, true]);
});

test('where it was made leads to what the merchant says of that place', async () => {
  await shop.query("update origin set url = '/article/norway' where id = 7");
  const right = (await shop.send('/product/1006')).headers.get('location') ?? '';
  expect(await (await shop.send(right)).text()).toMatch(
    /Made in Norway.{0,40}<a[^>]* href="\/article\/norway"/,
  );
});

test.each([
  [1204, 'can be had now', true],
  [1003, 'sold out too', false],
])('product %i is sold out: its other colors %s', async (id, _, isMentioned) => {
  const right = (await shop.send(`/product/${id}`)).headers.get('location') ?? '';
  expect((await (await shop.send(right)).text()).includes('Other colors of it can be had now.')).toBe(
    isMentioned,
  );
});

test('[IX-03] a page for everyone tells each country what is true of it, whoever came first', async () => {
  const right = (await shop.send('/product/1010')).headers.get('location') ?? '';
  const hasNotice = async (country: string) => {
    const html = await (await shop.send(right, { headers: { cookie: `region=${country}.` } })).text();
    return /Only ships to: United States, Canada<\/div>/.test(html);
  };
  const answers = [];
  for (const country of ['FR', 'CA', 'US', 'DE', 'CA', 'FR', 'US']) answers.push(await hasNotice(country));
  expect(answers).toEqual([true, false, false, true, false, true, false]);
});

test('[PG-17] an unknown page answers 404 with its status and a message', async () => {
  const response = await shop.send('/no/such/page');
  const html = await response.text();
  expect(response.status).toBe(404);
  expect(html).toMatch(/Status (<!-- -->)?404/);
  expect(html).toContain('The page moved, or never hung here.');
});

test('[PG-17] a page that fails answers 500 with its status and a message, and keeps the cause to the log', async () => {
  await shop.query('delete from price where product_id = 1003');
  // Until the shop has heard of it, it leads to the right address as ever.
  await expect.poll(async () => (await shop.send('/product/1003/x')).status).toBe(500);
  const html = await (await shop.send('/product/1003/x')).text();
  expect(html).toMatch(/Status (<!-- -->)?500/);
  expect(html).toContain('Try again in a moment');
  expect(html).not.toContain('has no price');
  expect(shop.errorsLogged.join()).toContain('Product 1003 has no price.');
});

test('a page is kept, and dropped when a product it shows changes, in this colour or another', async () => {
  const html = async () => (await shop.send(path)).text();
  const [sibling] = await shop.query(
    'select min(id) as id from product where group_id = 1001 and id <> 1001',
  );
  // A list that comes up to date meanwhile may drop the page once: then it is tried again.
  let unheard = '';
  const showsUnheard = async () => {
    unheard = `Unheard ${crypto.randomUUID()}`;
    await html();
    await changeUnheard(1001, unheard);
    return (await html()).includes(unheard);
  };
  await expect.poll(showsUnheard, { timeout: 10_000 }).toBe(false);
  const midnight = `Midnight ${crypto.randomUUID()}`;
  await shop.query('update product set color_name = $1 where id = $2', [midnight, sibling?.id]);
  await expect.poll(html).toContain(midnight);
  expect(await html()).toContain(unheard);
});

test('a kept page has no nonce, no cookie and no inline code its policy does not name', async () => {
  const response = await shop.send(path, { headers: { cookie: 'guest=forged; other=1' } });
  const html = await response.text();
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("script-src 'self' 'sha256-");
  expect(policy).not.toContain('unsafe-inline');
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
  expect(policy).not.toContain('nonce');
  expect(html).not.toMatch(/ style="|<style/);
  expect(response.headers.get('set-cookie')).toBeNull();
  expect(response.headers.get('cache-control')).toBe('private, no-cache');
});

/** A name the page does not show until it is made anew: changed so that nobody hears of it. */
async function changeUnheard(id: number, name: string): Promise<void> {
  await shop.query('alter table product disable trigger user');
  await shop.query('update product set name = $1 where id = $2', [name, id]);
  await shop.query('alter table product enable trigger user');
}

test('a public page is the same bytes for everyone, whatever cookies and parameters they bring', async () => {
  const right = (await shop.send('/product/1012')).headers.get('location') ?? '';
  const bytes = async (address: string, headers: Record<string, string> = {}) => {
    const response = await shop.send(address, { headers });
    expect(response.status).toBe(200);
    return response.text();
  };
  const first = await bytes(right);
  const abroad = await bytes(right, { cookie: 'region=AR.' });
  const inEuros = await bytes(right, { cookie: 'region=FR.EUR' });
  // From here on whatever is not kept would show another name.
  await changeUnheard(1012, 'Made Anew');
  for (const cookie of [
    await endedSession(),
    'session=forged',
    '__Host-session=x',
    'guest=forged',
    'region=US.XYZ',
    'region=.XYZ',
    'region=QQ.',
    'region=ZZ.ZZZ',
    'a=b',
  ])
    expect(await bytes(right, { cookie })).toBe(first);
  for (const query of ['size=999999', 'image=0', 'image=77', 'tab=nonsense', 'ps=5', 'notice=evil', 'utm=x'])
    expect(await bytes(`${right}?${query}`)).toBe(first);
  // Of a currency, and of what is told of duties, there is a page each; of a country there is none.
  for (const cookie of ['region=DE.', 'region=IT.EUR']) expect(await bytes(right, { cookie })).toBe(inEuros);
  for (const cookie of ['region=BO.USD', 'region=BO.', 'region=CL.ZZZ'])
    expect(await bytes(right, { cookie })).toBe(abroad);
  const reasons = ['a', 'b', 'not-bought'].map((status) => bytes(`${right}?reviewStatus=${status}`));
  expect(new Set(await Promise.all(reasons)).size).toBe(1);
});

test.each([
  ['/C/dresses', '/c/dresses'],
  ['/c/dresses//?color=black', '/c/dresses?color=black'],
  [path.replace('nocturne', '%6Eocturne'), path],
])('%s is led to its one address', async (odd, right) => {
  expect(location(await shop.send(odd))).toEqual([301, right]);
});

test('what is somebody’s own is streamed, by nonce, and never stored by anyone', async () => {
  const response = await shop.send('/bag');
  const policy = response.headers.get('content-security-policy') ?? '';
  const [, nonce] = /'nonce-([^']+)'/.exec(policy) ?? [];
  expect(nonce).toBeTruthy();
  expect(await response.text()).toContain(`nonce="${nonce}"`);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(response.headers.get('transfer-encoding')).toBe('chunked');
  for (const own of [
    '/bag',
    '/BAG',
    '/bag.data',
    '/waitlist/confirm?token=x',
    '/waitlist/unsubscribe?token=x',
  ]) {
    const { headers } = await shop.send(own);
    expect([own, headers.get('cache-control')]).toEqual([own, 'private, no-store']);
    expect(headers.get('x-robots-tag')).toBe('noindex');
  }
});

test('pages and files come compressed, files for good', async () => {
  const page = await shop.send(path, { headers: { 'accept-encoding': 'br' } });
  expect(page.headers.get('content-encoding')).toBe('br');
  const [asset] = /\/assets\/entry\.client-[\w-]+\.js/.exec(await page.text()) ?? [];
  for (const encoding of ['br', 'gzip']) {
    const file = await shop.send(asset ?? '', { headers: { 'accept-encoding': encoding } });
    expect(file.headers.get('content-encoding')).toBe(encoding);
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  }
});

test('what is written as markup in the data stays text on the page', async () => {
  const html = await (
    await shop.send((await shop.send('/product/1026')).headers.get('location') ?? '')
  ).text();
  expect(html).not.toContain('<script>alert');
  expect(html).toContain('&lt;script&gt;');
});

test('a flag changes the style of every page at once, without a restart', async () => {
  const style = async () => /data-style="(\d)"/.exec(await (await shop.send(path)).text())?.[1];
  expect(await style()).toBe('1');
  await shop.query("insert into flag (name, is_on) values ('second_style', true)");
  await expect.poll(style).toBe('2');
  await shop.query('delete from flag');
  await expect.poll(style).toBe('1');
});

test('[PG-17] a database that does not answer in time is a 503 that says so, on a page and in a call', async () => {
  await shop.query('begin');
  await shop.query('lock table product');
  const [page, call] = await Promise.all([
    shop.send('/product/1013/x'),
    shop.send('/api/product-view/1013?refreshData=true'),
  ]);
  await shop.query('rollback');
  expect(page.status).toBe(503);
  expect(await page.text()).toContain('The shop is catching its breath.');
  expect((await problemOf(call)).code).toBe('unavailable');
  expect(call.headers.get('retry-after')).toBe('2');
  expect((await shop.send('/product/1013')).status).toBe(301);
});

/** The cookie of somebody whose session is over, signed as it was. */
async function endedSession(): Promise<string> {
  const signedIn = await shop.send('/api/auth/sign-in/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'shopper@vitrine.example', password: 'vitrine-demo' }),
  });
  const cookie = signedIn.headers.getSetCookie().find((line) => line.startsWith('session='));
  await shop.query("update customer_session set expires_at = now() - interval '1 day'");
  return cookie?.split(';', 1)[0] ?? '';
}
