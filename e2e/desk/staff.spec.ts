// Who works at the desk: invited, let in, given a role, switched off; and the tokens of programs.
import { comesAsCustomer } from '../customer.ts';
import { comesToWork, panelOf, shownCode } from '../desk-people.ts';
import { expect, expectAccessible, expectFits, screens, test } from '../shopper.ts';

test.use({ viewport: screens.desktop });

test('somebody is invited, joins as a packer, and can do no more than pack', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const visitor = await browser.newContext();
  const theirs = await visitor.newPage();
  const { email } = await comesAsCustomer(theirs, baseURL);

  await comesToWork(context, baseURL);
  await page.goto('/desk/staff');
  const invite = panelOf(page, 'Invite');
  await invite.getByLabel('Email').fill(email);
  await invite.getByRole('radio', { name: /^Packer/ }).check();
  await invite.getByRole('button', { name: 'Make a link' }).click();
  const url = (await invite.locator('code').textContent()) ?? '';
  await expect(panelOf(page, 'People')).toContainText(email);
  await expectFits(page);
  await expectAccessible(page);

  await theirs.goto(url);
  await theirs.getByRole('button', { name: 'Join' }).click();
  await expect(theirs.getByRole('status')).toContainText('You are here as packer.');
  await theirs.getByRole('link', { name: 'Open the desk' }).click();
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Orders');
  const rail = theirs.getByRole('navigation', { name: 'Desk' });
  await expect(rail.getByRole('link')).toHaveText([
    /^Orders/,
    /^Stock/,
    /^Counts/,
    /^Book a delivery/,
    /^Jobs/,
  ]);
  await theirs.locator('tbody a').first().click();
  await expect(panelOf(theirs, 'Money')).toBeVisible();
  await expect(panelOf(theirs, 'Refund')).toHaveCount(0);

  await theirs.goto('/desk/prove?to=/desk/stock');
  await theirs.getByRole('button', { name: 'Show the picture to scan' }).click();
  await expect(theirs.getByRole('img', { name: /^Picture of the secret/ })).toBeVisible();
  await expectAccessible(theirs);
  const secret = (await theirs.locator('code').textContent()) ?? '';
  await theirs.getByLabel('The code that the app shows now').fill(shownCode(secret, 0));
  await theirs.getByRole('button', { name: 'Finish, and open the desk' }).click();
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Stock');
  await theirs.goto('/desk/prove?to=//elsewhere.example');
  await theirs.getByLabel('Code of your authenticator').fill(shownCode(secret, 1));
  await theirs.getByRole('button', { name: 'Open the desk' }).click();
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Orders');

  await page.reload();
  const row = page.getByRole('row').filter({ hasText: email });
  const role = row.getByRole('combobox');
  await role.selectOption('reader');
  await expect(role).toHaveValue('reader');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(role).toHaveValue('packer');
  await role.selectOption('reader');
  await expect(role).toHaveValue('reader');
  await row.getByRole('button', { name: 'Lost phone' }).click();
  await page.getByRole('button', { name: 'Take it away' }).click();
  await expect(page.getByText('sets up a new authenticator at the next sign-in')).toBeVisible();
  await row.getByRole('button', { name: 'Switch off…' }).click();
  await expect(page.getByRole('button', { name: 'Keep them on' })).toBeFocused();
  await page.getByRole('button', { name: 'Switch off now' }).click();
  await expect(row).toContainText('Switched off');
  // Taken back, they may come again; what ended stays ended.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toContainText('Active');
  await expect(row.getByRole('cell').nth(4)).toHaveText('0');
  expect((await theirs.goto('/desk'))?.status()).toBe(404);
  await row.getByRole('button', { name: 'Switch off…' }).click();
  await page.getByRole('button', { name: 'Switch off now' }).click();
  await expect(row).toContainText('Switched off');
  expect((await theirs.goto('/desk'))?.status()).toBe(404);
  await visitor.close();
});

test('a token’s secret is shown once, and Done waits until it is put away', async ({
  page,
  context,
  baseURL,
}) => {
  await comesToWork(context, baseURL);
  await page.goto('/desk/tokens');
  const fresh = panelOf(page, 'A new token');
  const name = `Scanner ${Date.now()}`;
  await fresh.getByLabel('Name').fill(name);
  await fresh.getByRole('checkbox', { name: 'See orders' }).check();
  await fresh.getByRole('button', { name: 'Make the token' }).click();
  const secret = (await fresh.locator('code').textContent()) ?? '';
  const done = fresh.getByRole('button', { name: 'Done' });
  await done.click({ force: true });
  await expect(fresh.locator('code')).toHaveText(secret);
  await expectFits(page);
  await expectAccessible(page);

  const answer = await page.request.get('/api/admin/orders?ps=1', {
    headers: { authorization: `Bearer ${secret}`, cookie: '' },
  });
  expect(answer.status()).toBe(200);
  await fresh.getByRole('checkbox', { name: 'I have put it where it belongs' }).check();
  await done.click();
  await expect(page.locator('code')).toHaveCount(0);

  await page.getByRole('button', { name: `Revoke ${name}` }).click();
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await page.getByRole('button', { name: 'Revoke it' }).click();
  await expect(page.getByText(name)).toHaveCount(0);

  await page.goto('/desk/audit');
  const entries = page.getByRole('main').locator('tbody tr');
  await expect(entries.filter({ hasText: name }).first()).toContainText('Changed a token');
  await expectFits(page);
  await expectAccessible(page);
});
