// A merchant arranges the categories: makes one, says it in French, moves it by keys and by hand, and removes it.
import type { BrowserContext, Page } from '@playwright/test';
import { comesToWork, panelOf } from '../desk-people.ts';
import { expect, expectAccessible, expectFits, screens, test } from '../shopper.ts';

test.describe.configure({ mode: 'serial' });
test.use({ viewport: screens.desktop, allowedConsole: /status of (404|409|422)/ });

const tree = (page: Page) => panelOf(page, 'Tree');
const row = (page: Page, name: string) =>
  tree(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name, exact: true }) });
const grip = (page: Page, name: string) =>
  tree(page).getByRole('button', { name: `Move ${name}`, exact: true });
const status = (page: Page, text: string | RegExp) =>
  tree(page).getByRole('status').filter({ hasText: text });
const names = (page: Page) => tree(page).getByRole('link').allTextContents();

/** What an earlier try has left. */
async function removesLeft(context: BrowserContext, shop: string | undefined): Promise<void> {
  const { content } = await (await context.request.get(`${shop}/api/admin/categories`)).json();
  for (const { categoryId, version, fields } of content)
    if (fields.slug === 'mantles')
      await context.request.delete(`${shop}/api/admin/categories/${categoryId}?version=${version}`, {
        headers: { origin: shop ?? '' },
      });
}

test('a category is made, said in French, moved into another one by keys, found by shoppers, and removed', async ({
  page,
  context,
  baseURL,
}) => {
  await comesToWork(context, baseURL);
  await removesLeft(context, baseURL);
  await page.goto('/desk/categories');
  const fresh = panelOf(page, 'New category');
  await fresh.getByRole('button', { name: 'Make category' }).click();
  await expect(fresh.getByLabel('Name', { exact: true })).toHaveAccessibleDescription(
    'A category needs a name.',
  );
  await fresh.getByLabel('Name', { exact: true }).fill('Mantles');
  await fresh.getByRole('button', { name: 'Make category' }).click();
  await expect(fresh.getByText('It is made.')).toBeVisible();
  expect((await names(page)).at(-1)).toBe('Mantles');
  await expect(row(page, 'Mantles')).toContainText('Missing: French');

  await row(page, 'Mantles').getByRole('link').click();
  const editor = panelOf(page, 'Mantles');
  await editor.getByRole('button', { name: 'French' }).click();
  await expect(editor.getByLabel('Name', { exact: true })).toHaveAccessibleDescription(
    /Shoppers read the English name/,
  );
  await editor.getByLabel('Name', { exact: true }).fill('Mantelets du soir');
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(row(page, 'Mantles')).not.toContainText('French');
  await expectAccessible(page);

  // Into Shoes, which are above it, and back; then there for good.
  await grip(page, 'Mantles').focus();
  await page.keyboard.press('Space');
  await expect(status(page, /^Lifted: Mantles, at the top/)).toHaveCount(1);
  await page.keyboard.press('ArrowRight');
  await expect(status(page, 'Mantles, in Shoes, place 3.')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(status(page, /^Back where it was: Mantles, at the top/)).toHaveCount(1);
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(status(page, 'Set down: Mantles, in Shoes, place 3.')).toHaveCount(1);
  await expect(grip(page, 'Mantles')).toBeFocused();
  await page.reload();
  await expect(row(page, 'Mantles')).toHaveAttribute('data-depth', '1');

  const other = await context.newPage();
  await expect(async () => {
    await other.goto('/c/shoes');
    await expect(other.getByRole('link', { name: 'Mantles' })).toHaveAttribute('href', '/c/mantles', {
      timeout: 1_000,
    });
  }).toPass();
  await other.goto('/fr/c/mantles');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Mantelets du soir');
  await other.close();

  await row(page, 'Mantles').getByRole('link').click();
  await editor.getByRole('button', { name: 'Remove…' }).click();
  await expect(editor.getByRole('button', { name: 'Leave it' })).toBeFocused();
  await expect(editor.getByText('Who comes by its address is led to Shoes.')).toBeVisible();
  await editor.getByRole('button', { name: 'Remove it' }).click();
  await expect(row(page, 'Mantles')).toHaveCount(0);
});

/** Behind the hats, where they were. */
async function putsBeltsBack(context: BrowserContext, shop: string | undefined): Promise<void> {
  const { content } = await (await context.request.get(`${shop}/api/admin/categories`)).json();
  const { version } = content.find(({ categoryId }: { categoryId: number }) => categoryId === 74);
  const moved = await context.request.post(`${shop}/api/admin/categories/74/move`, {
    headers: { origin: shop ?? '' },
    data: { version, parentId: 70, after: 73 },
  });
  expect(moved.status()).toBe(200);
}

test('a category is dragged by its grip among its neighbours, and to the side into the one above', async ({
  page,
  context,
  baseURL,
}) => {
  await comesToWork(context, baseURL);
  await putsBeltsBack(context, baseURL);
  await page.goto('/desk/categories');
  const drag = async (sideways: number) => {
    await grip(page, 'Belts').hover();
    const [from, hats] = [await grip(page, 'Belts').boundingBox(), await row(page, 'Hats').boundingBox()];
    const x = (from?.x ?? 0) + 8;
    await page.mouse.down();
    await page.mouse.move(x, (hats?.y ?? 0) + 12, { steps: 4 });
    await page.mouse.move(x + sideways, (hats?.y ?? 0) + 12, { steps: 4 });
    await page.mouse.up();
  };
  await expect(row(page, 'Belts')).toBeVisible();
  const before = await names(page);
  await drag(0);
  await expect.poll(() => names(page)).not.toEqual(before);
  const moved = await names(page);
  expect(moved.indexOf('Belts')).toBe(moved.indexOf('Hats') - 1);
  await page.reload();
  await expect.poll(() => names(page)).toEqual(moved);
  await expect(row(page, 'Belts')).toHaveAttribute('data-depth', '1');

  // Back by keys, and then to the side as well.
  await grip(page, 'Belts').focus();
  for (const key of ['Space', 'ArrowDown', 'Space']) await page.keyboard.press(key);
  await expect(status(page, /^Set down: Belts, in Accessories, place 3/)).toHaveCount(1);
  await expect.poll(() => names(page)).toEqual(before);
  await page.reload();
  await drag(30);
  await expect(status(page, /^Set down: Belts, in Scarves, place 1/)).toHaveCount(1);
  await page.reload();
  await expect(row(page, 'Belts')).toHaveAttribute('data-depth', '2');
  await putsBeltsBack(context, baseURL);
});

test('what somebody else has saved meanwhile is shown beside what was typed', async ({
  page,
  context,
  baseURL,
}) => {
  await comesToWork(context, baseURL);
  await page.goto('/desk/categories?category=73');
  const editor = panelOf(page, 'Hats');
  const [own] = (await (await context.request.get(`${baseURL}/api/admin/categories`)).json()).content.filter(
    (one: { categoryId: number }) => one.categoryId === 73,
  );
  const save = (version: number, en: string) =>
    context.request.patch(`${baseURL}/api/admin/categories/73`, {
      headers: { origin: baseURL ?? '' },
      data: { version, fields: { ...own.fields, names: { ...own.fields.names, en } } },
    });
  await editor.getByLabel('Name', { exact: true }).fill('Hats and caps');
  expect((await save(own.version, 'Headwear')).status()).toBe(200);
  await editor.getByRole('button', { name: 'Save' }).click();
  const theirs = panelOf(page, 'Headwear');
  await expect(theirs.getByText('Somebody else saved this category while you were typing.')).toBeVisible();
  await theirs.getByRole('button', { name: /Keep/ }).click();
  await theirs.getByRole('button', { name: 'Save' }).click();
  await expect(panelOf(page, 'Hats and caps')).toBeVisible();
  expect((await save(own.version + 2, 'Hats')).status()).toBe(200);
});

test('the page fits a telephone and a tablet, and is whole for who listens', async ({
  page,
  context,
  baseURL,
}) => {
  await comesToWork(context, baseURL);
  for (const screen of [screens.phone, screens.tablet]) {
    await page.setViewportSize(screen);
    await page.goto('/desk/categories?category=2');
    await expect(panelOf(page, 'Dresses')).toBeVisible();
    await expectFits(page);
    await expectAccessible(page);
  }
});
