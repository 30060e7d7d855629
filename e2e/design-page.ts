// The way onto /design, for the specs of the design room.
import { expect, type Locator, type Page } from '@playwright/test';

export const sheets = ['Style one', 'Style two'] as const;

/** Opens the page and waits for it to answer: the arrows appear once scripts have taken over. */
export async function opensDesign(page: Page, name: (typeof sheets)[number] = 'Style one'): Promise<Locator> {
  await page.goto('/design');
  const sheet = page.getByRole('region', { name, exact: true });
  await expect(sheet.getByRole('button', { name: 'Next page' }).first()).toBeVisible({ timeout: 15_000 });
  return sheet;
}
