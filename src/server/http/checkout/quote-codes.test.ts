// Codes and credit in a quote.
import { expect, test } from 'vitest';
import * as contract from '../../../contract/checkout/quote.ts';
import { accountsOf } from '../../testing/accounts.ts';
import { ohio, paris, quoting } from '../../testing/checkout/quoting.ts';
import { shopping } from '../../testing/shopping.ts';
import { answerOf, createTestShop, problemOf } from '../../testing/test-shop.ts';

const shop = createTestShop();
const { add, call, guestWith, nobody, post, sizeOf } = shopping(shop);
const { read, save, textsOf } = quoting(shop);
const { browser } = accountsOf(shop);

const codesOf = ({ coupons }: { readonly coupons: readonly { readonly code: string }[] }) =>
  coupons.map(({ code }) => code);

const signedInAs = async (name: string) => {
  const visitor = browser();
  await visitor.post('/api/auth/sign-in/email', {
    email: `${name}@vitrine.example`,
    password: 'vitrine-demo',
  });
  return { cookie: visitor.cookies() };
};

test('every code that the page of a product advertises is accepted for it', async () => {
  const rows = await shop.query(
    `select product_id, concat_ws(' ', promo_text, app_only_promo_text) as promises from price
     where promo_text is not null or app_only_promo_text is not null`,
  );
  const promised = rows.flatMap(({ product_id: id, promises }) =>
    [...String(promises).matchAll(/\*\*([A-Z\d]+)\*\*/g)].map(
      ([, code]) => [Number(id), String(code)] as const,
    ),
  );
  expect(promised).toEqual([
    [1025, 'LASTDANCE'],
    [1025, 'POCKET'],
  ]);
  for (const [id, couponCode] of promised) {
    const { shopper } = await guestWith(id, 'S');
    const quote = await save(shopper, { couponCode });
    expect(codesOf(quote)).toEqual([couponCode]);
    expect(quote.couponAmount).toBeGreaterThan(0);
  }
});

test('[CQ-10, CQ-16] a code counts once, however it is typed', async () => {
  const { shopper } = await guestWith(1001, 'S');
  for (const couponCode of ['WELCOME10', ' welcome10 ', 'Ｗｅｌｃｏｍｅ１０', 'wel come10']) {
    const quote = await save(shopper, { couponCode });
    expect(codesOf(quote)).toEqual(['WELCOME10']);
    expect(quote).toMatchObject({
      couponId: quote.coupons[0]?.id,
      couponCode: 'WELCOME10',
      couponAmount: 35.6,
      total: 320.4,
    });
    expect(textsOf(quote, 'coupon')).toEqual([]);
  }
  const [item] = (await read(shopper)).meta.cartItems;
  expect(item).toMatchObject({ discount: 35.6, promoApplied: true, promoType: 'percent' });
  const off = await save(shopper, { removeCoupons: ['welcome10'] });
  expect(off).toMatchObject({ couponCode: null, couponId: null, couponAmount: 0, coupons: [], total: 356 });
});

test('of two codes off the goods the better one counts, and the other says why it does not', async () => {
  const { shopper } = await guestWith(1001, 'S');
  await save(shopper, { couponCode: 'once' });
  const quote = await save(shopper, { couponCode: 'tenoff' });
  expect([codesOf(quote), quote.couponAmount]).toEqual([['TENOFF'], 10]);
  expect(textsOf(quote, 'coupon')).toEqual(['ONCE does not add to TENOFF, which takes off more.']);
  const best = await save(shopper, { couponCode: 'welcome10' });
  expect([codesOf(best), best.couponAmount]).toEqual([['WELCOME10'], 35.6]);
  expect(textsOf(best, 'coupon')).toHaveLength(2);
  expect((await save(shopper, { couponCode: null })).coupons).toEqual([]);
});

test('a code that does not count yet stays named with the reason', async () => {
  const { shopper, id } = await guestWith(1401, 'S');
  const small = await save(shopper, { couponCode: 'TENOFF' });
  expect([small.coupons, textsOf(small, 'coupon')]).toEqual([[], ['TENOFF is for orders of $100 or more.']]);
  expect(small.meta.unusedCodes).toEqual([
    { code: 'TENOFF', reason: 'TENOFF is for orders of $100 or more.' },
  ]);
  await call(shopper, `/api/cart/items/${id}`, 'PATCH', { quantity: 2 });
  const enough = await read(shopper);
  expect([codesOf(enough), enough.couponAmount, textsOf(enough, 'coupon')]).toEqual([['TENOFF'], 10, []]);
  expect(enough.meta.unusedCodes).toEqual([]);
});

test.each(['bag', 'checkout'])(
  'without scripts the %s names every code that was given, and takes each off again',
  async (from) => {
    const { shopper } = await guestWith(1001, 'S');
    const named = async () => {
      const page = await (await call(shopper, `/${from}`)).text();
      return [...page.matchAll(/name="remove" value="(\w+)"/g)].map(([, code]) => code);
    };
    const say = async (fields: Record<string, string>) =>
      expect((await post(shopper, '/api/checkout/code', { from, ...fields })).status).toBe(303);
    expect(await named()).toEqual([]);
    await say({ couponCode: 'welcome10' });
    await say({ couponCode: 'worldwide' });
    expect((await named()).toSorted()).toEqual(['WELCOME10', 'WORLDWIDE']);
    await say({ remove: 'WORLDWIDE' });
    expect(await named()).toEqual(['WELCOME10']);
    await say({ remove: 'WELCOME10' });
    expect(await named()).toEqual([]);
  },
);

test('nothing comes off gift cards, deals, nor what a merchant kept out', async () => {
  const { shopper } = await guestWith(1401, 'S');
  const [sizeRow] = await shop.query(
    `select size_group.name from sku join size_group on size_group.id = size_group_id
      join stock_level on sku_id = sku.id where product_id = 1017 and on_hand > reserved limit 1`,
  );
  await add(shopper, { productId: 1017, sizeId: await sizeOf(1017, String(sizeRow?.name)) });
  await add(shopper, { productId: 1004, sizeId: await sizeOf(1004, 'S') });
  const quote = await save(shopper, { couponCode: 'WELCOME10' });
  expect(
    quote.meta.cartItems.map(({ productId, discount, promoApplied }) => [productId, discount, promoApplied]),
  ).toEqual([
    [1401, 5.8, true],
    [1017, 0, false],
    [1004, 0, false],
  ]);
  expect(quote.couponAmount).toBe(5.8);
});

test('[IX-07] a code for guests is none for a customer, and says so when the guest turns out to be one', async () => {
  const { shopper } = await guestWith(1001, 'S');
  expect((await save(shopper, { couponCode: 'WELCOME10' })).couponAmount).toBe(35.6);
  const visitor = browser(shopper.cookie);
  await visitor.post('/api/auth/sign-in/email', {
    email: 'shopper@vitrine.example',
    password: 'vitrine-demo',
  });
  const quote = await read({ cookie: visitor.cookies() });
  expect([quote.couponAmount, quote.coupons]).toEqual([0, []]);
  expect(textsOf(quote, 'coupon')).toEqual(['WELCOME10 is for guests alone.']);
  expect(quote.meta.changes.map(({ what }) => what)).toContain('The code WELCOME10 no longer counts');
});

test('once in all, once for each: whoever else has used it ends it in the quotes of others', async () => {
  const { shopper } = await guestWith(1001, 'S');
  expect(
    codesOf(await save(shopper, { couponCode: 'ONCE', quote: { emailAddress: 'me@example.com' } })),
  ).toEqual(['ONCE']);
  await shop.query("update coupon set used = 1 where code = 'ONCE'");
  const gone = await read(shopper);
  expect([gone.coupons, textsOf(gone, 'coupon')]).toEqual([[], ['ONCE has been used up.']]);
  await shop.query("update coupon set used = 0 where code = 'ONCE'");
});

test('a code for shipping frees ground at home alone, beside a code off the goods', async () => {
  const { shopper } = await guestWith(1401, 'S');
  const tested = { cookie: `${shopper.cookie}; flags=shipping_rates_b_test` };
  await save(tested, { quote: { shippingAddress: ohio }, couponCode: 'welcome10' });
  const quote = await save(tested, { couponCode: 'FreeShip' });
  expect([codesOf(quote), quote.shippingAmount]).toEqual([['WELCOME10', 'FREESHIP'], 0]);
  expect(quote.shippingOptions.map(({ cost }) => cost)).toEqual([0, 12, 25]);
  const fast = await save(tested, { quote: { shippingOptionName: 'overnight' } });
  expect([codesOf(fast), fast.shippingAmount, textsOf(fast, 'coupon')]).toEqual([
    ['WELCOME10'],
    25,
    ['FREESHIP is for ground shipping alone.'],
  ]);
  const abroad = await save(tested, { quote: { shippingAddress: paris } });
  expect(textsOf(abroad, 'coupon')).toEqual(['FREESHIP is for orders that ship within the United States.']);
});

test('[BG-07] abroad it ships free from $150: with the code for whoever is at home, without it for whoever is not', async () => {
  const { shopper, id } = await guestWith(1401, 'S');
  const from = (country: string) => ({ cookie: `${shopper.cookie}; region=${country}.` });
  const costs = async (country: string, quantity: number) => {
    await call(shopper, `/api/cart/items/${id}`, 'PATCH', { quantity });
    return (await save(from(country), { quote: { shippingAddress: paris } })).shippingOptions.map(
      ({ cost }) => cost,
    );
  };
  expect(await costs('US', 3)).toEqual([18, 39]);
  expect(await costs('FR', 3)).toEqual([0, 39]);
  expect(await costs('FR', 2)).toEqual([18, 39]);
  await save(from('US'), { couponCode: 'WorldWide' });
  expect(await costs('US', 3)).toEqual([0, 39]);
  expect(await costs('US', 2)).toEqual([18, 39]);
  expect(textsOf(await read(from('US')), 'coupon')).toEqual(['WORLDWIDE is for orders of $150 or more.']);
  const home = await save(from('US'), { quote: { shippingAddress: ohio } });
  expect(textsOf(home, 'coupon')).toEqual(['WORLDWIDE is for orders of $150 or more.']);
  await call(shopper, `/api/cart/items/${id}`, 'PATCH', { quantity: 3 });
  expect(textsOf(await read(from('US')), 'coupon')).toEqual(['WORLDWIDE is for orders that ship abroad.']);
});

test('[CQ-11] credit is used as far as it goes and is due, and the call says how much there is', async () => {
  const shopper = await signedInAs('shopper');
  const creditOf = async (whose: { cookie: string }) =>
    (await answerOf(await call(whose, '/api/credit'), contract.readCredit)).content;
  expect([await creditOf(shopper), await creditOf(nobody)]).toEqual([40, 0]);
  const [bag] = await shop.query(
    "select bag_item.id from bag_item join bag on bag.id = bag_id where customer_id = 'known-shopper'",
  );
  if (bag) await call(shopper, `/api/cart/items/${bag.id}`, 'DELETE');
  await add(shopper, { productId: 1404, sizeId: await sizeOf(1404, 'S') });
  const wanting = async (storeCredit: number) => {
    const quote = await save(shopper, { quote: { storeCredit } });
    return [quote.storeCredit, quote.total, quote.meta.availableCredit];
  };
  const { subTotal } = await read(shopper);
  expect(subTotal).toBe(39);
  expect(await wanting(10)).toEqual([10, 29, 40]);
  expect(await wanting(1e9)).toEqual([39, 0, 40]);
  expect(await wanting(0)).toEqual([0, 39, 40]);
  await add(shopper, { productId: 1401, sizeId: await sizeOf(1401, 'S') });
  expect(await wanting(1e9)).toEqual([40, 57, 40]);
  await shop.query("update credit_account set balance_minor = 1500 where customer_id = 'known-shopper'");
  const less = await read(shopper);
  expect([less.storeCredit, less.total, less.meta.hasChanges]).toEqual([15, 82, true]);
  expect(less.meta.changes).toEqual([
    { of: 'storeCredit', what: 'Store credit', was: 40, is: 15 },
    { of: 'total', what: 'Total', was: 57, is: 82 },
  ]);
  for (const storeCredit of [-1, '5', Number.MAX_VALUE]) {
    const { version } = await read(shopper);
    const answer = await call(shopper, '/api/quote', 'POST', { version, quote: { storeCredit } });
    expect((await problemOf(answer)).code).toBe('invalid_request');
  }
});

test('the code of a gift card becomes credit, once, and pays for the order at once', async () => {
  const { shopper } = await guestWith(1401, 'S');
  const other = (await guestWith(1401, 'M')).shopper;
  const stale = await problemOf(
    await call(shopper, '/api/quote', 'POST', { version: 99, couponCode: 'VITR-DEMO-0050' }),
  );
  expect(stale.code).toBe('quote_changed');
  const quote = await save(shopper, { couponCode: ' vitr demo 0050' });
  expect(quote).toMatchObject({
    storeCredit: 50,
    total: 8,
    coupons: [],
    meta: { availableCredit: 50, hasChanges: false },
  });
  expect(textsOf(quote, 'coupon')).toEqual([]);
  const again = await problemOf(
    await call(other, '/api/quote', 'POST', {
      version: (await read(other)).version,
      couponCode: 'VITR-DEMO-0050',
    }),
  );
  expect(again).toMatchObject({ status: 409, code: 'conflict', detail: 'This card has been used.' });
  expect((await read(other)).storeCredit).toBe(0);
  const unknown = async () => {
    const { version } = await read(other);
    return problemOf(await call(other, '/api/quote', 'POST', { version, couponCode: 'VITR-0000-0000-0000' }));
  };
  const codes = [];
  for (let tries = 0; tries < 6; tries++) codes.push((await unknown()).code);
  expect(codes.at(-1)).toBe('too_many_requests');
  expect(codes[0]).toBe('not_found');
  expect((await read(other)).coupons).toEqual([]);
});
