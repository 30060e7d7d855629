// Somebody calls: their order is taken down at the desk, and they pay it by the link that they get.
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { cards, fillsBag, places, summaryOf, typesCard } from '../checkout-page.ts';
import { comesToWork, panelOf } from '../desk-people.ts';
import { expect, expectAccessible, expectFits, screens, test } from '../shopper.ts';

test.use({ viewport: screens.desktop });

/** Taken down and sent; the path of the link, as the e-mail names it. */
async function takesOrder(page: Page, email: string): Promise<string> {
  await page.goto('/desk/orders');
  await page.getByRole('link', { name: 'New order' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New order');
  await page.getByLabel('Find a piece').fill('1001-s');
  await page.getByRole('button', { name: 'Add 1001-s', exact: true }).click();
  await page.getByLabel('Name', { exact: true }).fill('Margaux Tremblay');
  await page.getByLabel('Email', { exact: true }).fill(email);
  const where = panelOf(page, 'Where it goes');
  const address = {
    'First name': 'Margaux',
    'Last name': 'Tremblay',
    Street: '148 High Street',
    City: 'Columbus',
    'State or province': 'OH',
    'Postal code': '99603',
  };
  for (const [label, text] of Object.entries(address))
    await where.getByLabel(label, { exact: true }).fill(text);
  await where.getByRole('button', { name: 'Work out the price' }).click();
  await expect(where.getByLabel('The address is right as it is')).toBeVisible();
  await where.getByLabel('Postal code').fill('43215');
  await where.getByRole('button', { name: 'Work out the price' }).click();
  const price = panelOf(page, 'What it comes to');
  await price.getByLabel(/^Ground/).check();
  await expect(price).toContainText('Nothing is held until the shopper pays');
  await expectAccessible(page);
  for (const screen of [screens.phone, screens.tablet, screens.desktop]) {
    await page.setViewportSize(screen);
    await expectFits(page);
  }
  await price.getByRole('button', { name: /^Send payment link for \$\d/ }).click();
  await expect(page.getByRole('status').filter({ hasText: email })).toHaveText(
    `The link is on its way to ${email}.`,
  );
  let path = '';
  await expect(async () => {
    const outbox = await (await page.request.get('/outbox')).text();
    const message = outbox.split('<li').find((item) => item.includes(email)) ?? '';
    path = /\/checkout\?link=[\w.-]+/.exec(message)?.[0] ?? '';
    expect(path).not.toBe('');
  }).toPass();
  return path;
}

const shopperOf = async (browser: Browser, scripts = true): Promise<[BrowserContext, Page]> => {
  const context = await browser.newContext({ viewport: screens.desktop, javaScriptEnabled: scripts });
  return [context, await context.newPage()];
};

test('[DK-09] an order by telephone is paid by its link, and says at the desk who took it down', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  await comesToWork(context, baseURL);
  const path = await takesOrder(page, 'by-telephone@example.com');
  const [theirs, shopper] = await shopperOf(browser);
  await shopper.goto(path);
  await expect(shopper.getByRole('heading', { level: 1 })).toHaveText('Your order by telephone');
  await expect(shopper.getByRole('main')).not.toContainText('148 High Street');
  await expectAccessible(shopper);
  await shopper.getByRole('button', { name: 'Go to checkout' }).click();
  await expect(shopper.getByText('148 High Street')).toBeVisible();
  await typesCard(shopper, cards.ok);
  await places(shopper);
  await expect(shopper.getByRole('heading', { level: 1 })).toHaveText('Thank you, Margaux');
  const [, orderId = ''] = /\/order\/(\d+)/.exec(shopper.url()) ?? [];
  await shopper.goto(path);
  await expect(shopper.getByRole('heading', { level: 1 })).toHaveText('This order is paid for');
  await theirs.close();

  await page.goto('/desk/orders/links?view=paid');
  await page.getByRole('link', { name: orderId }).click();
  await expect(panelOf(page, 'What happened')).toContainText('Took it down by telephone');
});

test('without scripts a link joins the bag that is there; withdrawn, it says so', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  await comesToWork(context, baseURL);
  const path = await takesOrder(page, 'withdrawn@example.com');
  const [theirs, shopper] = await shopperOf(browser, false);
  await fillsBag(shopper, baseURL, 1012);
  await shopper.goto(path);
  await expect(shopper.getByRole('main')).toContainText('One piece is in your bag already');
  await shopper.getByRole('button', { name: 'Add it to my bag and go to checkout' }).click();
  await expect(shopper).toHaveURL(/\/checkout$/);
  await expect(summaryOf(shopper).getByRole('listitem')).toHaveCount(2);

  await page.goto('/desk/orders/links?q=withdrawn@');
  await page.getByRole('row').filter({ hasText: 'withdrawn@example.com' }).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Withdraw…' }).click();
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: 'withdrawn@example.com' })).toContainText('Withdrawn');
  await expectAccessible(page);
  await shopper.goto(path);
  await expect(shopper.getByRole('heading', { level: 1 })).toHaveText('This link was withdrawn');
  await shopper.getByRole('link', { name: 'See what is new' }).click();
  await expect(shopper).toHaveURL(/\/c\/new-in$/);
  await theirs.close();
});
