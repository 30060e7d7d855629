import { expect, test } from 'vitest';
import * as contract from '../../../contract/bag/bag.ts';
import { shopping } from '../../testing/shopping.ts';
import { answerOf, createTestShop, problemOf } from '../../testing/test-shop.ts';

const shop = createTestShop();
const { sizeOf, call, add, cartOf, shopperFrom, guestWith, nobody } = shopping(shop);

test('[AB-01, BG-01, BG-02] the first add makes a guest and a bag; the answer has an id and the bag', async () => {
  const sizeId = await sizeOf(1001, 'S');
  const response = await add(nobody, {
    productId: 1001,
    sizeId,
    quantity: 1,
    addQtyToCartItem: 1,
    sizeRequired: true,
  });
  expect(response.headers.get('set-cookie')).toMatch(/^guest=.*; HttpOnly; SameSite=Lax; Max-Age=7776000$/);
  const { id, cart } = await answerOf(response, contract.addToBag);
  expect(cart.cartItems).toMatchObject([
    {
      id,
      productId: 1001,
      quantity: 1,
      sizeId,
      sizeRequired: true,
      sku: '1001-s',
      price: 356,
      itemType: 'product',
      giftCardId: null,
      giftCardDetails: null,
      audienceExclusionReason: null,
      sizeName: 'S',
      trouble: null,
    },
  ]);
  expect(cart).toMatchObject({ count: 1, subtotal: 356, freeShipSubtotal: 356 });
  expect(await cartOf(shopperFrom(response))).toEqual(cart);
});

test('[BG-02] a gift card is told apart, and needs no size', async () => {
  const [size] = await shop.query(
    'select name from size_group where id in (select size_group_id from sku where product_id = 1022) limit 1',
  );
  const { shopper } = await guestWith(1022, String(size?.name));
  expect((await cartOf(shopper)).cartItems).toMatchObject([
    { productId: 1022, itemType: 'giftCard', sizeRequired: false, giftCardId: null, trouble: null },
  ]);
});

test('[AB-01] the same thing again is one line of two; another size is another line', async () => {
  const { shopper } = await guestWith(1001, 'S');
  const again = await add(shopper, { productId: 1001, sizeId: await sizeOf(1001, 'S') });
  expect(again.headers.get('set-cookie')).toBeNull();
  await add(shopper, { productId: 1001, sizeId: await sizeOf(1001, 'M') });
  const { cartItems, count } = await cartOf(shopper);
  expect(cartItems.map(({ sizeName, quantity }) => [sizeName, quantity])).toEqual([
    ['S', 2],
    ['M', 1],
  ]);
  expect(count).toBe(3);
});

test.each([0, -1, 99, 1.5, '1e3', 'text', null, [1], true, '', ' 1'])(
  '[AB-03] quantity %j is refused, and nothing is added',
  async (quantity) => {
    const { shopper } = await guestWith(1001, 'S');
    for (const field of ['quantity', 'addQtyToCartItem']) {
      const problem = await problemOf(
        await add(shopper, { productId: 1001, sizeId: await sizeOf(1001, 'M'), [field]: quantity }),
      );
      expect(problem.code).toBe('invalid_request');
      expect(problem.detail).toContain('one at a time');
    }
    expect((await cartOf(shopper)).count).toBe(1);
  },
);

test('[AB-02] a size is required, and must be the product’s own', async () => {
  const required = async (body: unknown) => {
    const problem = await problemOf(await add(nobody, body));
    expect(problem).toMatchObject({ status: 422, code: 'size_required', detail: 'Please select a size.' });
  };
  await required({ productId: 1001 });
  await required({ productId: 1001, sizeId: await sizeOf(1002, 'S') });
  await required({ productId: 1001, sizeId: 999_999 });
});

test('[SZ-01] a one-sized thing needs none', async () => {
  const { cart } = await answerOf(await add(nobody, { productId: 1012 }), contract.addToBag);
  expect(cart.cartItems).toMatchObject([{ productId: 1012, sizeName: 'One Size' }]);
});

test('[AB-05, AB-08, BG-10] what cannot be bought cannot be added, and says why', async () => {
  const refusal = async (productId: number, size: string) => {
    const { code, status, detail } = await problemOf(
      await add(nobody, { productId, sizeId: await sizeOf(productId, size) }),
    );
    return [status, code, detail];
  };
  expect(await refusal(1019, 'L')).toEqual([409, 'sold_out', 'Size L has just sold out.']);
  expect((await refusal(1009, 'S')).slice(0, 2)).toEqual([422, 'audience_excluded']);
  await shop.query('update product set is_active = false where id = 1024');
  expect(await refusal(1024, 'S')).toEqual([
    409,
    'no_longer_available',
    'This product is no longer available.',
  ]);
  const unknown = await problemOf(await add(nobody, { productId: 999_999, sizeId: 1 }));
  expect(unknown.code).toBe('no_longer_available');
});

test('[AB-05] a bag cannot hold more than there are', async () => {
  const { shopper } = await guestWith(1019, 'M');
  const { code, detail } = await problemOf(
    await add(shopper, { productId: 1019, sizeId: await sizeOf(1019, 'M') }),
  );
  expect(code).toBe('not_enough_stock');
  expect(detail).toContain('your bag holds the last');
});

test('a bag holds fifty different things, and takes more of those it has', async () => {
  const { shopper, id } = await guestWith(1001, 'S');
  const [bag] = await shop.query('select bag_id from bag_item where id = $1', [id]);
  await shop.query(
    `insert into bag_item (bag_id, sku_id, product_id, quantity)
     select $1, id, product_id, 1 from sku where id <> $2 order by id limit 49`,
    [bag?.bag_id, await sizeOf(1001, 'S')],
  );
  const [outside] = await shop.query(
    `select sku.id, sku.product_id from sku join stock_level on sku_id = sku.id join product on product.id = product_id
     where on_hand > 5 and audience_exclusion_type is null
       and sku.id not in (select sku_id from bag_item where bag_id = $1) limit 1`,
    [bag?.bag_id],
  );
  const full = await problemOf(
    await add(shopper, { productId: Number(outside?.product_id), sizeId: Number(outside?.id) }),
  );
  expect(full.code).toBe('bag_full');
  expect((await add(shopper, { productId: 1001, sizeId: await sizeOf(1001, 'S') })).status).toBe(201);
});

test('a line’s number and size can change; a size that is there takes it in', async () => {
  const { shopper, id } = await guestWith(1001, 'S');
  await add(shopper, { productId: 1001, sizeId: await sizeOf(1001, 'M') });
  const change = async (body: unknown) =>
    (
      await answerOf(await call(shopper, `/api/cart/items/${id}`, 'PATCH', body), contract.changeBagItem)
    ).cart.cartItems.map(({ sizeName, quantity }) => [sizeName, quantity]);
  expect(await change({ quantity: 3 })).toEqual([
    ['S', 3],
    ['M', 1],
  ]);
  expect(await change({ sizeId: await sizeOf(1001, 'M') })).toEqual([['M', 4]]);
  expect(await change({ quantity: 1 })).toEqual([['M', 1]]);
  const tooMany = await problemOf(await call(shopper, `/api/cart/items/${id}`, 'PATCH', { quantity: 99 }));
  expect(tooMany.code).toBe('not_enough_stock');
  for (const body of [{}, { quantity: 0 }, { quantity: 100 }, { quantity: '2' }, { other: 1 }])
    expect((await problemOf(await call(shopper, `/api/cart/items/${id}`, 'PATCH', body))).code).toBe(
      'invalid_request',
    );
  const foreignSize = { sizeId: await sizeOf(1002, 'S') };
  expect((await problemOf(await call(shopper, `/api/cart/items/${id}`, 'PATCH', foreignSize))).code).toBe(
    'not_found',
  );
});

test('fewer of a thing can be had even when there are not so many left; more cannot', async () => {
  const { shopper, id } = await guestWith(1404, 'S');
  const want = async (quantity: number) =>
    (await call(shopper, `/api/cart/items/${id}`, 'PATCH', { quantity })).status;
  expect(await want(4)).toBe(200);
  await shop.query('update stock_level set on_hand = reserved + 1 where sku_id = $1', [
    await sizeOf(1404, 'S'),
  ]);
  expect([await want(5), await want(3)]).toEqual([409, 200]);
  expect((await cartOf(shopper)).cartItems).toMatchObject([{ quantity: 3, trouble: 'not-enough' }]);
});

test('a line can be taken out, by its owner alone', async () => {
  const { shopper, id } = await guestWith(1001, 'S');
  const stranger = (await guestWith(1001, 'M')).shopper;
  for (const [who, item] of [
    [stranger, id],
    [nobody, id],
    [shopper, '00000000-0000-4000-8000-000000000000'],
    [shopper, 'x'],
    [shopper, "'; drop table bag"],
  ] as const) {
    const path = `/api/cart/items/${encodeURIComponent(item)}`;
    expect((await problemOf(await call(who, path, 'DELETE'))).code).toBe('not_found');
    expect((await problemOf(await call(who, path, 'PATCH', { quantity: 2 }))).code).toBe('not_found');
  }
  const { cart } = await answerOf(
    await call(shopper, `/api/cart/items/${id}`, 'DELETE'),
    contract.removeFromBag,
  );
  expect(cart.cartItems).toEqual([]);
});

test('a tampered cookie is a new guest, without an error', async () => {
  const { shopper } = await guestWith(1001, 'S');
  const forged = { cookie: `${shopper.cookie.slice(0, -3)}abc` };
  expect((await cartOf(forged)).cartItems).toEqual([]);
  const response = await add(forged, { productId: 1012 });
  expect(response.status).toBe(201);
  expect(response.headers.get('set-cookie')).toContain('guest=');
});

test('[BG-02, BG-10] what is sold out, gone, not for everyone or no longer a deal stays in the bag, flagged and out of the sum', async () => {
  const { shopper } = await guestWith(1008, 'S');
  await add(shopper, { productId: 1004, sizeId: await sizeOf(1004, 'S') });
  await add(shopper, { productId: 1561, sizeId: await sizeOf(1561, 'M') });
  await add(shopper, { productId: 1562, sizeId: await sizeOf(1562, 'M') });
  const [before] = (await cartOf(shopper)).cartItems.filter(({ productId }) => productId === 1004);
  const [deal] = await shop.query('select ends_at from flash_deal where product_id = 1004');
  expect(before).toMatchObject({
    isDealOver: false,
    dealEndsAt: deal?.ends_at instanceof Date && deal.ends_at.toISOString(),
  });
  expect(before?.price).toBeLessThan(before?.fullPrice ?? 0);
  await shop.query(
    "update flash_deal set starts_at = now() - interval '2 days', ends_at = now() - interval '1 second' where product_id = 1004",
  );
  await shop.query('update stock_level set on_hand = 0, reserved = 0 where sku_id = $1', [
    await sizeOf(1008, 'S'),
  ]);
  await shop.query('update product set is_active = false where id = 1561');
  const reason = 'For members alone.';
  await shop.query(
    `update product set audience_exclusion_type = (select audience_exclusion_type from product where id = 1009),
       audience_exclusion_reason = $1 where id = 1562`,
    [reason],
  );
  const { cartItems, count, subtotal } = await cartOf(shopper);
  expect(cartItems).toMatchObject([
    { productId: 1008, trouble: 'sold-out' },
    { productId: 1004, trouble: null, isDealOver: true, dealEndsAt: null, price: before?.fullPrice },
    { productId: 1561, trouble: 'inactive', isActive: false },
    { productId: 1562, trouble: 'excluded', audienceExclusionReason: reason },
  ]);
  expect(count).toBe(1);
  expect(subtotal).toBe(before?.fullPrice);
});

test('[FD-04] what is added after a deal was sold to the last never was a deal: nothing of it has ended', async () => {
  const [size] = await shop.query(
    `select size_group.name from sku join size_group on size_group.id = size_group_id
      join stock_level on sku_id = sku.id where product_id = 1007 and on_hand > reserved limit 1`,
  );
  const { cart } = await guestWith(1007, String(size?.name));
  const [line] = cart.cartItems;
  expect(line).toMatchObject({ isDealOver: false, dealEndsAt: null });
  expect(line?.price).toBe(line?.fullPrice);
});

test('[FD-08] the bag says what time it is by the server', async () => {
  const { serverTime } = await answerOf(await call(nobody, '/api/header/cart'), contract.readCart);
  expect(Math.abs(Date.parse(serverTime) - Date.now())).toBeLessThan(5_000);
});

test('[BG-03] what is on back order is listed', async () => {
  const { shopper } = await guestWith(1021, 'M');
  await add(shopper, { productId: 1012 });
  const { content } = await answerOf(await call(shopper, '/api/cart/backorder'), contract.readBackorders);
  expect(content.map(({ productId }) => productId)).toEqual([1021]);
});

test('the page of the bag says of what is on back order that it comes late, and of nothing else', async () => {
  const saysItIsLate = async (productId: number, sizeName: string) => {
    const { shopper } = await guestWith(productId, sizeName);
    return (await (await call(shopper, '/bag')).text()).includes('on back order and running late');
  };
  expect([await saysItIsLate(1021, 'M'), await saysItIsLate(1012, 'One Size')]).toEqual([true, false]);
});

test('[BG-05] the way to free shipping comes with the bag, unless it is switched off', async () => {
  const { shopper } = await guestWith(1012, 'One Size');
  const { shippingThresholds, subtotal } = await cartOf(shopper);
  expect(shippingThresholds).toMatchObject([
    { displayName: 'Free 2-day shipping', min: 100 },
    { displayName: 'Free overnight shipping', min: 300, remainder: Math.max(0, 300 - subtotal) },
  ]);
  expect((await cartOf({ cookie: `${shopper.cookie}; region=CA.` })).shippingThresholds).toEqual([]);
  expect(
    (await cartOf({ cookie: `${shopper.cookie}; flags=-free_shipping_thresholds` })).shippingThresholds,
  ).toEqual([]);
});

test('an add that is refused leaves nothing behind, least of all a bag of a guest who was not told', async () => {
  const before = await shop.query('select count(*) from bag');
  const refused = await add(nobody, { productId: 1001, sizeId: 999_999_999 });
  expect(refused.headers.get('set-cookie')).toBeNull();
  expect((await problemOf(refused)).code).toBe('size_required');
  expect(await shop.query('select count(*) from bag')).toEqual(before);
});
