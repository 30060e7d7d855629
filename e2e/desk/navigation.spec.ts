// A merchant arranges the menu and the footer: by keys and by hand, in two languages, and puts them in the shop.
import type { BrowserContext, Page } from '@playwright/test';
import { comesToWork, panelOf } from '../desk-people.ts';
import { expect, expectAccessible, expectFits, screens, test } from '../shopper.ts';

test.describe.configure({ mode: 'serial' });
test.use({ viewport: screens.desktop, allowedConsole: /status of (404|409|422)/ });

const menu = (page: Page) => panelOf(page, 'Menu');
const grip = (page: Page, name: string) =>
  menu(page).getByRole('button', { name: `Move ${name}`, exact: true });
const status = (page: Page, text: string | RegExp) =>
  menu(page).getByRole('status').filter({ hasText: text });
const paths = async (page: Page) =>
  Promise.all((await menu(page).getByLabel('Leads to').all()).map((field) => field.inputValue()));
const shownMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link');

/** The menu that the shop came with, whatever an earlier try has left. */
async function opensNavigation(page: Page, context: BrowserContext, shop: string | undefined): Promise<void> {
  await comesToWork(context, shop);
  const { content } = await (await context.request.get(`${shop}/api/admin/navigation`)).json();
  const first = content.versions.find(({ number }: { number: number }) => number === 0);
  const data = { version: content.version, navigation: first.navigation };
  const saved = await context.request.post(`${shop}/api/admin/navigation`, {
    headers: { origin: shop ?? '' },
    data,
  });
  expect(saved.status()).toBe(200);
  await page.goto('/desk/content/navigation');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Navigation');
}

test('links change places by keys and by hand, get names, are refused where they are wrong, and are put in the shop', async ({
  page,
  context,
  baseURL,
}) => {
  await opensNavigation(page, context, baseURL);
  await grip(page, 'Shoes').focus();
  await page.keyboard.press('Space');
  await expect(status(page, 'Shoes is lifted, place 3 of 6')).toHaveCount(1);
  await page.keyboard.press('ArrowUp');
  await expect(status(page, 'Shoes, place 2 of 6.')).toHaveCount(1);
  await expect(grip(page, 'Shoes')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText('Changed, not in the shop yet')).toBeVisible();
  expect((await paths(page)).slice(0, 3)).toEqual(['/c/new-in', '/c/shoes', '/c/clothing']);

  const bags = await grip(page, 'Bags').boundingBox();
  await grip(page, 'Sale').hover();
  await page.mouse.down();
  await page.mouse.move((bags?.x ?? 0) + 40, (bags?.y ?? 0) + 10, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await paths(page)).indexOf('/c/sale')).toBe(3);

  await menu(page).getByRole('button', { name: 'Add a link' }).click();
  await menu(page).getByLabel('Leads to').last().fill('/c/capes');
  await page.getByRole('button', { name: 'Put in the shop' }).click();
  await expect(menu(page).getByLabel('Leads to').last()).toHaveAccessibleDescription(
    'That leads nowhere in the shop.',
  );
  await expect(menu(page).getByLabel('Name', { exact: true }).last()).toHaveAccessibleDescription(
    'It needs a name.',
  );
  await expectAccessible(page);
  await menu(page).getByLabel('Leads to').last().fill('https://journal.example/');
  await menu(page).getByLabel('Name', { exact: true }).last().fill('Journal');
  await page
    .getByRole('group', { name: 'Language of the names' })
    .getByRole('button', { name: /French/ })
    .click();
  await expect(menu(page).getByLabel('Name', { exact: true }).last()).toHaveAccessibleDescription(
    'Missing. Goes out in English, marked as such.',
  );
  await page.getByRole('button', { name: 'Put in the shop' }).click();
  await expect(page.getByText('It is in the shop.')).toBeVisible();

  const other = await context.newPage();
  await other.setViewportSize(screens.desktop);
  await expect(async () => {
    await other.goto('/contact');
    await expect(shownMenu(other)).toHaveText(
      ['New in', 'Shoes', 'Clothing', 'Sale', 'Bags', 'Accessories', 'Journal'],
      { timeout: 1_000 },
    );
  }).toPass();
  await expect(shownMenu(other).last()).toHaveAttribute('href', 'https://journal.example/');
  await other.setViewportSize(screens.phone);
  await other.getByRole('link', { name: 'Menu' }).click();
  await expect(other.getByRole('dialog').getByRole('link', { name: 'Journal' })).toBeVisible();
  await expectFits(other);
  await other.close();

  await page.getByRole('button', { name: 'Take into the form: As the shop came with it' }).click();
  await expect(page.getByText('Changed, not in the shop yet')).toBeVisible();
  await page.getByRole('button', { name: 'Put in the shop' }).click();
  await expect(page.getByText('It is in the shop.')).toBeVisible();
});

test('what somebody else has put in the shop meanwhile is shown beside what was typed', async ({
  page,
  context,
  baseURL,
}) => {
  await opensNavigation(page, context, baseURL);
  await menu(page).getByLabel('Name', { exact: true }).first().fill('Fresh');
  const other = await context.newPage();
  await opensNavigation(other, context, baseURL);
  await other.close();
  await page.getByRole('button', { name: 'Put in the shop' }).click();
  await expect(page.getByText('Somebody else has put another menu in the shop')).toBeVisible();
  await expect(menu(page).getByLabel('Name', { exact: true }).first()).toHaveValue('Fresh');
  await page.getByRole('button', { name: 'Take theirs' }).click();
  await expect(page.getByText('As in the shop')).toBeVisible();
});

test('the page fits a telephone and a tablet, and is whole for who listens', async ({
  page,
  context,
  baseURL,
}) => {
  await opensNavigation(page, context, baseURL);
  for (const screen of [screens.phone, screens.tablet]) {
    await page.setViewportSize(screen);
    await expectFits(page);
    await expectAccessible(page);
  }
});
