// A code is made by keyboard, refused where it is wrong, changed, ended and taken back; many are made, downloaded, ended.
import { readFile } from 'node:fs/promises';
import { comesToWork, panelOf } from '../desk-people.ts';
import { expect, expectAccessible, expectFits, screens, test } from '../shopper.ts';

test.use({ viewport: screens.desktop, allowedConsole: /status of (409|422)/ });

test('[DK-23] a code by keyboard: what is wrong is said beside its field, and it is changed, ended and deleted', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(120_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const name = `WINTER${Date.now()}`;
  await comesToWork(context, baseURL);
  await page.goto('/desk/orders');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('v');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Codes');
  await expect(page.getByRole('row', { name: /WELCOME10/ })).toContainText('10% off');
  await expectFits(page);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'New code' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New code');
  const code = page.getByLabel('Code', { exact: true });
  const percent = page.getByLabel('Percent off');
  await code.focus();
  await page.keyboard.type('welcome 10');
  await page.keyboard.press('Enter');
  await expect(percent).toHaveAccessibleDescription('A whole number from 1 to 100.');
  await percent.focus();
  await page.keyboard.type('15');
  await page.getByLabel('Uses in all').fill('2');
  await page.getByLabel('Uses of one person').fill('3');
  await expect(page.getByLabel('Uses of one person')).toHaveAccessibleDescription(
    'One person cannot use it more often than all together.',
  );
  await page.getByLabel('Uses of one person').fill('1');
  await page.keyboard.press('Enter');
  await expect(code).toHaveAccessibleDescription('There is a code of that name already.');
  await expectFits(page);
  await expectAccessible(page);
  await code.fill(name.toLowerCase());
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  const figures = panelOf(page, 'What came of it');
  await expect(figures).toContainText('Running');
  await expect(figures).toContainText('2 of 2');
  await page.getByRole('button', { name: 'Copy the code' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(name);
  await expectFits(page);
  await expectAccessible(page);

  const change = panelOf(page, 'Change it');
  await change.getByLabel('Uses in all').fill('5');
  await change.getByRole('button', { name: 'Save the changes' }).click();
  await expect(figures).toContainText('5 of 5');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(figures).toContainText('2 of 2');
  await page.getByRole('button', { name: 'End it now' }).click();
  await expect(figures).toContainText('Ended');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(figures).toContainText('Running');

  await page.getByRole('button', { name: 'Delete it' }).click();
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete it' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Codes');
  await expect(page.getByRole('row', { name: new RegExp(name) })).toHaveCount(0);
});

test('[DK-23] somebody else changed it meanwhile: that is said, and nothing of theirs is lost', async ({
  page,
  context,
  baseURL,
}) => {
  await comesToWork(context, baseURL);
  const headers = { origin: baseURL ?? '', 'idempotency-key': crypto.randomUUID() };
  const made = await page.request.post('/api/admin/coupons', {
    headers,
    data: { code: `BOTH${Date.now()}`, kind: 'free_shipping' },
  });
  const { id, version } = (await made.json()).content;
  await page.goto(`/desk/codes/${id}`);
  const change = panelOf(page, 'Change it');
  await change.getByLabel('Uses in all').fill('5');
  const theirs = await page.request.patch(`/api/admin/coupons/${id}`, {
    headers,
    data: { version, usesMax: 8 },
  });
  expect(theirs.status()).toBe(200);
  await change.getByRole('button', { name: 'Save the changes' }).click();
  await expect(change.getByRole('alert')).toContainText('Somebody else has changed this code meanwhile.');
  await change.getByRole('button', { name: 'Show it as it is now' }).click();
  await expect(change.getByLabel('Uses in all')).toHaveValue('8');
});

test('[DK-23] many at once: made while one looks, found by their batch, taken home as a file, ended', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const prefix = `P${Date.now()}-`;
  await comesToWork(context, baseURL);
  await page.goto('/desk/codes/batches');
  await page.getByRole('link', { name: 'Make many codes' }).click();
  const begin = page.getByRole('textbox', { name: 'How they begin' });
  await begin.fill('VITR-');
  await page.getByLabel('Percent off').fill('20');
  await page.getByRole('button', { name: 'Make codes' }).click();
  await expect(begin).toHaveAccessibleDescription('This reads like the code of a gift card.');
  await expect(page.getByRole('textbox', { name: 'How many' })).toHaveAccessibleDescription(
    'A whole number from 1 to 10,000.',
  );
  await expectFits(page);
  await expectAccessible(page);
  await begin.fill(prefix);
  await page.getByRole('textbox', { name: 'How many' }).fill('1200');
  await page.getByRole('button', { name: 'Make 1,200 codes' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Batch ${prefix}`);
  const figures = panelOf(page, 'What came of it');
  await expect(figures.getByText('1,200').first()).toBeVisible({ timeout: 30_000 });
  await expect(figures).not.toContainText('Being made');
  await page.getByRole('button', { name: 'Make the file' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /^Download CSV/ }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('codes.csv');
  const [, ...rows] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(rows).toHaveLength(1_200);
  const codes = rows.map((row) => row.split(',')[0] ?? '');
  expect(new Set(codes).size).toBe(1_200);
  for (const code of codes) expect(code.startsWith(prefix)).toBe(true);
  await expectFits(page);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Look at its codes' }).click();
  await expect(page.getByRole('main').locator('tbody tr')).toHaveCount(50);
  await page.goBack();
  await page.getByRole('button', { name: 'End all of them' }).click();
  await expect(page.getByRole('button', { name: 'Let them run' })).toBeFocused();
  await page.getByRole('button', { name: 'End 1,200 now' }).click();
  await expect(figures).toContainText('Ended');
  await page.goto('/desk/codes/batches');
  await expect(page.getByRole('row', { name: new RegExp(prefix) })).toContainText('Ended');
  await expectFits(page);
});
