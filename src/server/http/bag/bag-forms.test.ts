import { expect, test } from 'vitest';
import { countBagItem } from '../../../contract/bag/bag.ts';
import { shopping } from '../../testing/shopping.ts';
import { answerOf, createTestShop, problemOf } from '../../testing/test-shop.ts';

const shop = createTestShop();
const { nobody, sizeOf, call, post, cartOf, shopperFrom, guestWith } = shopping(shop);
const whereTo = (response: Response) => [response.status, response.headers.get('location')];

test('[AB-12] a form without scripts is led to the bag, or back with the reason', async () => {
  const sizeId = String(await sizeOf(1001, 'S'));
  const fields = { productId: '1001', quantity: '1', addQtyToCartItem: '1', sizeRequired: 'true' };
  const send = (more: Record<string, string>) => post(nobody, '/api/cart/items', { ...fields, ...more });
  const added = await send({ sizeId });
  expect(whereTo(added)).toEqual([303, '/bag']);
  expect((await cartOf(shopperFrom(added))).count).toBe(1);
  const refused = await send({});
  expect(whereTo(refused)).toEqual([303, '/product/1001?notice=size_required']);
  expect(refused.headers.get('set-cookie')).toBeNull();
  expect((await problemOf(await send({ sizeId, quantity: '2' }))).code).toBe('invalid_request');
});

test('a form changes how many a line is, takes it out, or is led back with the reason', async () => {
  const { shopper, id } = await guestWith(1001, 'M');
  const path = `/api/cart/items/${id}`;
  expect(whereTo(await post(shopper, path, { quantity: '3' }))).toEqual([303, '/bag']);
  expect((await cartOf(shopper)).count).toBe(3);
  expect(whereTo(await post(shopper, path, { quantity: '999999' }))).toEqual([
    303,
    '/bag?notice=not_enough_stock',
  ]);
  expect((await cartOf(shopper)).count).toBe(3);
  expect(whereTo(await post(nobody, path, { quantity: '0' }))).toEqual([303, '/bag?notice=no_such_item']);
  expect(whereTo(await post(shopper, path, { quantity: '0' }))).toEqual([303, '/bag']);
  expect((await cartOf(shopper)).cartItems).toEqual([]);
  expect(whereTo(await post(shopper, path, { quantity: '1' }))).toEqual([303, '/bag?notice=no_such_item']);
});

test('a form cannot ask for more than a line can be, even of what never runs out', async () => {
  const { shopper, id } = await guestWith(1022, await anySizeOf(1022));
  await post(shopper, `/api/cart/items/${id}`, { quantity: '999999' });
  expect((await cartOf(shopper)).count).toBe(99);
});

async function anySizeOf(productId: number): Promise<string> {
  const [size] = await shop.query(
    'select name from size_group where id in (select size_group_id from sku where product_id = $1) limit 1',
    [productId],
  );
  return String(size?.name);
}

test('the same call by a script is answered with the bag', async () => {
  const { shopper, id } = await guestWith(1001, 'L');
  const path = `/api/cart/items/${id}`;
  const { cart } = await answerOf(await call(shopper, path, 'POST', { quantity: 2 }), countBagItem);
  expect(cart.count).toBe(2);
  expect((await problemOf(await call(nobody, path, 'POST', { quantity: 2 }))).code).toBe('not_found');
});

test.each(['-1', '1.5', '1e3', 'NaN', '', ' 1', '٣'])(
  'a form that asks for "%s" is refused',
  async (quantity) => {
    const { shopper, id } = await guestWith(1001, 'XS');
    const refused = await post(shopper, `/api/cart/items/${id}`, { quantity });
    expect((await problemOf(refused)).code).toBe('invalid_request');
    expect((await cartOf(shopper)).count).toBe(1);
  },
);
