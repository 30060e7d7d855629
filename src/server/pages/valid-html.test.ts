import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { openTestShop } from '../testing/test-shop.ts';

const shop = openTestShop();

/** What the standard forbids, and what assistive technology would stumble over; how it is written is the renderer's. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    'no-missing-references': 'error',
    // The native bar cannot be drawn alike in every browser.
    'prefer-native-element': ['error', { exclude: ['progressbar'] }],
  },
});

/** The tabs that no panel is named by, in the words of the validator of the W3C. */
function tabsWithoutPanel(html: string): unknown[] {
  const valuesOf = (role: string, attribute: string) =>
    [...html.matchAll(/<[^>]+>/g)]
      .map(([element]) => element)
      .filter((element) => element.includes(` role="${role}"`))
      .map((element) => new RegExp(` ${attribute}="([^"]+)"`).exec(element)?.[1]);
  const named = valuesOf('tabpanel', 'aria-labelledby');
  return valuesOf('tab', 'id').filter((id) => !named.includes(id));
}

const pages = [
  '/',
  '/c/clothing',
  '/c/clothing?size=M&sort=price-asc',
  '/c/flash-deals',
  '/search?q=silk',
  '/search?q=nothinglikeit',
  '/product/1001',
  '/product/1003',
  '/product/1004',
  '/product/1009',
  '/product/1010?glCountry=FR',
  '/product/1011',
  '/product/1012',
  '/product/1015',
  '/product/1018',
  '/product/1026',
  '/bag',
  '/sizechart',
  '/shippingusa',
  '/presale-products',
  '/no/such/page',
];
const switched = ['/', '/c/clothing', '/product/1001', '/product/1003', '/bag'];

test.each([
  ...pages.map((path) => [path, ''] as const),
  ...switched.map((path) => [path, 'second_style.-pdp_accordion_update_web'] as const),
])('the HTML of %s is valid %s', async (path, flags) => {
  const html = await (
    await shop.send(path, { redirect: 'follow', headers: { cookie: `flags=${flags}` } })
  ).text();
  const { results } = await validator.validateString(html);
  expect(tabsWithoutPanel(html)).toEqual([]);
  expect(
    results
      .flatMap(({ messages }) => messages)
      .map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector}`),
  ).toEqual([]);
});
