// Straight from a product to payment, and what is told when that did not go through.
import type { Page } from '@playwright/test';
import { expectMessageOnce } from '../bought-now.ts';
import {
  cards,
  choosesDelivery,
  givesEmail,
  givesOhio,
  places,
  stepOf,
  typesCard,
} from '../checkout-page.ts';
import { expect, isAtRest, products, test } from '../shopper.ts';
import { keepPlenty, sizesOf } from '../stock-room.ts';

test.use({
  flags: 'enable_pdp_buy_now.enable_pdp_google_pay',
  allowedConsole: /status of 402/,
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

test('[AB-10] a card that was declined is told at the product it was for, once', async ({ page }) => {
  await buysNow(page, 'Buy now');
  await typesCard(page, cards.declined);
  await places(page);
  await expect(stepOf(page, 'Payment')).toContainText('The card was declined.');
  const message = await page.evaluate(() => JSON.parse(localStorage.getItem('buy-now-message:1001') ?? '{}'));
  expect(message.expiry).toBeGreaterThan(Date.now());
  expect(message.expiry).toBeLessThan(Date.now() + 31 * 60_000);
  // Of another product it says nothing.
  await page.goto(products.oneSize);
  await isAtRest(page);
  await expect(page.getByText('The card was declined.')).toHaveCount(0);
  await expectMessageOnce(page, products.ordinary, 'The card was declined.');
});

test('an order that is placed leaves no message, and a wallet that is not taken is not offered', async ({
  page,
}) => {
  await buysNow(page, 'Buy now');
  // Somebody may still have the address of one.
  await page.goto('/checkout?pay=google-pay&product=1001');
  await expect(stepOf(page, 'Payment')).toContainText('Google Pay is not taken here. Please pay by card.');
  await page.goto(products.ordinary);
  await expect(page.getByRole('button', { name: 'Buy now', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Buy with/ })).toHaveCount(0);
  await page.goto('/checkout?pay=buy-now&product=1001');
  await typesCard(page, cards.ok);
  await places(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Ada');
  expect(await page.evaluate(() => localStorage.getItem('buy-now-message:1001'))).toBeNull();
});
