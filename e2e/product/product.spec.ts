import { expect, expectAccessible, screens, test } from '../shopper.ts';

const page1001 = '/product/1001/nocturne-bias-slip-dress-bordeaux';

test('[RT-01] a product page shows brand, name, price, description and sizes', async ({ page }) => {
  await page.goto('/product/1001');
  await expect(page).toHaveURL(page1001);
  await expect(page).toHaveTitle('Nocturne Bias Slip Dress in Bordeaux by Maison Orle | Vitrine');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nocturne Bias Slip Dress');
  await expect(page.getByRole('main').getByRole('link', { name: 'Maison Orle' })).toBeVisible();
  await expect(page.getByText('$356', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('A bias-cut slip in sand-washed silk')).toBeVisible();
  await expect(page.getByRole('radiogroup', { name: 'Size' }).getByRole('radio')).toHaveCount(6);
  for (const size of Object.values(screens)) {
    await page.setViewportSize(size);
    const tops = await page
      .getByRole('navigation', { name: 'Breadcrumb' })
      .getByRole('listitem')
      .evaluateAll((all) => all.map((step) => step.getBoundingClientRect().top));
    expect(new Set(tops).size, `the way here is one line at ${size.width}`).toBe(1);
  }
});

test('choosing a size says so, and warns when few are left', async ({ page }) => {
  await page.goto('/product/1019');
  await page.getByRole('radio', { name: 'S 2 left', exact: true }).check();
  await expect(page.getByText('Only 2 Left in this Size!')).toBeVisible();
  await page.getByRole('radio', { name: 'M 1 left', exact: true }).check();
  await expect(page.getByText('Only 1 Left in this Size!')).toBeVisible();
});

test('a swatch leads to that color’s product without losing the place', async ({ page }) => {
  await page.goto(page1001);
  await page.getByRole('navigation', { name: 'Color' }).getByRole('link', { name: 'Noir' }).click();
  await expect(page).toHaveURL(/\/product\/\d+\/nocturne-bias-slip-dress-noir$/);
  await expect(page.getByText('Color: Noir')).toBeVisible();
});

test('the first Tab leads past the header to the clothes', async ({ page }) => {
  await page.goto(page1001);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the clothes' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('what merchants write as markup stays text, and nothing of it runs', async ({ page }) => {
  await page.goto('/product/1026');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<script>');
  await expectAccessible(page, 'main');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page can be read and a size be chosen', async ({ page }) => {
    await page.goto(page1001);
    await expect(page.getByText('A bias-cut slip in sand-washed silk')).toBeVisible();
    await page.getByRole('radio', { name: 'S', exact: true }).check();
    await expect(page.getByRole('radio', { name: 'S', exact: true })).toBeChecked();
  });
});
