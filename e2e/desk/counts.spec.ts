// The shelf as a shop's people keep it: what is there, what moved it, what arrives, what is put right, and what is counted.
import { comesToWork, owner, panelOf } from '../desk-people.ts';
import { expect, expectAccessible, expectFits, screens, test } from '../shopper.ts';

test.use({ viewport: screens.desktop });

test('[DK-13] levels, a delivery looked at first, a correction with its reason, a count, and all of it in the ledger', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(90_000);
  await comesToWork(context, baseURL);
  const sku = '1005-s';
  const row = page.getByRole('row').filter({ hasText: sku }).first();
  const shelf = async () => Number(await row.getByRole('cell').nth(5).textContent());
  await page.goto(`/desk/stock?q=${sku}`);
  await expect(row).toBeVisible();
  const before = await shelf();

  await page.goto('/desk/delivery');
  const main = page.getByRole('main');
  await main.getByLabel('What has arrived').fill(`${sku} 4`);
  await main.getByRole('button', { name: 'Look at it first' }).click();
  await expect(main.getByRole('row').filter({ hasText: sku })).toContainText(String(before + 4));
  await main.getByRole('button', { name: 'Book 4 pieces' }).click();
  await expect(main.getByRole('status')).toHaveText('4 pieces are on the shelf.');

  await page.goto(`/desk/stock?q=${sku}`);
  await expect.poll(shelf).toBe(before + 4);
  await row.getByRole('checkbox').check();
  await page.getByLabel('There are').fill(String(before + 3));
  await page.getByLabel('Why, for the ledger').fill('One is torn');
  await page.getByRole('button', { name: 'Set the level' }).click();
  await expect.poll(shelf).toBe(before + 3);

  await page.keyboard.press('g');
  await page.keyboard.press('n');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Counts');
  await main.getByLabel('Name, such as a shelf').fill('Shelf B');
  await main.getByLabel('Numbers of products').fill('1005');
  await main.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shelf B');
  const line = main.getByRole('row').filter({ hasText: sku }).last();
  await expect(line.getByRole('cell').nth(1)).toHaveText(String(before + 3));
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/lines')) writes.push(request.url());
  });
  await line.getByRole('textbox').fill(String(before + 1));
  await line.getByRole('textbox').press('Enter');
  await line.getByRole('textbox').press('Tab');
  await expect(line.getByRole('cell').nth(3)).toHaveText('−2');
  expect(writes).toHaveLength(1);
  await expect(main).toContainText('1 differs, by −2 units and -$');
  await main.getByRole('textbox', { name: 'Paste or scan a list' }).fill('1005-zz 3');
  await main.getByRole('button', { name: 'Write it down' }).click();
  await expect(main).toContainText('Line 1: there is no such SKU.');
  await expectFits(page);
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Look at the differences' }).click();
  await expect(panelOf(page, 'What would change')).toContainText(sku);
  await main.getByRole('button', { name: 'Book 1 difference' }).click();
  await expect(main).toContainText('1 difference is booked.');
  await expect(main.getByRole('textbox')).toHaveCount(0);

  await page.goto(`/desk/stock?q=${sku}`);
  await expect.poll(shelf).toBe(before + 1);
  await row.getByRole('link').first().click();
  const ledger = panelOf(page, 'Ledger').getByRole('row');
  await expect(ledger.nth(1)).toContainText('Counted');
  await expect(ledger.nth(1)).toContainText('−2');
  await expect(ledger.nth(1)).toContainText(owner.name);
  await expect(ledger.nth(2)).toContainText('One is torn');
  await expect(ledger.nth(3)).toContainText('Arrived');
  await expectAccessible(page);
  for (const screen of [screens.phone, screens.tablet, screens.desktop]) {
    await page.setViewportSize(screen);
    await expectFits(page);
  }
});
