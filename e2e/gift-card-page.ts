// What a shopper does with gift cards, in verbs.
import { expect, type Page } from '@playwright/test';

export async function writesGiftCard(page: Page, dollars: string, to: string): Promise<void> {
  await page.goto('/purchase-gift-certificate.html');
  await page.getByRole('radio', { name: 'Other' }).check();
  await page.getByRole('textbox', { name: 'Amount in dollars' }).fill(dollars);
  await page.getByRole('textbox', { name: 'For' }).fill('Odile');
  await page.getByRole('textbox', { name: 'From' }).fill('Margaux');
  await page.getByRole('textbox', { name: 'Their email address' }).fill(to);
  await page.getByRole('button', { name: 'Add to bag' }).click();
  await expect(page).toHaveURL('/bag');
}

/** The code of a card, as its email names it. */
export async function cardSentTo(page: Page, address: string): Promise<string> {
  let code = '';
  await expect(async () => {
    const outbox = await (await page.request.get('/outbox')).text();
    const message = outbox.split('<li').find((item) => item.includes(address)) ?? '';
    code = /VITR(-[0-9A-Z]{4})+/.exec(message)?.[0] ?? '';
    expect(code).not.toBe('');
  }).toPass();
  return code;
}
