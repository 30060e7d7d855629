// Straight from a product to payment, and what is told when that did not go through.
import type { Page } from '@playwright/test';
import { cards, choosesDelivery, givesEmail, givesOhio, places, stepOf, typesCard } from './checkout-page.ts';
import { expect, isAtRest, products, test } from './shopper.ts';
import { keepPlenty, sizesOf } from './stock-room.ts';

test.use({
  flags: 'enable_pdp_buy_now.enable_pdp_google_pay',
  allowedConsole: /status of (402|409|422)/,
});

async function buysNow(page: Page, button: string): Promise<void> {
  for (const size of await sizesOf(1001)) await keepPlenty(size);
  await page.goto(products.ordinary);
  await page
    .getByRole('radiogroup', { name: /^Size/ })
    .getByRole('radio', { name: 'S', exact: true })
    .check();
  await page.getByRole('button', { name: button, exact: true }).click();
  await expect(page).toHaveURL(/\/checkout\?pay=[a-z-]+&product=1001$/);
  await givesEmail(page);
  await givesOhio(page);
  await choosesDelivery(page);
}

const box = (page: Page, words: string) => page.getByRole('alert').filter({ hasText: words });

/** Once, in a box that cannot be waved away; then never again. */
async function isToldOnce(page: Page, words: string): Promise<void> {
  await page.goto(products.ordinary);
  await expect(box(page, words)).toBeVisible();
  await expect(box(page, words).getByRole('button', { name: 'Dismiss' })).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('buy-now-message:1001'))).toBeNull();
  await page.reload();
  await isAtRest(page);
  await expect(page.getByText(words)).toHaveCount(0);
}

test('[AB-10] a card that was declined is told at the product it was for, once', async ({ page }) => {
  await buysNow(page, 'Buy now');
  await typesCard(page, cards.declined);
  await places(page);
  await expect(stepOf(page, 'Payment')).toContainText('The card was declined.');
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('buy-now-message:1001') ?? '{}'));
  expect(kept.expiry).toBeGreaterThan(Date.now());
  expect(kept.expiry).toBeLessThan(Date.now() + 31 * 60_000);
  // Of another product it says nothing.
  await page.goto(products.oneSize);
  await isAtRest(page);
  await expect(page.getByText('The card was declined.')).toHaveCount(0);
  await isToldOnce(page, 'The card was declined.');
});

for (const [code, status, words] of [
  ['sold_out', 409, 'Somebody was quicker: it is sold out.'],
  ['quote_changed', 409, 'Something has changed since you last looked.'],
] as const)
  test(`[AB-10] so is ${code}`, async ({ page }) => {
    await buysNow(page, 'Buy now');
    await page.route('**/api/payment/process', (route) =>
      route.fulfill({
        status,
        contentType: 'application/problem+json',
        body: JSON.stringify({ code, detail: words, message: words, success: false, status }),
      }),
    );
    await typesCard(page, cards.ok);
    await places(page);
    await expect(page.getByText(words).first()).toBeVisible();
    await isToldOnce(page, words);
  });

test('an order that is placed leaves no message, and a wallet that is not taken is said so', async ({
  page,
}) => {
  await buysNow(page, 'Buy with Google Pay');
  await expect(stepOf(page, 'Payment')).toContainText('Google Pay is not taken here. Please pay by card.');
  await typesCard(page, cards.ok);
  await places(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Ada');
  expect(await page.evaluate(() => localStorage.getItem('buy-now-message:1001'))).toBeNull();
});
