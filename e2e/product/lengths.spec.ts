// Lengths in what a visitor measures with, and sizes as other countries name them.
import type { Page } from '@playwright/test';
import { expect, products, test } from '../shopper.ts';

const height = (page: Page) => page.locator('dl').filter({ hasText: 'Wears' }).locator('dd').nth(1);
const chartOfDresses = (page: Page) => page.getByRole('table', { name: /^Dresses/ });
const rowOfM = (page: Page) => chartOfDresses(page).getByRole('row').filter({ hasText: /^M/ });
const choice = (page: Page, name: string) => page.getByRole('radio', { name });

async function opensChart(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Size chart' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Size chart' })).toBeVisible();
}

test('[LG-03] lengths are in inches at home and in centimetres abroad, switched in the size chart and remembered, with sizes of other countries beside one’s own', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto(products.ordinary);
  await expect(height(page)).toHaveText(/^\d ft \d+ in$/);
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const abroad = await context.newPage();
  await abroad.goto(`${products.ordinary}?glCountry=FR`);
  await expect(height(abroad)).toHaveText(/^1\d\d\u00a0cm$/);
  await expect(abroad.getByRole('main')).toContainText('122\u00a0cm from strap to hem');
  await abroad.goto('/sizechart');
  await expect(choice(abroad, 'Centimeters')).toBeChecked();
  await expect(rowOfM(abroad)).toContainText('72.5');
  await context.close();
  await opensChart(page);
  await expect(page.getByRole('dialog').getByRole('columnheader')).toHaveText([
    'Size',
    ...['US', 'EU', 'FR', 'UK', 'IT'],
    ...['Bust', 'Waist', 'Hip'],
  ]);
  await expect(rowOfM(page)).toHaveText('M6–836 38 10–12 42 36 28½ 39'.replaceAll(' ', ''));
  await page.getByText('Centimeters', { exact: true }).click();
  await expect(rowOfM(page)).toHaveText('M6–836 38 10–12 42 91.5 72.5 99'.replaceAll(' ', ''));
  await page.keyboard.press('Escape');
  await expect(height(page)).toHaveText(/^1\d\d\u00a0cm$/);
  await page.goto('/sizechart');
  await expect(choice(page, 'Centimeters')).toBeChecked();
  await page.getByText('Inches', { exact: true }).click();
  await expect(rowOfM(page)).toContainText('28½');
  await expect(async () => {
    await page.goto(products.ordinary);
    await expect(height(page)).toHaveText(/ft/, { timeout: 500 });
  }).toPass();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the unit is chosen by a form, and remembered', async ({ page }) => {
    await page.goto('/sizechart');
    await expect(rowOfM(page)).toContainText('28½');
    await page.getByText('Centimeters', { exact: true }).click();
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL('/sizechart');
    await expect(rowOfM(page)).toContainText('72.5');
    await page.goto(products.ordinary);
    await expect(height(page)).toHaveText(/cm$/);
  });
});
