// What the page says of a product.
import { expect, expectAccessible, expectFits, looks, looksBelow, products, test } from '../shopper.ts';

for (const { name, viewport, flags } of looks) {
  test.describe(name, () => {
    test.use({ viewport, flags });
    test('[PG-01, PG-02] pictures, share block and info block stand above the fold, and axe is content', async ({
      page,
    }) => {
      await page.goto(products.ordinary);
      const main = page.getByRole('main');
      await expect(main.getByRole('region', { name: 'Pictures' })).toBeVisible();
      const share = main.getByRole('region', { name: 'Share' });
      await expect(share).toBeVisible();
      // A phone has room for a picture and little else.
      if (viewport.width >= 700)
        for (const part of [share, main.getByRole('button', { name: 'Add to bag' }).first()]) {
          const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
          expect(y + height).toBeLessThan(viewport.height);
        }
      await expect(main.getByRole('link', { name: 'Maison Orle', exact: true })).toBeVisible();
      await expect(main.getByText('$356', { exact: true }).first()).toBeVisible();
      await expect(main.getByRole('link', { name: /4\.\d, 40 reviews$/ })).toBeVisible();
      await expect(main.getByRole('button', { name: 'Add to bag' }).first()).toBeVisible();
      await looksBelow(page);
      await expect(main.getByRole('heading', { name: 'Complete the Look' })).toBeVisible();
      await expectAccessible(page);
      await expectFits(page);
    });
  });
}

test('the rating leads to the reviews, or to writing the first one', async ({ page }) => {
  await page.goto(products.ordinary);
  await expect(page.getByRole('link', { name: /reviews$/ }).first()).toHaveAttribute(
    'href',
    '/products/reviews/1001',
  );
});

test.describe('ratings shown though empty', () => {
  test.use({ flags: '-hide_ratings_if_empty' });
  test('a product without reviews asks for the first', async ({ page }) => {
    await page.goto(products.unreviewed);
    await expect(page.getByRole('link', { name: 'Write the first review' })).toHaveAttribute(
      'href',
      '/myaccount/reviews/review/1018',
    );
  });
});

const summaries = (page: import('@playwright/test').Page) =>
  page.locator('summary').evaluateAll((all) => all.map((summary) => summary.textContent));

test('[PG-03] the parts have their names, and none is empty', async ({ page }) => {
  await page.goto(products.ordinary);
  expect(await summaries(page)).toEqual(['Description', 'Size & Fit', 'Product Details', 'Model Info']);
  await page.goto(products.airProhibited);
  expect(await summaries(page)).toContain('Ingredients');
  expect(await summaries(page)).not.toContain('Model Info');
});

test.describe('with tabs', () => {
  test.use({ flags: '-pdp_accordion_update_web.fit_details_redesign' });
  test('[PG-03, PG-04, RT-11] the parts are tabs, the size part is Fit & Details', async ({ page }) => {
    await page.goto(`${products.ordinary}?tab=model-info`);
    const tabs = page.getByRole('tablist', { name: 'About this product' }).getByRole('tab');
    await expect(tabs).toHaveText(['Description', 'Fit & Details', 'Product Details', 'Model Info']);
    await expect(page.getByRole('tab', { name: 'Model Info' })).toHaveAttribute('aria-selected', 'true');
    // Until its code is there a tab does nothing.
    await expect(async () => {
      await page.getByRole('tab', { name: 'Description' }).click();
      await expect(page.getByRole('tabpanel', { name: 'Description' })).toContainText('A bias-cut slip', {
        timeout: 1_000,
      });
    }).toPass();
    await expectAccessible(page, 'main');
  });
});

test('[PG-19] a long description is cut, and See More opens the rest with care and materials', async ({
  page,
}) => {
  await page.goto(products.ordinary);
  const description = page.locator('details', { hasText: 'Description' }).first();
  await expect(description).toContainText('The cowl falls where it likes; the…');
  await expect(description).not.toContainText('leaving is as good as arriving');
  await description.getByRole('button', { name: 'See More' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nocturne Bias Slip Dress' });
  await expect(dialog).toContainText('leaving is as good as arriving');
  await expect(dialog.getByRole('heading', { name: 'Care Instructions' })).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Materials' })).toBeVisible();
  await expectAccessible(page, '[role="dialog"]');
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(description.getByRole('button', { name: 'See More' })).toBeFocused();
});

test('[PG-19] a long text folds out and in again', async ({ page }) => {
  await page.goto(products.airProhibited);
  const ingredients = page.locator('details', { hasText: 'Ingredients' });
  const more = ingredients.getByRole('button', { name: 'Read More' });
  await expect(ingredients).not.toContainText('Oakmoss');
  await more.click();
  await expect(ingredients).toContainText('Oakmoss');
  await ingredients.getByRole('button', { name: 'Read Less' }).click();
  await expect(more).toHaveAttribute('aria-expanded', 'false');
});

test('[PG-20] a promotion is markdown with a See Details link; markup stays text', async ({ page }) => {
  await page.goto(products.reduced);
  await expect(page.getByRole('main').getByRole('link', { name: 'See Details' })).toHaveAttribute(
    'href',
    /^\//,
  );
  await expect(page.getByText(/^In the app only:/)).toBeVisible();
  await page.goto(products.awkward);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<script>');
  await expect(page.getByRole('main').locator('script')).toHaveCount(0);
});

test('[PG-21] the Proposition 65 warning names the chemicals, and is for the US and the unknown', async ({
  page,
}) => {
  await page.goto(products.prop65);
  await expect(page.getByText('California Proposition 65 warning.')).toBeVisible();
  await expect(
    page.getByText(/can expose you to Nickel \(metallic\) and Lead|can expose you to Lead and Nickel/),
  ).toBeVisible();
  await page.goto(products.ordinary);
  await expect(page.getByText('California Proposition 65 warning.')).toHaveCount(0);
});

test('[PG-22, IX-06] returns, back orders and promotions are said where they apply', async ({ page }) => {
  await page.goto(products.ordinary);
  await expect(page.getByText('Free returns for 30 days. Exchanges welcome.')).toBeVisible();
  await page.goto(products.finalSale);
  await expect(page.getByText('Final sale: no returns, no exchanges.')).toBeVisible();
  await expect(page.getByText('This product is ineligible for promotions.')).toBeVisible();
  await page.goto(products.backOrder);
  await expect(page.getByText(/on back order and running late/)).toBeVisible();
});

test.describe('with a fee for late returns', () => {
  test.use({ flags: 'returns_restock_fee_window' });
  test('[PG-22] the fee is told', async ({ page }) => {
    await page.goto(products.ordinary);
    await expect(page.getByText(/until day 60 less a restocking fee/)).toBeVisible();
  });
});

test('[PG-02, IX-03, IX-04] where it may not go is said to those it concerns, beside the button', async ({
  page,
}) => {
  const onlyThere = page.getByText('Only ships to: United States, Canada');
  const notByAir = page.getByText('Item cannot ship with an expedited method or outside the domestic US.');
  await page.goto(products.restricted);
  await expect(page.getByRole('button', { name: 'Add to bag' })).toBeVisible();
  await expect(onlyThere).toHaveCount(0);
  await page.goto(products.airProhibited);
  await expect(notByAir).toBeVisible();
  await page.goto(`${products.restricted}?glCountry=FR`);
  await expect(page.getByRole('status').filter({ has: onlyThere })).toBeVisible();
  await expectAccessible(page, 'main');
  await page.goto(products.airProhibited);
  await expect(notByAir).toHaveCount(1);
  await expect(page.getByRole('status').filter({ has: notByAir })).toBeVisible();
  await page.goto(`${products.restricted}?glCountry=CA`);
  await expect(onlyThere).toHaveCount(0);
});

test('[SZ-08, SZ-09, SZ-10, SZ-11, RV-09] fit notes, the fit of shoes, and the models', async ({ page }) => {
  await page.goto(products.wordy);
  const fit = page.locator('details', { hasText: 'Size & Fit' });
  await expect(fit).toContainText('Close at the bust, easy from the waist down.');
  await expect(fit.getByRole('link', { name: 'Most reviewers took their usual size.' })).toBeVisible();
  await expect(fit.getByRole('term').filter({ hasText: 'Lining' })).toBeVisible();
  await expect(fit).toContainText('True to size, with room at the hip.');
  const models = page.locator('details', { hasText: 'Model Info' });
  await expect(models.getByRole('term').filter({ hasText: 'Height' })).toHaveCount(2);
  await expect(models).toContainText('Noor');
  await page.goto(products.shoes);
  await expect(fit.getByRole('img', { name: /^Fit: / })).toHaveAccessibleName(/size/);
  await expect(
    page.getByText('Half size small').or(page.getByText('Whole size small')).first(),
  ).toBeVisible();
});

test.describe('with fit notes as a list', () => {
  test.use({ flags: '-fit_notes_updated_ui' });
  test('[SZ-10] the pairs are lines', async ({ page }) => {
    await page.goto(products.wordy);
    await expect(page.getByText('Lining: None needed')).toBeVisible();
  });
});

test('[PG-12] the fit link scrolls to the reviews', async ({ page }) => {
  await page.goto(products.ordinary);
  await page.getByRole('link', { name: 'What reviewers say of the fit' }).click();
  const reviews = page.getByRole('region', { name: 'Reviews' });
  await expect
    .poll(() => reviews.evaluate((section) => Math.round(section.getBoundingClientRect().top)))
    .toBe(120);
});

test('[PG-11] the first picture leads to the look', async ({ page }) => {
  await page.goto(products.ordinary);
  await page.getByRole('link', { name: 'Complete the Look' }).click();
  const look = page.locator('#look');
  await expect(look.getByRole('heading', { name: 'Complete the Look' })).toBeVisible();
  await expect
    .poll(() => look.evaluate((section) => Math.round(section.getBoundingClientRect().top)))
    .toBe(80);
});

test.describe('with no way to the look', () => {
  test.use({ flags: '-shop_similar_link' });
  test('[PG-11] the link is not there', async ({ page }) => {
    await page.goto(products.ordinary);
    await expect(page.getByRole('link', { name: 'Complete the Look' })).toHaveCount(0);
  });
});

test('[PG-09] Back to Top goes up, and focus with it after 70 ms', async ({ page }) => {
  await page.clock.install();
  await page.goto(products.ordinary);
  await expect(page.locator('html')).toHaveAttribute('data-alive');
  // Its code comes with whoever comes near; until then it is a plain link.
  const back = page.getByRole('link', { name: 'Back to Top' });
  await back.scrollIntoViewIfNeeded();
  await expect
    .poll(() => back.evaluate((link) => Object.keys(link).some((key) => key.startsWith('__react'))))
    .toBe(true);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await back.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.clock.runFor(69);
  await expect(page.getByRole('main')).not.toBeFocused();
  await page.clock.runFor(1);
  await expect(page.getByRole('main')).toBeFocused();
});

test('[PG-14] the pictures stay in view only beside a column at least 1.3 times as tall', async ({
  page,
}) => {
  const sticks = () =>
    page.getByRole('region', { name: 'Pictures' }).evaluate((gallery) => {
      const column = gallery.parentElement;
      return column ? getComputedStyle(column).position : null;
    });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(products.ordinary);
  await expect.poll(sticks).toBe('sticky');
  await page.locator('summary', { hasText: 'Description' }).click();
  await page.locator('summary', { hasText: 'Size & Fit' }).click();
  await page.locator('summary', { hasText: 'Model Info' }).click();
  await expect.poll(sticks).toBe('static');
});
