// From the product to the bag, against the real shop.
import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectFits,
  looks,
  looksBelow,
  products,
  screens,
  test,
} from '../shopper.ts';

const sizes = (page: Page) => page.getByRole('radiogroup', { name: /^Size/ });

async function addsToBag(page: Page, path: string, size: string): Promise<void> {
  await page.goto(path);
  await sizes(page).getByRole('radio', { name: size, exact: true }).check();
  await page.getByRole('main').locator('form').getByRole('button', { name: 'Add to bag' }).click();
}

for (const { name, viewport, flags } of looks) {
  test.describe(name, () => {
    test.use({ viewport, flags });

    test('[AB-01, AB-04] what was added is shown with size, color, count and subtotal', async ({ page }) => {
      const tracked = page.waitForRequest(
        (request) =>
          request.url().endsWith('/api/events') && request.postData()?.includes('add-to-bag') === true,
      );
      await addsToBag(page, products.ordinary, 'S');
      const dialog = page.getByRole('dialog', { name: 'Added to your bag' });
      await expect(dialog).toContainText('Nocturne Bias Slip Dress');
      await expect(dialog).toContainText('Bordeaux');
      await expect(dialog.getByRole('definition').filter({ hasText: /^S$/ })).toBeVisible();
      await expect(dialog).toContainText('1 item in your bag');
      await expect(dialog).toContainText('Subtotal $356');
      await expectFits(page);
      await page.setViewportSize(screens.desktop);
      const width = async () => (await dialog.boundingBox())?.width;
      await expect.poll(width).toBe(flags === 'second_style' ? 480 : 815);
      await page.setViewportSize(viewport);
      await expectAccessible(page, '[role="dialog"]');
      await tracked;
      await page.goBack();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(products.ordinary);
      await expect(page.getByRole('link', { name: 'Bag, 1 item' })).toBeVisible();
    });
  });
}

test('[BG-08] the bag survives closing the browser', async ({ page, browser, baseURL }) => {
  await addsToBag(page, products.ordinary, 'S');
  await expect(page.getByRole('dialog', { name: 'Added to your bag' })).toBeVisible();
  const storageState = await page.context().storageState();
  const guest = storageState.cookies.find(({ name }) => name === 'guest');
  expect(guest?.httpOnly).toBe(true);
  expect((guest?.expires ?? 0) * 1_000).toBeGreaterThan(Date.now() + 89 * 86_400_000);
  const later = await browser.newContext({ storageState, ...(baseURL && { baseURL }) });
  const page2 = await later.newPage();
  await page2.goto('/bag');
  await expect(page2.getByRole('article', { name: 'Nocturne Bias Slip Dress, size S' })).toBeVisible();
  await later.close();
});

test('[BG-05] the way to free shipping is told', async ({ page }) => {
  await page.goto(products.oneSize);
  await page.getByRole('main').locator('form').getByRole('button', { name: 'Add to bag' }).click();
  const dialog = page.getByRole('dialog', { name: 'Added to your bag' });
  await expect(dialog.getByText(/away from free overnight shipping$/)).toBeVisible();
  await expect(dialog.getByRole('progressbar')).toBeVisible();
});

test.describe('abroad', () => {
  test('[BG-06, IX-02] free shipping is not promised', async ({ page }) => {
    const promise = page.getByText(/free [a-z]+ shipping/i);
    await addsToBag(page, `${products.ordinary}?glCountry=FR`, 'S');
    const dialog = page.getByRole('dialog', { name: 'Added to your bag' });
    await expect(dialog).toContainText('Subtotal €333');
    await expect(promise).toHaveCount(0);
    await page.goto('/bag');
    const summary = page.getByRole('complementary', { name: 'Summary' });
    await expect(summary).toContainText('€333');
    await expect(promise).toHaveCount(0);
    // The same bag at home is promised something.
    await page.goto('/bag?glCountry=US');
    await expect(summary).toContainText('$356');
    await expect(promise.first()).toBeVisible();
  });
});

test('from a quick view, too', async ({ page }) => {
  await page.goto(products.ordinary);
  await looksBelow(page);
  const tile = page
    .getByRole('region', { name: 'Complete the Look' })
    .getByRole('article')
    .filter({ hasText: 'Moon Shoulder Bag' });
  await tile.scrollIntoViewIfNeeded();
  await tile.hover();
  await tile.getByRole('button', { name: /^Quick view/ }).click();
  const quick = page.getByRole('dialog', { name: 'Moon Shoulder Bag' });
  await quick.getByRole('button', { name: 'Add to bag' }).click();
  await expect(page.getByRole('dialog', { name: 'Added to your bag' })).toContainText('Moon Shoulder Bag');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[AB-12] the form puts it in the bag, and the bag shows, counts and lets go of it', async ({
    page,
  }) => {
    await page.goto(products.ordinary);
    await page.getByRole('radio', { name: 'S', exact: true }).check();
    await page.getByRole('button', { name: 'Add to bag' }).first().click();
    await expect(page).toHaveURL('/bag');
    const line = page.getByRole('article', { name: 'Nocturne Bias Slip Dress, size S' });
    await line.getByRole('button', { name: /^One more/ }).click();
    await expect(page.getByRole('complementary', { name: 'Summary' })).toContainText('Subtotal, 2 items');
    await line.getByRole('button', { name: /^Remove/ }).click();
    await expect(page.getByText('Nothing in it yet.')).toBeVisible();
  });

  test('[AB-12] a refusal leads back with the reason', async ({ page }) => {
    await page.goto(products.lowStock);
    await page.getByRole('radio', { name: /^L/ }).check();
    await page.getByRole('button', { name: 'Add to bag' }).first().click();
    await expect(page).toHaveURL(/\/product\/1019\/[a-z-]+\?notice=sold_out$/);
    await expect(page.getByRole('alert').filter({ hasText: 'This has just sold out.' })).toBeVisible();
  });
});
