// When a product arrives and by which ways, as its page and its form say it.
import { expect, test } from 'vitest';
import { viewProduct } from '../../../contract/product/view.ts';
import { readShippingOptions } from '../../../contract/shipping/shipping.ts';
import { shopping } from '../../testing/shopping.ts';
import { answerOf, createTestShop, problemOf } from '../../testing/test-shop.ts';

const shop = createTestShop({ NON_CONTIGUOUS_REGIONS: 'AK,OH', SO_DOMESTIC_STANDARD_GROUND: '4' });
const { call } = shopping(shop);

const optionsOf = async (query: string, cookie = '') =>
  (await answerOf(await call({ cookie }, `/api/shipping/options?${query}`), readShippingOptions)).content;

const ground = async (query: string, cookie = '') =>
  (await optionsOf(query, cookie)).options.find(({ type }) => type === 'ground');

test('[SM-01] for a postcode the ways, what each costs and when it arrives', async () => {
  const { regionName, options } = await optionsOf('productId=1012&postCode=10001');
  expect(regionName).toBe('New York');
  expect(options.map(({ type }) => type).toSorted()).toEqual(['ground', 'overnight', 'two-day']);
  for (const { arrivesFrom, arrivesBy, words } of options) {
    expect(arrivesFrom <= arrivesBy).toBe(true);
    expect(words).toMatch(/^Arrives \w+day, \w+ \d+( to \w+day, \w+ \d+)?\.$/);
  }
  const [cheapest, ...others] = options;
  for (const { cost } of others) expect(cost).toBeGreaterThanOrEqual(cheapest?.cost ?? 0);
});

test('[SM-01] ground costs what the rate of the running test says', async () => {
  expect((await ground('productId=1531&postCode=10001'))?.cost).toBe(4);
  expect((await ground('productId=1531&postCode=10001', 'flags=shipping_rates_b_test'))?.cost).toBe(5.95);
});

test('[SM-02] which regions are not contiguous is read from configuration', async () => {
  const [alaska, ohio, hawaii, newYork] = await Promise.all(
    ['99501', '43215', '96813', '10001'].map((zip) => ground(`productId=1531&postCode=${zip}`)),
  );
  // Ohio is set to be as far as Alaska here, and Hawaii is not.
  expect(ohio).toEqual(alaska);
  expect(hawaii).toEqual(newYork);
  expect(alaska?.cost).not.toBe(newYork?.cost);
});

test('what does not ship there, or cannot be had, has no ways; in another currency it costs what it is worth', async () => {
  expect((await optionsOf('productId=1010&postCode=75001&country=FR')).options).toEqual([]);
  expect((await optionsOf('productId=1003&postCode=10001')).options).toEqual([]);
  const [euros] = (await optionsOf('productId=1531&postCode=75001', 'region=FR.')).options;
  expect(euros?.currency).toBe('EUR');
});

test('bad questions are refused', async () => {
  const codeOf = async (query: string) =>
    (await problemOf(await call({ cookie: '' }, `/api/shipping/options?${query}`))).code;
  expect(await codeOf('productId=1012&postCode=00000')).toBe('unprocessable');
  expect(await codeOf('productId=1012&postCode=W1')).toBe('unprocessable');
  expect(await codeOf('productId=999999&postCode=10001')).toBe('not_found');
  expect(await codeOf('productId=1012')).toBe('invalid_request');
  expect(await codeOf('productId=1012&postCode=')).toBe('invalid_request');
  expect(await codeOf('productId=x&postCode=10001')).toBe('invalid_request');
});

test('[SM-01] the page’s line is for those at home, where its flag is on', async () => {
  const arrival = async (cookie: string, id = 1001) => {
    const answer = await answerOf(await call({ cookie }, `/api/product-view/${id}`), viewProduct);
    return answer.notices.find(({ words }) => words.startsWith('Arrives'))?.words;
  };
  const [cheapest] = (await optionsOf('productId=1001&postCode=10001')).options;
  expect(await arrival('')).toBe(cheapest?.words);
  expect(await arrival('flags=-pdp_shipping_estimator')).toBeUndefined();
  expect(await arrival('region=FR.')).toBeUndefined();
  expect(await arrival('', 1003)).toBeUndefined();
});
