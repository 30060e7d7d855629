// Presses of hearts that overtake each other, and answers that come late.
import type { Page } from '@playwright/test';
import { heartFor } from '../hearts.ts';
import { expect, isAtRest, products, test } from '../shopper.ts';

test('[LV-09] two presses at once, another in another tab and another love meanwhile: each counts once', async ({
  page,
  context,
}) => {
  const own = (tab: Page) => heartFor(tab, 1020);
  const other = await context.newPage();
  const list = await context.newPage();
  for (const tab of [page, other, list]) {
    await tab.goto(tab === list ? '/c/dresses' : products.madeInUsa);
    await tab.locator('html[data-alive]').waitFor({ state: 'attached' });
  }
  const before = Number(await own(page).textContent());
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/loves', async (route) => {
    await held;
    await route.continue();
  });
  // Nobody knows them yet: the first answer makes them a guest.
  await own(page).dblclick();
  await expect(own(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(own(page)).toHaveText(String(before + 1));
  await own(other).click();
  await expect(own(other)).toHaveAttribute('aria-pressed', 'true');
  const second = list.locator('main love-heart button[aria-pressed]').first();
  await second.click();
  await expect(second).toHaveAttribute('aria-pressed', 'true');
  answer();
  await expect(async () => {
    const loves = await (await context.request.get('/api/loves')).json();
    expect(loves.content.productIds).toHaveLength(2);
  }).toPass();
  for (const tab of [page, other]) {
    await tab.reload();
    await expect(own(tab)).toHaveAttribute('aria-pressed', 'true');
    await expect(own(tab)).toHaveText(String(before + 1));
  }
  await other.close();
  await list.close();
});

test('[LV-09] what was asked before a press knows nothing of it: the heart stays as it was pressed last', async ({
  page,
  context,
}) => {
  await page.goto('/product/1002');
  await heartFor(page, 1002).click();
  await expect(page.getByText('Kept on this device.')).toBeVisible();
  const listRequest = Promise.withResolvers<void>();
  const listed = Promise.withResolvers<void>();
  const taken = Promise.withResolvers<void>();
  const order: string[] = [];
  let timesListed = 0;
  await page.route('**/api/loves**', async (route) => {
    const method = route.request().method();
    if (method === 'POST') {
      order.push('asked to love');
      await taken.promise;
      order.push('loved');
      return route.continue();
    }
    if (method === 'DELETE') order.push('asked to remove');
    if (method !== 'GET') return route.continue();
    timesListed += 1;
    if (timesListed > 1) return route.continue();
    const response = await route.fetch();
    listRequest.resolve();
    await listed.promise;
    await route.fulfill({ response });
  });
  // Nobody else loves it meanwhile.
  await page.goto(products.prop65);
  await listRequest.promise;
  const own = heartFor(page, 1016);
  const before = Number(await own.textContent());
  await own.click();
  await expect(own).toHaveAttribute('aria-pressed', 'true');
  await own.click();
  const yes = page.getByRole('button', { name: 'Confirm Remove' });
  await expect(yes).toBeFocused();
  const old = page.waitForResponse((response) => response.url().endsWith('/api/loves'));
  listed.resolve();
  await (await old).finished();
  // Drawn anew since the old answer came.
  await isAtRest(page);
  await expect(own).toHaveAttribute('aria-pressed', 'true');

  // It is taken back before the shop has heard of it.
  await yes.click();
  await expect(own).toHaveAttribute('aria-pressed', 'false');
  await own.evaluate((button) => {
    new MutationObserver(() => {
      if (button.ariaPressed === 'true') button.setAttribute('data-flickered', '');
    }).observe(button, { attributeFilter: ['aria-pressed'] });
  });
  taken.resolve();
  await expect(page.getByText(/ removed\.$/).first()).toBeVisible();
  expect(order).toEqual(['asked to love', 'loved', 'asked to remove']);
  await expect(own).toHaveText(String(before));
  await expect.poll(() => timesListed, 'once more after each press').toBe(3);
  expect(await own.getAttribute('data-flickered')).toBeNull();
  const { content } = await (await context.request.get('/api/loves')).json();
  expect(content.productIds).toEqual([1002]);
});
