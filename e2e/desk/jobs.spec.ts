// Long work: it goes on when one leaves the page, and is found again.
import { readFile } from 'node:fs/promises';
import { comesToWork, ordersAsGuest } from '../desk-people.ts';
import { expect, expectAccessible, expectFits, screens, test } from '../shopper.ts';

test.use({ viewport: screens.desktop });

test('all that a list finds is a file, though the page was left meanwhile', async ({
  page,
  context,
  baseURL,
}) => {
  await comesToWork(context, baseURL);
  await page.goto('/desk/orders?country=US');
  await expect(page.getByRole('main').locator('tbody tr')).toHaveCount(50);
  await page.getByRole('button', { name: 'Export all' }).click();
  await expect(page.getByRole('region', { name: 'Jobs' })).toContainText('Export of orders');
  await page.keyboard.press('g');
  await page.keyboard.press('j');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jobs');
  // Other journeys begin jobs meanwhile: it need not be the latest.
  const row = page.getByRole('row').filter({ hasText: 'Export of orders US' }).first();
  await expect(row).toContainText('Done');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    row.getByRole('link', { name: /^Download CSV, \d+ kB$/ }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('orders.csv');
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toMatch(/^\ufefforder_id,placed_at,status/);
  const rows = text.trim().split('\r\n').slice(1);
  expect(rows.length).toBeGreaterThan(50);
  expect(new Set(rows.map((line) => line.split(',')[8]))).toEqual(new Set(['US']));
  await expectAccessible(page);
  for (const screen of [screens.phone, screens.tablet, screens.desktop]) {
    await page.setViewportSize(screen);
    await expectFits(page);
  }
});

test('selected orders leave one after the other, and one that cannot is named', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const first = await ordersAsGuest(page, baseURL, 1012);
  const second = await ordersAsGuest(page, baseURL, 1012);
  await comesToWork(context, baseURL);
  await page.goto('/desk/orders?view=to_pack');
  for (const orderId of [first, second])
    await page.getByRole('checkbox', { name: `Select Order ${orderId}` }).check();
  // Somebody else has let it leave meanwhile.
  const shipped = await page.request.post(`/api/admin/orders/${second}/ship`, {
    headers: { origin: baseURL ?? '' },
    data: {},
  });
  expect(shipped.ok()).toBe(true);
  await page.getByRole('button', { name: 'Ship 2…' }).click();
  await page.getByRole('group').getByRole('button', { name: 'Ship 2…' }).click();
  const job = page.getByRole('region', { name: 'Jobs' });
  await expect(job).toContainText('Done 2 of 2');
  await expect(job).toContainText(`${second}: Nothing of this order is left to leave.`);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('checkbox', { name: `Select Order ${first}` })).toHaveCount(0);
});
