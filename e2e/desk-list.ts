// What one does with any list of the desk, whatever it lists.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectAccessible } from './shopper.ts';

export interface DeskList {
  readonly path: string;
  /** A filter or a view that leaves something, as the address has it, and as the page says it. */
  readonly narrowed: string;
  readonly chip?: string;
  /** A heading that sorts, and what it puts into the address. */
  readonly sort?: readonly [heading: string, sort: string];
  /** More rows than a page has. */
  readonly isLong?: true;
}

export const rowsOf = (page: Page) => page.getByRole('main').locator('tbody tr');
const headings = (page: Page) => page.getByRole('main').locator('thead th');

/** Filters in the address, sort, pages, columns, a view of one's own, many at once, and a file. */
export async function usesList(page: Page, { path, narrowed, chip, sort, isLong }: DeskList): Promise<void> {
  await page.goto(`/desk/${path}`);
  await expect(rowsOf(page).first()).toBeVisible();

  // The address is the list: it is found again by it, and without its filter it is another.
  await page.goto(`/desk/${path}?${narrowed}`);
  await expect(rowsOf(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Keep this view' }).click();
  const name = `Mine ${Date.now()}`;
  await page.getByLabel('Name of the view').fill(name);
  await page.keyboard.press('Enter');
  const mine = page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name });
  await expect(mine).toHaveAttribute('aria-current', 'page');
  await page.goto(`/desk/${path}`);
  await mine.click();
  await expect(page).toHaveURL(new RegExp(`/desk/${path}\\?${narrowed}$`));
  await expect(rowsOf(page).first()).toBeVisible();
  await page.getByRole('button', { name: `Forget “${name}”` }).click();
  await expect(mine).toHaveCount(0);
  if (chip !== undefined) await page.getByRole('button', { name: `Remove filter ${chip}` }).click();
  else await page.goto(`/desk/${path}`);
  await expect(page).toHaveURL(new RegExp(`/desk/${path}$`));
  if (sort !== undefined) {
    await headings(page).getByRole('button', { name: sort[0] }).click();
    await expect(page).toHaveURL(new RegExp(`sort=${sort[1]}`));
  }
  // Rows of the list before stay until the next have come.
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
  if (isLong === true) {
    const first = (await rowsOf(page).first().textContent()) ?? '';
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page).toHaveURL(/page%5Bafter%5D=/);
    await expect(rowsOf(page).first()).not.toHaveText(first);
    await page.reload();
    await page
      .getByRole('button', { name: 'To the beginning' })
      .or(page.getByRole('button', { name: 'Back' }))
      .click();
    await expect(rowsOf(page).first()).toHaveText(first);
  }

  // Columns that are chosen stay so, on the page and in the file.
  await page.getByRole('button', { name: 'Columns', exact: true }).click();
  const columns = page.getByRole('region', { name: 'Columns' });
  const last = columns.getByRole('checkbox', { checked: true }).last();
  const title = await last.evaluate((box) => (box as HTMLInputElement).labels?.[0]?.textContent ?? '');
  expect(title).not.toBe('');
  await columns.getByRole('checkbox', { name: title, exact: true }).uncheck();
  await expectAccessible(page);
  await page.reload();
  await expect(rowsOf(page).first()).toBeVisible();
  const shown = (await headings(page).allTextContents()).slice(1);
  expect(shown).not.toContain(title);
  await page.getByRole('main').locator('tbody').getByRole('checkbox').first().check();
  await expect(page.getByRole('region', { name: '1 selected' })).toBeVisible();
  await page.getByRole('main').locator('thead').getByRole('checkbox').check();
  const count = await rowsOf(page).count();
  const bar = page.getByRole('region', { name: `${count} selected` });
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    bar.getByRole('button', { name: `Export ${count}` }).click(),
  ]);
  const [head, ...rows] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(head).toBe(shown.map((text) => text.replace(/(Newest|Oldest) first$/, '').trim()).join(','));
  expect(rows).toHaveLength(count);
  for (const cell of rows.join(',').split(',')) expect(cell).not.toMatch(/^"?[=+@]/);
}
