// Pages that are not there. The browser itself reports the 404s it asked for; nothing else may.
import { expect, expectAccessible, screens, test } from '../shopper.ts';

test.use({ allowedConsole: /status of 404/ });

for (const [name, viewport] of [
  ['phone', screens.phone],
  ['desktop', screens.desktop],
] as const) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport });

    test('[RT-02] an address that is no product’s is a 404 page', async ({ page }) => {
      const response = await page.goto('/product/red-dress/x');
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: 'This hanger is empty' })).toBeVisible();
      // Of one page in one state, once.
      if (name === 'phone') await expectAccessible(page);
    });
  });
}

test('[RT-03] a gift card’s slug leads to where gift cards are bought', async ({ page }) => {
  await page.goto('/product/1022/virtual-gift-card-in-blush');
  await expect(page).toHaveURL('/purchase-gift-certificate.html');
});

test('[PG-17] an error page says the status code and a message, and offers a way on', async ({ page }) => {
  const response = await page.goto('/nothing/here');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('The page moved, or never hung here.')).toBeVisible();
  await expect(page.getByText('Status 404')).toBeVisible();
  await page.getByRole('link', { name: 'Start from the window' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Everything on the bias');
});

test('[PG-17] the same page answers a shopper who followed a link inside the shop', async ({ page }) => {
  await page.goto('/c/clothing');
  // A product that left the shop after the list was sent.
  await page.route('**/product/**.data*', async (route) => {
    const url = new URL(route.request().url());
    await route.continue({ url: `${url.origin}/product/999999999/gone.data${url.search}` });
  });
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'This hanger is empty' })).toBeVisible();
  await expect(page.getByText('Status 404')).toBeVisible();
});
