// What a shop's people do for a customer: find them, make up for something, hand out their data, and let them go.
import { readFile } from 'node:fs/promises';
import { comesAsCustomer } from '../customer.ts';
import { comesToWork, panelOf } from '../desk-people.ts';
import { expect, expectAccessible, expectFits, screens, test } from '../shopper.ts';

test.use({ viewport: screens.desktop });

test('[DK-10] a customer is found, is given credit and has some taken, gets their file, and is erased', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(90_000);
  const { email } = await comesAsCustomer(page, baseURL);
  await comesToWork(context, baseURL);
  await page.goto('/desk/orders');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search or do' }).fill(email.slice(2, 11));
  await page.getByRole('option', { name: `Ada Lovelace ${email}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ada Lovelace');

  const credit = panelOf(page, 'Store credit');
  const button = credit.getByRole('button');
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await credit.getByLabel('Amount').fill('25');
  await credit.getByLabel('Reason').fill('The coat was a day late.');
  await expect(button).toHaveText('Give $25.00, then $25.00');
  await button.click();
  await expect(page.getByText('Done. The credit is $25.00 now.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(credit.getByRole('row').nth(1)).toContainText('Taken back: The coat was a day late.');
  await credit.getByLabel('Amount').fill('25');
  await credit.getByLabel('Reason').fill('The coat was a day late.');
  await button.click();
  await expect(credit.getByRole('row').nth(1)).toContainText('Given: The coat was a day late.');
  await expect(credit.getByRole('row').nth(1)).toContainText('Jules Lindqvist');
  await credit.getByLabel('Take').check();
  await credit.getByLabel('Amount').fill('25.01');
  await expect(credit).toContainText('There is $25.00: credit does not fall below zero.');
  await credit.getByLabel('Amount').fill('10');
  await credit.getByLabel('Reason').fill('Given twice.');
  await credit.getByRole('button', { name: 'Take $10.00, then $15.00' }).click();
  await expect(credit.getByRole('row').nth(1)).toContainText('Taken back: Given twice.');
  await expect(panelOf(page, 'At the desk')).toContainText('Moved credit by Jules Lindqvist');
  await expectAccessible(page);
  for (const screen of [screens.phone, screens.tablet, screens.desktop]) {
    await page.setViewportSize(screen);
    await expectFits(page);
  }

  const data = panelOf(page, 'Their data');
  const download = page.waitForEvent('download');
  await data.getByRole('button', { name: 'Make their file' }).click();
  const file = await (await download).path();
  for (const text of [await readFile(file, 'utf8'), await page.content()])
    expect(text).not.toMatch(/argon2|password|4242|\d{6} is your/i);
  await expect(data.getByRole('status')).toContainText('The file is in your downloads.');
  await data.getByRole('button', { name: 'Erase Ada Lovelace…' }).click();
  await expect(data.getByRole('button', { name: 'Keep them' })).toBeFocused();
  await expect(data.getByRole('button', { name: 'Erase for good' })).toHaveAttribute('aria-disabled', 'true');
  await data.getByLabel('Type their email to go on').fill(email);
  await expectAccessible(page);
  await data.getByRole('button', { name: 'Erase for good' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Erased');
  await page.getByRole('link', { name: 'To the customers' }).click();
  await page.goto(`/desk/customers?q=${email}`);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText('Nothing here');
});

test('the list of customers is searched, opened by keys and exported', async ({ page, context, baseURL }) => {
  await comesToWork(context, baseURL);
  await page.goto('/desk/customers');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('/');
  await page.keyboard.type('tremb');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=tremb/);
  await expect(page.getByRole('row')).toHaveCount(2);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  expect((await download).suggestedFilename()).toBe('customers.csv');
  for (const screen of [screens.phone, screens.tablet, screens.desktop]) {
    await page.setViewportSize(screen);
    await expectFits(page);
  }
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Margaux Tremblay');

  const customerPath = new URL(page.url()).pathname;
  await panelOf(page, 'Orders').getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Order');
  await panelOf(page, 'Customer').getByRole('link', { name: 'To the customer' }).click();
  await expect(page).toHaveURL(customerPath);
});
