// What is below a product, and above it, against the real shop.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, products, screens, test } from './shopper.ts';

const shelves = (page: Page) => page.locator('main section[aria-roledescription="carousel"]');
const headings = (page: Page) => shelves(page).getByRole('heading', { level: 2 });

/** What goes with what is counted once the shop has opened. */
async function countedFor(page: Page, productId: number): Promise<void> {
  await expect
    .poll(async () => {
      const path = `/api/recommendations/${productId}/customers-also-purchased`;
      return (await (await page.request.get(path)).json()).content.length;
    })
    .toBeGreaterThan(0);
}

for (const [screen, flags] of [
  ['phone', 'second_style'],
  ['desktop', ''],
] as const) {
  test.describe(`on a ${screen}`, () => {
    test.use({ viewport: screens[screen], flags });
    test('[PG-05, PG-06, PG-08, PG-15, LS-02, CA-03] each carousel in its order, then people, then where to look on', async ({
      page,
    }) => {
      await countedFor(page, 1001);
      await page.goto(products.oneSize);
      await expect(headings(page).first()).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Recently Viewed' })).toHaveCount(0);
      await page.goto(products.ordinary);
      await expect(headings(page)).toHaveText([
        'Complete the Look',
        'Similar Items',
        'You May Also Love',
        'Customers Also Purchased',
        'Recently Viewed',
        'You In Nocturne Bias Slip Dress',
      ]);
      const recent = page.getByRole('region', { name: 'Recently Viewed' });
      await expect(recent.getByRole('article')).toHaveCount(1);
      await expect(recent).toContainText('Wrong Turning Silk Scarf');
      const related = page.getByRole('navigation', { name: 'Related categories' });
      await expect(related.getByRole('link').first()).toHaveAttribute('href', /^\/c\/[a-z-]+$/);
      await expect(
        page
          .getByRole('region', { name: /^You In/ })
          .getByRole('img')
          .first(),
      ).toHaveAttribute('alt', /\w+/);
      await related.scrollIntoViewIfNeeded();
      await expectAccessible(page);
    });
  });
}

test.describe('switched', () => {
  test.use({ flags: 'fan_photos_hidden.xsell_carousels_arrows_inside' });
  test('[PG-06, CA-03] people’s photographs can be hidden, and the arrows stand on the pictures', async ({
    page,
  }) => {
    await countedFor(page, 1001);
    await page.goto(products.ordinary);
    const shelf = page.getByRole('region', { name: 'You May Also Love' });
    await shelf.scrollIntoViewIfNeeded();
    await expect(page.getByRole('heading', { name: /^You In/ })).toHaveCount(0);
    const arrow = await shelf.getByRole('button', { name: 'Next page' }).boundingBox();
    const picture = await shelf.getByRole('article').first().boundingBox();
    expect((arrow?.y ?? 0) - (picture?.y ?? 0)).toBeGreaterThan(40);
  });
});

test('[PG-10] the house’s favourites are at the top for who comes with a session, and for nobody else', async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto(products.ordinary);
  await expect(page.getByRole('heading', { name: 'Nocturne Bias Slip Dress Faves' })).toHaveCount(0);
  await context.addCookies([{ name: 'session', value: 'somebody', url: baseURL ?? '' }]);
  await page.goto(products.ordinary);
  const faves = page.getByRole('region', { name: 'Nocturne Bias Slip Dress Faves' });
  await expect(faves.getByRole('article')).toHaveCount(8);
  const [top, title] = [
    await faves.boundingBox(),
    await page.getByRole('heading', { level: 1 }).boundingBox(),
  ];
  expect(top?.y ?? 0).toBeLessThan(title?.y ?? 0);
  await page.goto(products.soldOut);
  await expect(page.getByRole('region', { name: /Faves$/ })).toContainText('Nocturne Bias Slip Dress');
});

test.describe('when its code cannot come', () => {
  test.use({ allowedConsole: /Failed to load resource|net::ERR/ });
  test('[PG-15] the page stands without what is below', async ({ page }) => {
    await page.route('**/assets/below-the-fold-*.js', (route) => route.abort());
    await page.goto(products.ordinary);
    await page
      .getByRole('heading', { name: /^Reviews/ })
      .first()
      .scrollIntoViewIfNeeded();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nocturne Bias Slip Dress');
    await expect(headings(page)).toHaveCount(0);
  });
});
