// Support gives back a little by itself: the form says how much is left of the day, and offers no more.
import { comesAsCustomer } from '../customer.ts';
import { comesToWork, ordersAsGuest, panelOf } from '../desk-people.ts';
import { expect, expectAccessible, expectFits, screens, test } from '../shopper.ts';

test.use({ viewport: screens.desktop });

test('support sees what is left of the day, gives back a part of it, and is offered no more', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const orderId = await ordersAsGuest(page, baseURL, 1012);
  const visitor = await browser.newContext();
  const theirs = await visitor.newPage();
  const { email } = await comesAsCustomer(theirs, baseURL);

  await comesToWork(context, baseURL);
  await page.goto(`/desk/orders/${orderId}`);
  await page.getByRole('button', { name: 'Ship parcel' }).click();
  await expect(panelOf(page, 'Parcel')).toContainText('Shipped');
  await expect(panelOf(page, 'Refund')).not.toContainText('a day');
  await page.goto('/desk/staff');
  await expect(panelOf(page, 'Roles')).toContainText('may, up to $50 a day');
  const invite = panelOf(page, 'Invite');
  await invite.getByLabel('Email').fill(email);
  await invite.getByRole('radio', { name: /^Support/ }).check();
  await invite.getByRole('button', { name: 'Make a link' }).click();
  const url = (await invite.locator('code').textContent()) ?? '';

  await theirs.goto(url);
  await theirs.getByRole('button', { name: 'Join' }).click();
  await expect(theirs.getByRole('status')).toContainText('You are here as support.');
  await theirs.goto(`/desk/orders/${orderId}`);
  const refund = panelOf(theirs, 'Refund');
  await expect(refund).toContainText('You may give back $50.00 a day: $50.00 is left today.');
  await refund.getByLabel('amount').fill('50.01');
  await expect(refund).toContainText('More than can be given back: $50.00 at most.');
  await expect(refund.getByRole('button', { name: 'Refund…' })).toHaveAttribute('aria-disabled', 'true');
  await refund.getByLabel('amount').fill('20');
  await refund.getByRole('button', { name: /^Refund \$20\.00 to/ }).click();
  await refund
    .getByRole('group')
    .getByRole('button', { name: /^Refund/ })
    .click();
  await expect(refund.getByRole('status')).toHaveText('$20.00 refunded.');
  await expect(refund).toContainText('You may give back $50.00 a day: $30.00 is left today.');
  await expectFits(theirs);
  await expectAccessible(theirs);
  await visitor.close();
});
