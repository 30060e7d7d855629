// The first day of somebody who has never seen the desk: from signing in on, by what stands on its pages alone.
import { comesAsCustomer, known } from '../customer.ts';
import { ordersAsGuest, owner, panelOf } from '../desk-people.ts';
import { expect, screens, test } from '../shopper.ts';
import { sellOutWaitedFor } from '../stock-room.ts';

test.use({ viewport: screens.desktop });

test('whoever signs in for the first time ships in two parcels, refunds a part, answers a review, takes a delivery in, and invites a packer who can but pack', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const sku = await sellOutWaitedFor(1424);
  const orderId = await ordersAsGuest(page, baseURL, 1001, 1012);
  const rail = page.getByRole('navigation', { name: 'Desk' });
  const main = page.getByRole('main');
  const comesTo = async (name: string) => {
    await rail.getByRole('link', { name: new RegExp(`^${name}`) }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  };
  const signIn = async (email: string, password: string) => {
    await page.getByRole('textbox', { name: /^Email address/ }).fill(email);
    await page.getByRole('textbox', { name: /^Password/ }).fill(password);
    await page.keyboard.press('Enter');
  };
  await page.goto('/login?to=/desk');
  await signIn(owner.email, known.password);

  await comesTo('Orders');
  await main.getByRole('link', { name: /^To pack/ }).click();
  await main.getByRole('link', { name: orderId, exact: true }).click();
  await panelOf(page, 'Parcel').getByRole('checkbox').first().uncheck();
  await panelOf(page, 'Parcel').getByRole('button', { name: 'Ship parcel' }).click();
  await panelOf(page, 'Parcel 2').getByRole('button', { name: 'Ship parcel 2' }).click();
  await expect(panelOf(page, 'Parcel 1')).toContainText('Shipped');
  await expect(panelOf(page, 'Parcel 2')).toContainText('Shipped');

  const refund = panelOf(page, 'Refund');
  await refund.getByLabel('Amount').fill('12.50');
  await refund.getByRole('button', { name: 'Refund $12.50 to Visa ending 4242' }).click();
  await refund
    .getByRole('group')
    .getByRole('button', { name: /^Refund/ })
    .click();
  await expect(refund.getByRole('status')).toHaveText('$12.50 refunded.');

  await comesTo('Reviews');
  const heading = (await main.getByRole('region').first().getByRole('heading').textContent()) ?? '';
  const review = panelOf(page, heading);
  await review.getByLabel('Answer beside it').fill('Thank you. A tailor can take the side seam in.');
  await review.getByRole('button', { name: 'Publish with this answer' }).click();
  await expect(main.getByRole('status').first()).toHaveText('Published.');

  await comesTo('Demand');
  // Of its own: what others find sold out stays so.
  await page.getByRole('searchbox').fill(sku);
  await page.keyboard.press('Enter');
  await main.locator('tbody').getByRole('link', { name: sku, exact: true }).click();
  await expect(main.getByRole('heading', { name: /^Suggested/ })).toBeVisible();
  const size = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const product = size.slice(0, size.lastIndexOf(','));
  await main.getByRole('link', { name: 'Book a delivery' }).click();
  await main.getByRole('button', { name: 'Look at it first' }).click();
  await expect(main).toContainText('will hear');
  await main.getByRole('button', { name: /^Book \d+ piece/ }).click();
  await expect(main.getByRole('status')).toContainText('on the shelf');
  await expect(async () => {
    await page.goto('/outbox');
    await expect(page.getByRole('main')).toContainText(`It is back: ${product}`, { timeout: 1_000 });
  }).toPass();

  const visitor = await browser.newContext();
  const theirs = await visitor.newPage();
  const { email } = await comesAsCustomer(theirs, baseURL);
  await page.goto('/desk');
  await comesTo('Staff');
  const invite = panelOf(page, 'Invite');
  await invite.getByLabel('Email').fill(email);
  await invite.getByRole('radio', { name: /^Packer/ }).check();
  await invite.getByRole('button', { name: 'Make a link' }).click();
  await theirs.goto((await invite.locator('code').textContent()) ?? '');
  await theirs.getByRole('button', { name: 'Join' }).click();
  await theirs.getByRole('link', { name: 'Open the desk' }).click();
  const theirRail = theirs.getByRole('navigation', { name: 'Desk' }).getByRole('link');
  await expect(theirRail).toHaveText([/^Orders/, /^Stock/, /^Counts/, /^Book a delivery/, /^Jobs/]);
  await theirs.getByRole('searchbox').fill(orderId);
  await theirs.keyboard.press('Enter');
  await theirs.getByRole('link', { name: orderId, exact: true }).click();
  await expect(panelOf(theirs, 'Money')).toBeVisible();
  await expect(panelOf(theirs, 'Refund')).toHaveCount(0);
  const refused = await theirs.request.post(`/api/admin/orders/${orderId}/refund`, {
    headers: { origin: baseURL ?? '', 'idempotency-key': 'a-packer-tries' },
    data: { amount: 1 },
  });
  expect(refused.status()).toBe(403);
  await visitor.close();
});
