// What can be done with a bag, against the real shop.
import type { Page } from '@playwright/test';
import { opensBagWith } from '../bag-with.ts';
import { expect, expectAccessible, screens, test } from '../shopper.ts';
import { setLeft, sizesOf } from '../stock-room.ts';

const lineOf = (page: Page, name: string) => page.getByRole('article', { name });
const summary = (page: Page) => page.getByRole('complementary', { name: 'Summary' });
const firstSizeOf = async (productId: number) => (await sizesOf(productId))[0] ?? 0;

for (const [screen, flags] of [
  ['phone', ''],
  ['desktop', 'second_style'],
] as const) {
  test.describe(`on a ${screen}`, () => {
    test.use({ viewport: screens[screen], flags });
    test('[BG-04] lines can be counted up and down and go; the sums follow', async ({ page }) => {
      await opensBagWith(page, [1001, await firstSizeOf(1001)], [1012, await firstSizeOf(1012)]);
      const line = lineOf(page, 'Nocturne Bias Slip Dress, size XXS');
      await expect(line).toContainText('Size XXS, Bordeaux');
      await line.getByRole('button', { name: /^One more/ }).click();
      await expect(summary(page)).toContainText('Subtotal, 3 items');
      await expect(summary(page)).toContainText('$877');
      await expectAccessible(page);
      await line.getByRole('button', { name: /^One fewer/ }).click();
      await line.getByRole('button', { name: /^One fewer/ }).click();
      await expect(line).toHaveCount(0);
      await expect(page.locator('#main')).toBeFocused();
      await page.getByRole('button', { name: /^Remove/ }).click();
      await expect(page.getByText('Nothing in it yet.')).toBeVisible();
      await expectAccessible(page);
    });
  });
}

test.describe('on a slow line', () => {
  test.use({ allowedConsole: /409/ });
  test('a change shows at once, and is put back when it is refused', async ({ page }) => {
    const sizeId = (await sizesOf(1551))[0] ?? 0;
    await setLeft(sizeId, 1);
    await opensBagWith(page, [1551, sizeId]);
    let answerNow = () => {};
    const held = new Promise<void>((resolve) => {
      answerNow = resolve;
    });
    await page.route('**/api/cart/items/*', async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('button', { name: /^One more/ }).click();
    await expect(summary(page)).toContainText('Subtotal, 2 items');
    answerNow();
    await expect(page.getByRole('article').getByRole('alert')).toContainText('There is only one of these.');
    await expect(summary(page)).toContainText('Subtotal, 1 item');
  });
});

test('[BG-04] another size can be taken, and a sold-out one be waited for', async ({ page }) => {
  await opensBagWith(page, [1019, await firstSizeOf(1019)]);
  await page.getByRole('link', { name: /^Change size of/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Sunday Paper Trouser' });
  await dialog.getByRole('radio', { name: /^M/ }).check();
  await expectAccessible(page, '[role="dialog"]');
  await dialog.getByRole('button', { name: 'Change size' }).click();
  await expect(dialog).toBeHidden();
  await expect(lineOf(page, 'Sunday Paper Trouser, size M')).toBeVisible();
  await page.getByRole('link', { name: /^Change size of/ }).click();
  await dialog.getByRole('radio', { name: /^L/ }).click();
  await expect(page.getByRole('dialog', { name: 'Add to waitlist' })).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/bag');
});

for (const [screen, flags] of [
  ['phone', ''],
  ['desktop', 'second_style'],
] as const) {
  test.describe(`on a ${screen}, with what cannot fly`, () => {
    test.use({ viewport: screens[screen], flags });
    test('[IX-04] a fifth closes the way to checkout and says why; one fewer opens it', async ({ page }) => {
      const perfume = await firstSizeOf(1011);
      await opensBagWith(page, ...Array.from({ length: 4 }, () => [1011, perfume] as const));
      await expect(page.getByRole('link', { name: 'Checkout' })).toBeVisible();
      await page.getByRole('button', { name: /^One more/ }).click();
      const blocked = summary(page).getByRole('button', { name: 'Checkout' });
      await expect(blocked).toHaveAccessibleDescription(/Only 4 things .* Take out 1/);
      await expect(page.getByRole('link', { name: 'Checkout' })).toHaveCount(0);
      await expect(page.getByRole('article').getByRole('alert')).toContainText('cannot ship by air');
      await expectAccessible(page);
      await page.getByRole('button', { name: /^One fewer/ }).click();
      await expect(page.getByRole('link', { name: 'Checkout' })).toBeVisible();
    });
  });
}

test('[BG-04] a code, what is missing for free shipping, and the way to checkout; and the way out of an empty bag', async ({
  page,
}) => {
  await opensBagWith(page, [1012, await firstSizeOf(1012)]);
  await expect(summary(page)).toContainText('Subtotal, 1 item$165');
  await expect(summary(page)).toContainText('$135 away from free overnight shipping');
  await expect(summary(page).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '55');
  await page.getByRole('button', { name: /^One more/ }).click();
  await expect(summary(page)).toContainText('Subtotal, 2 items$330');
  await expect(summary(page)).toContainText('Free overnight shipping is yours');

  const code = summary(page).getByLabel('Promotion or gift card code');
  await code.fill('ENDED');
  await summary(page).getByRole('button', { name: 'Apply' }).click();
  await expect(code).toHaveAccessibleDescription(/There is no code ENDED\.$/);
  await code.fill('TENOFF');
  await summary(page).getByRole('button', { name: 'Apply' }).click();
  await expect(summary(page)).toContainText('TENOFF');
  await expect(summary(page)).toContainText('−$10');
  await summary(page).getByRole('link', { name: 'Checkout' }).click();
  await expect(page).toHaveURL('/checkout');
  await expect(page.getByRole('complementary', { name: 'Order summary' })).toContainText('−$10');

  await page.goto('/bag');
  await page
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await expect(page.getByText('Nothing in it yet.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Checkout' })).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Look around' }).click();
  await expect(page).toHaveURL('/');
});

test('an estimate counts the code beside it, and a new look at the page says what it takes off', async ({
  page,
}) => {
  await opensBagWith(page, [1001, await firstSizeOf(1001)]);
  await summary(page).getByLabel('ZIP or postal code').fill('43215');
  await summary(page).getByRole('button', { name: 'Estimate' }).click();
  const about = summary(page)
    .getByText(/^About, /)
    .locator('xpath=following-sibling::dd');
  await expect(about).toHaveText(/^\$\d/);
  const amount = async () => Number((await about.textContent())?.replace(/[^\d.]/g, ''));
  const before = await amount();
  await summary(page).getByLabel('Promotion or gift card code').fill('TENOFF');
  await summary(page).getByRole('button', { name: 'Apply' }).click();
  await expect(summary(page)).toContainText('−$10');
  await expect.poll(async () => before - (await amount())).toBeGreaterThanOrEqual(10);
  const reduced = await amount();
  await page.reload();
  await expect(summary(page)).toContainText('−$10');
  expect(await amount()).toBe(reduced);
});

test('[IX-06, PG-22] what cannot come back or be reduced says so, and no more is promised', async ({
  page,
}) => {
  await opensBagWith(page, [1017, await firstSizeOf(1017)]);
  const line = page.getByRole('article').first();
  await expect(line).toContainText('Final sale: no returns, no exchanges.');
  await expect(line).toContainText('Ineligible for promotions.');
  await expect(summary(page)).toContainText('Final sale: no returns, no exchanges.');
  await expect(page.getByText('Free returns')).toHaveCount(0);
  await opensBagWith(page, [1001, await firstSizeOf(1001)]);
  await expect(summary(page)).toContainText('Free returns for 30 days. What is final sale cannot come back.');
});

test('[IX-03] a visitor whom it cannot reach is told in the bag, before checkout', async ({ page }) => {
  await page.goto('/?glCountry=FR');
  await opensBagWith(page, [1010, await firstSizeOf(1010)]);
  await expect(page.getByRole('article').getByRole('alert')).toHaveText(
    'Only ships to: United States, Canada',
  );
  await expect(summary(page).getByRole('button', { name: 'Checkout' })).toHaveAccessibleDescription(
    /does not ship to where you are/,
  );
  await page.getByRole('button', { name: /^Remove/ }).click();
  await expect(page.getByText('Nothing in it yet.')).toBeVisible();
});

test('[BG-10] what sold out stays, out of the sum, and can be waited for', async ({ page }) => {
  const [sizeId = 0] = await sizesOf(1422);
  await setLeft(sizeId, 3);
  await opensBagWith(page, [1422, sizeId], [1012, await firstSizeOf(1012)]);
  await setLeft(sizeId, 0);
  await page.reload();
  await expect(page.getByRole('article').getByRole('alert')).toContainText(
    'Sold out while you were deciding.',
  );
  await expect(summary(page)).toContainText('Subtotal, 1 item');
  await page.getByRole('link', { name: /^Join waitlist/ }).click();
  await expect(page.getByRole('dialog')).toContainText(/waitlist|back/i);
});

test('[PS-01, PS-02, BG-09] what is sold ahead says when it ships, and the schedule what leaves when', async ({
  page,
}) => {
  await opensBagWith(page, [1008, await firstSizeOf(1008)], [1001, await firstSizeOf(1001)]);
  const line = lineOf(page, 'Slow Pour Satin Skirt');
  await expect(line).toContainText(/Pre-sale\. Ships by \w+ \d+, on its own; the rest leaves today\./);
  await expect(lineOf(page, 'Nocturne Bias Slip Dress')).toContainText(
    /Selling now\. \d+ sold in the last seven days\.|Wanted\. \d+ other people/,
  );
  await line.getByRole('button', { name: 'See schedule' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your order travels in two' });
  await expect(dialog.getByRole('listitem')).toHaveText([
    /Ships today.*Nocturne Bias Slip Dress/,
    /Ships by \w+ \d+.*Slow Pour Satin Skirt/,
  ]);
  expect((await dialog.boundingBox())?.width).toBe(620);
  await expectAccessible(page, '[role="dialog"]');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});
