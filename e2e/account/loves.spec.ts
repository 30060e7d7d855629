// Hearts, from the first press of a guest to the loves of a customer, against the real shop.
import type { Page } from '@playwright/test';
import { codeFor, known, newAddress, signsIn } from '../customer.ts';
import { expect, expectAccessible, looksCloser, screens, test } from '../shopper.ts';

const blouse = { path: '/product/1002', name: 'Second Glass Blouse' };
const heart = (page: Page, name = blouse.name) =>
  page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^Loved?:? ${name}`) })
    .first();
/** Favourites of the house come above the product for those who are signed in, with hearts of their own. */
const heartFor = (page: Page, productId: number) =>
  page.locator(`main love-heart[data-product="${productId}"] button[aria-pressed]`).first();
const countOf = async (page: Page) => Number(await heart(page).textContent());

test('[LV-01, LV-09, TR-01] a press loves, the next one asks, and only a yes takes it back', async ({
  page,
}) => {
  const tracked = page.waitForRequest(
    (request) => request.url().endsWith('/api/events') && request.postData()?.includes('"love"') === true,
  );
  await page.goto(blouse.path);
  const before = await countOf(page);
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
  await heart(page).click();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  expect(await countOf(page)).toBeGreaterThanOrEqual(before + 1);
  await tracked;

  const question = page.getByRole('group', { name: `Remove ${blouse.name} from Loves?` });
  await heart(page).click();
  await expect(question.getByRole('button', { name: 'Confirm Remove' })).toBeFocused();
  await question.getByRole('button', { name: 'Keep' }).click();
  await expect(question).toBeHidden();
  await heart(page).click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(question).toBeHidden();
  await heart(page).click();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');

  await page.reload();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  await heart(page).click();
  await question.getByRole('button', { name: 'Confirm Remove' }).click();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
  await page.reload();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
});

test.describe('where the line drops', () => {
  test.use({ allowedConsole: /love was not taken|ERR_FAILED|Failed to load resource/ });

  test('[LV-02] the count goes up at once, and back when the love did not reach the shop', async ({
    page,
  }) => {
    await page.goto(blouse.path);
    const before = await countOf(page);
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/loves', async (route) => {
      await held;
      await route.abort();
    });
    await heart(page).click();
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
    expect(await countOf(page)).toBe(before + 1);
    answer();
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
    expect(await countOf(page)).toBe(before);
    await expect(page.getByText('Check your connection and try again.')).toBeVisible();
  });
});

test('[LV-05] a first guest love is told of once a session, and not to those who loved before', async ({
  page,
  browser,
  baseURL,
}) => {
  const told = page.getByText('Kept on this device.');
  await page.goto(blouse.path);
  await heart(page).click();
  await expect(told).toBeVisible();
  const storageState = await page.context().storageState();
  await page.goto('/product/1003');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Love / })
    .first()
    .click();
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: /^Loved: / })
      .first(),
  ).toBeVisible();
  await expect(told).toBeHidden();

  const later = await browser.newContext({ storageState, ...(baseURL && { baseURL }) });
  const again = await later.newPage();
  await again.goto('/product/1005');
  await again
    .getByRole('main')
    .getByRole('button', { name: /^Love / })
    .first()
    .click();
  await expect(
    again
      .getByRole('main')
      .getByRole('button', { name: /^Loved: / })
      .first(),
  ).toBeVisible();
  await expect(again.getByText('Kept on this device.')).toBeHidden();
  await later.close();
});

test.describe('where guests may not love', () => {
  test.use({ flags: '-guest_loves', allowedConsole: /401/ });

  for (const [screen, viewport] of Object.entries(screens)) {
    test(`[LV-03, MO-02] on a ${screen} the drawer lets them in, and the love is applied after`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      // One product each: they are all the same customer.
      const productId = { phone: 1014, tablet: 1015, desktop: 1016 }[screen] ?? 0;
      await page.goto(`/product/${productId}`);
      const own = heartFor(page, productId);
      await own.click();
      const drawer = page.getByRole('dialog', { name: 'Keep loving' });
      await expect(drawer).toBeVisible();
      if (looksCloser(screen, '') || screen === 'desktop') await expectAccessible(page, '[role="dialog"]');
      await drawer.getByLabel('Email address').fill(known.email);
      await drawer.locator('input[type=password]').fill(known.password);
      await drawer.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(drawer).toBeHidden();
      await expect(own).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByText(`Welcome, ${known.name}.`)).toBeVisible();
      await own.click();
      await page.getByRole('button', { name: 'Confirm Remove' }).click();
      await expect(own).toHaveAttribute('aria-pressed', 'false');
    });
  }

  test('[LV-03] the drawer makes an account too, by a code, and Escape leaves everything as it was', async ({
    page,
  }) => {
    await page.goto('/product/1017');
    const own = heartFor(page, 1017);
    await own.click();
    const drawer = page.getByRole('dialog', { name: 'Keep loving' });
    await expect(drawer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(own).toHaveAttribute('aria-pressed', 'false');
    await own.click();
    await drawer.getByRole('button', { name: 'Create account instead' }).click();
    const address = newAddress();
    await drawer.getByLabel('Name').fill('Odile Marchand');
    await drawer.getByLabel('Email address').fill(address);
    await drawer.locator('input[type=password]').fill('a sentence of some length');
    await drawer.getByRole('button', { name: 'Create account', exact: true }).click();
    await drawer.getByLabel('Code').fill(await codeFor(page, address));
    await drawer.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(own).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText('Welcome, Odile.')).toBeVisible();
  });
});

test.describe('of as much as a guest can love', () => {
  test.use({ allowedConsole: /409/ });

  test('[LV-04] the thirteenth love asks to sign in, and comes along', async ({ page, context, baseURL }) => {
    for (let productId = 1003; productId < 1015; productId++)
      await context.request.post('/api/loves', { headers: { origin: baseURL ?? '' }, data: { productId } });
    await page.goto('/product/1018');
    const own = heartFor(page, 1018);
    await own.click();
    const drawer = page.getByRole('dialog', { name: 'Keep loving' });
    await expect(drawer).toBeVisible();
    const address = newAddress();
    await drawer.getByLabel('Email address').fill(address);
    await drawer.getByRole('button', { name: 'Send me a code instead' }).click();
    await drawer.getByLabel('Code').fill(await codeFor(page, address));
    await drawer.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByText('13 loves moved in.')).toBeVisible();
    await page.goto('/loves');
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(13);
  });
});

test('a heart on a tile and in a quick view is the heart of the product', async ({ page }) => {
  await page.goto('/c/dresses');
  const tile = page.getByRole('main').getByRole('article').first();
  const name = ((await tile.getByRole('heading').textContent()) ?? '').trim();
  await tile.getByRole('button', { name: `Love ${name}` }).click();
  await expect(tile.getByRole('button', { name: `Loved: ${name}` })).toHaveAttribute('aria-pressed', 'true');
  await tile.getByRole('button', { name: /Quick view/ }).click();
  const quickView = page.getByRole('dialog');
  await expect(quickView.getByRole('button', { name: new RegExp(`^Loved: ${name}`) })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('the latest love comes first on its page, and tells what it cost', async ({
  page,
  context,
  baseURL,
}) => {
  for (const productId of [1001, 1012])
    await context.request.post('/api/loves', { headers: { origin: baseURL ?? '' }, data: { productId } });
  await page.goto('/loves');
  const tiles = page.getByRole('main').getByRole('article');
  await expect(tiles).toHaveCount(2);
  await expect(tiles.nth(1)).toContainText('Nocturne Bias Slip Dress');
  await expect(page.getByText(/^Loved /).first()).toBeVisible();
  await tiles
    .nth(1)
    .getByRole('button', { name: /^Loved: / })
    .click();
  await page.getByRole('button', { name: 'Confirm Remove' }).click();
  await expect(page.getByText('removed.')).toBeVisible();
  await page.reload();
  await expect(tiles).toHaveCount(1);
});

test('[BG-04] a line of the bag moves to the loves', async ({ page, context, baseURL }) => {
  await context.request.post('/api/cart/items', {
    headers: { origin: baseURL ?? '' },
    data: { productId: 1012 },
  });
  await page.goto('/bag');
  await page.getByRole('button', { name: /^Move to loves: / }).click();
  await expect(page.getByRole('main')).toContainText('Nothing in it yet');
  await page.goto('/loves');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
});

test('how many love a product is news to whoever looks at it', async ({ page, browser, baseURL }) => {
  await page.goto('/product/1019');
  const shown = page
    .getByRole('main')
    .getByRole('button', { name: /^Love / })
    .first();
  const before = Number(await shown.textContent());
  const other = await browser.newContext({ ...(baseURL && { baseURL }) });
  await other.request.post('/api/loves', { headers: { origin: baseURL ?? '' }, data: { productId: 1019 } });
  await expect(shown).toHaveText(String(before + 1), { timeout: 15_000 });
  await other.close();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a heart is a form, and the page of loves has what it kept', async ({ page }) => {
    await page.goto('/c/dresses');
    const tile = page.getByRole('main').getByRole('article').first();
    const name = ((await tile.getByRole('heading').textContent()) ?? '').trim();
    await tile.getByRole('button', { name: `Love ${name}` }).click();
    await expect(page).toHaveURL(/\/c\/dresses$/);
    await page.goto('/loves');
    await expect(page.getByRole('main')).toContainText(name);
  });
});

for (const [screen, viewport] of Object.entries(screens)) {
  for (const flags of ['', 'second_style']) {
    test.describe(`on a ${screen}, in the ${flags === '' ? 'first' : 'second'} style`, () => {
      test.use({ viewport, flags });

      test('loves can be read by everyone', async ({ page, context, baseURL }) => {
        await signsIn(context, baseURL);
        await page.goto('/loves');
        await expect(page.getByRole('heading', { level: 1, name: 'Loves' })).toBeVisible();
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0);
        if (looksCloser(screen, flags)) await expectAccessible(page);
      });
    });
  }
}
