// What the reviews of a product come to, and where it leads.
import { all, asksOfReviews } from '../review-list.ts';
import { expect, products, test } from '../shopper.ts';

test('[RT-13, RV-08] a product nobody has reviewed leads to the form, one with reviews to the list', async ({
  page,
}) => {
  await page.goto(products.unreviewed);
  const section = page.getByRole('region', { name: 'Reviews' });
  await expect(section).toContainText('Nobody has said anything yet');
  await expect(page.getByRole('main').getByRole('link', { name: /first review/ })).toHaveCount(0);
  await expect(section.getByRole('link', { name: 'Write a review' })).toHaveAttribute(
    'href',
    '/myaccount/reviews/review/1018',
  );
  await page.goto(products.ordinary);
  const rating = page.getByRole('link', { name: /, 40 reviews$/ });
  await expect(rating).toHaveText(/^[1-5]\.\d, 40 reviews$/);
  await expect(rating).toHaveAttribute('href', all);
  await rating.click();
  await expect(page).toHaveURL(all);
});

test('[RV-08] what they come to is told to one decimal out of 5, wherever it stands', async ({
  page,
  baseURL,
}) => {
  const { reviews } = await asksOfReviews<{ reviews: { summary: { distribution: number[] } } }>(
    page,
    '/api/product/1001/reviews',
    baseURL,
  );
  const given = reviews.summary.distribution;
  const sum = given.reduce((all, count, index) => all + count * (index + 1), 0);
  const average = sum / given.reduce((all, count) => all + count, 0);
  // Otherwise a second decimal would not be missed.
  expect(average.toFixed(2)).not.toMatch(/0$/);
  const averageText = average.toFixed(1);
  const stars = { name: `${Number(averageText)} out of 5`, exact: true };
  await page.goto(products.ordinary);
  const rating = page.getByRole('link', { name: /, 40 reviews$/ });
  await expect(rating).toHaveText(`${averageText}, 40 reviews`);
  await expect(rating.getByRole('img', stars)).toBeVisible();
  const section = page.getByRole('region', { name: 'Reviews' });
  await expect(section.getByText(averageText, { exact: true })).toBeVisible();
  await expect(section.getByRole('img', stars)).toBeVisible();
  await page.goto(all);
  await expect(page.getByRole('main').getByText(averageText, { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('img', stars).first()).toBeVisible();
});

test.describe('switched', () => {
  test.use({ flags: '-hide_ratings_if_empty.hide_reviews_if_empty' });
  test('[RT-13, RV-08] the stars of none can be shown, and the section of none hidden', async ({ page }) => {
    await page.goto(products.unreviewed);
    await expect(page.getByRole('region', { name: 'Reviews' })).toHaveCount(0);
    const rating = page.getByRole('link', { name: /Write the first review/ });
    await expect(rating).toHaveAttribute('href', '/myaccount/reviews/review/1018');
    await expect(rating.getByRole('img', { name: '0 out of 5', exact: true })).toBeVisible();
    await rating.click();
    await expect(page).toHaveURL(`/login?to=${encodeURIComponent('/myaccount/reviews/review/1018')}`);
    // Only of none.
    await page.goto(products.ordinary);
    await expect(page.getByRole('region', { name: 'Reviews' }).getByRole('article')).toHaveCount(5);
  });
});
