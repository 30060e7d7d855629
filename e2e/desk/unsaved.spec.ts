// Leaving with something typed and not sent: the desk asks, whichever way one leaves, and never without a reason.
import type { Page } from '@playwright/test';
import { comesToWork, panelOf } from '../desk-people.ts';
import { expect, expectAccessible, expectFits, screens, test } from '../shopper.ts';

test.use({ viewport: screens.desktop });

const question = 'Leave without saving?';
const leaveDialog = (page: Page) => page.getByRole('dialog', { name: question });
const stay = (page: Page) => page.getByRole('button', { name: 'Stay here' });
const leave = (page: Page) => page.getByRole('button', { name: 'Leave without saving' });
const note = (page: Page) => panelOf(page, 'Notes').getByLabel('Add a note');
const isOn = (page: Page, path: string) => expect(page).toHaveURL(new RegExp(`/desk${path}$`));
const rail = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name });

test('a link, a key, the palette and Back ask before what was typed is lost', async ({
  page,
  context,
  baseURL,
}) => {
  await comesToWork(context, baseURL);
  await page.goto('/desk/customers');
  await rail(page, 'Orders').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orders');
  // Other journeys order meanwhile: it is not on the first page any more.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('2300');
  await expect(page.getByRole('option', { name: /^Order 2300/ })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await note(page).fill('Ring twice.');

  await rail(page, 'Stock').click();
  await expect(leaveDialog(page)).toBeVisible();
  await expect(stay(page)).toBeFocused();
  await expect(leaveDialog(page)).toContainText('It is gone if you leave.');
  await expectAccessible(page);
  await expectFits(page);
  await page.keyboard.press('Escape');
  await expect(leaveDialog(page)).toHaveCount(0);
  await isOn(page, '/orders/2300');
  await expect(note(page)).toHaveValue('Ring twice.');

  await rail(page, 'Stock').press('g');
  await page.keyboard.press('c');
  await expect(stay(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(leaveDialog(page)).toHaveCount(0);

  await note(page).focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('2299');
  await expect(page.getByRole('option', { name: /^Order 2299/ })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(stay(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(leaveDialog(page)).toHaveCount(0);
  await expect(note(page)).toBeFocused();

  await page.evaluate(() => window.history.back());
  await expect(stay(page)).toBeFocused();
  await stay(page).click();
  await isOn(page, '/orders/2300');
  await expect(note(page)).toHaveValue('Ring twice.');

  await page.evaluate(() => window.history.back());
  await leave(page).click();
  await isOn(page, '/orders');
  // What was let go is gone: nothing of it comes back with the page, and nothing is asked of it again.
  await page.goForward();
  await expect(note(page)).toHaveValue('');
  await rail(page, 'Stock').click();
  await isOn(page, '/stock');
});

test('nothing is asked when nothing changed, when it was sent, and of another view of the same list', async ({
  page,
  context,
  baseURL,
}) => {
  await comesToWork(context, baseURL);
  await page.goto('/desk/orders/2301');
  await note(page).fill('Ring twice.');
  await note(page).fill('');
  await rail(page, 'Stock').click();
  await isOn(page, '/stock');

  await page.goBack();
  await note(page).fill('Rang twice.');
  await panelOf(page, 'Notes').getByRole('button', { name: 'Save the note' }).click();
  await expect(panelOf(page, 'Notes')).toContainText('Rang twice.');
  await expect(note(page)).toHaveValue('');
  await rail(page, 'Stock').click();
  await isOn(page, '/stock');

  // A row that is let go of has its words again when it is taken up; leaving the page asks all the same.
  const rows = page.getByRole('main').locator('tbody tr');
  const sku = (await rows.first().getByRole('link').first().textContent()) ?? '';
  const row = rows.filter({ has: page.getByRole('link', { name: sku, exact: true }) }).getByRole('checkbox');
  await row.check();
  await page.getByLabel('Why, for the ledger').fill('Counted twice');
  await row.uncheck();
  await page.getByRole('link', { name: 'Low', exact: true }).click();
  await expect(page).toHaveURL(/view=low/);
  await page.goBack();
  await expect(page).toHaveURL(/stock$/);
  await row.check();
  await expect(page.getByLabel('Why, for the ledger')).toHaveValue('Counted twice');
  await rail(page, 'Audit').click();
  await leave(page).click();
  await isOn(page, '/audit');
});

test('closing the tab and loading the page anew ask in the browser’s own words', async ({
  page,
  context,
  baseURL,
}) => {
  await comesToWork(context, baseURL);
  await page.goto('/desk/orders/2302');
  // By keys: a browser asks only where somebody has really typed.
  await note(page).pressSequentially('Ring twice.');
  const closing = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await closing;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(note(page)).toHaveValue('Ring twice.');

  // Whoever goes on all the same finds it again in this tab, as after signing in.
  page.once('dialog', (anew) => anew.accept());
  await page.reload();
  await expect(note(page)).toHaveValue('Ring twice.');
  await note(page).fill('');
  let hasPrompt = false;
  page.once('dialog', (anew) => {
    hasPrompt = true;
    return anew.accept();
  });
  await page.reload();
  await expect(note(page)).toHaveValue('');
  expect(hasPrompt).toBe(false);
});
