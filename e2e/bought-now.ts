// What a product's page says of a purchase that began there and came to nothing.
import { expect, type Page } from '@playwright/test';
import { isAtRest } from './shopper.ts';

const readMessage = (page: Page) => page.evaluate(() => localStorage.getItem('buy-now-message:1001'));

/** Once, in a box that cannot be waved away; then never again. */
export async function expectMessageOnce(page: Page, product: string, words: string): Promise<void> {
  const box = page.getByRole('alert').filter({ hasText: words });
  await page.goto(product);
  await expect(box).toBeVisible();
  await expect(box.getByRole('button', { name: 'Dismiss' })).toHaveCount(0);
  expect(await readMessage(page)).toBeNull();
  await page.reload();
  await isAtRest(page);
  await expect(page.getByText(words)).toHaveCount(0);
}
