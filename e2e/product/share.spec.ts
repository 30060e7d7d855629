// Passing a product on.
import { expect, expectAccessible, products, readsOn, screens, test } from '../shopper.ts';

test('[SH-02] an email is written in a modal 620 px wide, and sent', async ({ page }) => {
  await page.goto(products.ordinary);
  await page.getByRole('button', { name: 'Share by email' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send it to someone' });
  await expect(dialog).toBeVisible();
  expect((await dialog.boundingBox())?.width).toBe(620);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByText('Error: Please enter your name.')).toBeVisible();
  await expect(dialog.getByText('Error: Please enter a valid email address.')).toBeVisible();
  await expectAccessible(page, '[role="dialog"]');
  const recipient = `them-${Date.now()}@example.com`;
  await dialog.getByRole('textbox', { name: 'Your name' }).fill('Margaux');
  await dialog.getByRole('textbox', { name: 'Their email' }).fill(recipient);
  await dialog.getByRole('textbox', { name: 'A line from you' }).fill('Size S. You know the date.');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('dialog', { name: 'On its way' })).toContainText(recipient);
  await expect(async () => {
    await page.goto('/outbox');
    await expect(page.getByText(`To ${recipient}`)).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.getByText('“Size S. You know the date.”').first()).toBeVisible();
  await expectAccessible(page);
});

test.describe('refused', () => {
  test.use({ allowedConsole: /status of 429/ });
  test('[SH-02] a refusal is said, and what was typed stays', async ({ page }) => {
    await page.goto(products.ordinary);
    await page.route('**/api/share/email', (route) =>
      route.fulfill({
        status: 429,
        contentType: 'application/problem+json',
        body: JSON.stringify({ code: 'too_many_requests', detail: 'That is enough emails for now.' }),
      }),
    );
    await page.getByRole('button', { name: 'Share by email' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Your name' }).fill('Margaux');
    await dialog.getByRole('textbox', { name: 'Their email' }).fill('them@example.com');
    await dialog.getByRole('textbox', { name: 'A line from you' }).fill('Kept words');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(
      dialog.getByRole('alert').filter({ hasText: 'That is enough emails for now.' }),
    ).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'A line from you' })).toHaveValue('Kept words');
  });
});

test('[SH-03] a network opens in a popup of 600 by 350', async ({ page, context }) => {
  await page.addInitScript(() => {
    window.open = (...given) => {
      Object.assign(window, { opened: given });
      return null;
    };
  });
  const pages = context.pages().length;
  await page.goto(products.ordinary);
  await readsOn(page);
  await page.getByRole('link', { name: 'Share on Pinterest' }).click();
  const [href, , features] = await page.evaluate(() => Reflect.get(window, 'opened'));
  expect(features).toContain('width=600,height=350');
  expect(new URL(href).searchParams.get('url')).toContain('/product/1001/');
  expect(context.pages()).toHaveLength(pages);
});

test.describe('on a phone that can share', () => {
  test.use({ viewport: screens.phone, allowedConsole: /Sharing did not work out/ });

  test('[SH-01] the button is there, success is tracked, failure is only logged', async ({ page }) => {
    await page.addInitScript(() => {
      const shared: unknown[] = [];
      Object.assign(window, { shared });
      Object.defineProperty(navigator, 'share', {
        value: async (data: unknown) => {
          shared.push(data);
          if (shared.length > 1) throw new DOMException('not now', 'AbortError');
        },
      });
    });
    await page.goto(products.ordinary);
    await readsOn(page);
    const button = page.getByRole('button', { name: 'More ways to share' });
    const tracked = page.waitForRequest(
      (request) => request.url().endsWith('/api/events') && request.postData()?.includes('"device"') === true,
    );
    await button.click();
    expect((await tracked).postDataJSON()).toContainEqual(
      expect.objectContaining({ name: 'share', productId: 1001, detail: { way: 'device' } }),
    );
    const warned = page.waitForEvent('console', (line) => /Sharing did not work out/.test(line.text()));
    await button.click();
    await warned;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('[SH-01] a device that cannot share has no such button', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await page.goto(products.ordinary);
  await readsOn(page);
  await expect(page.getByRole('button', { name: 'More ways to share' })).toHaveCount(0);
});

test.describe('with the button switched off', () => {
  test.use({ flags: '-mobile_share_button_pdp' });
  test('[SH-01] nobody has it', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'share', { value: async () => undefined }),
    );
    await page.goto(products.ordinary);
    await readsOn(page);
    await expect(page.getByRole('button', { name: 'More ways to share' })).toHaveCount(0);
  });
});
