// What is below a product, and above it, against the real shop.
import type { Page } from '@playwright/test';
import { signsIn } from '../customer.ts';
import {
  countedFor,
  expect,
  expectAccessible,
  isAtRest,
  looksBelow,
  products,
  screens,
  test,
} from '../shopper.ts';
import { putContent } from '../stock-room.ts';

const shelves = (page: Page) => page.locator('main section[aria-roledescription="carousel"]');
/** The code of what is below, by the name the build gives it. */
const lowerPage = /\/assets\/lower-page-[^/]*\.js$/;
const headings = (page: Page) => shelves(page).getByRole('heading', { level: 2 });

/** How many tiles fit into a row. */
async function tilesAcross(page: Page, name: string): Promise<number> {
  const shelf = page.getByRole('region', { name });
  const [row, tile] = await Promise.all(
    [shelf, shelf.getByRole('group').first()].map((part) => part.boundingBox()),
  );
  return Math.round((row?.width ?? 0) / (tile?.width ?? 1));
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
      await looksBelow(page);
      await expect(headings(page).first()).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Recently Viewed' })).toHaveCount(0);
      await page.goto(products.ordinary);
      await looksBelow(page);
      await expect(headings(page)).toHaveText([
        'Complete the Look',
        'Similar Items',
        'You May Also Love',
        'Customers Also Purchased',
        'Recently Viewed',
        'You In Nocturne Bias Slip Dress',
      ]);
      if (screen === 'desktop') {
        const look = page.getByRole('region', { name: 'Complete the Look' }).getByRole('group').first();
        expect((await look.boundingBox())?.width).toBeCloseTo(220, 0);
      }
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
      await expectAccessible(page, 'main section[aria-roledescription="carousel"]');
    });
  });
}

test('[PG-05] a product was looked at, however far down its page one came', async ({ page }) => {
  await page.goto(products.oneSize, { waitUntil: 'networkidle' });
  await expect(page.locator('#look')).toHaveAttribute('data-drawn');
  await page.goto(products.ordinary);
  await looksBelow(page);
  const recent = page.getByRole('region', { name: 'Recently Viewed' });
  await expect(recent.getByRole('article')).toHaveCount(1);
  await expect(recent).toContainText('Wrong Turning Silk Scarf');
});

test.describe('switched', () => {
  test.use({
    viewport: screens.desktop,
    flags: 'second_style.fan_photos_hidden.xsell_carousels_arrows_inside',
  });
  test('[PG-06, CA-03] people’s photographs can be hidden, four tiles make a look, and the arrows stand on the pictures', async ({
    page,
  }) => {
    await countedFor(page, 1001);
    const urls: string[] = [];
    page.on('request', (request) => urls.push(request.url()));
    await page.goto(products.ordinary);
    await looksBelow(page);
    await expect.poll(() => tilesAcross(page, 'Complete the Look')).toBe(4);
    const shelf = page.getByRole('region', { name: 'You May Also Love' });
    await shelf.scrollIntoViewIfNeeded();
    // Everything below is asked for at once, so that what has not been by now never will.
    expect(urls.filter((url) => url.includes('/api/social-photos/'))).toEqual([]);
    const arrow = await shelf.getByRole('button', { name: 'Next page' }).boundingBox();
    const picture = await shelf.getByRole('article').first().boundingBox();
    expect((arrow?.y ?? 0) - (picture?.y ?? 0)).toBeGreaterThan(40);
  });
});

test('[PG-10, CA-03] the house’s favourites are at the top for who is signed in, and for nobody else', async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto(products.ordinary);
  await isAtRest(page);
  await expect(page.getByRole('heading', { name: 'Nocturne Bias Slip Dress Faves' })).toHaveCount(0);
  await signsIn(context, baseURL);
  await page.goto(products.ordinary);
  const faves = page.getByRole('region', { name: 'Nocturne Bias Slip Dress Faves' });
  await expect(faves.getByRole('article')).toHaveCount(8);
  await expect.poll(() => tilesAcross(page, 'Nocturne Bias Slip Dress Faves')).toBe(8);
  const [top, title] = [
    await faves.boundingBox(),
    await page.getByRole('heading', { level: 1 }).boundingBox(),
  ];
  expect(top?.y ?? 0).toBeLessThan(title?.y ?? 0);
  await page.goto(products.soldOut);
  await expect(page.getByRole('region', { name: /Faves$/ })).toContainText('Nocturne Bias Slip Dress');
});

test('[PG-15] what is below is fetched within 150 px of the screen, and not before', async ({ page }) => {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  const below = () => urls.filter((url) => lowerPage.test(url)).length;
  const comesWithin = (distance: number) =>
    page.evaluate(async (px) => {
      const top = document.getElementById('look')?.getBoundingClientRect().top ?? 0;
      scrollBy({ top: top - innerHeight - px, behavior: 'instant' });
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      await new Promise((done) => requestIdleCallback(done));
      // Whatever was asked for before has been seen to be once this has come.
      await fetch('/favicon.svg');
    }, distance);
  await page.goto(products.ordinary, { waitUntil: 'networkidle' });
  await isAtRest(page);
  expect(below()).toBe(0);
  await comesWithin(200);
  expect(below()).toBe(0);
  await comesWithin(100);
  await expect.poll(below).toBe(1);
});

test.describe('when its code cannot come', () => {
  test.use({ allowedConsole: /Failed to load resource|net::ERR/ });
  test('[PG-15] the page stands without what is below', async ({ page }) => {
    await page.route(lowerPage, (route) => route.abort());
    const refused = page.waitForEvent('requestfailed', (request) => lowerPage.test(request.url()));
    await page.goto(products.ordinary);
    await page.locator('#look').evaluate((section) => section.scrollIntoView());
    await refused;
    // Not held still for it: what the server drew is taken over on the way there.
    await page
      .getByRole('heading', { name: /^Reviews/ })
      .first()
      .evaluate((heading) => heading.scrollIntoView());
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nocturne Bias Slip Dress');
    await expect(headings(page)).toHaveCount(0);
  });
});

test('[PG-08] what a merchant recommends stands in place of related categories, on a page moved to as well', async ({
  page,
}) => {
  await putContent(
    'pdp-recommendation-zone-hats',
    '<h2>Rain, probably</h2><p>Something for <a href="/c/bags">what the hat drips on</a>.</p>',
  );
  const zone = page.getByRole('complementary', { name: 'Recommended' });
  await page.goto('/c/hats');
  await page.getByRole('link', { name: 'Weather Permitting Hat' }).first().click();
  await expect(page).toHaveURL(/\/product\/1021\//);
  await expect(zone.getByRole('heading', { name: 'Rain, probably' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Related categories' })).toHaveCount(0);
  await expectAccessible(page, 'aside[aria-label="Recommended"]');
  await page.reload();
  await zone.getByRole('link').click();
  await expect(page).toHaveURL('/c/bags');
});
