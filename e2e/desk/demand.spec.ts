// Somebody waits for a size, and the desk sees what that is worth and what to order again.
import { comesToWork, panelOf } from '../desk-people.ts';
import { expect, expectAccessible, expectFits, screens, test } from '../shopper.ts';
import { expectedSoon, form, notifyMe, phone, sizes, someNumber } from '../waitlist-page.ts';

test.use({ viewport: screens.desktop });

test('[DK-14] who waits is on the board with the money that waits, a size suggests a reorder with its reasons and its doubt, and a delivery begins with it', async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto(expectedSoon);
  await sizes(page).getByRole('radio').first().check();
  await phone(page).fill(someNumber());
  await notifyMe(page).click();
  await expect(form(page).getByRole('heading', { name: 'Waitlisted!' })).toBeVisible();
  await comesToWork(context, baseURL);
  await page.goto('/desk/stock');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stock');
  await page.keyboard.press('g');
  await page.keyboard.press('b');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Demand');
  await page.getByRole('button', { name: 'Money' }).first().click();
  await expect(page).toHaveURL(/sort=money/);
  const table = page.getByRole('table', { name: 'Demand' });
  await expect(table.getByRole('row').nth(1)).toBeVisible();
  expect(await page.getByRole('main').textContent()).not.toContain('@');
  await expectFits(page);
  await expectAccessible(page);
  for (const view of ['By product', 'By week']) {
    await page.getByRole('link', { name: view }).click();
    await expect(table.getByRole('row').nth(1)).toBeVisible();
    await expectFits(page);
    await expectAccessible(page);
  }
  await page.getByRole('link', { name: 'By size' }).click();
  await page.getByRole('searchbox').fill('1002');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=1002/);
  const link = table.getByRole('link').first();
  // The rows of before stand there until those that were searched for have come.
  await expect(link).toHaveText(/^1002-/);
  const sku = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('main')).toContainText(sku);
  await expect(page.getByRole('heading', { name: /^Suggested: order \d+$/ })).toBeVisible();
  const suggestion = page.getByRole('region', { name: /^Suggested: order \d+$/ });
  await expect(suggestion).toContainText('They wait');
  await expect(suggestion).toContainText('Range');
  // So little was sold of it in eight weeks that nobody could be sure.
  await expect(suggestion).toContainText(/Few sales|No sales/);
  await expect(suggestion).toContainText(/which is not many|only those who wait are counted/);
  const waiting = page.getByRole('region', { name: /^\d+ waits?$/ });
  await expect(waiting).toContainText('Since');
  await expect(waiting).toContainText(/If all of them bought\$[1-9]/);
  await expect(panelOf(page, 'Sales by week').getByRole('row')).toHaveCount(9);
  for (const screen of [screens.phone, screens.tablet, screens.desktop]) {
    await page.setViewportSize(screen);
    await expectFits(page);
    await expectAccessible(page);
  }
  await page.getByRole('link', { name: 'Book a delivery' }).last().click();
  await expect(page.getByLabel('What has arrived')).toHaveValue(new RegExp(`^${sku} [1-9]\\d*$`));
  await page.getByRole('button', { name: 'Look at it first' }).click();
  await expect(page.getByRole('main')).toContainText('will hear');
});
