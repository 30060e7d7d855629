// Pages that move by themselves while somebody else buys.
import type { Page } from '@playwright/test';
import { expect, test } from '../shopper.ts';
import { createDeal, forgetDeals, sellOne, setLeft, sizesOf } from '../stock-room.ts';

/** Of no other journey. */
const watched = { pushed: 1552, polledProduct: 1482 };
const deal = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Flash deal' });
const withinTwoSeconds = { timeout: 2_000 };

function streamOf(page: Page, productId: number) {
  return page.waitForResponse((response) => response.url().endsWith(`/api/live?productIds=${productId}`));
}

test('[FD-09] a deal opens, sells and sells out before one’s eyes, and so does a size', async ({ page }) => {
  await forgetDeals(watched.pushed);
  const [size = 0, other = 0] = await sizesOf(watched.pushed);
  await setLeft(size, 40);
  await setLeft(other, 40);
  const stream = streamOf(page, watched.pushed);
  await page.goto(`/product/${watched.pushed}`);
  await stream;
  await expect(deal(page)).toHaveCount(0);

  const dealId = await createDeal(watched.pushed);
  // The code of deals comes with the first of them.
  await expect(deal(page)).toContainText('0% Sold');
  await expect(page.getByRole('main').locator('header').first()).toContainText('50% off');
  await sellOne(size, dealId);
  await expect(deal(page)).toContainText('10% Sold', withinTwoSeconds);
  await expect(deal(page).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '10');
  for (let piece = 1; piece < 10; piece++) await sellOne(size, dealId);
  await expect(deal(page)).toContainText('100% Sold', withinTwoSeconds);
  await expect(page.getByRole('main').locator('header').first()).not.toContainText('50% off');

  const picker = page.getByRole('radiogroup', { name: /^Size/ }).first();
  await setLeft(other, 2);
  await expect(picker).toContainText('2 left', withinTwoSeconds);
  await setLeft(other, 0);
  await expect(picker).toContainText('Sold out', withinTwoSeconds);
});

test.describe('where no stream can be had', () => {
  test.use({ allowedConsole: /api\/live|503/ });
  test('[FD-09] the product is asked for now and then instead', async ({ page }) => {
    await forgetDeals(watched.polledProduct);
    await page.clock.install();
    await page.route('**/api/live?*', (route) => route.fulfill({ status: 503 }));
    const refused = streamOf(page, watched.polledProduct);
    await page.goto(`/product/${watched.polledProduct}`);
    await refused;
    await createDeal(watched.polledProduct);
    // The page may hear of the refusal a moment later than the journey does.
    await expect(async () => {
      await page.clock.runFor(31_000);
      await expect(deal(page)).toContainText('0% Sold', { timeout: 1_000 });
    }).toPass();
  });
});
