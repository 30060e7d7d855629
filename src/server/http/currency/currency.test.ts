// Prices in the visitor's currency, wherever a visitor meets them.
import { expect, test } from 'vitest';
import { readCart } from '../../../contract/bag/bag.ts';
import { chooseRegion, convertPrices } from '../../../contract/currency/currency.ts';
import { readTiles, viewProduct } from '../../../contract/product/view.ts';
import { readSession } from '../../../contract/visitor/session.ts';
import { shopping } from '../../testing/shopping.ts';
import { answerOf, createTestShop, problemOf } from '../../testing/test-shop.ts';

const shop = createTestShop({
  TRUSTED_PROXIES: '127.0.0.1',
  LOG_LEVEL: 'warn',
  DUTIES_PROFILES: 'AU=2,KR=3',
  // Nobody learns of newer rates meanwhile.
  JOBS_AT_ONCE: '0',
});
const { nobody, call, post, guestWith } = shopping(shop);

/** Where the demo shop's rates come from, by a calculator: 356 / 1.0705 = 332.55…, 356 * 171.94 / 1.0705 = 57,179.48. */
const dress = { USD: 356, EUR: 333, JPY: 57_200 };
const page = '/product/1001/nocturne-bias-slip-dress-bordeaux';

const converted = async (query: string, cookie = '') =>
  (await answerOf(await call({ cookie }, `/api/currency/convert?${query}`), convertPrices)).content;

test('[CU-02, RT-08] amounts are converted for the country and currency named, and say until when they hold', async () => {
  const { prices, ...currency } = await converted('prices=356,35.50&glCurrency=EUR');
  expect(currency).toEqual({ locale: 'en-US', code: 'EUR', symbol: '€', decimalDigits: 2, name: 'Euro' });
  const [first, second] = prices;
  expect(first).toMatchObject({
    basePrice: 356,
    convertedPrice: dress.EUR,
    targetCurrency: 'EUR',
    locale: 'en-US',
  });
  expect(second).toMatchObject({ basePrice: 35.5, convertedPrice: 33 });
  const [{ expires_at } = {}] = await shop.query(
    `select expires_at from exchange_rate where currency = 'EUR'`,
  );
  // The day after which the rate is good no more, of each amount.
  expect(prices.map((price) => Date.parse(price.expirationDateUTC ?? ''))).toEqual([
    Number(expires_at),
    Number(expires_at),
  ]);
  expect(Date.parse(first?.expirationDateUTC ?? '')).toBeGreaterThan(Date.now());
  expect(await converted('prices=356&glCountry=JP')).toMatchObject({
    code: 'JPY',
    decimalDigits: 0,
    prices: [{ convertedPrice: dress.JPY }],
  });
  expect(await converted('prices=356&glCountry=JP&glCurrency=eur')).toMatchObject({ code: 'EUR' });
});

test('[CU-01, CU-02] without anything named they stay dollars, and a remembered region is known', async () => {
  expect(await converted('prices=356')).toMatchObject({
    code: 'USD',
    prices: [{ basePrice: 356, convertedPrice: 356, expirationDateUTC: null }],
  });
  expect(await converted('prices=356', 'region=FR.')).toMatchObject({ code: 'EUR' });
  expect(await converted('prices=356', 'region=FR.XYZ')).toMatchObject({ code: 'USD' });
});

test('[CU-03] what are no amounts, none, or too many, is refused', async () => {
  for (const query of [
    '',
    'prices=',
    'prices=abc',
    'prices=1,,2',
    'prices=1.005',
    'prices=1e9',
    `prices=${Array(51).fill('1').join()}`,
    'prices=1&glCurrency=EURO',
    'prices=1&glCountry=1',
    'prices=99999999999999999999',
  ]) {
    const problem = await problemOf(await call(nobody, `/api/currency/convert?${query}`));
    expect(problem.code, query).toBe('invalid_request');
  }
});

/** The price a product's page shows. */
const shownOn = (html: string) => /<span class="[\w-]*now">([^<]+)</.exec(html)?.[1];

const textOf = async (path: string, headers: Record<string, string> = {}) =>
  (await shop.send(path, { headers })).text();

test('[RT-08] an address says which country and currency it is seen in, and the visit remembers', async () => {
  const response = await shop.send(`${page}?glCountry=FR&glCurrency=JPY`);
  expect(shownOn(await response.text())).toBe('¥57,200');
  expect(response.headers.get('set-cookie')).toBe('region=FR.JPY; Path=/; HttpOnly; SameSite=Lax');
  const cookie = 'region=FR.JPY';
  expect(await answerOf(await call({ cookie }, '/api/session'), readSession)).toMatchObject({
    country: 'FR',
    currency: 'JPY',
  });
  expect(shownOn(await textOf(page, { cookie }))).toBe('¥57,200');
});

test('a page is kept once for each currency, and never shows another’s', async () => {
  const seen = async (country: string) => textOf(page, { 'cf-ipcountry': country });
  for (const _ of ['made', 'kept']) {
    expect(shownOn(await seen('US'))).toBe('$356');
    expect(/[€¥]/.test(await seen('US'))).toBe(false);
    expect(shownOn(await seen('FR'))).toBe('€333');
    expect(/\$\d/.test(await seen('FR'))).toBe(false);
    expect(shownOn(await seen('JP'))).toBe('¥57,200');
  }
  // What is not one of the set is no page of its own.
  expect(shownOn(await textOf(`${page}?glCurrency=XYZ`))).toBe('$356');
});

test('[IX-01] a page tells whoever is abroad of duties by the profile of their country, and what is charged', async () => {
  const seen = async (country: string) => textOf(page, { 'cf-ipcountry': country });
  const note = async (country: string) =>
    />((?:Duties|You are charged)[^<]*)<\/p>/.exec(await seen(country))?.[1];
  expect(await note('FR')).toBe('Duties and taxes included! You are charged in US dollars.');
  expect(await note('JP')).toBe(
    'Duties and taxes are calculated at checkout. You are charged in US dollars.',
  );
  expect(await note('AU')).toBe('Duties included! You are charged in US dollars.');
  expect(await note('KR')).toBe(
    'Duties and taxes are calculated at checkout. You are charged in US dollars.',
  );
  expect(await note('AR')).toBe('Duties and taxes are calculated at checkout.');
  expect([await note('US'), await note('XX')]).toEqual([undefined, undefined]);
});

test('a thing costs the same on its page, as a tile and in the bag; a merchant’s list wins everywhere', async () => {
  const cookie = 'region=FR.EUR';
  const priceOf = async (id: number) => {
    const { product } = await answerOf(await call({ cookie }, `/api/product-view/${id}`), viewProduct);
    const tiles = await answerOf(await call({ cookie }, `/api/products/tiles?ids=${id}`), readTiles);
    expect(tiles.content[0]?.price).toEqual(product.productPrice);
    return product.productPrice;
  };
  expect(await priceOf(1001)).toMatchObject({ price: dress.EUR, currency: 'EUR' });
  // 165 / 1.0705 would be 154.
  expect(await priceOf(1012)).toMatchObject({ price: 159, currency: 'EUR' });
  const { shopper, id } = await guestWith(1012, 'One Size');
  const there = { cookie: `${shopper.cookie}; ${cookie}` };
  await call(there, `/api/cart/items/${id}`, 'PATCH', { quantity: 3 });
  const { content } = await answerOf(await call(there, '/api/header/cart'), readCart);
  expect(content).toMatchObject({
    cartItems: [{ price: 159, fullPrice: 159, currency: 'EUR' }],
    subtotal: 477,
    currency: 'EUR',
    charge: { subtotal: 495, currency: 'USD' },
    shippingThresholds: [],
  });
  const { content: home } = await answerOf(await call(shopper, '/api/header/cart'), readCart);
  expect(home).toMatchObject({ subtotal: 495, currency: 'USD', charge: null });
});

test('a unit is converted and rounded, then added up', async () => {
  const { shopper, id } = await guestWith(1001, 'S');
  const there = { cookie: `${shopper.cookie}; region=US.EUR` };
  await call(there, `/api/cart/items/${id}`, 'PATCH', { quantity: 2 });
  const { content } = await answerOf(await call(there, '/api/header/cart'), readCart);
  // 712 / 1.0705 would be 665.
  expect(content).toMatchObject({ subtotal: 666, charge: { subtotal: 712 } });
  const [first] = content.shippingThresholds;
  expect(first).toMatchObject({ min: 93, remainder: 0 });
});

test('a region is chosen by a form or a call, for a year; what there is none of is refused', async () => {
  const chosen = await post(nobody, '/api/region', {
    country: 'JP',
    currency: '',
    returnTo: '/c/shoes?page=2',
  });
  expect([chosen.status, chosen.headers.get('location')]).toEqual([303, '/c/shoes?page=2']);
  expect(chosen.headers.get('set-cookie')).toBe(
    'region=JP.; Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000',
  );
  const led = async (returnTo: string) =>
    (await post(nobody, '/api/region', { country: 'JP', returnTo })).headers.get('location');
  for (const elsewhere of ['https://evil.example', '//evil.example', '/\\evil.example', '/api/session', ''])
    expect(await led(elsewhere), elsewhere).toBe('/');
  const answer = await call(nobody, '/api/region', 'POST', { country: 'fr', currency: 'gbp' });
  expect(await answerOf(answer, chooseRegion)).toEqual({ country: 'FR', currency: 'GBP' });
  for (const [body, code] of [
    [{ country: 'QQ' }, 'not_found'],
    [{ country: 'KP' }, 'not_found'],
    [{ country: 'FR', currency: 'XYZ' }, 'not_found'],
    [{ country: 'France' }, 'invalid_request'],
    [{}, 'invalid_request'],
  ] as const)
    expect((await problemOf(await call(nobody, '/api/region', 'POST', body))).code).toBe(code);
});

test('[CU-04] a rate that is out of date is noted, and pages fall back to dollars; a new one is heard at once', async () => {
  const seen = async () => shownOn(await textOf(page, { 'cf-ipcountry': 'GB' }));
  const patient = { timeout: 5_000 };
  expect(await seen()).toBe('£281');
  await shop.query(
    `update exchange_rate set expires_at = now() - interval '1 second' where currency = 'GBP'`,
  );
  await expect.poll(seen, patient).toBe('$356');
  expect(await converted('prices=356&glCountry=GB')).toMatchObject({
    code: 'USD',
    symbol: '$',
    decimalDigits: 2,
  });
  const noted = shop.errorsLogged
    .map((line) => JSON.parse(line))
    .filter(({ event }) => event === 'currency.unavailable');
  expect(noted).toHaveLength(1);
  expect(noted[0]).toMatchObject({ level: 40, currency: 'GBP' });
  await shop.query(
    `update exchange_rate set expires_at = now() + interval '1 day', rate = 200000000 where currency = 'GBP'`,
  );
  await expect.poll(seen, patient).toBe('£712');
  await shop.query(`delete from exchange_rate where currency = 'GBP'`);
  await expect.poll(seen, patient).toBe('$356');
});
