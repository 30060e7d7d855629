// Hearts and the page of what one loves, against the real shop.
import type { Page } from '@playwright/test';
import { signsIn } from '../customer.ts';
import { heartFor } from '../hearts.ts';
import { expect, expectAccessible, expectFits, looks, products, test } from '../shopper.ts';

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
    const loveResponse = page.waitForResponse((response) => response.request().method() === 'POST');
    await own.click();
    await loveResponse;
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
