// What a shop's people do with clothes: a parcel leaves in parts, a delivery is booked, a review is answered.
import { comesToWork, ordersAsGuest, panelOf } from '../desk-people.ts';
import { expect, expectAccessible, expectFits, screens, test } from '../shopper.ts';

test.use({ viewport: screens.desktop });

test('an order leaves in two parcels', async ({ page, context, baseURL }) => {
  test.setTimeout(120_000);
  const orderId = await ordersAsGuest(page, baseURL, 1001, 1012);
  await comesToWork(context, baseURL);
  await page.goto(`/desk/orders/${orderId}`);
  const parcel = panelOf(page, 'Parcel');
  const [first, second] = [parcel.getByRole('checkbox').first(), parcel.getByRole('checkbox').nth(1)];
  await first.uncheck();
  await second.uncheck();
  await expect(parcel.getByRole('button', { name: 'Ship parcel' })).toHaveAttribute('aria-disabled', 'true');
  await second.check();
  await parcel.getByRole('button', { name: 'Ship parcel' }).click();
  await expect(panelOf(page, 'Parcel 1')).toContainText('Shipped');
  await expect(panelOf(page, 'Parcel 2')).toContainText('To pack');
  await panelOf(page, 'Parcel 2').getByRole('button', { name: 'Ship parcel 2' }).click();
  await expect(panelOf(page, 'Parcel 2')).toContainText('Shipped');
  await expectFits(page);
});

test('a delivery is looked at, put right and booked, and a level is corrected', async ({
  page,
  context,
  baseURL,
}) => {
  await comesToWork(context, baseURL);
  await page.goto('/desk/stock?q=1010');
  const row = page.getByRole('row').filter({ hasText: '1010-28' }).first();
  const shelf = async () => Number(await row.getByRole('cell').nth(5).textContent());
  const before = await shelf();
  await page.keyboard.press('g');
  await page.keyboard.press('d');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book a delivery');
  const delivery = page.getByRole('main');
  await delivery.getByLabel('What has arrived').fill('1010-28\t4\n1010-zz 2\nnothing');
  await expect(delivery).toContainText('Line 3 is not a SKU and a number.');
  await delivery.getByLabel('What has arrived').fill('1010-28\t4\n1010-zz 2');
  await delivery.getByRole('button', { name: 'Look at it first' }).click();
  await expect(delivery).toContainText('There is no such SKU.');
  await expect(delivery.getByRole('button', { name: 'Book 4 pieces' })).toBeVisible();
  await delivery.getByRole('button', { name: /^Take 1010-/ }).click();
  await delivery.getByRole('button', { name: 'Look at it first' }).click();
  await delivery.getByRole('button', { name: 'Book 6 pieces' }).click();
  await expect(delivery.getByRole('status')).toHaveText('6 pieces are on the shelf.');
  await expect(delivery.getByLabel('What has arrived')).toHaveValue('');
  await expectFits(page);
  await expectAccessible(page);
  await page.goto('/desk/stock?q=1010');
  await expect.poll(shelf).toBe(before + 4);

  await row.getByRole('checkbox').check();
  await page.getByLabel('There are').fill(String(before));
  await page.getByLabel('Why, for the ledger').fill('Sent back to the maker');
  await page.getByRole('button', { name: 'Set the level' }).click();
  await expect.poll(shelf).toBe(before);
  // Taken back by what it was moved, and done anew.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Taken back.', { exact: true })).toBeVisible();
  await expect.poll(shelf).toBe(before + 4);
  await row.getByRole('checkbox').check();
  await page.getByLabel('There are').fill(String(before));
  await page.getByLabel('Why, for the ledger').fill('Sent back to the maker');
  await page.getByRole('button', { name: 'Set the level' }).click();
  await expect.poll(shelf).toBe(before);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  await expectAccessible(page);
  for (const screen of [screens.phone, screens.tablet]) {
    await page.setViewportSize(screen);
    await expectFits(page);
  }
});

test('a review is answered and published', async ({ page, context, baseURL }) => {
  await comesToWork(context, baseURL);
  await page.goto('/desk/reviews');
  const first = page.getByRole('main').getByRole('region').first();
  const title = (await first.getByRole('heading').textContent()) ?? '';
  await expect(first.getByRole('button', { name: 'Refuse' })).toHaveAttribute('aria-disabled', 'true');
  await first.getByLabel('Answer beside it').fill('Thank you, the hem is two centimetres longer now.');
  await first.getByRole('button', { name: 'Publish with this answer' }).click();
  await expect(page.getByRole('status').first()).toHaveText('Published.');
  await expect(page.getByRole('region', { name: title, exact: true })).toHaveCount(0);
  await expectFits(page);
  await expectAccessible(page);
});
