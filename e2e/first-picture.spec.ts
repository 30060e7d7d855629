// What a shopper came to see comes first: scripts wait for it, and for nothing once the page is touched.
import type { Page } from '@playwright/test';
import { expect, products, test } from './shopper.ts';

/** Holds back the first picture until it is let go, and tells what scripts were asked for. */
async function withPictureHeld(page: Page) {
  const held = Promise.withResolvers<void>();
  const scripts: string[] = [];
  await page.route('**/media/img/slip-bordeaux-front*', async (route) => {
    await held.promise;
    await route.continue();
  });
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(request.url());
  });
  const styled = page.waitForResponse((response) => response.url().endsWith('.woff2'));
  await page.goto(products.ordinary, { waitUntil: 'commit' });
  await styled;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return { scripts, letGo: held.resolve };
}

const alive = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-alive');

test('scripts are fetched once the first picture is there', async ({ page }) => {
  const { scripts, letGo } = await withPictureHeld(page);
  expect(scripts).toEqual([]);
  letGo();
  await alive(page);
  expect(scripts.length).toBeGreaterThan(3);
});

test('a page that is touched comes alive at once, and what was pressed before is not lost', async ({
  page,
}) => {
  const { scripts, letGo } = await withPictureHeld(page);
  expect(scripts).toEqual([]);
  await page.getByRole('button', { name: 'See More' }).click();
  await alive(page);
  await expect(page.getByRole('dialog', { name: 'Nocturne Bias Slip Dress' })).toBeVisible();
  letGo();
});
