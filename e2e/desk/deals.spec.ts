// A merchant plans a deal by keyboard, is told what it comes to, watches it, ends it, and calls another one off.
import { comesToWork, panelOf } from '../desk-people.ts';
import { expect, expectAccessible, expectFits, screens, test } from '../shopper.ts';
import { forgetDeals } from '../stock-room.ts';

test.describe.configure({ mode: 'serial' });
test.use({ viewport: screens.desktop, allowedConsole: /status of 422/ });

const productId = 1425;

test.beforeEach(() => forgetDeals(productId));

test('[DK-23] a deal is planned, refused where it is wrong, watched, and ended', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(120_000);
  await comesToWork(context, baseURL);
  await page.goto('/desk/orders');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('e');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deals');
  await page.getByRole('link', { name: 'New deal' }).click();
  const fresh = panelOf(page, 'New deal');
  await fresh.getByLabel('Find the product').fill(String(productId));
  await fresh.getByRole('listitem').getByRole('button').first().click();
  await fresh.getByLabel('Percent off').fill('120');
  await fresh.getByLabel('Units at that price').fill('7');
  await fresh.getByRole('button', { name: 'See what it comes to' }).click();
  await expect(fresh.getByLabel('Percent off')).toHaveAccessibleDescription('From 1 to 99 percent.');
  await fresh.getByLabel('Percent off').fill('25');
  await expect(fresh.getByLabel('Percent off')).toHaveAccessibleDescription(/^\$[\d.,]+, from \$[\d.,]+$/);
  await fresh.getByLabel('Starts').fill(await momentIn(page, -1));
  await fresh.getByRole('button', { name: 'See what it comes to' }).click();
  await expect(fresh.getByText(/European Union/)).toBeVisible();
  await expectAccessible(page);
  await fresh.getByRole('button', { name: 'Plan the deal' }).press('Enter');
  await expect(page).toHaveURL(/\/desk\/deals\/\d+/);
  const bar = page.getByRole('table', { name: /^Deals from/ }).locator('[aria-current="true"]');
  await expect(bar).toContainText('Live. 25% off, 0% claimed');
  await expect(page.getByText('claimed of 7')).toBeVisible();
  const change = panelOf(page, 'Change');
  await expect(change.getByLabel('Percent off')).toHaveCount(0);
  await change.getByLabel('Units at that price').fill('9');
  await change.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('claimed of 9')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('claimed of 7')).toBeVisible();
  await change.getByRole('button', { name: 'End it now…' }).click();
  await expect(change.getByRole('group', { name: 'End the deal now?' })).toContainText(/bag/);
  await expectAccessible(page);
  await change.getByRole('button', { name: 'End the deal' }).click();
  await expect(change.getByText('It is over and stays as it was.')).toBeVisible();
  await expect(bar).toContainText('Ended.');
});

test('one that comes is called off, and the page fits where desks are small', async ({
  page,
  context,
  baseURL,
}) => {
  await comesToWork(context, baseURL);
  await page.goto('/desk/deals/new');
  const fresh = panelOf(page, 'New deal');
  await fresh.getByLabel('Find the product').fill(String(productId));
  await fresh.getByRole('listitem').getByRole('button').first().click();
  await fresh.getByLabel('Percent off').fill('30');
  await fresh.getByLabel('Units at that price').fill('5');
  await fresh.getByLabel('Starts').fill(await momentIn(page, 30 * 60));
  await fresh.getByLabel('Ends').fill(await momentIn(page, 50 * 60));
  await fresh.getByRole('button', { name: 'See what it comes to' }).click();
  await fresh.getByRole('button', { name: 'Plan the deal' }).click();
  await expect(page.getByText('Coming. 30% off, 5 units')).toBeVisible();
  for (const viewport of [screens.phone, screens.tablet]) {
    await page.setViewportSize(viewport);
    await expectFits(page);
    await expectAccessible(page);
  }
  const change = panelOf(page, 'Change');
  await change.getByRole('button', { name: 'Call off…' }).click();
  await expect(change.getByRole('button', { name: 'Leave it' })).toBeFocused();
  await change.getByRole('button', { name: 'Call it off' }).click();
  await expect(page).toHaveURL(/\/desk\/deals\?/);
  await expect(page.getByText('Coming. 30% off, 5 units')).toHaveCount(0);
});

/** As the field for a day and a time has it, so many minutes from now where the browser is. */
function momentIn(page: import('@playwright/test').Page, minutes: number): Promise<string> {
  return page.evaluate((later) => {
    const at = new Date(Date.now() + later * 60_000);
    return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
  }, minutes);
}
