// A view of a list that somebody keeps for themselves.
import { comesToWork } from '../desk-people.ts';
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
  await views.getByRole('link', { name: 'All', exact: true }).click();
  await views.getByRole('link', { name }).click();
  await expect(page).toHaveURL(/\?country=US&view=to_pack$/);
  await page.getByRole('button', { name: `Forget “${name}”` }).click();
  await expect(views.getByRole('link', { name })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(views.getByRole('link', { name })).toBeVisible();
  await page.getByRole('button', { name: `Forget “${name}”` }).click();
  await expect(views.getByRole('link', { name })).toHaveCount(0);
});
