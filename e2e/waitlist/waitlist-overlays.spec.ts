// The ways the waitlist opens over a page: as a drawer, as a dialog, over a quick view, and when a bag is refused.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, isAtRest, looksBelow, products, screens, test } from '../shopper.ts';
import { choosesSoldOutSize, email, form, someAddress } from '../waitlist-page.ts';

/** Nothing to show beside the form. */
async function nothingSimilar(page: Page): Promise<void> {
  const none = { json: { success: true, content: [] } };
  await page.route('**/api/recommendations/**', (route) => route.fulfill(none));
  await page.route('**/api/products/tiles**', (route) => route.fulfill(none));
}

for (const [style, flags, viewport] of [
  ['one', '', screens.phone],
  ['two', 'second_style', screens.desktop],
] as const)
  test.describe(`in style ${style}`, () => {
    test.use({ flags, viewport });

    test('[WL-02, SZ-03] a sold-out size opens the drawer with similar items', async ({ page }) => {
      await choosesSoldOutSize(page);
      const drawer = page.getByRole('dialog', { name: 'Add to waitlist' });
      await expect(drawer.getByRole('heading', { name: 'Or, available now' })).toBeVisible();
      await expect(drawer).toContainText('Size L');
      const response = await page.request.get('/api/recommendations/1019/similar-items');
      const similar: { name: string; isSoldOut: boolean }[] = (await response.json()).content;
      const near = similar.filter(({ isSoldOut }) => !isSoldOut).map(({ name }) => name);
      const shown = drawer.getByRole('region', { name: 'Or, available now' }).getByRole('listitem');
      await expect(shown).toHaveText(near.slice(0, 3).map((name) => new RegExp(name)));
      const width = Math.min(596, viewport.width);
      await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(width);
      await expectAccessible(page, '[role="dialog"]');
      await page.goBack();
      await expect(drawer).toHaveCount(0);
      await expect(page).toHaveURL(/\/product\/1019/);
    });

    test('[WL-02] with nothing similar it opens as the style prefers', async ({ page }) => {
      await nothingSimilar(page);
      await choosesSoldOutSize(page);
      const name = flags === '' ? 'Tell me when it is back' : 'Sold out, for now';
      await expect(page.getByRole('dialog', { name })).toBeVisible();
      await expectAccessible(page, '[role="dialog"]');
    });
  });

test('[SZ-03, WL-04] the size asked for is waited for, in the drawer, by keyboard alone', async ({
  page,
}) => {
  await choosesSoldOutSize(page);
  const drawer = page.getByRole('dialog', { name: 'Add to waitlist' });
  // The drawer takes the focus as it opens: whoever moves it before that is moved back.
  await expect(drawer.locator(':focus')).toHaveCount(1);
  await drawer.getByRole('tab', { name: 'SMS' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(drawer.getByRole('tab', { name: 'Email' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(email(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  if (!(await email(page).evaluate((field) => field === document.activeElement)))
    await page.keyboard.press('Shift+Tab');
  await expect(email(page)).toBeFocused();
  await page.keyboard.type(someAddress());
  await page.keyboard.press('Enter');
  await expect(drawer.getByRole('heading', { name: 'Waitlisted!' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(page.getByRole('radio', { name: /^L\b/ })).not.toBeChecked();
});

for (const key of ['Enter', 'Space'])
  test(`[SZ-03] an arrow only moves onto a sold-out size, and ${key} waits for it`, async ({ page }) => {
    await page.goto(products.lowStock);
    const [before, soldOut] = [
      page.getByRole('radio', { name: /^M\b/ }),
      page.getByRole('radio', { name: /^L\b/ }),
    ];
    await before.check();
    await page.keyboard.press('ArrowRight');
    await expect(soldOut).toBeFocused();
    await expect(soldOut).not.toBeChecked();
    await expect(before).toBeChecked();
    // The next arrow leads on, and back.
    await page.keyboard.press('ArrowRight');
    await expect(soldOut).not.toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(soldOut).toBeFocused();
    await isAtRest(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog', { name: 'Add to waitlist' })).toBeVisible();
  });

test('[WL-02] over a quick view it opens as the mini drawer', async ({ page }) => {
  // The shop must not tell the page better.
  await page.route('**/api/live**', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: ': silence\n\n' }),
  );
  await page.goto(products.ordinary);
  await page.route('**/api/product-view/*', async (route) => {
    const answer = await (await route.fetch()).json();
    answer.product.sizes[0].quantityType = 'OutOfStock';
    await route.fulfill({ json: answer });
  });
  await looksBelow(page);
  const quick = page.getByRole('button', { name: /^Quick view/ }).first();
  await quick.scrollIntoViewIfNeeded();
  await quick.focus();
  await page.keyboard.press('Enter');
  const view = page.getByRole('dialog');
  await view
    .getByRole('radio', { name: /Sold out/ })
    .first()
    .click();
  const mini = page.getByRole('dialog', { name: 'Add to waitlist' });
  await expect(mini).toBeVisible();
  await expect.poll(async () => (await mini.boundingBox())?.width).toBe(480);
  await mini.getByRole('tab', { name: 'Email' }).click();
  await email(page).fill('a@');
  await expect(email(page)).toHaveValue('a@');
  await expectAccessible(page, '[role="dialog"]');
  await page.goBack();
  await expect(mini).toHaveCount(0);
  await expect(view).toBeVisible();
});

test.describe('refused', () => {
  test.use({ allowedConsole: /status of 409/ });

  test('[AB-05, SZ-03] a bag that answers “sold out” leads here', async ({ page }) => {
    await page.goto(products.ordinary);
    const detail = 'Size S has just sold out.';
    await page.route('**/api/cart/items', (route) =>
      route.fulfill({
        status: 409,
        contentType: 'application/problem+json',
        body: JSON.stringify({ code: 'sold_out', detail, message: detail, success: false, status: 409 }),
      }),
    );
    await page.getByRole('radio', { name: 'S', exact: true }).check();
    await page.getByRole('main').locator('form').getByRole('button', { name: 'Add to bag' }).click();
    await expect(page.getByRole('dialog', { name: 'Add to waitlist' })).toContainText('Size S');
  });

  test('[AB-05, WL-01] and in place of the button when every size is gone', async ({ page }) => {
    await page.goto(products.ordinary);
    await page.route('**/api/product-view/1001?refreshData=true', async (route) => {
      const answer = await (await route.fetch()).json();
      for (const size of answer.product.sizes) size.quantityType = 'OutOfStock';
      await route.fulfill({ json: answer });
    });
    const detail = 'This has just sold out.';
    await page.route('**/api/cart/items', (route) =>
      route.fulfill({
        status: 409,
        contentType: 'application/problem+json',
        body: JSON.stringify({ code: 'sold_out', detail, message: detail, success: false, status: 409 }),
      }),
    );
    await page.getByRole('radio', { name: 'S', exact: true }).check();
    await page.getByRole('main').locator('form').getByRole('button', { name: 'Add to bag' }).click();
    await expect(form(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add to bag', includeHidden: true })).toHaveCount(0);
  });
});
