// What guests may love, and how they come to sign in for it.
import type { Locator, Page } from '@playwright/test';
import { codeFor, known, newAddress } from '../customer.ts';
import { heartFor } from '../hearts.ts';
import { expect, expectAccessible, looks, test } from '../shopper.ts';

/** Every toast about a first love that a page shows, also one that has gone again. */
async function countsToasts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = new Set<Element>();
    Object.assign(window, { toasts: seen });
    new MutationObserver(() => {
      for (const line of document.querySelectorAll('p'))
        if (line.textContent?.startsWith('Kept on this device.')) seen.add(line);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { toasts: Set<Element> }).toasts.size);
}

/** A toast of a love comes with the shop's answer: one of something later has its place after it. */
async function lovesAndRegrets(page: Page, own: Locator): Promise<void> {
  await own.click();
  await expect(own).toHaveAttribute('aria-pressed', 'true');
  await own.click();
  await page.getByRole('button', { name: 'Confirm Remove' }).click();
  await expect(page.getByText(/ removed\.$/).first()).toBeVisible();
}

test('[LV-05] a first guest love is told of once a session, and not to those who loved before', async ({
  page,
  browser,
  baseURL,
}) => {
  const readCount = await countsToasts(page);
  await page.goto('/c/dresses');
  const hearts = page.locator('main love-heart button[aria-pressed]');
  await hearts.nth(0).click();
  await expect(page.getByText('Kept on this device.')).toBeVisible();
  await lovesAndRegrets(page, hearts.nth(1));
  expect(await readCount(), 'once on this page').toBe(1);
  const { cookies } = await page.context().storageState();

  // The session remembers, whatever has become of the cookies.
  await page.context().clearCookies();
  await page.goto('/product/1003');
  await lovesAndRegrets(page, heartFor(page, 1003));
  expect(await readCount(), 'once a session').toBe(0);

  // Another session, which has the cookie.
  const later = await browser.newContext({ ...(baseURL && { baseURL }) });
  await later.addCookies(cookies);
  const again = await later.newPage();
  const readLaterCount = await countsToasts(again);
  await again.goto('/product/1005');
  await again.locator('html[data-alive]').waitFor({ state: 'attached' });
  await lovesAndRegrets(again, heartFor(again, 1005));
  expect(await readLaterCount(), 'who loved before').toBe(0);
  await later.close();
});

test.describe('where guests may not love', () => {
  test.use({ flags: '-guest_loves', allowedConsole: /401/ });

  for (const { screen, viewport } of looks) {
    test(`[LV-03, MO-02] on a ${screen} the drawer lets them in, and the love is applied after`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      // One product each: they are all the same customer.
      const productId = { phone: 1014, desktop: 1016 }[screen];
      await page.goto(`/product/${productId}`);
      const own = heartFor(page, productId);
      const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
      await own.click();
      const drawer = page.getByRole('dialog', { name: 'Keep loving' });
      await expect(drawer).toBeVisible();
      await expect(drawer).toContainText(`Sign in and what you love comes along, with ${name}.`);
      await expect(drawer.getByRole('button', { name: 'Create account instead' })).toBeVisible();
      await expectAccessible(page, '[role="dialog"]');
      await drawer.getByLabel('Email address').fill(known.email);
      await drawer.locator('input[type=password]').fill(known.password);
      await drawer.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(drawer).toBeHidden();
      await expect(own).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByText(`Welcome, ${known.name}.`)).toBeVisible();
      await own.click();
      await page.getByRole('button', { name: 'Confirm Remove' }).click();
      await expect(own).toHaveAttribute('aria-pressed', 'false');
    });
  }

  test('[LV-03, MO-02] the drawer makes an account too, by a code, and Escape leaves everything as it was', async ({
    page,
  }) => {
    await page.goto('/product/1017');
    const own = heartFor(page, 1017);
    await own.click();
    const drawer = page.getByRole('dialog', { name: 'Keep loving' });
    await expect(drawer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(own).toHaveAttribute('aria-pressed', 'false');
    await own.click();
    await drawer.getByRole('button', { name: 'Create account instead' }).click();
    const address = newAddress();
    await drawer.getByLabel('Name').fill('Odile Marchand');
    await drawer.getByLabel('Email address').fill(address);
    await drawer.locator('input[type=password]').fill('a sentence of some length');
    await drawer.getByRole('button', { name: 'Create account', exact: true }).click();
    await drawer.getByLabel('Code').fill(await codeFor(page, address));
    await drawer.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(own).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText('Welcome, Odile.')).toBeVisible();
  });
});

test.describe('of as much as a guest can love', () => {
  test.use({ allowedConsole: /409/ });

  test('[LV-04] the thirteenth love asks to sign in, and comes along', async ({ page, context, baseURL }) => {
    for (let productId = 1003; productId < 1015; productId++)
      await context.request.post('/api/loves', { headers: { origin: baseURL ?? '' }, data: { productId } });
    await page.goto('/product/1018');
    const own = heartFor(page, 1018);
    await own.click();
    const drawer = page.getByRole('dialog', { name: 'Keep loving' });
    await expect(drawer).toBeVisible();
    await expect(drawer).toContainText('Sign in and what you love comes along, with ');
    const address = newAddress();
    await drawer.getByLabel('Email address').fill(address);
    await drawer.getByRole('button', { name: 'Send me a code instead' }).click();
    await drawer.getByLabel('Code').fill(await codeFor(page, address));
    await drawer.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByText('13 loves moved in.')).toBeVisible();
    await page.goto('/loves');
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(13);
  });
});
