// Ways in: from a rail, from words, from the window.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, isAtRest, screens, test } from '../shopper.ts';

const tiles = (page: Page) => page.getByRole('main').getByRole('article');
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

test('a rail is narrowed, looked into, left and found again as it was', async ({ page }) => {
  await page.setViewportSize(screens.desktop);
  await page.goto('/c/clothing');
  const before = await tiles(page).count();
  await page.getByText('Designer', { exact: true }).first().click();
  await page.getByText('Maison Orle', { exact: true }).first().click();
  await expect(page).toHaveURL('/c/clothing?brand=maison-orle');
  await expect(tiles(page).filter({ hasNotText: 'Maison Orle' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('checkbox', { name: /Maison Orle/ })).toBeHidden();
  await page.getByRole('navigation', { name: 'Chosen' }).getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/c/clothing');
  await page.goBack();
  await expect(page).toHaveURL('/c/clothing?brand=maison-orle');
  await page.goBack();
  await expect(tiles(page)).toHaveCount(before);

  await page.getByRole('link', { name: /^Show \d+ more$/ }).click();
  await expect(page).toHaveURL('/c/clothing?page=2');
  const twentySixth = tiles(page).nth(25);
  const name = (await twentySixth.getByRole('heading').textContent()) ?? '';
  await twentySixth.hover();
  await twentySixth.getByRole('button', { name: `Quick view: ${name}` }).click();
  await page.getByRole('dialog', { name }).getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const at = await scrolled(page);
  await twentySixth.getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/c/clothing?page=2');
  await expect(twentySixth).toBeInViewport();
  // A click may scroll a little by itself, to reach what is clicked.
  await expect.poll(async () => Math.abs((await scrolled(page)) - at)).toBeLessThan(screens.desktop.height);
});

test('on a phone all facets are in one drawer, tried out before they are applied', async ({ page }) => {
  await page.setViewportSize(screens.phone);
  await page.goto('/c/dresses');
  const all = await tiles(page).count();
  await page.getByRole('button', { name: /^Filter/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Filter' });
  await drawer.getByText('Color', { exact: true }).first().click();
  await drawer.getByText('Black', { exact: true }).click();
  await expect(page).toHaveURL('/c/dresses');
  const show = drawer.getByRole('button', { name: /^Show \d+ items?$/ });
  const words = (await show.textContent()) ?? '';
  const left = Number(/\d+/.exec(words)?.[0]);
  expect(left).toBeLessThan(all);
  await expectAccessible(page, '[role="dialog"]');
  await show.click();
  await expect(page).toHaveURL('/c/dresses?color=black');
  await expect(drawer).toBeHidden();
  await expect(tiles(page)).toHaveCount(left);
  await page.goBack();
  await expect(tiles(page)).toHaveCount(all);
});

test('what lies in the bag is marked on its tile', async ({ page }) => {
  await page.goto('/c/scarves');
  const marks = tiles(page).getByText('In your bag');
  await expect(marks).toHaveCount(0);
  const view = await page.request.get('/api/listing/scarves?ps=1');
  const { productId } = (await view.json()).content.tiles[0];
  const product = (await (await page.request.get(`/api/product-view/${productId}`)).json()).product;
  const sizeId = product.sizes.find(
    (size: { quantityType: string }) => size.quantityType !== 'OutOfStock',
  ).id;
  const added = await page.request.post('/api/cart/items', {
    headers: { origin: new URL(page.url()).origin },
    data: { productId, sizeId, quantity: 1, addQtyToCartItem: 1, sizeRequired: true },
  });
  expect(added.status()).toBe(201);
  await page.reload();
  await expect(marks).toHaveCount(1);
});

test('[SP-01] a tile says what others do with the thing, in true numbers', async ({ page }) => {
  await page.goto('/search?q=style+number+1001');
  const tile = page.getByRole('main').getByRole('article').first();
  await expect(tile).toContainText(/\d+ (sold in the last seven days|people have it in their bag)\./);
});

test('Search that is pressed while Back is still on its way stays open when the page arrives', async ({
  page,
}) => {
  await page.goto('/c/bags');
  const title = await page.locator('h1').textContent();
  await tiles(page).first().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/product\//);
  const held = Promise.withResolvers<void>();
  await page.route('**/c/bags.data**', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goBack();
  await expect(page).toHaveURL('/c/bags');
  await page.getByRole('link', { name: 'Search', exact: true }).click();
  const field = page.getByRole('combobox', { name: 'Search Vitrine' });
  await field.fill('silk');
  await expect(page.locator('h1')).not.toHaveText(title ?? '');
  held.resolve();
  await expect(page.locator('h1')).toHaveText(title ?? '');
  await isAtRest(page);
  await expect(field).toHaveValue('silk');
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/c/bags');
});

test.describe('with a line that breaks', () => {
  test.use({ allowedConsole: /ERR_INTERNET_DISCONNECTED/ });
  test('it is told, the page and what was typed stay, and its return is told', async ({ page, context }) => {
    await page.goto('/search?q=silk');
    await expect(page.locator('html')).toHaveAttribute('data-alive');
    const field = page.getByRole('searchbox', { name: 'Search Vitrine' });
    await field.fill('linen');
    await context.setOffline(true);
    await expect(page.getByText('You are offline.', { exact: true })).toBeVisible();
    await field.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'Nothing was lost.' })).toHaveCount(1);
    await tiles(page).first().getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL('/search?q=silk');
    await expect(field).toHaveValue('linen');
    await context.setOffline(false);
    await expect(page.getByText('You are offline.', { exact: true })).toBeHidden();
    await expect(page.getByRole('status').filter({ hasText: 'You are back online.' })).toHaveCount(1);
    await field.press('Enter');
    await expect(page).toHaveURL('/search?q=linen');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('a rail is narrowed, sorted and followed by plain forms and links', async ({ page }) => {
    await page.goto('/c/clothing');
    await page.getByText('Color', { exact: true }).first().click();
    await page.getByText('Black', { exact: true }).first().click();
    await page.getByLabel('Sort:').selectOption('price-low');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByRole('navigation', { name: 'Chosen' })).toContainText('Black');
    await expect(page.getByLabel('Sort:')).toHaveValue('price-low');
    await page.getByRole('link', { name: 'Clear all' }).click();
    const before = await tiles(page).count();
    await page.getByRole('link', { name: /^Show \d+ more$/ }).click();
    await expect.poll(() => tiles(page).count()).toBeGreaterThan(before);

    await page.getByRole('link', { name: 'Search', exact: true }).click();
    await page.getByRole('searchbox').fill('nocturne');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(tiles(page).first()).toContainText('Nocturne');
  });
});

for (const flags of ['', 'second_style']) {
  test.describe(flags === '' ? 'in the first style' : 'in the second style', () => {
    test.use({ flags, viewport: screens.phone });
    test('the window, a rail, a search and a page of words are accessible', async ({ page }) => {
      test.slow();
      const alike = flags === '' ? ['/search?q=silk', '/shippingusa'] : [];
      for (const path of ['/', '/c/dresses', ...alike]) {
        await page.goto(path);
        await expect(page.locator('html')).toHaveAttribute('data-alive');
        await expectAccessible(page);
      }
    });
  });
}
