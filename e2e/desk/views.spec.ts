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
  await comesToWork(context, baseURL);
  await page.goto('/desk/orders?view=to_pack');
  const views = page.getByRole('navigation', { name: 'Views' });
  const countOf = async (name: string) => {
    const link = views.getByRole('link', { name: new RegExp(`^${name} \\d+$`) });
    return Number((await link.textContent())?.slice(name.length));
  };
  const rows = page.getByRole('main').locator('tbody tr');
  await expect(rows.first()).toBeVisible();
  const [toPack, heldBefore] = [await countOf('To pack'), await countOf('Needs a person')];
  await expect(page.getByText(`of ${toPack} shown`)).toBeVisible();
  await expect(views.getByRole('link', { name: /^All 99\+$/ })).toBeVisible();
  await expectAccessible(page);

  await rows.first().getByRole('link').first().click();
  await page.getByRole('button', { name: 'Hold the order…' }).click();
  await page.getByLabel('Why it waits').fill('Counted twice');
  await page.getByRole('button', { name: 'Hold the order', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Orders' }).click();
  await expect.poll(() => countOf('Needs a person')).toBe(heldBefore + 1);
  await page.goto('/desk/orders?view=to_pack');
  await expect.poll(() => countOf('To pack')).toBe(toPack - 1);
});
