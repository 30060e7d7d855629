// Two people on one thing: whoever is second sees what the first has made of it, and chooses.
import { comesToWork } from '../desk-people.ts';
import { adminToken } from '../merchant.ts';
import { expect, expectAccessible, expectFits, screens, test } from '../shopper.ts';

test.use({ viewport: screens.desktop, allowedConsole: /Failed to load resource/ });

test('[DK-04] a level that somebody else has set meanwhile is shown, what is typed stays, and either can be kept', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  await comesToWork(context, baseURL);
  const rowsRead = await page.request.get('/api/admin/stock?q=1009');
  const [size] = (await rowsRead.json()).content.rows;
  const set = async (onHand: number) => {
    const answer = await request.post('/api/admin/stock', {
      headers: { authorization: `Bearer ${adminToken}` },
      data: { productId: size.productId, sizeId: size.sizeId, onHand },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  await set(40);
  await page.goto(`/desk/stock?q=${size.sku}`);
  const row = page.getByRole('row').filter({ hasText: size.sku });
  const shelf = row.getByRole('cell').nth(5);
  await expect(shelf).toHaveText('40');
  await row.getByRole('checkbox').check();
  await page.getByLabel('There are').fill('44');
  await page.getByLabel('Why, for the ledger').fill('Counted twice');

  await set(41);
  await page.getByRole('button', { name: 'Set the level' }).click();
  await expect(
    page.getByText('Somebody else, or a sale, has changed this size meanwhile: there are 41 now.'),
  ).toBeVisible();
  await expect(shelf).toHaveText('41');
  await expect(page.getByLabel('There are')).toHaveValue('44');
  await expect(page.getByLabel('Why, for the ledger')).toHaveValue('Counted twice');
  await expectFits(page);
  await expectAccessible(page);
  // Theirs is kept by leaving it; one's own by setting it, knowing.
  await page.getByRole('button', { name: 'Set the level' }).click();
  await expect(shelf).toHaveText('44');
});
