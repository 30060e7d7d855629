// Hearts and the page of what one loves, against the real shop.
import type { Page } from '@playwright/test';
import { signsIn } from '../customer.ts';
import { heartFor } from '../hearts.ts';
import { expect, expectAccessible, expectFits, isAtRest, looks, products, test } from '../shopper.ts';

const blouse = { path: '/product/1002', name: 'Second Glass Blouse' };
const heart = (page: Page, name = blouse.name) =>
  page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^Loved?:? ${name}`) })
    .first();
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

test('[LV-09] what was asked before a press knows nothing of it: the heart stays as it was pressed last', async ({
  page,
  context,
}) => {
  await page.goto(blouse.path);
  await heart(page).click();
  await expect(page.getByText('Kept on this device.')).toBeVisible();
  const asked = Promise.withResolvers<void>();
  const listed = Promise.withResolvers<void>();
  const taken = Promise.withResolvers<void>();
  const order: string[] = [];
  let timesListed = 0;
  await page.route('**/api/loves**', async (route) => {
    const method = route.request().method();
    if (method === 'POST') {
      order.push('asked to love');
      await taken.promise;
      order.push('loved');
      return route.continue();
    }
    if (method === 'DELETE') order.push('asked to remove');
    if (method !== 'GET') return route.continue();
    timesListed += 1;
    if (timesListed > 1) return route.continue();
    const response = await route.fetch();
    asked.resolve();
    await listed.promise;
    await route.fulfill({ response });
  });
  // Nobody else loves it meanwhile.
  await page.goto(products.prop65);
  await asked.promise;
  const own = heartFor(page, 1016);
  const before = Number(await own.textContent());
  await own.click();
  await expect(own).toHaveAttribute('aria-pressed', 'true');
  await own.click();
  const yes = page.getByRole('button', { name: 'Confirm Remove' });
  await expect(yes).toBeFocused();
  const old = page.waitForResponse((response) => response.url().endsWith('/api/loves'));
  listed.resolve();
  await (await old).finished();
  // Drawn anew since the old answer came.
  await isAtRest(page);
  await expect(own).toHaveAttribute('aria-pressed', 'true');

  // It is taken back before the shop has heard of it.
  await yes.click();
  await expect(own).toHaveAttribute('aria-pressed', 'false');
  await own.evaluate((button) => {
    new MutationObserver(() => {
      if (button.ariaPressed === 'true') button.setAttribute('data-flickered', '');
    }).observe(button, { attributeFilter: ['aria-pressed'] });
  });
  taken.resolve();
  await expect(page.getByText(/ removed\.$/).first()).toBeVisible();
  expect(order).toEqual(['asked to love', 'loved', 'asked to remove']);
  await expect(own).toHaveText(String(before));
  await expect.poll(() => timesListed, 'once more after each press').toBe(3);
  expect(await own.getAttribute('data-flickered')).toBeNull();
  const { content } = await (await context.request.get('/api/loves')).json();
  expect(content.productIds).toEqual([1002]);
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

for (const { name, viewport, flags } of looks) {
  test.describe(name, () => {
    test.use({ viewport, flags });

    test('loves can be read by everyone', async ({ page, context, baseURL }) => {
      await signsIn(context, baseURL);
      await page.goto('/loves');
      await expect(page.getByRole('heading', { level: 1, name: 'Loves' })).toBeVisible();
      await expectFits(page);
      await expectAccessible(page);
    });
  });
}
