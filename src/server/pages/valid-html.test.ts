import { HtmlValidate } from 'html-validate';
import { beforeAll, expect, test } from 'vitest';
import { type PageName, pages as pageNames } from '../../contract/pages.ts';
import { pageRows } from '../testing/access/pages.ts';
import { createVisitors } from '../testing/access/visitors.ts';
import { checkingOut } from '../testing/checkout/checking-out.ts';
import { missingStyles } from '../testing/missing-styles.ts';
import { createTestShop } from '../testing/test-shop.ts';

const shop = createTestShop({ TRUSTED_PROXIES: '127.0.0.1' });
let world: Awaited<ReturnType<typeof createVisitors>>;
beforeAll(async () => {
  world = await createVisitors(shop);
});

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

const noRule = 'No stylesheet of the page has a rule for';

/** The tabs that no panel is named by, in the words of the validator of the W3C. */
function tabsWithoutPanel(html: string): string[] {
  const valuesOf = (role: string, attribute: string) =>
    [...html.matchAll(/<[^>]+>/g)]
      .map(([element]) => element)
      .filter((element) => element.includes(` role="${role}"`))
      .map((element) => new RegExp(` ${attribute}="([^"]+)"`).exec(element)?.[1]);
  const named = valuesOf('tabpanel', 'aria-labelledby');
  return valuesOf('tab', 'id')
    .filter((id) => !named.includes(id))
    .map((id) => `A tab without its panel: ${id}`);
}

const pages = [
  '/',
  '/c/clothing',
  '/c/clothing?size=M&sort=price-asc',
  '/c/sale',
  '/search?q=silk',
  '/search?q=nothinglikeit',
  '/product/1001',
  '/product/1003',
  '/product/1004',
  '/product/1007',
  '/fr/product/1007',
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
const switched = [
  '/',
  '/c/clothing',
  '/product/1001',
  '/product/1003',
  '/product/1004',
  '/product/1015',
  '/bag',
];

test.each([
  ...pages.map((path) => [path, ''] as const),
  ...switched.map((path) => [path, 'second_style.-pdp_accordion_update_web'] as const),
])('the HTML of %s is valid %s', async (path, flags) => {
  expect(await faultsOf(path, `flags=${flags}`, path === '/no/such/page' ? 404 : 200)).toEqual([]);
});

test.each(
  (Object.keys(pageNames) as PageName[]).flatMap((page) => [
    [page, 'guest', 'en'] as const,
    [page, 'customer', 'fr'] as const,
  ]),
)('the HTML of the page %s is valid to a %s in %s', async (page, visitor, language) => {
  const path = await pageRows[page].path(world.owned);
  const faults = await faultsOf(
    language === 'fr' ? `/fr${path}` : path,
    world.visitors[visitor].cookies(),
    ['order', 'waitlist', 'preview'].includes(page) ? 404 : 200,
  );
  // At checkout the style sheet takes the shop's own header away: there is one, which the validator cannot know.
  const isTaken = (fault: string) => page === 'checkout' && /^unique-landmark: .* body > header/.test(fault);
  // Specimens are for engineers, and come by a script so that shoppers' pages know nothing of them.
  const isSpecimen = (fault: string) => page === 'design' && fault.startsWith(noRule);
  expect(faults.filter((fault) => !isTaken(fault) && !isSpecimen(fault))).toEqual([]);
});

test.each(['', '/fr'])('the HTML of an order is valid to who placed it, under "%s"', async (prefix) => {
  const { orderId, token } = await checkingOut(shop).order(1012, 'One Size');
  expect(await faultsOf(`${prefix}/order/${orderId}?token=${token}`, '', 200)).toEqual([]);
});

async function faultsOf(path: string, cookie: string, status: number): Promise<string[]> {
  const response = await shop.send(path, { redirect: 'follow', headers: { cookie } });
  expect(response.status).toBe(status);
  const html = await response.text();
  const { results } = await validator.validateString(html);
  const loadStyles = async (sheet: string) => (await shop.send(sheet)).text();
  return [
    ...tabsWithoutPanel(html),
    ...(await missingStyles(html, loadStyles)).map((name) => `${noRule} .${name}`),
    ...results
      .flatMap(({ messages }) => messages)
      .map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector}`),
  ];
}
