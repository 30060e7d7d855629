// What search engines and previews read.
import { expect, products, test } from '../shopper.ts';

test('[SEO-01] title, description, canonical address and preview', async ({ page }) => {
  await page.goto(`${products.ordinary}?size=1`);
  await expect(page).toHaveTitle('Nocturne Bias Slip Dress in Bordeaux by Maison Orle | Vitrine');
  const content = (selector: string) => page.locator(selector).getAttribute('content');
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
  expect(new URL(canonical ?? '').pathname + new URL(canonical ?? '').search).toBe(products.ordinary);
  expect(await content('meta[name=description]')).toMatch(/^A bias-cut slip/);
  expect(await content('meta[property="og:title"]')).toContain('Nocturne Bias Slip Dress');
  expect(await content('meta[property="og:url"]')).toBe(canonical);
  expect(await content('meta[property="product:price:amount"]')).toBe('356');
  const picture = await page.request.get((await content('meta[property="og:image"]')) ?? '');
  expect(picture.headers()['content-type']).toBe('image/jpeg');
});

test('[SEO-01] a French page has a French title and description, with the catalogue’s own names', async ({
  page,
}) => {
  await page.goto(`/fr${products.ordinary}`);
  await expect(page).toHaveTitle('Nocturne Bias Slip Dress, coloris Bordeaux, par Maison Orle | Vitrine');
  const content = (selector: string) => page.locator(selector).getAttribute('content');
  const title = 'Nocturne Bias Slip Dress, coloris Bordeaux, par Maison Orle';
  expect(await content('meta[property="og:title"]')).toBe(title);
  const description = /^Une nuisette coupée dans le biais, en soie/;
  expect(await content('meta[name=description]')).toMatch(description);
  expect(await content('meta[property="og:description"]')).toMatch(description);
});

test('[SEO-02] the structured data agrees with the page', async ({ page }) => {
  await page.goto(products.ordinary);
  const [json] = await page.locator('script[type="application/ld+json"]').allTextContents();
  const data = JSON.parse(json ?? '');
  expect(data).toMatchObject({ '@type': 'ProductGroup', name: 'Nocturne Bias Slip Dress' });
  expect(data.hasVariant).toHaveLength(6);
  expect(data.review).toHaveLength(10);
  expect(data.aggregateRating.reviewCount).toBe(40);
});

test('[SEO-02] a product full of markup cannot break out of it', async ({ page }) => {
  await page.goto(products.awkward);
  const [json] = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(JSON.parse(json ?? '').name).toContain('<script>');
});

test('what is told of one product goes when another is moved to', async ({ page }) => {
  await page.goto(products.ordinary);
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(2);
  await page.getByRole('navigation', { name: 'Color' }).getByRole('link', { name: 'Noir' }).click();
  await expect(page).not.toHaveURL(products.ordinary);
  await expect(page.getByText('Color: Noir')).toBeVisible();
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
});
