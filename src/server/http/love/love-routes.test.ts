import { expect, test } from 'vitest';
import * as contract from '../../../contract/love/love.ts';
import * as wishlists from '../../../contract/love/wishlist.ts';
import { viewProduct } from '../../../contract/product/view.ts';
import { accountsOf } from '../../testing/accounts.ts';
import { answerOf, createTestShop, problemOf } from '../../testing/test-shop.ts';

const shop = createTestShop({ GUEST_LOVES_MAX: '3' });
const { browser, signUp } = accountsOf(shop);

const countOf = async (productId: number) =>
  Number(
    (await shop.query('select love_count from product_tally where product_id = $1', [productId]))[0]
      ?.love_count,
  );

test('[LV-07] a love is added and removed, and says so', async () => {
  const visitor = browser();
  const before = await countOf(1003);
  expect(await answerOf(await visitor.post('/api/loves', { productId: 1003 }), contract.addLove)).toEqual({
    action: 'add',
    productId: 1003,
    loveCount: before + 1,
  });
  expect((await answerOf(await visitor.get('/api/loves'), contract.readLoves)).content).toEqual({
    productIds: [1003],
    guestMax: 3,
  });
  expect(await answerOf(await visitor.remove('/api/loves/1003'), contract.removeLove)).toEqual({
    action: 'remove',
    productId: 1003,
    loveCount: before,
  });
});

test('the page of loves has a form that takes one back without scripts, and leads back to it', async () => {
  const visitor = browser();
  for (const productId of [1003, 1005]) await visitor.post('/api/loves', { productId });
  const formOf = (page: string) => page.match(/<form[^>]*action="(\/api\/loves\/1003\/remove)"/)?.[1];
  const action = formOf(await (await visitor.get('/fr/loves')).text());
  const answer = await visitor.send(action ?? '/no-such-form', {
    method: 'POST',
    headers: { referer: `${shop.origin}/fr/loves` },
    body: new URLSearchParams(),
  });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/fr/loves']);
  const after = await (await visitor.get('/fr/loves')).text();
  expect(formOf(after)).toBeUndefined();
  expect(after).toContain('/api/loves/1005/remove');
});

test('[LV-09] twenty presses from two tabs count once, and as many goodbyes never go below what others gave', async () => {
  const visitor = browser();
  await visitor.post('/api/loves', { productId: 1006 });
  const before = await countOf(1005);
  const other = browser(visitor.cookies());
  await Promise.all(
    Array.from({ length: 20 }, (_, at) => (at % 2 ? visitor : other).post('/api/loves', { productId: 1005 })),
  );
  expect(await countOf(1005)).toBe(before + 1);
  await Promise.all(
    Array.from({ length: 20 }, (_, at) => (at % 2 ? visitor : other).remove('/api/loves/1005')),
  );
  expect(await countOf(1005)).toBe(before);
  const stranger = browser();
  await stranger.remove('/api/loves/1005');
  expect(await countOf(1005)).toBe(before);
});

test('[LV-04] a guest who loves as much as a guest may is asked to sign in, however fast they press', async () => {
  const visitor = browser();
  await visitor.post('/api/loves', { productId: 1011 });
  const answers = await Promise.all(
    [1012, 1013, 1014, 1015, 1016].map((productId) => visitor.post('/api/loves', { productId })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused && (await problemOf(refused)).code).toBe('guest_max');
  const { content } = await answerOf(await visitor.get('/api/loves'), contract.readLoves);
  expect(content.productIds).toHaveLength(3);
  // What is loved already stays so.
  await answerOf(await visitor.post('/api/loves', { productId: 1011 }), contract.addLove);
});

test('[LV-03] where guests may not love, they are asked to sign in', async () => {
  const visitor = browser('flags=-guest_loves');
  expect((await problemOf(await visitor.post('/api/loves', { productId: 1001 }))).code).toBe(
    'login_required',
  );
  const form = await visitor.form('/api/loves', { productId: '1001', to: '/c/dresses' });
  expect([form.status, form.headers.get('location')]).toEqual([303, '/login?to=%2Fc%2Fdresses']);
});

test('a customer loves without end', async () => {
  const visitor = browser();
  await signUp(visitor, 'Lover');
  for (const productId of [1011, 1012, 1013, 1014, 1015])
    await answerOf(await visitor.post('/api/loves', { productId }), contract.addLove);
  const { content } = await answerOf(await visitor.get('/api/loves'), contract.readLoves);
  expect(content).toEqual({ productIds: [1015, 1014, 1013, 1012, 1011], guestMax: null });
});

test('a love is noted with what the product costs that moment: on a deal, the deal’s price', async () => {
  const visitor = browser();
  for (const productId of [1001, 1004, 1005])
    await answerOf(await visitor.post('/api/loves', { productId }), contract.addLove);
  const rows = await shop.query(
    'select product_id, price_minor from love where product_id in (1001, 1004, 1005) and guest_id is not null order by id desc limit 3',
  );
  const noted = new Map(rows.map((row) => [Number(row.product_id), Number(row.price_minor)]));
  const { productPrice: deal } = (await answerOf(await visitor.get('/api/product-view/1004'), viewProduct))
    .product;
  expect(noted.get(1004)).toBe(Math.round((deal.flashDeal?.price ?? 0) * 100));
  expect(noted.get(1004)).toBeLessThan(deal.price * 100);
  // A deal that is still to come is not what it costs.
  for (const id of [1001, 1005]) {
    const { product } = await answerOf(await visitor.get(`/api/product-view/${id}`), viewProduct);
    expect(noted.get(id)).toBe(
      Math.round((product.productPrice.salePrice ?? product.productPrice.price) * 100),
    );
  }
});

test('what does not exist cannot be loved', async () => {
  expect((await problemOf(await browser().post('/api/loves', { productId: 999_999 }))).code).toBe(
    'not_found',
  );
  expect((await problemOf(await browser().post('/api/loves', { productId: -1 }))).code).toBe(
    'invalid_request',
  );
  expect((await problemOf(await browser().remove('/api/loves/999999'))).code).toBe('not_found');
});

test('[LV-08] lists are made, named, filled, put in order and taken apart', async () => {
  const visitor = browser();
  await signUp(visitor, 'Lister');
  const [size] = await shop.query('select id from sku where product_id = 1001 order by position limit 1');
  const made = await answerOf(
    await visitor.post('/api/wishlists', { name: 'June', productId: 1001, sizeId: Number(size?.id) }),
    wishlists.makeWishlist,
  );
  const { id } = made.content;
  expect(made.content).toMatchObject({ name: 'June', sharedPath: null, items: [{ productId: 1001 }] });
  expect(made.content.items[0]?.sizeName).not.toBeNull();
  for (const productId of [1012, 1013, 1012])
    await answerOf(await visitor.post(`/api/wishlists/${id}/items`, { productId }), wishlists.addToWishlist);
  const order = async (response: Response) =>
    (await answerOf(response, wishlists.changeWishlistItem)).content.items.map(({ productId }) => productId);
  const move = (productId: number, way: string) =>
    visitor.post(`/api/wishlists/${id}/items/${productId}`, { move: way });
  expect(await order(await move(1013, 'up'))).toEqual([1001, 1013, 1012]);
  expect(await order(await move(1001, 'down'))).toEqual([1013, 1001, 1012]);
  expect(await order(await visitor.remove(`/api/wishlists/${id}/items/1013`))).toEqual([1001, 1012]);
  await answerOf(await visitor.post(`/api/wishlists/${id}`, { name: 'July' }), wishlists.renameWishlist);
  const lists = await answerOf(await visitor.get('/api/wishlists'), wishlists.readWishlists);
  expect(lists.content.map(({ name }) => name)).toEqual(['July']);
  await answerOf(await visitor.post(`/api/wishlists/${id}/remove`, {}), wishlists.removeWishlist);
  expect((await answerOf(await visitor.get('/api/wishlists'), wishlists.readWishlists)).content).toEqual([]);
});

test('[LV-08] a list holds nothing that is not for everyone', async () => {
  const visitor = browser();
  await signUp(visitor, 'Excluded');
  const refused = await visitor.post('/api/wishlists', { name: 'Not this', productId: 1009 });
  expect((await problemOf(refused)).code).toBe('audience_excluded');
  expect((await answerOf(await visitor.get('/api/wishlists'), wishlists.readWishlists)).content).toEqual([]);
});

test('a shared list is found by its link alone, until it is taken back', async () => {
  const visitor = browser();
  await signUp(visitor, 'Sharer');
  const made = await visitor.post('/api/wishlists', { name: 'Shared', productId: 1001 });
  const { id } = (await answerOf(made, wishlists.makeWishlist)).content;
  const share = async (word: string) =>
    (
      await answerOf(
        await visitor.post(`/api/wishlists/${id}/share`, { share: word }),
        wishlists.shareWishlist,
      )
    ).content.sharedPath;
  const path = await share('yes');
  expect(path).toMatch(/^\/loves\/[\w-]{24}$/);
  expect(await share('yes')).toBe(path);
  expect(await share('no')).toBeNull();
  expect(await share('yes')).not.toBe(path);
});

test('another’s list does not exist, whatever is asked of it', async () => {
  const owner = browser();
  await signUp(owner, 'Owner');
  const made = await owner.post('/api/wishlists', { name: 'Mine', productId: 1001 });
  const { id } = (await answerOf(made, wishlists.makeWishlist)).content;
  const other = browser();
  await signUp(other, 'Other');
  const calls = [
    other.post(`/api/wishlists/${id}`, { name: 'Yours' }),
    other.post(`/api/wishlists/${id}/remove`, {}),
    other.post(`/api/wishlists/${id}/share`, { share: 'yes' }),
    other.post(`/api/wishlists/${id}/items`, { productId: 1012 }),
    other.post(`/api/wishlists/${id}/items/1001`, { move: 'out' }),
    other.remove(`/api/wishlists/${id}/items/1001`),
  ];
  for (const response of await Promise.all(calls)) expect((await problemOf(response)).code).toBe('not_found');
  const [wishlist] = (await answerOf(await owner.get('/api/wishlists'), wishlists.readWishlists)).content;
  expect(wishlist).toMatchObject({ name: 'Mine', sharedPath: null, items: [{ productId: 1001 }] });
});
