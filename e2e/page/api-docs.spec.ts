import { expect, test } from '../shopper.ts';

test('[EN-05] the API can be read and tried in the browser', async ({ page }) => {
  await page.goto('/api/docs');
  const view = page.locator('.opblock').filter({ hasText: '/api/product-view/{productId}' });
  await view
    .getByRole('button', { name: /product-view/ })
    .first()
    .click();
  await view.getByRole('button', { name: 'Try it out' }).click();
  await view.getByPlaceholder('productId').fill('1001');
  await view.getByRole('button', { name: 'Execute' }).click();
  await expect(view.getByText('"Nocturne Bias Slip Dress"').first()).toBeVisible();
});
