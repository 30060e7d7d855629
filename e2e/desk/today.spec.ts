// The desk as it opens: the day so far, and what needs a person.
import { comesToWork, ordersAsGuest, panelOf } from '../desk-people.ts';
import { expect, expectAccessible, expectFits, screens, test } from '../shopper.ts';

test.use({ viewport: screens.desktop });

test('the day is counted, read as a table, and what needs a person is one press away', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const orderId = await ordersAsGuest(page, baseURL, 1012);
  await comesToWork(context, baseURL);
  await page.goto('/desk');
  const orders = panelOf(page, 'Orders');
  const figure = async () =>
    Number(((await orders.locator('b').first().textContent()) ?? '').replace(',', ''));
  await expect(orders.getByRole('img')).toBeVisible();
  expect(await figure()).toBeGreaterThan(0);

  const table = orders.getByRole('table', { name: 'Orders by the hour' });
  await expect(table).toBeHidden();
  await orders.getByText('As a table').focus();
  await page.keyboard.press('Enter');
  await expect(table.getByRole('row')).toHaveCount(25);
  const counts = await table.locator('tbody td:nth-child(2)').allTextContents();
  expect(counts.reduce((sum, count) => sum + (Number(count) || 0), 0)).toBe(await figure());
  await expectFits(page);
  await expectAccessible(page);
  for (const screen of [screens.phone, screens.tablet]) {
    await page.setViewportSize(screen);
    await expectFits(page);
    await expectAccessible(page);
  }
  await page.setViewportSize(screens.desktop);

  await page.goto(`/desk/orders/${orderId}`);
  await page.getByRole('button', { name: 'Hold the order…' }).click();
  await page.getByLabel('Why it waits').fill('They rang.');
  await page.getByRole('button', { name: 'Hold the order', exact: true }).click();
  await page.keyboard.press('g');
  await page.keyboard.press('t');
  const needs = panelOf(page, 'Needs a person');
  await needs.getByRole('link', { name: /held/ }).click();
  await expect(page).toHaveURL(/\/desk\/orders(\/|\?view=needs_person)/);
  await expect(page.getByRole('main')).toContainText(orderId);

  await page.goto('/desk/unsettled');
  await expect(panelOf(page, 'Payments')).not.toContainText('One moment');
  await expectFits(page);
  await expectAccessible(page);
});
