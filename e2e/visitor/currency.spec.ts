// Prices in the currency of the visitor: found, chosen, remembered, and what is charged.
import { expect, expectAccessible, isAtRest, products, screens, test } from '../shopper.ts';
import { expireRate, restoreRate } from '../stock-room.ts';

const shownPrice = '[data-form] > span';

test('[CU-02, RT-08] a page asked for in euros shows no dollar, not even for a moment', async ({ page }) => {
  await page.goto(`${products.ordinary}?glCountry=FR`, { waitUntil: 'commit' });
  await expect(page.locator(shownPrice).first()).toHaveText('€333');
  await isAtRest(page);
  await expect(page.locator(shownPrice).first()).toHaveText('€333');
  await expect(page.getByText('Duties and taxes included! You are charged in US dollars.')).toBeVisible();
  // For the whole visit, on every page, and what comes after load as well.
  await page.goto('/c/shoes');
  await expect(page.locator('main')).toContainText('€');
  expect(await page.locator('main').textContent()).not.toMatch(/\$\d/);
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('country and currency are chosen from the header, and remembered', async ({ page }) => {
      await page.setViewportSize(screens.desktop);
      await page.goto(products.ordinary);
      await expect(page.locator(shownPrice).first()).toHaveText('$356');
      await page.getByRole('link', { name: 'USD, country and currency' }).click();
      await page.getByLabel('Country', { exact: true }).selectOption('Japan');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page).toHaveURL(new RegExp(`${products.ordinary}$`));
      await expect(page.locator(shownPrice).first()).toHaveText('¥57,200');
      await page.getByRole('link', { name: 'JPY, country and currency' }).click();
      await expect(page.getByLabel('Country', { exact: true })).toHaveValue('JP');
      await expect(page.getByText('reference rates of June 28, 2024')).toBeVisible();
      if (javaScriptEnabled) await expectAccessible(page);
      const [region] = (await page.context().cookies()).filter(({ name }) => name === 'region');
      expect(region?.expires).toBeGreaterThan(Date.now() / 1000 + 360 * 86_400);
    });
  });

test.describe('on a phone', () => {
  test.use({ viewport: screens.phone });

  test('country and currency are in the menu', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'Country and currency: USD' }).click();
    await page.getByLabel('Country', { exact: true }).selectOption('United Kingdom');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.locator('main')).toContainText('£');
    await expect(page).toHaveURL(/\/$/);
  });
});

test('[CU-02, CU-03] the bag adds up what pages say, and the checkout says what is charged and what that is about', async ({
  page,
}) => {
  const prices: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/currency/convert') prices.push(searchParams.get('prices') ?? '');
  });
  await page.goto(`${products.ordinary}?glCountry=FR`);
  await page.getByRole('radio', { name: 'S', exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Add to bag' }).first().click();
  await expect(page.getByRole('dialog')).toContainText('€333');
  await page.goto('/bag');
  const summary = page.getByRole('complementary', { name: 'Summary' });
  await expect(summary).toContainText('€333');
  await expect(summary).toContainText('Charged in US dollars$356');
  expect(prices).toEqual([]);
  await page.goto('/checkout');
  const order = page.getByRole('complementary', { name: 'Order summary' });
  await expect(order).toContainText('Charged in US dollars. About €333.');
  expect(prices).toEqual(['356']);
  await page.goto('/checkout?glCountry=US');
  await expect(order).toContainText('Charged in US dollars.');
  await isAtRest(page);
  await expect(order).not.toContainText('About');
  expect(prices).toEqual(['356']);
});

test.describe('when amounts cannot be converted', () => {
  test.use({ allowedConsole: /Prices could not be converted|Failed to load resource/ });

  test('[CU-04] the checkout stays in dollars, and the failure is noted', async ({ page }) => {
    await page.route('**/api/currency/convert*', (route) => route.fulfill({ status: 500, body: '' }));
    const warnings: string[] = [];
    page.on('console', (line) => warnings.push(line.text()));
    await page.goto(`${products.ordinary}?glCountry=FR`);
    await page.getByRole('radio', { name: 'S', exact: true }).check({ force: true });
    await page.getByRole('button', { name: 'Add to bag' }).first().click();
    await expect(page.getByRole('dialog')).toContainText('€333');
    await page.goto('/checkout');
    await expect.poll(() => warnings.join()).toContain('Prices could not be converted');
    const order = page.getByRole('complementary', { name: 'Order summary' });
    await expect(order).toContainText('$356');
    await expect(order).not.toContainText('About');
  });
});

test('[CU-04] a page whose rate is out of date is in dollars', async ({ page }) => {
  const address = `${products.ordinary}?glCountry=NZ`;
  await expireRate('NZD');
  try {
    await expect
      .poll(async () => {
        await page.goto(address);
        return page.locator(shownPrice).first().textContent();
      })
      .toBe('$356');
    await expect(page.getByText('You are charged in US dollars.')).toHaveCount(0);
  } finally {
    await restoreRate('NZD');
  }
});
