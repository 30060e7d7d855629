// A guest with a phone buys something on a deal, something that is not out yet and a gift card, by the pages alone, and
// finds the order again.
import type { Page } from '@playwright/test';
import {
  cards,
  choosesDelivery,
  givesEmail,
  givesOhio,
  places,
  receiptLink,
  summaryOf,
  typesCard,
} from '../checkout-page.ts';
import { cardSentTo, writesGiftCard } from '../gift-card-page.ts';
import { expect, expectAccessible, screens, test } from '../shopper.ts';
import { createDeal, forgetDeals, keepPlenty, sizesOf } from '../stock-room.ts';

test.use({ viewport: screens.phone });

/** The third size, which there is plenty of. */
async function addsFrom(page: Page, productId: number): Promise<void> {
  await keepPlenty((await sizesOf(productId))[2] ?? 0);
  await page.goto(`/product/${productId}`);
  await page.getByRole('radiogroup', { name: /^Size/ }).getByRole('radio').nth(2).check();
  await page.getByRole('main').locator('form').getByRole('button', { name: 'Add to bag' }).click();
  await expect(page.getByRole('dialog', { name: 'Added to your bag' })).toBeVisible();
}

test('three things of three kinds are bought in one order, and the gift card is worth what was paid', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const friend = `odile-${Date.now()}@example.com`;
  const buyer = `three-${Date.now()}@example.com`;
  // A deal of their own: what others show of one must not move by it.
  await forgetDeals(1203);
  await createDeal(1203);
  await addsFrom(page, 1203);
  await addsFrom(page, 1008);
  await writesGiftCard(page, '75', friend);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(3);
  await page.getByRole('link', { name: 'Checkout' }).locator('visible=true').click();

  await givesEmail(page, buyer);
  await givesOhio(page);
  await expect(page.getByText(/^Parcel 1 arrives /).first()).toBeVisible();
  await expect(page.getByText(/^Parcel 2 arrives /).first()).toBeVisible();
  await choosesDelivery(page);
  await typesCard(page, cards.ok);
  const total = /Total\D*(\$[\d,.]+)/.exec((await summaryOf(page).textContent()) ?? '')?.[1] ?? '';
  expect(total).not.toBe('');
  await places(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Ada');
  for (const name of ['Folding Screen Pleated Skirt', 'Slow Pour Satin Skirt', 'Virtual Gift Card'])
    await expect(page.getByRole('main')).toContainText(name);
  await expect(page.getByRole('main')).toContainText(total);
  for (const name of ['Parcel 1', 'Parcel 2'])
    await expect(page.getByRole('region', { name })).toContainText(/Arrives \w+, \w+ \d+/);
  await expectAccessible(page, 'main');

  const link = await receiptLink(page, buyer);
  const elsewhere = await browser.newContext();
  const later = await elsewhere.newPage();
  await later.goto(`${baseURL}${link}`);
  await expect(later.getByRole('heading', { level: 1 })).toHaveText('Being packed');
  await expect(later.getByRole('main')).toContainText(/Pre-sale, ships by \w+, \w+ \d+/);
  const byEmail = later.getByRole('region', { name: 'By email' });
  await expect(byEmail.getByRole('link')).toHaveText(['Virtual Gift Card']);
  await elsewhere.close();

  const code = await cardSentTo(page, friend);
  await page.goto('/gift-card-balance');
  await page.getByRole('textbox', { name: 'Card number' }).fill(code);
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('$75 left.')).toBeVisible();
});
