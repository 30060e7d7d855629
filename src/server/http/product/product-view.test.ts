import { expect, test } from 'vitest';
import { readContent } from '../../../contract/content/content.ts';
import { viewProduct } from '../../../contract/product/view.ts';
import { answerOf, createTestShop, problemOf } from '../../testing/test-shop.ts';

const shop = createTestShop();

test('[EN-01] a product is answered whole, every field that section 3 names', async () => {
  const { product, serverTime } = await answerOf(await shop.send('/api/product-view/1001'), viewProduct);
  expect(product).toMatchObject({
    id: 1001,
    name: 'Nocturne Bias Slip Dress',
    brand: 'Maison Orle',
    quantityType: 'InStock',
    isLoved: false,
  });
  expect(product.sizes.map(({ name }) => name)).toEqual(['XXS', 'XS', 'S', 'M', 'L', 'XL']);
  expect(product.swatches).toHaveLength(4);
  expect(product.swatches.filter(({ selected }) => selected).map(({ id }) => id)).toEqual([1001]);
  expect(product.images.length).toBeGreaterThanOrEqual(6);
  expect(product.productPrice).toMatchObject({ price: 356, salePrice: null, currency: 'USD' });
  expect(Math.abs(Date.parse(serverTime) - Date.now())).toBeLessThan(5_000);
});

test('[EN-01] stock, price and deal on the wire are those of the rows', async () => {
  const low = await answerOf(await shop.send('/api/product-view/1019'), viewProduct);
  expect(
    low.product.sizes.map(({ name, quantityType, lowStockQuantity }) => [
      name,
      quantityType,
      lowStockQuantity,
    ]),
  ).toEqual(
    expect.arrayContaining([
      ['S', 'LowStock', 2],
      ['M', 'LowStock', 1],
      ['L', 'OutOfStock', null],
    ]),
  );
  const deal = (await answerOf(await shop.send('/api/product-view/1004'), viewProduct)).product.productPrice;
  expect(deal.flashDeal).not.toBeNull();
  expect(Date.parse(deal.flashDeal?.start ?? '')).toBeLessThan(Date.now());
  expect(Date.parse(deal.flashDeal?.end ?? '')).toBeGreaterThan(Date.now());
});

test('[EN-01] a kept answer is forgotten when a row changes, and refreshData never asks the cache', async () => {
  const nameOf = async (query = '') =>
    (await answerOf(await shop.send(`/api/product-view/1020${query}`), viewProduct)).product.name;
  const before = await nameOf();
  // Triggers silenced: a change nobody hears of, so that only refreshData can see it.
  await shop.query('alter table product disable trigger product_heard');
  await shop.query("update product set name = 'Unheard' where id = 1020");
  await shop.query('alter table product enable trigger product_heard');
  expect(await nameOf()).toBe(before);
  expect(await nameOf('?refreshData=true')).toBe('Unheard');
  await shop.query("update product set name = 'Renamed' where id = 1020");
  await expect.poll(() => nameOf()).toBe('Renamed');
});

test('asked again it comes from memory, the same in every word, and everybody else is told their own', async () => {
  const readView = async (headers: Record<string, string>) => {
    const response = await shop.send('/api/product-view/1010', { headers });
    const { serverTime, ...view } = await answerOf(response.clone(), viewProduct);
    const { date, 'x-request-id': id, ...others } = Object.fromEntries(response.headers);
    return { view, headers: { ...others, 'content-length': undefined } };
  };
  const kinds = [{}, { cookie: 'region=FR.USD' }, { referer: `${shop.origin}/fr/` }];
  const first = [];
  for (const kind of kinds) first.push(await readView(kind));
  const again = [];
  for (const kind of kinds) again.push(await readView(kind));
  expect(again).toEqual(first);
  const [home, abroad, inFrench] = first;
  expect([home?.view.unreachable === null, abroad?.view.unreachable === null]).toEqual([true, false]);
  expect(inFrench?.view.notices).not.toEqual(home?.view.notices);
  await shop.query('update product set air_prohibited = not air_prohibited where id = 1010');
  await expect.poll(async () => (await readView({})).view.notices).not.toEqual(home?.view.notices);
});

test('[EN-02] the answer carries the template data of the page, and a flag changes it without a restart', async () => {
  const template = async () =>
    (await answerOf(await shop.send('/api/product-view/1001'), viewProduct)).pageTemplate;
  expect((await template()).styles).toEqual({ version: 1 });
  expect((await template()).pageTests).toContain('pdp_image_zoom');
  await shop.query("insert into flag (name, is_on) values ('second_style', true), ('pdp_image_zoom', false)");
  await expect.poll(async () => (await template()).styles).toEqual({ version: 2 });
  expect((await template()).pageTests).not.toContain('pdp_image_zoom');
  await shop.query('delete from flag');
});

test('[EN-03] a product that does not exist, or is no longer shown, is a 404 problem', async () => {
  expect((await problemOf(await shop.send('/api/product-view/999999'))).code).toBe('not_found');
  await shop.query('update product set is_active = false where id = 1021');
  await expect.poll(async () => (await shop.send('/api/product-view/1021')).status).toBe(404);
});

test.each([
  'abc',
  '-1',
  '0',
  '1e3',
  '0x10',
  '%201',
  '1001abc',
  '9007199254740992',
  '9'.repeat(400),
  '9'.repeat(3_000),
  '%D9%A3%D9%A4',
  '%EF%BC%91%EF%BC%92',
  "1'--",
  '1.5',
  '1.001e3',
  '0x3e9',
  '%201001',
  '+1001',
  '01001',
  '1001.0',
  'NaN',
])('[EN-03] the id %s is refused with words, never a 500', async (id) => {
  const response = await shop.send(`/api/product-view/${id}`);
  expect([400, 404]).toContain(response.status);
  expect((await problemOf(response)).detail.length).toBeGreaterThan(10);
});

test('[EN-04] landers are answered as HTML with nothing in it that runs', async () => {
  const landers = '/api/content/pdp-landers-in-stock';
  const { success, content } = await answerOf(await shop.send(landers), readContent);
  expect(success).toBe(true);
  expect(content).toMatch(/<(p|h2|h3|a)\b/);
  await shop.query('update content set html = $1 where key = $2', [
    '<h2 onclick="x()" style="color:red">Hi</h2><script>alert(1)</script><img src=x onerror=alert(1)><iframe src="//e"></iframe><form action="/x"><input></form><base href="//e"><meta http-equiv=refresh><a href="javascript:alert(1)" nonce="abc" id="body">go</a>',
    'pdp-landers-in-stock',
  ]);
  const cleaned = (await answerOf(await shop.send(landers), readContent)).content;
  expect(cleaned).toBe('<h2>Hi</h2><img src="x" /><a>go</a>');
});

test('[EN-04] content by an unknown key is refused', async () => {
  expect((await problemOf(await shop.send('/api/content/robots'))).status).toBe(400);
});
