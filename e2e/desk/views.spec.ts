// A view of a list that somebody keeps for themselves.
import { comesToWork, ordersAsGuest } from '../desk-people.ts';
import { expect, expectAccessible, expectFits, screens, test } from '../shopper.ts';

test.use({ viewport: screens.desktop });

test('a narrowed list is kept under a name, found again, and forgotten', async ({
  page,
  context,
  baseURL,
}) => {
  await comesToWork(context, baseURL);
  const name = `To the US ${Date.now()}`;
  await page.goto('/desk/orders?view=to_pack&country=US');
  await page.getByRole('button', { name: 'Keep this view' }).click();
  await page.getByLabel('Name of the view').fill(name);
  await page.keyboard.press('Enter');
  const views = page.getByRole('navigation', { name: 'Views' });
  await expect(views.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  await expectFits(page);
  await expectAccessible(page);
  await views.getByRole('link', { name: /^All/ }).click();
  await views.getByRole('link', { name }).click();
  await expect(page).toHaveURL(/\?country=US&view=to_pack$/);
  await page.getByRole('button', { name: `Forget “${name}”` }).click();
  await expect(views.getByRole('link', { name })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(views.getByRole('link', { name })).toBeVisible();
  await page.getByRole('button', { name: `Forget “${name}”` }).click();
  await expect(views.getByRole('link', { name })).toHaveCount(0);
});

test('beside the views stands how many orders each has, and it follows what is done to them', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(120_000);
  // Others order meanwhile: what is counted here is an order of its own.
  const orderId = await ordersAsGuest(page, baseURL, 1012);
  await comesToWork(context, baseURL);
  const name = `Of ${orderId}`;
  await page.goto(`/desk/orders?view=to_pack&q=${orderId}`);
  const views = page.getByRole('navigation', { name: 'Views' });
  await page.getByRole('button', { name: 'Keep this view' }).click();
  await page.getByLabel('Name of the view').fill(name);
  await page.keyboard.press('Enter');
  const ownCount = (count: number) => views.getByRole('link', { name: `${name} ${count}`, exact: true });
  await expect(ownCount(1)).toBeVisible();
  await expect(page.getByText('1 of 1 shown')).toBeVisible();
  await expect(views.getByRole('link', { name: /^All 99\+$/ })).toBeVisible();
  await expect(views.getByRole('link', { name: /^To pack \d+\+?$/ })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('main').locator('tbody tr').first().getByRole('link').first().click();
  await page.getByRole('button', { name: 'Hold the order…' }).click();
  await page.getByLabel('Why it waits').fill('Counted twice');
  await page.getByRole('button', { name: 'Hold the order', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Orders' }).click();
  await expect(ownCount(0)).toBeVisible();
  await ownCount(0).click();
  await page.getByRole('button', { name: `Forget “${name}”` }).click();
  await expect(ownCount(0)).toHaveCount(0);
});
