// What stands against a line of a quote, and what a browser cannot say.
import { expect, test } from 'vitest';
import type { WireQuote } from '../../../contract/checkout/quote-schema.ts';
import { accountsOf } from '../../testing/accounts.ts';
import { ohio, paris, quoting } from '../../testing/checkout/quoting.ts';
import { shopping } from '../../testing/shopping.ts';
import { createTestShop, problemOf } from '../../testing/test-shop.ts';

const shop = createTestShop({ MAX_AIR_PROHIBITED_ITEMS_PER_ORDER: '2' });
const { add, call, guestWith, shopperFrom, sizeOf } = shopping(shop);
const { read, send, save, textsOf } = quoting(shop);
const { browser } = accountsOf(shop);

const anySizeOf = async (productId: number): Promise<string> => {
  const [size] = await shop.query(
    `select size_group.name from sku join size_group on size_group.id = size_group_id
      left join stock_level on sku_id = sku.id where product_id = $1 order by on_hand desc nulls last limit 1`,
    [productId],
  );
  return String(size?.name);
};

const email = 'guest@example.com';
const contact = { emailAddress: email, shippingAddress: ohio };

const flagNames = [
  'outOfStock',
  'inactive',
  'cannotShipToCountry',
  'airProhibitedDestination',
  'airProhibited',
  'cannotProcessGiftCard',
] as const;

/** The flags that are up, by product. */
const flagged = ({ meta }: WireQuote) =>
  meta.cartItems.flatMap((item) =>
    flagNames.filter((flag) => item[flag]).map((flag) => [item.productId, flag, item.problem]),
  );

test('[CQ-15] sold out, gone and not for everyone: each line says so, is in no sum, and stops the order', async () => {
  const { shopper } = await guestWith(1401, 'S');
  for (const [productId, size] of [
    [1402, 'S'],
    [1403, 'S'],
    [1561, 'M'],
    [1562, 'M'],
  ] as const)
    await add(shopper, { productId, sizeId: await sizeOf(productId, size) });
  expect((await save(shopper, { quote: contact })).meta.isValid).toBe(true);
  await shop.query('update stock_level set on_hand = reserved where sku_id = $1', [await sizeOf(1402, 'S')]);
  await shop.query('update product set is_active = false where id = 1403');
  await shop.query(
    `update product set audience_exclusion_type = (select audience_exclusion_type from product where id = 1009),
       audience_exclusion_reason = 'For members alone.' where id = 1561`,
  );
  const quote = await read(shopper);
  expect(flagged(quote)).toEqual([
    [1402, 'outOfStock', 'This has sold out.'],
    [1403, 'inactive', 'This product is no longer available.'],
  ]);
  const excluded = quote.meta.cartItems.find(({ productId }) => productId === 1561);
  expect(excluded).toMatchObject({
    audienceExclusionReason: 'For members alone.',
    problem: 'For members alone.',
  });
  expect(quote.meta.isValid).toBe(false);
  expect(textsOf(quote, 'items')).toHaveLength(3);
  expect(quote.subTotal).toBe(
    quote.meta.cartItems
      .filter(({ problem }) => problem === null)
      .reduce((sum, { subTotal }) => sum + subTotal, 0),
  );
  expect(quote.meta.changes.map(({ what, is }) => [what.replace(/^.*: /, ''), is])).toEqual(
    expect.arrayContaining([
      ['This has sold out.', null],
      ['This product is no longer available.', null],
      ['For members alone.', null],
    ]),
  );
  for (const { id, problem } of quote.meta.cartItems)
    if (problem !== null) await call(shopper, `/api/cart/items/${id}`, 'DELETE');
  expect((await read(shopper)).meta.isValid).toBe(true);
});

test('[CQ-15] more than there are left', async () => {
  const { shopper, id } = await guestWith(1404, 'M');
  await call(shopper, `/api/cart/items/${id}`, 'PATCH', { quantity: 3 });
  await shop.query('update stock_level set on_hand = reserved + 1 where sku_id = $1', [
    await sizeOf(1404, 'M'),
  ]);
  expect(flagged(await read(shopper))).toEqual([[1404, 'outOfStock', 'There is only one left.']]);
});

test('[IX-03, CQ-15] what ships to some countries alone is flagged for the others, by the address', async () => {
  const { shopper } = await guestWith(1010, await anySizeOf(1010));
  const from = (country: string) => ({ cookie: `${shopper.cookie}; region=${country}.` });
  expect(flagged(await save(from('FR'), { quote: contact }))).toEqual([]);
  const abroad = await save(from('US'), { quote: { shippingAddress: paris }, internationalConsent: true });
  expect(flagged(abroad)).toEqual([[1010, 'cannotShipToCountry', 'Only ships to: United States, Canada']]);
  expect([abroad.meta.isValid, abroad.subTotal, abroad.total]).toEqual([false, 0, 0]);
});

test('[IX-04, CQ-15] what cannot fly goes by ground, at home, and a few at a time', async () => {
  const { shopper, id } = await guestWith(1011, await anySizeOf(1011));
  const quote = await save(shopper, { quote: contact });
  expect(flagged(quote)).toEqual([]);
  expect(quote.shippingOptions.map(({ type }) => type)).toEqual(['ground']);
  await call(shopper, `/api/cart/items/${id}`, 'PATCH', { quantity: 3 });
  const many = await read(shopper);
  expect(flagged(many)).toEqual([
    [1011, 'airProhibited', 'Only 2 things that cannot ship by air fit an order.'],
  ]);
  expect(many.meta.isValid).toBe(false);
  expect(textsOf(many, 'general')).toEqual([
    'Only 2 things that cannot ship by air fit an order. Take out 1 to check out.',
  ]);
  await call(shopper, `/api/cart/items/${id}`, 'PATCH', { quantity: 2 });
  expect((await read(shopper)).meta.isValid).toBe(true);
  const abroad = await save(shopper, { quote: { shippingAddress: paris }, internationalConsent: true });
  expect(flagged(abroad)).toEqual([
    [
      1011,
      'airProhibitedDestination',
      'Item cannot ship with an expedited method or outside the domestic US.',
    ],
  ]);
});

/** As its own page puts it into the bag. */
const giftCard = {
  amount: '50',
  otherAmount: '',
  recipientName: 'Odile',
  recipientEmail: 'odile@example.com',
  senderName: 'Margaux',
  message: '',
  deliverOn: '',
};

const withGiftCard = async (amount: string) => {
  const response = await call({ cookie: '' }, '/api/cart/gift-cards', 'POST', {
    ...giftCard,
    amount: 'other',
    otherAmount: amount,
  });
  expect(response.status).toBe(201);
  return shopperFrom(response);
};

test('[CQ-09, IX-08] a gift card goes with details, not abroad where the flag is on, and not with a brand ambassador', async () => {
  const shopper = await withGiftCard('50');
  const quote = await save(shopper, { quote: contact });
  expect(flagged(quote)).toEqual([]);
  expect(quote).toMatchObject({
    subTotal: 50,
    total: 50,
    shippingOptionName: 'email',
    meta: {
      isValid: true,
      cartItems: [{ itemType: 'giftCard', giftCardDetails: { recipientName: 'Odile' } }],
    },
  });
  const abroad = await save(shopper, { quote: { shippingAddress: paris }, internationalConsent: true });
  expect([flagged(abroad), abroad.meta.isValid]).toEqual([[], true]);
  const refusing = { cookie: `${shopper.cookie}; flags=disable_intl_olc` };
  const refused = await read(refusing);
  expect([flagged(refused), refused.meta.isValid]).toEqual([
    [[1022, 'cannotProcessGiftCard', 'Gift cards cannot be bought with an order that ships outside the US.']],
    false,
  ]);
  expect(flagged(await save(refusing, { quote: { shippingAddress: ohio } }))).toEqual([]);

  const visitor = browser(shopper.cookie);
  await visitor.post('/api/auth/sign-in/email', {
    email: 'ambassador@vitrine.example',
    password: 'vitrine-demo',
  });
  expect(flagged(await read({ cookie: visitor.cookies() }))).toEqual([
    [1022, 'cannotProcessGiftCard', 'Brand ambassadors cannot buy gift cards.'],
  ]);
});

test('[CQ-08] a gift card does not count towards doing without a signature', async () => {
  const shopper = await withGiftCard('600');
  const quote = await save(shopper, { quote: contact, signatureOptOut: true });
  expect([quote.subTotal, quote.signatureOptOut, quote.meta.canOptOutOfSignature]).toEqual([
    600,
    false,
    false,
  ]);
});

test('[CQ-09, CQ-15] a gift card that is for nobody cannot be ordered', async () => {
  const { shopper } = await guestWith(1022, await anySizeOf(1022));
  const quote = await save(shopper, { quote: contact });
  expect(flagged(quote)).toEqual([[1022, 'cannotProcessGiftCard', 'Please say whom this gift card is for.']]);
  expect(quote.meta.isValid).toBe(false);
});

test('[CQ-18] no price, no sum and no flag can be said: what a quote answers is refused when it is sent back', async () => {
  const { shopper, id } = await guestWith(1001, 'S');
  const quote = await save(shopper, { quote: contact, couponCode: 'TENOFF' });
  const { version, meta, ...fields } = quote;
  const sayable = new Set([
    'emailAddress',
    'shippingAddress',
    'billingAddress',
    'billingSameAsShipping',
    'shippingOptionName',
    'storeCredit',
  ]);
  const sayableBeside = new Set([
    'couponCode',
    'internationalConsent',
    'signatureOptOut',
    'avsUserSelectedValid',
    'avsUserSelectedInvalid',
    'isGiftOrder',
    'avsShippingLabel',
  ]);
  for (const [name, value] of Object.entries({ ...fields, meta, ...meta })) {
    if (!sayable.has(name))
      expect([name, (await send(shopper, { version, quote: { [name]: value } })).status]).toEqual([
        name,
        400,
      ]);
    if (!sayableBeside.has(name))
      expect([name, (await send(shopper, { version, [name]: value })).status]).toEqual([name, 400]);
  }
  const line = `/api/cart/items/${id}`;
  const size = { productId: 1001, sizeId: await sizeOf(1001, 'M') };
  for (const [name, value] of Object.entries(meta.cartItems[0] ?? {})) {
    if (name !== 'quantity' && name !== 'sizeId')
      expect([name, (await call(shopper, line, 'PATCH', { quantity: 1, [name]: value })).status]).toEqual([
        name,
        400,
      ]);
    if (!['quantity', 'sizeId', 'productId'].includes(name))
      expect([name, (await add(shopper, { ...size, [name]: value })).status]).toEqual([name, 400]);
  }
  expect(await read(shopper)).toEqual(quote);
});

test('[CQ-18] what may be said back changes nothing but itself', async () => {
  const { shopper } = await guestWith(1001, 'S');
  const quote = await save(shopper, { quote: contact, couponCode: 'TENOFF' });
  const { emailAddress, shippingAddress, billingAddress, billingSameAsShipping, shippingOptionName } = quote;
  const tampered = {
    quote: {
      emailAddress,
      shippingAddress: { ...shippingAddress, regionId: 1, regionName: 'Oregon', countryName: 'Nowhere' },
      billingAddress,
      billingSameAsShipping,
      shippingOptionName,
      storeCredit: 1_000,
    },
    couponCode: quote.couponCode,
    internationalConsent: quote.internationalConsent,
    signatureOptOut: true,
    avsShippingLabel: 'free',
  };
  const again = await save(shopper, tampered);
  expect(again).toEqual({ ...quote, version: again.version, shippingMethodManual: true });
});

test('another size, put in the bag from another page, is another version of the quote, and no news to whoever did it', async () => {
  const { shopper, id } = await guestWith(1001, 'S');
  const { version } = await save(shopper, { quote: contact });
  await call(shopper, `/api/cart/items/${id}`, 'PATCH', { sizeId: await sizeOf(1001, 'M') });
  const { code, quote } = await problemOf(await send(shopper, { version }));
  expect([code, quote?.version]).toEqual(['quote_changed', version + 1]);
  expect(quote?.meta).toMatchObject({ hasChanges: false, cartItems: [{ sizeName: 'M' }] });
});

test('what is no request for a quote is told so', async () => {
  const { shopper } = await guestWith(1001, 'S');
  for (const body of [
    {},
    { version: 0 },
    { version: '1' },
    { version: 1, quote: null },
    { version: 1, quote: [] },
  ])
    expect((await problemOf(await send(shopper, body))).code).toBe('invalid_request');
  const long = 'x'.repeat(97);
  for (const change of [{ couponCode: long }, { quote: { shippingAddress: { ...ohio, city: long } } }])
    expect((await problemOf(await send(shopper, { version: 1, ...change }))).code).toBe('invalid_request');
});
