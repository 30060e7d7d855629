import type { Page } from '@playwright/test';
import { signsIn } from '../customer.ts';
import { expect, isAtRest, products, test } from '../shopper.ts';

test.use({ allowedConsole: /net::ERR_FAILED/ });

const waitlistCode = '**/assets/page-waitlist-*.js';

test('a part whose code is lost once is asked for again, and comes', async ({ page }) => {
  let requestCount = 0;
  await page.route(waitlistCode, (route) => {
    requestCount++;
    return requestCount === 1 ? route.abort() : route.continue();
  });
  await page.goto(products.soldOut);
  await expect.poll(() => requestCount).toBe(2);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a part whose code cannot come leaves the page as the server drew it', async ({ page }) => {
  let requestCount = 0;
  await page.route(waitlistCode, (route) => {
    requestCount++;
    return route.abort();
  });
  await page.goto(products.soldOut);
  await expect.poll(() => requestCount).toBe(2);
  await isAtRest(page);
  await expect(page.locator('main form[action="/api/waitlist"]')).toBeVisible();
});

test('on a page reached by a link it says so in its place', async ({ page }) => {
  await page.route(waitlistCode, (route) => route.abort());
  const { product } = await (await page.request.get('/api/product-view/1003')).json();
  await page.goto(`/search?q=${encodeURIComponent(product.name)}`);
  await page.locator('main article h3 a[href^="/product/1003/"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name);
  await expect(page.getByText('This part did not load.')).toBeVisible();
});

test('what was opened, focused and pressed before its code came is so again', async ({ page }) => {
  let arrives = () => {};
  const waits = new Promise<void>((resolve) => {
    arrives = resolve;
  });
  await page.route('**/assets/product-words-*.js', async (route) => {
    await waits;
    await route.continue();
  });
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: async () => undefined } }),
  );
  await page.goto(products.ordinary);
  await isAtRest(page);
  const details = page.locator('details', { hasText: 'Product Details' });
  await expect(details).not.toHaveAttribute('open');
  await details.locator('summary').click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await details.locator('summary').focus();
  arrives();
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
  await expect(details).toHaveAttribute('open');
  await expect(details.locator('summary')).toBeFocused();
});

test('what comes late takes nothing from the styles of its page', async ({ page, context, baseURL }) => {
  const title = page.getByRole('heading', { level: 1 });
  const sizeOfTitle = () => title.evaluate((heading) => getComputedStyle(heading).fontSize);
  await page.goto('/');
  await isAtRest(page);
  const asDrawn = await sizeOfTitle();
  // Whoever is signed in has parts that others have not.
  await signsIn(context, baseURL);
  await page.reload();
  await isAtRest(page);
  await expect(page.locator('link[rel="stylesheet"]:not([nonce])')).not.toHaveCount(0);
  expect(await sizeOfTitle()).toBe(asDrawn);
  expect(await shopStyles(page)).toEqual({ files: 2, links: 2 });
});

async function shopStyles(page: Page): Promise<{ files: number; links: number }> {
  const addresses = await page
    .locator('link[rel="stylesheet"][href*="/shop-"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href.replace('#', '')));
  return { files: new Set(addresses).size, links: addresses.length };
}
