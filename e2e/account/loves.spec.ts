// Hearts, from the first press of a guest to the loves of a customer, against the real shop.
import type { Locator, Page } from '@playwright/test';
import { codeFor, known, newAddress, signsIn } from '../customer.ts';
import { expect, expectAccessible, looksCloser, products, screens, test } from '../shopper.ts';

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

test('[LV-09] two presses at once, another in another tab and another love meanwhile: each counts once', async ({
  page,
  context,
}) => {
  const own = (tab: Page) => heartFor(tab, 1020);
  const other = await context.newPage();
  const list = await context.newPage();
  for (const tab of [page, other, list]) {
    await tab.goto(tab === list ? '/c/dresses' : products.madeInUsa);
    await tab.locator('html[data-alive]').waitFor({ state: 'attached' });
  }
  const before = Number(await own(page).textContent());
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/loves', async (route) => {
    await held;
    await route.continue();
  });
  // Nobody knows them yet: the first answer makes them a guest.
  await own(page).dblclick();
  await expect(own(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(own(page)).toHaveText(String(before + 1));
  await own(other).click();
  await expect(own(other)).toHaveAttribute('aria-pressed', 'true');
  const second = list.locator('main love-heart button[aria-pressed]').first();
  await second.click();
  await expect(second).toHaveAttribute('aria-pressed', 'true');
  answer();
  await expect(async () => {
    const loves = await (await context.request.get('/api/loves')).json();
    expect(loves.content.productIds).toHaveLength(2);
  }).toPass();
  for (const tab of [page, other]) {
    await tab.reload();
    await expect(own(tab)).toHaveAttribute('aria-pressed', 'true');
    await expect(own(tab)).toHaveText(String(before + 1));
  }
  await other.close();
  await list.close();
});

test.describe('where the line drops', () => {
  test.use({ allowedConsole: /love was not|ERR_FAILED|Failed to load resource/ });

  test('[LV-02, LV-04] the count goes ahead at once, and back with a warning when the shop was not reached', async ({
    page,
  }) => {
    const warnings: string[] = [];
    page.on('console', (line) => line.type() === 'warning' && warnings.push(line.text()));
    // Nobody else loves it meanwhile.
    await page.goto(products.backOrder);
    const own = heartFor(page, 1021);
    const count = async () => Number(await own.textContent());
    const before = await count();
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/loves', async (route) => {
      await held;
      await route.abort();
    });
    await own.click();
    await expect(own).toHaveAttribute('aria-pressed', 'true');
    expect(await count()).toBe(before + 1);
    answer();
    await expect(own).toHaveAttribute('aria-pressed', 'false');
    expect(await count()).toBe(before);
    await expect(page.getByText('Check your connection and try again.')).toBeVisible();
    await expect.poll(() => warnings.join()).toContain('A love was not taken.');

    await page.unroute('**/api/loves');
    const kept = page.waitForResponse((response) => response.request().method() === 'POST');
    await own.click();
    await kept;
    // The page, too, has heard of it: there is no more news to come.
    const loved = before + 1;
    await expect(async () => {
      await page.reload();
      await expect(own).toHaveText(String(loved), { timeout: 1_000 });
    }).toPass();
    await expect(own).toHaveAttribute('aria-pressed', 'true');
    const stays = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/loves/*', async (route) => {
      await stays;
      await route.abort();
    });
    await own.click();
    await page.getByRole('button', { name: 'Confirm Remove' }).click();
    await expect(own).toHaveAttribute('aria-pressed', 'false');
    expect(await count()).toBe(loved - 1);
    answer();
    await expect(own).toHaveAttribute('aria-pressed', 'true');
    expect(await count()).toBe(loved);
    await expect.poll(() => warnings.join()).toContain('A love was not removed.');
  });
});

/** Every toast about a first love that a page shows, also one that has gone again. */
async function countsToasts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = new Set<Element>();
    Object.assign(window, { toasts: seen });
    new MutationObserver(() => {
      for (const line of document.querySelectorAll('p'))
        if (line.textContent?.startsWith('Kept on this device.')) seen.add(line);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { toasts: Set<Element> }).toasts.size);
}

/** A toast of a love comes with the shop's answer: one of something later has its place after it. */
async function lovesAndRegrets(page: Page, own: Locator): Promise<void> {
  await own.click();
  await expect(own).toHaveAttribute('aria-pressed', 'true');
  await own.click();
  await page.getByRole('button', { name: 'Confirm Remove' }).click();
  await expect(page.getByText(/ removed\.$/).first()).toBeVisible();
}

test('[LV-05] a first guest love is told of once a session, and not to those who loved before', async ({
  page,
  browser,
  baseURL,
}) => {
  const told = await countsToasts(page);
  await page.goto('/c/dresses');
  const hearts = page.locator('main love-heart button[aria-pressed]');
  await hearts.nth(0).click();
  await expect(page.getByText('Kept on this device.')).toBeVisible();
  await lovesAndRegrets(page, hearts.nth(1));
  expect(await told(), 'once on this page').toBe(1);
  const { cookies } = await page.context().storageState();

  // The session remembers, whatever has become of the cookies.
  await page.context().clearCookies();
  await page.goto('/product/1003');
  await lovesAndRegrets(page, heartFor(page, 1003));
  expect(await told(), 'once a session').toBe(0);

  // Another session, which has the cookie.
  const later = await browser.newContext({ ...(baseURL && { baseURL }) });
  await later.addCookies(cookies);
  const again = await later.newPage();
  const toldAgain = await countsToasts(again);
  await again.goto('/product/1005');
  await again.locator('html[data-alive]').waitFor({ state: 'attached' });
  await lovesAndRegrets(again, heartFor(again, 1005));
  expect(await toldAgain(), 'who loved before').toBe(0);
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
      const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
      await own.click();
      const drawer = page.getByRole('dialog', { name: 'Keep loving' });
      await expect(drawer).toBeVisible();
      await expect(drawer).toContainText(`Sign in and what you love comes along, with ${name}.`);
      await expect(drawer.getByRole('button', { name: 'Create account instead' })).toBeVisible();
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

  test('[LV-03, MO-02] the drawer makes an account too, by a code, and Escape leaves everything as it was', async ({
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
    await expect(drawer).toContainText('Sign in and what you love comes along, with ');
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
  await page.reload();
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
