// The whole shop in French: every page at its own address, one language sent.
import { signsIn } from '../customer.ts';
import { isFrench } from '../french-words.ts';
import { expect, looksBelow, products, screens, test } from '../shopper.ts';
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
  '/search?q=robe',
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

  test('every page that anybody can open has no word of English', async ({ page }) => {
    test.slow();
    for (const path of ofEveryone)
      await test.step(path, async () => {
        await page.goto(`/fr${path === '/' ? '' : path}`);
        await isFrench(page, ['dress']);
        const hrefs = await page
          .locator('a[href^="/"]')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
        expect(hrefs.filter((href) => !/^\/(fr(\/|\?|#|$)|api\/|media\/)/.test(href))).toEqual([]);
      });
  });
});

/** What the customer of the demo shop has written themselves. */
const written = ['Home', 'For the wedding in June'];

test('the account, too, and what is written in it', async ({ page, context, baseURL }) => {
  test.slow();
  await signsIn(context, baseURL);
  for (const path of [
    '',
    '/profile',
    '/password',
    '/email',
    '/close',
    '/address',
    '/reviews',
    '/orders',
    '/wishlists',
    '/card',
  ])
    await test.step(path, async () => {
      await page.goto(`/fr/myaccount${path}`);
      await isFrench(page, written);
    });
});

test('what comes later comes in French: the words below a product, quick view, menu and search', async ({
  page,
}) => {
  await page.goto(`/fr${products.ordinary}`);
  await looksBelow(page);
  await isFrench(page);
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('link', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await isFrench(page);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Rechercher' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await isFrench(page);
});

test('only French is sent: no script of the page has a sentence of English', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text());
  });
  await page.goto(`/fr${products.ordinary}`);
  await looksBelow(page);
  const sent = (await Promise.all(scripts)).join('\n');
  expect(sent).toContain('Ajouter au panier');
  const english = [...(await englishTexts('fr'))];
  expect(english.length).toBeGreaterThan(1_000);
  const long = english.filter((text) => text.length >= 12 && /^[\w ,.’-]+$/.test(text));
  expect(long.filter((text) => sent.includes(`\`${text}\``))).toEqual([]);
});

test('one changes the language where one is, and is led to it the next time', async ({ page, context }) => {
  await page.goto('/c/shoes');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL(/\/fr\/c\/shoes$/);
  await isFrench(page);
  const later = await context.newPage();
  await later.goto('/c/clothing');
  await expect(later).toHaveURL(/\/fr\/c\/clothing$/);
  await later.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(later).toHaveURL(/^[^?]*\/c\/clothing$/);
  await expect(later.locator('html')).toHaveAttribute('lang', 'en-US');
  await later.goto('/');
  await expect(later.locator('html')).toHaveAttribute('lang', 'en-US');
});

test('a browser that asks for French is led there when it comes in, and not once it is inside', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ locale: 'fr-FR', ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/c/dresses?page=1');
  await expect(page).toHaveURL(/\/fr\/c\/dresses\?page=1$/);
  // An address that was written to them in English is theirs to open, from within.
  await page.evaluate(() => location.assign('/c/dresses'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await context.close();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('forms lead on in French, and say in French what is wrong', async ({ page }) => {
    await page.goto('/fr/login');
    await page.getByLabel('Adresse e-mail').fill('personne@example.com');
    await page.getByLabel('Mot de passe', { exact: false }).first().fill('nimporte-quoi');
    await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click();
    await expect(page).toHaveURL(/\/fr\/login/);
    await isFrench(page);
    await expect(page.getByRole('alert').first()).toBeVisible();
    await page.goto('/fr/region');
    await page.getByRole('combobox', { name: 'Pays' }).selectOption('FR');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page).toHaveURL(/\/fr/);
    await isFrench(page);
    await page.goto(`/fr${products.ordinary}`);
    await expect(page.getByRole('main')).toContainText('€');
  });
});
