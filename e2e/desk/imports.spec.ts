// A file of products comes in: its columns are named, its rows looked through, some left out, the rest applied and taken
// back, by the desk's own page.
import type { Page } from '@playwright/test';
import { comesToWork, panelOf } from '../desk-people.ts';
import { expect, expectAccessible, expectFits, screens, test } from '../shopper.ts';

test.use({ viewport: screens.desktop });

const titles = 'Article number;Product name;Colour;Taille;Prix;Stock;Marque;Supplier code';

async function choosesFile(page: Page, name: string, lines: readonly string[]): Promise<void> {
  await page
    .getByLabel(/Choose a CSV file|Other file/)
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) });
}

test('[DK-20] a supplier’s file is named column by column, looked through, applied in part, and taken back', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const code = `J${Date.now()}`;
  await comesToWork(context, baseURL);
  await page.goto('/desk/orders');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orders');
  await page.keyboard.press('g');
  await page.keyboard.press('i');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Import');
  await expectAccessible(page);

  // What is no file of products is said before it is sent.
  await choosesFile(page, 'half.csv', ['sku,name,cost', '1,2,3']);
  await expect(page.getByText('There is no column “cost”.')).toBeVisible();

  await choosesFile(page, 'supplier.csv', [
    titles,
    `${code}-S;Paper Moon ${code};Chalk;S;180;12;Maison ${code};A1`,
    `${code}-M;Paper Moon ${code};Chalk;M;180;9;;A2`,
    `${code}-L;Paper Moon ${code};Chalk;L;180;many;;A3`,
    `${code}-2;Folding Screen ${code};Plum;S;265;3;Maison ${code};A4`,
  ]);
  const naming = panelOf(page, 'Which column is which');
  await expect(naming.getByLabel('What “Taille” is')).toHaveValue('size');
  await expect(naming.getByLabel('What “Supplier code” is')).toHaveValue('');
  await expect(naming).toContainText('Maison');
  await naming.getByLabel('What “Article number” is').selectOption('');
  await expect(page.getByText('The column “sku” is missing.')).toBeVisible();
  await naming.getByLabel('What “Article number” is').selectOption('sku');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Look through it' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('supplier.csv');
  await expect(page.getByText('This is a rehearsal')).toBeVisible();
  const rows = panelOf(page, 'What would change');
  await expect(rows.getByRole('row', { name: `${code}-S` })).toContainText('On hand 12');
  await expect(panelOf(page, 'Before you apply')).toContainText('1 row refused; it is left out');
  await expectAccessible(page);
  const found = async () =>
    (await (await page.request.get(`/api/admin/products?q=${code}`)).json()).content.rows.length;
  expect(await found()).toBe(0);

  const refused = page.getByRole('link', { name: /^1 refused$/ });
  await refused.click();
  await expect(panelOf(page, 'Refused')).toContainText('“many” is not a number of units.');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download the 1 with reasons' }).click();
  expect((await download).suggestedFilename()).toContain('refused');
  await refused.click();

  // By keyboard: the last row is left out, and the rest applied.
  await expect(rows.getByRole('row', { name: `${code}-S` })).toBeVisible();
  for (const key of ['j', 'j', 'j', 'x']) await page.keyboard.press(key);
  await expect(page.getByRole('button', { name: /^Apply/ })).toHaveAccessibleName(/^Apply 2 rows/);
  await expect(rows.getByRole('checkbox', { name: 'Select row 5' })).not.toBeChecked();
  await page.keyboard.press('a');
  await expect(panelOf(page, 'When it is done')).toContainText('2 rows are applied.');
  await expect(page.getByRole('button', { name: /^Go on with/ })).toHaveCount(0);
  expect(await found()).toBe(1);
  await expectAccessible(page);
  await panelOf(page, 'What changed')
    .getByRole('link', { name: /Paper Moon/ })
    .first()
    .click();
  await expect(panelOf(page, 'Sizes, Chalk')).toContainText('12');
  await page.goBack();

  await page.getByRole('button', { name: 'Undo import…' }).click();
  await page
    .getByRole('group', { name: 'Undo all of it' })
    .getByRole('button', { name: 'Undo import' })
    .click();
  await expect(panelOf(page, 'When it is done')).toContainText('2 rows are as before.');
  await expectFits(page);
  for (const screen of [screens.phone, screens.tablet]) {
    await page.setViewportSize(screen);
    await expectFits(page);
  }
  await page.setViewportSize(screens.desktop);

  // The same columns are known the next time.
  await page.getByRole('link', { name: 'Other file' }).click();
  await expect(
    panelOf(page, 'Earlier')
      .getByRole('row', { name: /supplier\.csv/ })
      .first(),
  ).toContainText('Taken back');
  await choosesFile(page, 'next.csv', [titles, `${code}-S;;;;;;;`]);
  await expect(naming.getByLabel('What “Prix” is')).toHaveValue('price');
});

test('[DK-21] what the export writes comes back with no change', async ({ page, context, baseURL }) => {
  test.setTimeout(120_000);
  await comesToWork(context, baseURL);
  await page.goto('/desk/imports');
  await page.getByRole('button', { name: 'Export the products' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /Download/ }).click();
  const path = await (await download).path();
  await page.getByLabel(/Choose a CSV file/).setInputFiles(path);
  await expect(page.getByLabel('What it is')).toHaveValue('vitrine');
  await page.getByRole('button', { name: 'Look through it' }).click();
  await expect(page.getByText('This is a rehearsal')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('No such rows.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^0 changed$/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^0 refused$/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Apply/ })).toHaveCount(0);
});
