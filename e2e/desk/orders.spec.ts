// The desk as one of the staff uses it: the list of orders, and one order from the shelf to the refund.
import { readFile } from 'node:fs/promises';
import { comesToWork, ordersAsGuest, owner, panelOf } from '../desk-people.ts';
import { expect, expectAccessible, expectFits, screens, test } from '../shopper.ts';
import { arrivesBefore } from '../stock-room.ts';

test.use({ viewport: screens.desktop });

test('an order is found, shipped, refunded in part and noted', async ({ page, context, baseURL }) => {
  test.setTimeout(120_000);
  const orderId = await ordersAsGuest(page, baseURL, 1001, 1012);
  await comesToWork(context, baseURL);
  await page.goto('/desk/orders');
  await expect(page.getByRole('main').locator('tbody tr').first()).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type(orderId);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/desk/orders\\?q=${orderId}$`));
  await expect(page.getByRole('status').first()).toContainText('1 of 1 shown');
  await page.getByRole('link', { name: orderId, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${orderId}`);

  const parcel = panelOf(page, 'Parcel');
  await parcel.getByLabel('Tracking number').fill('1V 204 881 73');
  await parcel.getByRole('button', { name: 'Ship parcel' }).click();
  await expect(parcel).toContainText('Tracking number: 1V 204 881 73');
  await expect(parcel.getByRole('button', { name: 'Ship parcel' })).toHaveCount(0);

  const refund = panelOf(page, 'Refund');
  await refund.getByRole('checkbox').first().check();
  const button = refund.getByRole('button', { name: /^Refund \$[\d,.]+ to Visa ending 4242$/ });
  const sum = /\$[\d,.]+/.exec((await button.textContent()) ?? '')?.[0] ?? '';
  await button.click();
  await expect(refund.getByRole('button', { name: 'Do not refund' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(refund.getByRole('group')).toHaveCount(0);
  await button.click();
  await refund
    .getByRole('group')
    .getByRole('button', { name: /^Refund/ })
    .click();
  await expect(refund.getByRole('status')).toHaveText(`${sum} refunded.`);
  await expect(panelOf(page, 'Given back')).toContainText(sum);
  // What was paid back is no line to choose any more.
  await expect(refund.getByRole('checkbox')).toHaveCount(1);
  await refund.getByLabel('Amount').fill('100000');
  await expect(refund).toContainText('More than can be given back');

  const notes = panelOf(page, 'Notes');
  await notes.getByLabel('Add a note').fill('Hold the bell: there is a baby.');
  await notes.getByRole('button', { name: 'Save the note' }).click();
  await expect(notes).toContainText(`Hold the bell: there is a baby.${owner.name}`);
  await expect(notes.getByLabel('Add a note')).toHaveValue('');

  await page.getByRole('button', { name: 'Mark delivered' }).click();
  await expect(parcel).toContainText('Delivered');
  await expect(panelOf(page, 'What happened')).toContainText(`Refunded by ${owner.name}`);
  await expectFits(page);
  await expectAccessible(page);
});

test('something comes back, is received and paid back', async ({ page, context, baseURL }) => {
  test.setTimeout(120_000);
  const orderId = await ordersAsGuest(page, baseURL, 1012);
  await comesToWork(context, baseURL);
  await page.goto(`/desk/orders/${orderId}`);
  await page.getByRole('button', { name: 'Ship parcel' }).click();
  const returns = panelOf(page, 'Returns');
  await returns.getByLabel('Reason').fill('Too wide');
  await returns.getByRole('button', { name: 'Let it come back' }).click();
  await expect(returns.getByRole('table')).toContainText('Coming back');
  await returns.getByRole('button', { name: 'It is here…' }).click();
  await expect(returns.getByRole('button', { name: 'Not here yet' })).toBeFocused();
  const refund = returns.getByRole('button', { name: /^Refund \$[\d,.]+ to Visa/ });
  const sum = /\$[\d,.]+/.exec((await refund.textContent()) ?? '')?.[0] ?? 'no sum';
  await refund.click();
  await expect(returns.getByRole('table')).toContainText('Received');
  await expect(panelOf(page, 'Given back')).toContainText('Return');
  await expect(panelOf(page, 'Given back')).toContainText(sum);
});

test('how long something may be sent back is said beside its parcel, and what is late comes back when the desk says so', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const orderId = await ordersAsGuest(page, baseURL, 1012);
  await page.goto(`/order/${orderId}`);
  await expect(page.getByText('Can be sent back for 30 days from its arrival.')).toBeVisible();
  await expectAccessible(page);
  await comesToWork(context, baseURL);
  await page.goto(`/desk/orders/${orderId}`);
  await page.getByRole('button', { name: 'Ship parcel' }).click();
  await page.getByRole('button', { name: 'Mark delivered' }).click();
  await expect(panelOf(page, 'Parcel')).toContainText('Delivered');
  await arrivesBefore(orderId, 40);
  await page.reload();
  const returns = panelOf(page, 'Returns');
  await expect(returns).toContainText('It could be sent back until');
  const act = returns.getByRole('button', { name: 'Let it come back' });
  await expect(act).toHaveAttribute('aria-disabled', 'true');
  for (const viewport of [screens.phone, screens.tablet, screens.desktop]) {
    await page.setViewportSize(viewport);
    await expectFits(page);
    await expectAccessible(page);
  }
  await returns.getByLabel('Take it back all the same').press('Space');
  await act.press('Enter');
  await expect(returns.getByRole('table')).toContainText('Coming back');
});

test('another size is held for what comes back, and leaves when it is here', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const orderId = await ordersAsGuest(page, baseURL, 1001);
  await comesToWork(context, baseURL);
  await page.goto(`/desk/orders/${orderId}`);
  await page.getByRole('button', { name: 'Ship parcel' }).click();
  const returns = panelOf(page, 'Returns');
  await returns.getByLabel('Another size').check();
  await returns.getByLabel('Reason').fill('Too small');
  await expectAccessible(page);
  await returns.getByRole('button', { name: /^Hold .+ for it, nothing to pay$/ }).click();
  await expect(returns.getByRole('table')).toContainText('held until');
  // Called off and asked for again: nothing of the first is left.
  await returns.getByRole('button', { name: 'Call off…' }).click();
  await returns.getByRole('button', { name: 'Call the return off' }).click();
  await expect(returns.getByRole('table')).toContainText('Called off');
  await returns.getByLabel('Another size').check();
  await returns.getByRole('button', { name: /^Hold .+ for it, nothing to pay$/ }).click();
  await returns.getByRole('button', { name: 'It is here…' }).click();
  await returns.getByRole('button', { name: /^Receive it and pack / }).click();
  await expect(returns.getByRole('table')).toContainText('in a parcel of its own');
  const parcel = panelOf(page, 'Parcel 2');
  await expect(parcel).toContainText('Sent in exchange');
  await parcel.getByRole('button', { name: 'Ship parcel' }).click();
  await expect(parcel).toContainText('Shipped');
  await expect(panelOf(page, 'Given back')).toBeHidden();
  await expectFits(page);
});

test('an order is cancelled after one question', async ({ page, context, baseURL }) => {
  test.setTimeout(120_000);
  const orderId = await ordersAsGuest(page, baseURL, 1012);
  await comesToWork(context, baseURL);
  await page.goto(`/desk/orders/${orderId}`);
  await page.getByRole('button', { name: 'Cancel the order…' }).click();
  await expect(page.getByRole('button', { name: 'Keep the order' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Cancel the order…' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel the order…' }).click();
  await page.getByRole('button', { name: 'Cancel the order', exact: true }).click();
  await expect(panelOf(page, 'Parcel')).toContainText('Cancelled');
});

test.describe('what is refused or lost', () => {
  test.use({ allowedConsole: /Failed to load resource/ });

  test('a line that breaks is said beside the form, which keeps what was typed', async ({
    page,
    context,
    baseURL,
  }) => {
    await comesToWork(context, baseURL);
    await page.goto('/desk/orders');
    await page.locator('tbody a').first().click();
    const notes = panelOf(page, 'Notes');
    await page.route('**/notes', (route) => route.abort());
    await notes.getByLabel('Add a note').fill('Asked for a gift box.');
    await notes.getByRole('button', { name: 'Save the note' }).click();
    await expect(notes.getByRole('status')).not.toBeEmpty();
    await expect(notes.getByLabel('Add a note')).toHaveValue('Asked for a gift box.');
  });

  test('whoever is asked again who they are comes back to what they typed', async ({
    page,
    context,
    baseURL,
  }) => {
    await comesToWork(context, baseURL);
    await page.goto('/desk/staff');
    await page.route('**/api/admin/staff', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status: 403,
            contentType: 'application/problem+json',
            body: JSON.stringify({ code: 'proof_required', detail: 'Show once more who you are.' }),
          })
        : route.fallback(),
    );
    const invite = panelOf(page, 'Invite');
    await invite.getByLabel('Email').fill('pia@example.com');
    await invite.getByRole('radio', { name: /^Support/ }).check();
    // The sign-in page itself leads back at once: this session is new.
    await invite.getByRole('button', { name: 'Make a link' }).click();
    await page.waitForEvent('load');
    await expect(page).toHaveURL(/\/desk\/staff$/);
    await expect(invite.getByLabel('Email')).toHaveValue('pia@example.com');
    await expect(invite.getByRole('radio', { name: /^Support/ })).toBeChecked();
  });
});

test('[DK-03] the list is a link: views, filters, sort and pages live in the address', async ({
  page,
  context,
  baseURL,
}) => {
  await comesToWork(context, baseURL);
  await page.goto('/desk/orders');
  const first = await page.getByRole('main').locator('tbody a').first().textContent();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/page%5Bafter%5D=/);
  await expect(page.getByRole('main').locator('tbody a').first()).not.toHaveText(first ?? '');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('main').locator('tbody a').first()).toHaveText(first ?? '');

  await page.keyboard.press('f');
  await page.getByLabel('State').selectOption('delivered');
  await expect(page).toHaveURL(/state=delivered/);
  await page.getByLabel('Country').fill('us');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/country=US/);
  await expect(page.getByText('Country: US')).toBeVisible();
  await page.getByRole('button', { name: 'Placed' }).click();
  await expect(page).toHaveURL(/sort=oldest/);
  await page.reload();
  await expect(page.getByText('State: Delivered')).toBeVisible();
  await page.getByRole('button', { name: 'Remove filter State' }).click();
  await expect(page).not.toHaveURL(/state=/);
  await page.getByRole('link', { name: 'Coming back' }).click();
  await expect(page).toHaveURL(/\/desk\/orders\?view=coming_back$/);
});

test('what is shown is exported, and what is selected', async ({ page, context, baseURL }) => {
  await comesToWork(context, baseURL);
  await page.goto('/desk/orders');
  await expect(page.getByRole('main').locator('tbody tr')).toHaveCount(50);
  const [all] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export', exact: true }).click(),
  ]);
  const text = await readFile(await all.path(), 'utf8');
  expect(all.suggestedFilename()).toBe('orders.csv');
  expect(text).toMatch(/^\ufeffOrder,Placed,Customer/);
  expect(text.trim().split('\r\n')).toHaveLength(51);
});

test('everything is in reach of the keyboard', async ({ page, context, baseURL }) => {
  await comesToWork(context, baseURL);
  await page.goto('/desk/orders');
  const rows = page.getByRole('main').locator('tbody tr');
  await expect(rows).toHaveCount(50);
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('Shift+X');
  await expect(page.getByRole('region', { name: '2 selected' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: /selected/ })).toHaveCount(0);
  await page.keyboard.press('k');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Order \d+$/);

  await page.keyboard.press('g');
  await page.keyboard.press('a');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Staff');
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await expect(keys).toContainText('next row, previous row');
  await page.keyboard.press('Escape');
  await expect(keys).toHaveCount(0);

  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search or do' });
  await expect(palette.getByRole('combobox')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('2300');
  await expect(palette.getByRole('option', { name: /^Order 2300/ })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/desk\/orders\/2300$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: screens.phone });

  test('an order takes three lines, and what one presses is large enough', async ({
    page,
    context,
    baseURL,
  }) => {
    await comesToWork(context, baseURL);
    await page.goto('/desk/orders');
    const row = page.getByRole('main').locator('tbody tr').first();
    await expect(row).toBeVisible();
    const height = (await row.boundingBox())?.height ?? 0;
    expect(height).toBeGreaterThan(56);
    expect(height).toBeLessThan(110);
    for (const name of ['Export', 'Filter', 'Newest first', 'Search or do']) {
      const box = await page.getByRole('button', { name, exact: name === 'Export' }).boundingBox();
      expect(box?.height, name).toBeGreaterThanOrEqual(44);
    }
    await expectFits(page);
    await expectAccessible(page);
  });
});
