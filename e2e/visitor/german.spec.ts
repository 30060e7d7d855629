// The whole shop in German: every page at its own address, one language sent, and nothing that juts out for being longer.
import { fillsBag } from '../checkout-page.ts';
import { isGerman } from '../german-words.ts';
import { expect, expectAccessible, expectFits, looksBelow, products, screens, test } from '../shopper.ts';
import { englishTexts } from '../words-of.ts';

test.use({ viewport: screens.phone });

const ofEveryone = [
  '/',
  products.ordinary,
  products.soldOut,
  products.restricted,
  products.airProhibited,
  products.shoes,
  '/product/1004',
  '/product/1008',
  '/c/clothing',
  '/c/sale?sort=price-asc&size=M',
  '/presale-products',
  '/search?q=kleid',
  '/search?q=dress',
  '/products/reviews/1001',
  '/sizechart',
  '/shippingusa',
  '/shippinginternational',
  '/contact',
  '/customerservice/returnspolicy',
  '/termsofuse',
  '/privacypolicy',
  '/financialnotice',
  '/loves',
  '/login',
  '/login/create',
  '/login/forgot',
  '/region',
  '/purchase-gift-certificate.html',
  '/gift-card-balance',
  '/bag',
  '/waitlist/confirm',
  '/waitlist/unsubscribe',
];

test.describe('of everyone', () => {
  // A link of the waitlist that says nothing leads to nothing.
  test.use({ allowedConsole: /status of 404/ });

  test('every page that anybody can open has no word of another language', async ({ page }) => {
    test.slow();
    for (const path of ofEveryone)
      await test.step(path, async () => {
        await page.goto(`/de${path === '/' ? '' : path}`);
        await isGerman(page, ['dress']);
        const hrefs = await page
          .locator('a[href^="/"]')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
        expect(hrefs.filter((href) => !/^\/(de(\/|\?|#|$)|api\/|media\/)/.test(href))).toEqual([]);
      });
  });
});

for (const flags of ['', 'second_style'])
  test.describe(flags === '' ? 'in the first style' : 'in the second style', () => {
    test.use({ flags });

    test('what is longer in German fits every screen', async ({ page, baseURL }) => {
      test.slow();
      await fillsBag(page, baseURL, 1001);
      for (const path of ['', '/c/dresses', products.ordinary, '/bag', '/checkout', '/sizechart', '/login'])
        await test.step(path, async () => {
          await page.goto(`/de${path}`);
          await expectFits(page);
          await expectAccessible(page, 'main');
        });
    });
  });

test('only German is sent: no script of the page has a sentence of English', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    // What is still on its way when the page is left says nothing any more.
    if (response.url().endsWith('.js')) scripts.push(response.text().catch(() => ''));
  });
  await page.goto(`/de${products.ordinary}`);
  await looksBelow(page);
  const sent = (await Promise.all(scripts)).join('\n');
  expect(sent).toContain('In den Warenkorb');
  const english = [...(await englishTexts('de'))];
  const long = english.filter((text) => text.length >= 12 && /^[\w ,.’-]+$/.test(text));
  expect(long.length).toBeGreaterThan(1_000);
  expect(long.filter((text) => sent.includes(`\`${text}\``))).toEqual([]);
});

test('one changes the language where one is, and a browser that asks for German is led there', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/fr/c/shoes');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(/\/de\/c\/shoes$/);
  await isGerman(page);
  for (const [language, path] of [
    ['en', '/c/shoes'],
    ['fr', '/fr/c/shoes'],
    ['de', '/de/c/shoes'],
  ] as const)
    await expect(page.locator(`link[rel="alternate"][hreflang="${language}"]`)).toHaveAttribute(
      'href',
      `${baseURL}${path}`,
    );
  const context = await browser.newContext({ locale: 'de-DE', ...(baseURL && { baseURL }) });
  const there = await context.newPage();
  await there.goto('/c/dresses');
  await expect(there).toHaveURL(/\/de\/c\/dresses$/);
  await context.close();
});
