import { expect, test } from 'vitest';
import { decodeProduct, decodeTile } from '../../../contract/product/decode.ts';
import { encodeProduct } from '../../../contract/product/product.ts';
import { encodeTile } from '../../../contract/product/tile.ts';
import * as contract from '../../../contract/product/view.ts';
import { readRecommendations } from '../../../contract/recommendation/recommendation.ts';
import { answerOf, createTestShop, problemOf } from '../../testing/test-shop.ts';

const shop = createTestShop();

const tiles = async (ids: string) =>
  (await answerOf(await shop.send(`/api/products/tiles?ids=${ids}`), contract.readTiles)).content;

test('tiles come in the order asked for, each once, without those that are not there', async () => {
  const content = await tiles('1019,1001,999999,1019,1002');
  expect(content.map(({ productId }) => productId)).toEqual([1019, 1001, 1002]);
  expect(content[1]).toMatchObject({
    name: 'Nocturne Bias Slip Dress',
    brand: 'Maison Orle',
    path: '/product/1001/nocturne-bias-slip-dress-bordeaux',
    isSoldOut: false,
    reviewCount: 40,
  });
  expect(content[1]?.swatches).toHaveLength(4);
  expect(content[2]).toMatchObject({ isSoldOut: true, labels: ['Sold out'] });
});

test.each(['', 'x', '1,', '-1', '1.5', Array.from({ length: 51 }, (_, at) => at + 1).join(',')])(
  'ids=%s is refused',
  async (ids) => {
    const problem = await problemOf(await shop.send(`/api/products/tiles?ids=${ids}`));
    expect(problem.code).toBe('invalid_request');
  },
);

test('a curated look is in order, in stock first, without the product itself or one not for everyone', async () => {
  const look = async () =>
    (await answerOf(await shop.send('/api/recommendations/1001/complete-the-look'), readRecommendations))
      .content;
  const before = await look();
  expect(before.length).toBeGreaterThanOrEqual(6);
  const [first, second] = before.map(({ productId }) => productId);
  expect(before.map(({ productId }) => productId)).not.toContain(1001);
  await shop.query(
    "update product set audience_exclusion_type = 'press', audience_exclusion_reason = 'Lent.' where id = $1",
    [first],
  );
  await shop.query(
    'update stock_level set on_hand = 0, reserved = 0 where sku_id in (select id from sku where product_id = $1)',
    [second],
  );
  const after = (await look()).map(({ productId }) => productId);
  expect(after).not.toContain(first);
  expect(after.at(-1)).toBe(second);
  expect((await problemOf(await shop.send('/api/recommendations/999999/complete-the-look'))).code).toBe(
    'not_found',
  );
  expect((await problemOf(await shop.send('/api/recommendations/1001/nonsense'))).code).toBe(
    'invalid_request',
  );
});

test('[SZ-05] the colors of a group that can be had in a size', async () => {
  const [size] = await shop.query("select id from size_group where name = 'S'");
  const inStock = async () =>
    (await answerOf(await shop.send(`/api/productgroup/1023/swatches/${size?.id}`), contract.readSwatchStock))
      .content;
  const before = await inStock();
  expect(before).toHaveLength(9);
  expect(before).toContain(1023);
  await shop.query(
    `update stock_level set reserved = on_hand
     where sku_id = (select id from sku where product_id = 1023 and size_group_id = $1)`,
    [size?.id],
  );
  expect(await inStock()).toEqual(before.filter((id) => id !== 1023));
  expect((await problemOf(await shop.send('/api/productgroup/999999/swatches/1'))).code).toBe('not_found');
  expect((await problemOf(await shop.send('/api/productgroup/x/swatches/1'))).code).toBe('invalid_request');
});

test('what the wire carries reads back as it was', async () => {
  for (const id of [1001, 1004, 1025]) {
    const { product } = await answerOf(await shop.send(`/api/product-view/${id}`), contract.viewProduct);
    expect(encodeProduct(decodeProduct(product))).toEqual(product);
    const [tile] = await tiles(String(id));
    expect(tile && encodeTile(decodeTile(tile))).toEqual(tile);
  }
});

test('an address may ask for a country and currency, and the visit keeps them', async () => {
  const response = await shop.send(
    '/product/1001/nocturne-bias-slip-dress-bordeaux?glCountry=ca&glCurrency=CAD',
  );
  expect(response.status).toBe(200);
  expect(response.headers.get('set-cookie')).toBe('region=CA.CAD; Path=/; HttpOnly; SameSite=Lax');
  expect(await response.text()).toContain('/shippinginternational');
  const plain = await shop.send('/product/1001/nocturne-bias-slip-dress-bordeaux');
  expect(plain.headers.get('set-cookie')).toBeNull();
  expect(await plain.text()).toContain('/shippingusa');
  const picture = await shop.send('/?glCountry=DE', {
    headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image', 'sec-fetch-mode': 'no-cors' },
  });
  expect(picture.headers.get('set-cookie')).toBeNull();
  const page = await shop.send('/product/1001/nocturne-bias-slip-dress-bordeaux', {
    headers: { cookie: 'region=CA.CAD' },
  });
  expect(await page.text()).toContain('/shippinginternational');
});
