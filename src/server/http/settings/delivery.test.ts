// Where the shop sells and what delivery costs, set at the desk: every place that says or charges it goes by it at once.
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import * as quotes from '../../../contract/checkout/quote.ts';
import * as contract from '../../../contract/settings/settings.ts';
import { readShippingOptions } from '../../../contract/shipping/shipping.ts';
import { deskOf } from '../../testing/access/desk-staff.ts';
import type { TestBrowser } from '../../testing/accounts.ts';
import { checkingOut } from '../../testing/checkout/checking-out.ts';
import { ohio, paris, quoting } from '../../testing/checkout/quoting.ts';
import { shopping } from '../../testing/shopping.ts';
import { answerOf, createTestShop, problemOf } from '../../testing/test-shop.ts';

const shop = createTestShop({
  TRUSTED_PROXIES: '127.0.0.1',
  COUNTRY_HEADER: 'cf-ipcountry',
  NON_CONTIGUOUS_REGIONS: 'AK',
});
const { call, nobody, guestWith } = shopping(shop);
const { read, send, save, refused } = quoting(shop);
const { send: pay, paid } = checkingOut(shop);
const shopperEmail = 'guest@example.com';

let owner: TestBrowser;
beforeAll(async () => {
  owner = await deskOf(shop).owner();
});

const sections = async () =>
  (await answerOf(await owner.get('/api/admin/settings'), contract.listSettings)).content.sections;
const delivery = async () =>
  (await sections()).find(({ id }) => id === 'delivery') ?? expect.fail('there is no such section');
const patch = async (values: object) =>
  owner.patch('/api/admin/settings/delivery', { version: (await delivery()).version, values });
const set = async (values: object) => answerOf(await patch(values), contract.saveSettings);

afterEach(async () => {
  await set({
    countries: '',
    'home.two-day.light': '12',
    'home.two-day.heavy': '15',
    'home.two-day.days': '2',
  });
  await set({
    'free.two-day': '100',
    'free.overnight': '300',
    'free.abroad': '150',
    'home.ground.light': '0',
    'home.ground.heavy': '0',
  });
});

const page = async (path: string, country = 'US') =>
  (await (await shop.send(path, { headers: { 'cf-ipcountry': country } })).text()).replaceAll('<!-- -->', '');
const optionsAt = (query: string) => call(nobody, `/api/shipping/options?productId=1531&${query}`);
const twoDay = async () => {
  const { content } = await answerOf(await optionsAt('postCode=10001'), readShippingOptions);
  return content.options.find(({ type }) => type === 'two-day');
};

describe('a rate', () => {
  test('holds for the product’s page, the estimate, the quote and the page of words from the answer on', async () => {
    await set({
      'home.two-day.light': '14,1',
      'home.two-day.heavy': '19.05',
      'home.two-day.days': '3 - 5',
      'free.two-day': '',
      'free.overnight': '5000',
      'home.ground.light': '6',
      'home.ground.heavy': '6',
    });
    expect((await delivery()).values).toMatchObject({
      'home.two-day.light': '14.10',
      'home.two-day.days': '3-5',
      'free.two-day': '',
    });
    const option = await twoDay();
    expect([14.1, 19.05]).toContain(option?.cost);
    const { shopper } = await guestWith(1001, 'S');
    const estimate = await call(shopper, '/api/quote/estimate?country=US&postCode=43215');
    const estimated = (await answerOf(estimate, quotes.readEstimate)).content;
    const inEstimate = estimated.shippingOptions.find(({ type }) => type === 'two-day')?.cost;
    expect([14.1, 19.05]).toContain(inEstimate);
    const quote = await save(shopper, { quote: { shippingAddress: ohio, shippingOptionName: 'two-day' } });
    expect(quote.shippingAmount).toBe(inEstimate);
    const words = await page('/shippingusa');
    expect(words).toContain('<td>3 to 5 working days</td><td>$14.10; $19.05 for a large parcel</td>');
    // What is free faster is free slower: the overnight reward is all that is left of them.
    expect(words).toMatch(/2-day<\/th><td>[^<]*<\/td><td>[^<]*<\/td><td>From \$5,000<\/td>/);
    expect(await page('/fr/shippingusa')).toContain('<td>3 à 5 jours ouvrés</td>');
  });

  test('that rises is told to whoever looks at the old one, and an order keeps the one it was placed with', async () => {
    const { shopper } = await guestWith(1001, 'S');
    await set({ 'free.two-day': '', 'free.overnight': '' });
    const quote = {
      emailAddress: shopperEmail,
      shippingAddress: { ...ohio, phone: '+1 614 555 0100' },
      shippingOptionName: 'two-day',
    };
    const seen = await save(shopper, { quote });
    expect([12, 15]).toContain(seen.shippingAmount);
    await set({ 'home.two-day.light': '21', 'home.two-day.heavy': '21' });
    const late = await pay(shopper, seen);
    expect(late.status).toBe(409);
    const stale = await send(shopper, { version: seen.version, isGiftOrder: true });
    expect(stale.status).toBe(409);
    expect((await problemOf(stale)).code).toBe('quote_changed');
    const fresh = await read(shopper);
    expect(fresh.shippingAmount).toBe(21);
    expect(fresh.meta.changes).toContainEqual({ of: 'shipping', what: '2-day shipping', was: 12, is: 21 });
    const agreed = await save(shopper, {});
    const { orderId } = await paid(await pay(shopper, agreed));
    await set({ 'home.two-day.light': '99', 'home.two-day.heavy': '99' });
    const [order] = await shop.query('select shipping_minor from customer_order where id = $1', [orderId]);
    expect(order?.shipping_minor).toBe('2100');
  });

  test('of a way that is left out is offered no more, and one that must be there cannot be', async () => {
    await set({ 'home.two-day.light': '', 'home.two-day.heavy': '', 'home.two-day.days': '' });
    expect(await twoDay()).toBeUndefined();
    const none = await patch({ 'home.ground.light': '' });
    expect([none.status, (await problemOf(none)).errors]).toEqual([
      422,
      [{ at: 'home.ground.light', message: 'This cannot be empty.' }],
    ]);
  });
});

describe('a country', () => {
  test('that is not sold to has no ways, no estimate and no order, and its visitors are told so', async () => {
    expect((await optionsAt('postCode=75004&country=FR')).status).toBe(200);
    const { shopper } = await guestWith(1001, 'S');
    await save(shopper, {
      quote: { emailAddress: shopperEmail, shippingAddress: paris },
      internationalConsent: true,
    });
    expect(await page('/product/1001', 'FR')).not.toContain('We may not ship anything to this country.');
    await set({ countries: 'us ca' });
    expect((await delivery()).values.countries).toBe('CA US');

    const options = await optionsAt('postCode=75004&country=FR');
    expect([options.status, (await problemOf(options)).detail]).toEqual([
      422,
      'We do not ship to that country.',
    ]);
    const estimate = await call(shopper, '/api/quote/estimate?country=FR');
    expect([estimate.status, (await problemOf(estimate)).detail]).toEqual([
      422,
      'We do not ship to that country.',
    ]);
    const refusal = await refused(shopper, { quote: { shippingAddress: { ...paris, city: 'Lyon' } } });
    expect([refusal.status, refusal.errors]).toEqual([
      422,
      [{ at: 'quote.shippingAddress.countryCode', message: 'We do not ship to that country.' }],
    ]);
    // What was said before it was closed is not placed either.
    const quote = await read(shopper);
    expect(quote.meta.isValid).toBe(false);
    expect(quote.shippingOptions).toEqual([]);
    const unpaid = await problemOf(await pay(shopper, quote));
    expect([unpaid.status, unpaid.code]).toEqual([409, 'quote_changed']);

    const path = '/product/1001/nocturne-bias-slip-dress-bordeaux';
    expect(await page(path, 'FR')).toContain('We may not ship anything to this country.');
    for (const country of ['US', 'CA'])
      expect(await page(path, country), country).not.toContain('We may not ship anything to this country.');
    expect(await page('/shippinginternational', 'CA')).toContain('We ship to Canada and United States.');

    // Whoever pays may live there.
    const billed = await save(shopper, {
      quote: { shippingAddress: ohio, billingSameAsShipping: false, billingAddress: paris },
    });
    expect(billed.billingAddress?.countryCode).toBe('FR');
  });

  test.each([
    ['US IR', 'Nobody may send anything to IR.'],
    ['FR', 'The United States are home: the shop sells there.'],
    ['US UK', 'UK is no code of a country or state.'],
  ])('%s is refused', async (countries, message) => {
    const answer = await patch({ countries });
    expect([answer.status, (await problemOf(answer)).errors]).toEqual([422, [{ at: 'countries', message }]]);
  });
});

test('what the environment decides is shown and not changed', async () => {
  expect(await delivery()).toMatchObject({
    values: { regions: 'AK' },
    setOutside: { regions: 'NON_CONTIGUOUS_REGIONS' },
  });
  const answer = await patch({ regions: 'AK HI' });
  expect([answer.status, (await problemOf(answer)).errors?.[0]?.message]).toEqual([
    422,
    'NON_CONTIGUOUS_REGIONS in the environment decides this: change it there.',
  ]);
});
