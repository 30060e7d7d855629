import { expect, test } from 'vitest';
import { shopping } from '../../testing/shopping.ts';
import { createTestShop } from '../../testing/test-shop.ts';

const shop = createTestShop({ MAX_AIR_PROHIBITED_ITEMS_PER_ORDER: '2' });
const { call, cartOf, guestWith } = shopping(shop);

const onlySizeOf = async (productId: number): Promise<string> => {
  const [size] = await shop.query(
    'select name from size_group where id in (select size_group_id from sku where product_id = $1) limit 1',
    [productId],
  );
  return String(size?.name);
};

test('[IX-04] more of what cannot fly than the setting allows stops the checkout; fewer open it again', async () => {
  const { shopper, id } = await guestWith(1011, await onlySizeOf(1011));
  const have = async (quantity: number) => {
    await call(shopper, `/api/cart/items/${id}`, 'PATCH', { quantity });
    const { checkoutProblem, cartItems, count } = await cartOf(shopper);
    return { checkoutProblem, code: cartItems[0]?.shippingProblem?.code, count };
  };
  expect(await have(2)).toEqual({ checkoutProblem: null, code: undefined, count: 2 });
  expect(await have(3)).toEqual({
    checkoutProblem: 'Only 2 things that cannot ship by air fit an order. Take out 1 to check out.',
    code: 'airProhibited',
    count: 3,
  });
  expect(await have(1)).toMatchObject({ checkoutProblem: null });
});

test('[IX-04] what cannot be bought does not count', async () => {
  const { shopper, id } = await guestWith(1011, await onlySizeOf(1011));
  await call(shopper, `/api/cart/items/${id}`, 'PATCH', { quantity: 3 });
  await shop.query('update product set is_active = false where id = 1011');
  expect(await cartOf(shopper)).toMatchObject({
    checkoutProblem: null,
    cartItems: [{ trouble: 'inactive', shippingProblem: null }],
  });
  await shop.query('update product set is_active = true where id = 1011');
});

test('[IX-03, IX-04] what does not ship to where a visitor is says so, and nowhere else', async () => {
  const trousers = await guestWith(1010, await onlySizeOf(1010));
  const perfume = await guestWith(1011, await onlySizeOf(1011));
  const seenFrom = async (shopper: { readonly cookie: string }, country: string) => {
    const { checkoutProblem, cartItems } = await cartOf({ cookie: `${shopper.cookie}; region=${country}.` });
    return [cartItems[0]?.shippingProblem?.message, checkoutProblem];
  };
  const stops = 'One thing in your bag does not ship to where you are. Take it out to check out.';
  expect(await seenFrom(trousers.shopper, 'FR')).toEqual(['Only ships to: United States, Canada', stops]);
  expect(await seenFrom(trousers.shopper, 'CA')).toEqual([undefined, null]);
  expect(await seenFrom(perfume.shopper, 'CA')).toEqual([
    'Item cannot ship with an expedited method or outside the domestic US.',
    stops,
  ]);
  expect(await seenFrom(perfume.shopper, 'US')).toEqual([undefined, null]);
});
