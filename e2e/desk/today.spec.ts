// The desk as it opens: the day so far, and what needs a person.
import { newAddress } from '../customer.ts';
import { comesToWork, ordersAsGuest, panelOf } from '../desk-people.ts';
import { adminToken } from '../merchant.ts';
import { expect, expectAccessible, expectFits, screens, test } from '../shopper.ts';
import { giveBackUnseen, giveUpLetter, giveUpWork, makeLate } from '../stock-room.ts';

test.use({ viewport: screens.desktop });

test('[DK-06] the day is counted, and the table behind each plot adds up to its figure', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(120_000);
  await ordersAsGuest(page, baseURL, 1012);
  await comesToWork(context, baseURL);
  await page.goto('/desk');
  const orders = panelOf(page, 'Orders');
  const figure = async () =>
    Number(((await orders.locator('b').first().textContent()) ?? '').replace(',', ''));
  await expect(orders.getByRole('img')).toBeVisible();
  expect(await figure()).toBeGreaterThan(0);

  const table = orders.getByRole('table', { name: 'Orders by the hour' });
  await expect(table).toBeHidden();
  await orders.getByText('As a table').focus();
  await page.keyboard.press('Enter');
  await expect(table.getByRole('row')).toHaveCount(25);
  const counts = await table.locator('tbody td:nth-child(2)').allTextContents();
  expect(counts.reduce((sum, count) => sum + (Number(count) || 0), 0)).toBe(await figure());
  const revenue = panelOf(page, 'Revenue');
  await revenue.getByText('As a table').click();
  const sums = await revenue.locator('tbody td:nth-child(2)').allTextContents();
  const cents = (text: string) => Math.round(Number(text.replace(/[^\d.-]/g, '')) * 100);
  const taken = (await revenue.locator('b').first().textContent()) ?? '';
  expect(sums.reduce((sum, text) => sum + cents(text), 0)).toBe(cents(taken));
  expect(cents(taken)).toBeGreaterThan(0);
  await expectFits(page);
  await expectAccessible(page);
  for (const screen of [screens.phone, screens.tablet]) {
    await page.setViewportSize(screen);
    await expectFits(page);
    await expectAccessible(page);
  }
  await page.setViewportSize(screens.desktop);

  await page.goto('/desk/unsettled');
  await expect(panelOf(page, 'Payments')).not.toContainText('One moment');
  await expectFits(page);
  await expectAccessible(page);
});

test('[DK-06] everything that needs a person has one button, which leads to where it is done', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  test.setTimeout(180_000);
  const [held, late, wrong] = [
    await ordersAsGuest(page, baseURL, 1012),
    await ordersAsGuest(page, baseURL, 1012),
    await ordersAsGuest(page, baseURL, 1012),
  ];
  await giveUpLetter(newAddress(), 'A letter that did not arrive');
  await giveUpWork();
  await makeLate(late);
  await expect.poll(() => giveBackUnseen(wrong, 1)).toBe(true);
  const holding = await request.post(`/api/admin/orders/${held}/hold`, {
    headers: { authorization: `Bearer ${adminToken}` },
    data: { because: 'They rang.' },
  });
  expect(holding.ok(), await holding.text()).toBe(true);
  await comesToWork(context, baseURL);
  const needs = panelOf(page, 'Needs a person');
  const main = page.getByRole('main');
  const places = [
    [/does not agree|do not agree/, 'Compare', wrong],
    [/(is|are) held/, 'Look', held],
    [/(is|are) late/, 'Ship', late],
    [/given up/, 'See why', 'refresh-rates'],
    [/did not arrive/, 'See list', 'A letter that did not arrive'],
    [/to read/, 'Read', 'Publish'],
  ] as const;
  for (const [title, button, found] of places) {
    await page.goto('/desk');
    const need = needs.getByRole('listitem').filter({ hasText: title });
    await expect(need.locator('a, button')).toHaveCount(1);
    await need.getByRole('link', { name: button }).click();
    await expect(main).toContainText(found);
    if (found !== 'refresh-rates') continue;
    // Work that was given up is taken up where it is read of.
    await main.getByRole('button', { name: 'Try again: refresh-rates' }).first().click();
    await expect(main).toContainText('refresh-rates is taken up again.');
  }
  await giveBackUnseen(wrong, -1);
});
