// From a product to a wallet, and what moved in the shop before the wallet agreed: nothing here answers but the shop.
import type { Page } from '@playwright/test';
import { expectMessageOnce } from '../bought-now.ts';
import { choosesDelivery, givesEmail, givesOhio } from '../checkout-page.ts';
import { shopWith } from '../processor-shop.ts';
import { expect, products, test } from '../shopper.ts';
import { keepPlenty, placedOrders, raisePrice, setLeft, sizesOf } from '../stock-room.ts';

const shop = shopWith('stripe');
test.describe.configure({ mode: 'serial' });
test.use({ allowedConsole: /status of 409/ });

const product = () => `${shop()}${products.ordinary}`;

/** As far as the wallets' buttons; the wallet that was asked for is the first of them. */
async function comesToWallet(page: Page, wallet: string): Promise<void> {
  for (const size of await sizesOf(1001)) await keepPlenty(size);
  const flags = 'enable_pdp_buy_now.enable_pdp_google_pay.enable_pdp_apple_pay.apple_pay';
  await page.context().addCookies([{ name: 'flags', value: flags, url: shop() }]);
  // The test's browser knows the one wallet, and is made to know the other.
  await page.addInitScript(() => Object.assign(window, { ApplePaySession: class {} }));
  await page.goto(product());
  const button = page.getByRole('button', { name: `Buy with ${wallet}`, exact: true });
  await expect(button).toHaveAccessibleDescription('Please select a size.');
  await page
    .getByRole('radiogroup', { name: /^Size/ })
    .getByRole('radio', { name: 'S', exact: true })
    .check();
  await button.click();
  await givesEmail(page);
  await givesOhio(page);
  await choosesDelivery(page);
  await expect(page.getByRole('button', { name: /^Pay with / }).first()).toHaveText(`Pay with ${wallet}`);
}

const agrees = (page: Page, wallet: string) =>
  page.getByRole('button', { name: `Pay with ${wallet}`, exact: true }).click();

for (const wallet of ['Google Pay', 'Apple Pay']) {
  test(`[AB-10] sold out before ${wallet} agreed: told at the product, once, and nothing is charged`, async ({
    page,
  }) => {
    await comesToWallet(page, wallet);
    const before = await placedOrders();
    for (const size of await sizesOf(1001)) await setLeft(size, 0);
    await agrees(page, wallet);
    await expect(page.getByText('changed while you were here.').first()).toBeVisible();
    await expectMessageOnce(page, product(), 'This has sold out.');
    expect(await placedOrders()).toBe(before);
  });

  test(`[AB-10] another price before ${wallet} agreed: told at the product, once, and nothing is charged`, async ({
    page,
  }) => {
    await comesToWallet(page, wallet);
    await raisePrice(1001, 700);
    const before = await placedOrders();
    await agrees(page, wallet);
    await expect(page.getByText('changed while you were here.').first()).toBeVisible();
    expect(await placedOrders()).toBe(before);
    await expectMessageOnce(page, product(), 'Something changed since you last looked.');
  });
}

test('a wallet that agrees to what was shown pays, and leaves no message', async ({ page }) => {
  await comesToWallet(page, 'Google Pay');
  await agrees(page, 'Google Pay');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Ada');
  expect(await page.evaluate(() => localStorage.getItem('buy-now-message:1001'))).toBeNull();
});
