// The quote, as a shopper's browser asks for it.
import { expect, test } from 'vitest';
import * as contract from '../../../contract/checkout/quote.ts';
import { accountsOf } from '../../testing/accounts.ts';
import { alaska, ohio, quoting } from '../../testing/checkout/quoting.ts';
import { shopping } from '../../testing/shopping.ts';
import { answerOf, createTestShop, problemOf } from '../../testing/test-shop.ts';

const shop = createTestShop();
const { nobody, call, add, guestWith, sizeOf } = shopping(shop);
const { read, send, save } = quoting(shop);
const { browser, signUp } = accountsOf(shop);

const email = 'guest@example.com';

test('[CQ-01, CQ-16] the quote of a bag says all that specification section 3 names, and is made once', async () => {
  const { shopper, id } = await guestWith(1001, 'S');
  const quote = await read(shopper);
  expect(quote).toMatchObject({
    version: 1,
    orderId: null,
    currency: 'USD',
    subTotal: 356,
    total: 356,
    freeShippingSubtotal: 356,
    storeCredit: 0,
    couponId: null,
    couponAmount: 0,
    couponCode: null,
    coupons: [],
    shippingOptions: [],
    shippingOptionName: null,
    shippingMethodManual: false,
    shippingAmount: 0,
    shippingAddress: null,
    billingAddress: null,
    billingSameAsShipping: true,
    emailAddress: '',
    internationalConsent: false,
    signatureOptOut: false,
    isGiftOrder: false,
    avsUserSelectedValid: false,
    avsUserSelectedInvalid: false,
    avsShippingLabel: null,
    meta: {
      hasChanges: false,
      isValid: false,
      totals: { vendorPayment: { captureAmount: 356, authAmount: 356 } },
      customer: { braintreeToken: null },
      cartItems: [
        {
          id,
          sku: expect.any(String),
          outOfStock: false,
          inactive: false,
          cannotShipToCountry: false,
          airProhibited: false,
          airProhibitedDestination: false,
          isPresale: false,
          cannotProcessGiftCard: false,
          quantity: 1,
          promoApplied: false,
          promoType: null,
          price: 356,
        },
      ],
    },
  });
  expect(quote.meta.messages.map(({ field }) => field)).toEqual(['email', 'shipping']);
  expect(await read(shopper)).toEqual(quote);
  expect(await read(shopper, `/api/quote?quoteId=${quote.id}`)).toEqual(quote);
  const stranger = (await guestWith(1001, 'M')).shopper;
  await read(stranger);
  for (const path of [
    `/api/quote?quoteId=${quote.id}`,
    '/api/quote?quoteId=7d3f8f4e-0000-4000-8000-000000000000',
  ])
    expect((await problemOf(await call(stranger, path))).code).toBe('not_found');
  expect((await problemOf(await call(shopper, '/api/quote?quoteId=x'))).code).toBe('invalid_request');
});

test('[CQ-01] whoever has nothing in their bag has no quote, and none is left behind', async () => {
  const before = await shop.query('select count(*) from quote');
  expect((await problemOf(await call(nobody, '/api/quote'))).code).toBe('not_found');
  expect((await problemOf(await send(nobody, { version: 1 }))).code).toBe('not_found');
  const { shopper, id } = await guestWith(1012, 'One Size');
  await call(shopper, `/api/cart/items/${id}`, 'DELETE');
  expect((await problemOf(await call(shopper, '/api/quote'))).code).toBe('not_found');
  expect((await problemOf(await send(shopper, { version: 1 }))).code).toBe('not_found');
  expect(await shop.query('select count(*) from quote')).toEqual(before);
});

test('[CQ-05, CQ-07] what is said is kept, priced and makes the quote valid', async () => {
  const { shopper } = await guestWith(1001, 'S');
  const quote = await save(shopper, {
    quote: { emailAddress: 'Guest@Example.COM', shippingAddress: ohio, billingSameAsShipping: true },
    signatureOptOut: true,
    isGiftOrder: true,
    avsUserSelectedValid: true,
    avsShippingLabel: 'residential',
  });
  expect(quote).toMatchObject({
    version: 2,
    emailAddress: email,
    shippingAddress: {
      ...ohio,
      regionId: 36,
      regionName: 'Ohio',
      countryId: 223,
      countryName: 'United States',
    },
    billingAddress: { city: 'Columbus' },
    isGiftOrder: true,
    avsUserSelectedValid: true,
    avsUserSelectedInvalid: false,
    avsShippingLabel: null,
    shippingOptionName: 'overnight',
    shippingMethodManual: false,
    shippingAmount: 0,
    tax: { kind: 'calculated', label: 'Sales tax, Ohio (state rate, 5.75%)', amount: 20.47 },
    subTotal: 356,
    total: 376.47,
    meta: { isValid: true, hasChanges: false, messages: [] },
  });
  expect(quote.meta.cartItems[0]?.tax).toBe(20.47);
  expect(quote.shippingOptions.map(({ type, title, cost }) => [type, title, cost])).toEqual([
    ['overnight', 'Overnight', 0],
    ['two-day', '2-day', 0],
    ['ground', 'Ground', 0],
  ]);
  expect(await read(shopper)).toEqual(quote);
  const insisting = await save(shopper, { avsUserSelectedInvalid: true });
  expect(insisting).toMatchObject({ avsUserSelectedValid: false, avsUserSelectedInvalid: true });
});

test('[CQ-07] all that can be said is said at once, and answered', async () => {
  const { shopper, id } = await guestWith(1001, 'S');
  await call(shopper, `/api/cart/items/${id}`, 'PATCH', { quantity: 2 });
  const choices = {
    internationalConsent: true,
    signatureOptOut: true,
    avsUserSelectedValid: true,
    isGiftOrder: true,
    avsShippingLabel: 'residential',
  };
  const quote = { emailAddress: email, shippingOptionName: 'ground', storeCredit: 0, shippingAddress: ohio };
  const flagged = { cookie: `${shopper.cookie}; flags=easypost_residential_label` };
  const answered = await save(flagged, { quote, couponCode: 'tenoff', ...choices });
  expect(answered).toMatchObject({ ...quote, couponCode: 'TENOFF', couponAmount: 10, ...choices });
  expect(await save(flagged, { avsUserSelectedInvalid: true })).toMatchObject({
    ...choices,
    avsUserSelectedValid: false,
    avsUserSelectedInvalid: true,
  });
});

test('[CQ-05] a quote that moved says so line by line, until the shopper answers to its new version', async () => {
  const { shopper } = await guestWith(1404, 'S');
  const first = await save(shopper, { quote: { emailAddress: email, shippingAddress: ohio } });
  const [price] = await shop.query('select price_minor from price where product_id = 1404');
  const was = Number(price?.price_minor) / 100;
  await shop.query(
    'update price set price_minor = price_minor + 1000, sale_minor = null, promo_minor = null where product_id = 1404',
  );
  const stale = await problemOf(await send(shopper, { version: first.version, isGiftOrder: true }));
  expect(stale).toMatchObject({ status: 409, code: 'quote_changed' });
  expect(stale.quote?.version).toBe(first.version + 1);
  expect(stale.quote?.meta.hasChanges).toBe(true);
  const moved = await read(shopper);
  expect(moved).toEqual(stale.quote);
  expect(moved.isGiftOrder).toBe(false);
  expect(moved.meta.changes).toEqual([
    {
      of: expect.stringMatching(/^price of /),
      what: expect.stringContaining('The price of'),
      was: first.meta.cartItems[0]?.price,
      is: was + 10,
    },
    { of: 'subTotal', what: 'Subtotal', was: first.subTotal, is: moved.subTotal },
    { of: 'tax', what: 'Tax', was: first.tax.amount, is: moved.tax.amount },
    { of: 'total', what: 'Total', was: first.total, is: moved.total },
  ]);
  const agreed = (await answerOf(await send(shopper, { version: moved.version }), contract.saveQuote))
    .content;
  expect(agreed).toMatchObject({
    version: moved.version,
    meta: { hasChanges: false, changes: [] },
    total: moved.total,
  });
  await shop.query('update price set price_minor = price_minor - 1000 where product_id = 1404');
  const back = await read(shopper);
  expect([back.version, back.meta.hasChanges]).toEqual([moved.version + 1, true]);
});

test('[CQ-05] of two answers to one version at once, one counts', async () => {
  const { shopper } = await guestWith(1001, 'S');
  const { version } = await read(shopper);
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      send(shopper, { version, quote: { emailAddress: `number${index}@example.com` } }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)]);
});

test('[CQ-05] what shoppers do to their bag themselves is no news to them; what moved meanwhile is', async () => {
  const { shopper } = await guestWith(1001, 'S');
  const before = await read(shopper);
  await add(shopper, { productId: 1001, sizeId: await sizeOf(1001, 'M') });
  const own = await read(shopper);
  expect(own.version).toBe(before.version + 1);
  expect(own.meta).toMatchObject({ hasChanges: false, changes: [] });
  await shop.query('update price set price_minor = price_minor + 500 where product_id = 1001');
  await add(shopper, { productId: 1001, sizeId: await sizeOf(1001, 'L') });
  const both = await read(shopper);
  await shop.query('update price set price_minor = price_minor - 500 where product_id = 1001');
  expect(both.meta.hasChanges).toBe(true);
  expect(both.meta.changes.map(({ what }) => what)).toContain('The price of Nocturne Bias Slip Dress, S');
});

test('[CQ-08] who is below 550 cannot do without a signature', async () => {
  const { shopper } = await guestWith(1402, 'S');
  const costing = (minor: number) =>
    shop.query(
      'update price set price_minor = $1, sale_minor = null, promo_minor = null where product_id = 1402',
      [minor],
    );
  await costing(54_999);
  const opted = () => save(shopper, { signatureOptOut: true });
  expect(await opted()).toMatchObject({ signatureOptOut: false, meta: { canOptOutOfSignature: false } });
  await costing(55_000);
  expect(await opted()).toMatchObject({ signatureOptOut: true, meta: { canOptOutOfSignature: true } });
  await costing(54_999);
  expect((await read(shopper)).signatureOptOut).toBe(false);
});

test('[CQ-16] what is sold ahead is charged when it ships, and arrives later', async () => {
  const [size] = await shop.query(
    `select sku.id, presale_ship_date::text as ships from sku join stock_level on sku_id = sku.id
      where product_id = 1008 and is_presale and on_hand > reserved order by presale_ship_date desc limit 1`,
  );
  const { shopper } = await guestWith(1001, 'S');
  await add(shopper, { productId: 1008, sizeId: Number(size?.id) });
  const quote = await save(shopper, { quote: { shippingAddress: ohio } });
  const ahead = quote.meta.cartItems.find(({ isPresale }) => isPresale);
  expect(ahead?.presaleShipDate).toBe(size?.ships);
  const { captureAmount, authAmount } = quote.meta.totals.vendorPayment;
  expect(authAmount).toBe(quote.total);
  expect(captureAmount).toBeLessThan(authAmount);
  expect(captureAmount).toBe(
    Number((quote.total - (ahead?.subTotal ?? 0) + (ahead?.discount ?? 0) - (ahead?.tax ?? 0)).toFixed(2)),
  );
  const [ground] = quote.shippingOptions;
  expect(String(ground?.arrivesBy) > String(size?.ships)).toBe(true);
  expect(String(ground?.arrivesFrom) < String(size?.ships)).toBe(true);
});

test('[CQ-01] signing in brings what the guest had said, their codes and their credit to the customer', async () => {
  const { shopper } = await guestWith(1001, 'M');
  await save(shopper, {
    quote: { emailAddress: 'other@example.com', shippingAddress: alaska },
    couponCode: 'tenoff',
  });
  const guests = await read(shopper);
  const [guest] = await shop.query('select guest_id from quote where id = $1', [guests.id]);
  await shop.query('insert into credit_account (guest_id, balance_minor) values ($1, 700)', [
    guest?.guest_id,
  ]);
  const visitor = browser(shopper.cookie);
  await visitor.post('/api/auth/sign-in/email', { email: 'paris@vitrine.example', password: 'vitrine-demo' });
  const { content } = await answerOf(await visitor.get('/api/mergedquote'), contract.readMergedQuote);
  expect(content).toMatchObject({
    id: guests.id,
    emailAddress: 'other@example.com',
    shippingAddress: { city: 'Homer' },
    meta: { availableCredit: 7 },
  });
  expect(content.coupons.map(({ code }) => code)).toEqual(['TENOFF']);
  const credit = await answerOf(await visitor.get('/api/credit'), contract.readCredit);
  expect(credit.content).toBe(7);
  expect((await problemOf(await call(shopper, `/api/quote?quoteId=${guests.id}`))).code).toBe('not_found');
});

test('[CQ-14] whoever was signed in and no longer is, is asked to sign in, once', async () => {
  const { shopper } = await guestWith(1001, 'M');
  const visitor = browser(shopper.cookie);
  const { email: theirs } = await signUp(visitor, 'Ada');
  const { content } = await answerOf(await visitor.get('/api/quote'), contract.readQuote);
  await shop.query(
    'delete from customer_session where user_id = (select id from customer where email = $1)',
    [theirs],
  );
  const body = { version: content.version, quote: { emailAddress: email } };
  const refused = await visitor.post('/api/quote', body);
  expect(refused.status).toBe(401);
  expect((await problemOf(refused)).detail).toBe('Your session has ended. Please sign in to continue.');
  // From then on they are a guest, whose bag is empty.
  expect((await visitor.post('/api/quote', body)).status).toBe(404);
});
