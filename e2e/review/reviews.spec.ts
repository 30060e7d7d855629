import { signsIn } from '../customer.ts';
import { all, articles, asksOfReviews, bar, ratings } from '../review-list.ts';
import {
  expect,
  expectAccessible,
  expectFits,
  isAtRest,
  looks,
  products,
  screens,
  test,
} from '../shopper.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('[RT-12] reviews are read, narrowed, sorted and turned', async ({ page }) => {
    await page.goto(all);
    await bar(page, '5 stars').click();
    await expect(page).toHaveURL(`${all}?rating=5`);
    await page.getByRole('combobox', { name: 'Sort' }).selectOption('newest');
    await page.getByRole('checkbox', { name: 'With photos' }).check();
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/rating=5/);
    await expect(page).toHaveURL(/sort=newest/);
    expect(new Set(await ratings(page))).toEqual(new Set([5]));
    await page.goto(all);
    await page.getByRole('navigation', { name: 'Pages of reviews' }).getByRole('link', { name: '4' }).click();
    await expect(page.getByRole('main')).toContainText('31 to 40 of 40');
  });
  test('[PG-07] the product’s page shows them, and leads on', async ({ page }) => {
    await page.goto(products.ordinary);
    const section = page.getByRole('region', { name: 'Reviews' });
    await expect(section.getByRole('article')).toHaveCount(5);
    await section.getByRole('link', { name: 'All 40 reviews' }).click();
    await expect(page).toHaveURL(all);
  });
});

test('[RV-15] a photo opens larger; the viewer goes through all of them, and Back closes it', async ({
  page,
  baseURL,
}) => {
  const { content: photos } = await asksOfReviews<{ content: { imagePath: string; alt: string }[] }>(
    page,
    '/api/product/1001/reviews-photos',
    baseURL,
  );
  await page.goto(all);
  await page.getByRole('button', { name: `All ${photos.length} photos` }).click();
  const viewer = page.getByRole('dialog', { name: 'Photos of Nocturne Bias Slip Dress' });
  const previous = viewer.getByRole('button', { name: 'Previous photo' });
  const next = viewer.getByRole('button', { name: 'Next photo' });
  const shows = async (index: number) => {
    const { imagePath = '', alt = '' } = photos[index] ?? {};
    await expect(viewer.getByRole('status')).toHaveText(`Photo ${index + 1} of ${photos.length}: ${alt}`);
    await expect(viewer.getByRole('img')).toHaveCount(1);
    const shown = viewer.getByRole('img', { name: alt });
    await expect(shown).toHaveAttribute('src', new RegExp(`^${stemOf(imagePath)}\\.`));
    expect((await shown.boundingBox())?.width).toBeGreaterThan(300);
  };
  await shows(0);
  await expect(previous).toBeDisabled();
  for (let index = 1; index < photos.length; index++) {
    await page.keyboard.press('ArrowRight');
    await shows(index);
  }
  await expect(next).toBeDisabled();
  await previous.click();
  await shows(photos.length - 2);
  await page.keyboard.press('ArrowLeft');
  await shows(photos.length - 3);
  await next.click();
  await shows(photos.length - 2);
  await next.click();
  await shows(photos.length - 1);
  await expectAccessible(page, '[role="dialog"]');
  await page.goBack();
  await expect(viewer).toBeHidden();
  await expect(page).toHaveURL(all);
  // One in the row opens itself, and so does one of a review, among those of its writer.
  await page.getByRole('button', { name: /^Customer photo 3 of/ }).click();
  await shows(2);
  await page.goBack();
  const photo = page.locator('a[href^="/media/"]');
  const photographed = articles(page).filter({ has: photo });
  const own = photographed.first().locator(photo);
  const path = (await own.last().getAttribute('href')) ?? '';
  const count = await own.count();
  await own.last().click();
  const theirs = page.getByRole('dialog', { name: /^Photos by / });
  await expect(theirs.getByRole('status')).toContainText(`Photo ${count} of ${count}: `);
  await expect(theirs.getByRole('img')).toHaveAttribute('src', new RegExp(`^${stemOf(path)}\\.`));
});

/** Without its size and kind. */
function stemOf(imagePath: string): string {
  return imagePath.slice(0, imagePath.indexOf('.'));
}

test('a vote counts once, can be taken back, and is seen again', async ({ page, baseURL }) => {
  await page.goto(`${all}?sort=newest`);
  const first = articles(page).first();
  const useful = first.getByRole('button', { name: /^Useful/ });
  const title = (await useful.getAttribute('aria-label'))?.replace('Useful: ', '');
  // A page is not made anew for each vote (migration 0045): how many there are is the shop's to say.
  const countInShop = async () => {
    const { reviews } = await asksOfReviews<{
      reviews: { results: { title: string; helpfulCount: number }[] };
    }>(page, '/api/product/1001/reviews', baseURL);
    return reviews.results.find((review) => review.title === title)?.helpfulCount ?? Number.NaN;
  };
  const sent: string[] = [];
  page.on('request', (request) => request.url().endsWith('/helpful') && sent.push(request.method()));
  const before = await countInShop();
  // Whoever presses twice in a hurry means it once.
  await useful.dblclick();
  await expect(useful).toHaveAttribute('aria-pressed', 'true');
  await expect(first).toContainText(`${before + 1} found this useful`);
  expect(await countInShop()).toBe(before + 1);
  await page.reload();
  await expect(useful).toHaveAttribute('aria-pressed', 'true');
  await useful.click();
  await expect(useful).toHaveAttribute('aria-pressed', 'false');
  expect(await countInShop()).toBe(before);
  expect(sent).toEqual(['POST', 'DELETE']);
});

for (const [screen, flags, isSecond] of [
  ['desktop', '', true],
  ['phone', '', true],
  ['desktop', '-pdp_reviews_v2_mobile', true],
  ['desktop', '-pdp_reviews_v2', false],
  ['phone', '-pdp_reviews_v2', true],
  ['phone', '-pdp_reviews_v2_mobile', false],
  ['desktop', '-pdp_reviews_v2.-pdp_reviews_v2_mobile', false],
] as const) {
  test.describe(`on a ${screen} with ${flags || 'what is on'}`, () => {
    test.use({ viewport: screens[screen], flags });
    test(`[PG-07] it is the ${isSecond ? 'second' : 'first'} version`, async ({ page }) => {
      await page.goto(products.ordinary);
      const section = page.getByRole('region', { name: 'Reviews' });
      await page.locator('#reviews').scrollIntoViewIfNeeded();
      await expect(section.getByRole('button', { name: /^Useful/ }).first()).toBeVisible();
      await expect(section.getByRole('article')).toHaveCount(5);
      for (const part of [
        bar(page, '5 stars'),
        section.getByRole('heading', { name: 'In real rooms' }),
        section.getByRole('searchbox', { name: 'Search reviews' }),
        section.getByRole('navigation', { name: 'Pages of reviews' }),
      ])
        await expect(part.filter({ visible: true })).toHaveCount(isSecond ? 1 : 0);
      if (flags !== '') return;
      // What stays on the screen covers half a button wherever one stops, which axe would tell of.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await expectAccessible(page, '#reviews');
    });
  });
}

test('[PG-07, RT-07, RV-05] narrowed and sorted in place, with the address, and again after a reload', async ({
  page,
}) => {
  await page.goto(`${products.ordinary}?ps=3`);
  const section = page.getByRole('region', { name: 'Reviews' });
  await page.locator('#reviews').scrollIntoViewIfNeeded();
  await section.getByRole('combobox', { name: 'Sort' }).selectOption('lowest');
  await expect(page).toHaveURL(/reviewed=sort%3Dlowest/);
  await expect(section.getByRole('article')).toHaveCount(3);
  await bar(page, '5 stars').click();
  await expect(section.getByText(/^\d+ of 40 reviews/)).toBeVisible();
  await expect.poll(() => ratings(section)).toEqual([5, 5, 5]);
  await page.reload();
  await page.locator('#reviews').scrollIntoViewIfNeeded();
  await expect(section.getByText(/^\d+ of 40 reviews/)).toBeVisible();
  await expect.poll(() => ratings(section)).toEqual([5, 5, 5]);
  await expect(page).toHaveURL(/ps=3/);
});

test.describe('when they cannot be fetched', () => {
  test.use({ allowedConsole: /Failed to load resource|net::ERR/ });
  for (const how of ['never arrive', 'are refused'] as const)
    test(`[RV-13] photos and filters that ${how} are not there, and nothing is said of it`, async ({
      page,
    }) => {
      await page.route(/\/api\/product\/1001\/(reviews-photos|review-filters)/, (route) =>
        how === 'never arrive'
          ? route.abort()
          : route.fulfill({ status: 503, json: { code: 'unavailable', detail: 'Not now.' } }),
      );
      const failed = ['reviews-photos', 'review-filters'].map((name) =>
        how === 'never arrive'
          ? page.waitForEvent('requestfailed', (request) => request.url().includes(name))
          : page.waitForEvent('requestfinished', (request) => request.url().includes(name)),
      );
      await page.goto(products.ordinary);
      const section = page.getByRole('region', { name: 'Reviews' });
      await page.locator('#reviews').scrollIntoViewIfNeeded();
      await Promise.all(failed);
      await expect(section.getByRole('button', { name: /^Useful/ }).first()).toBeVisible();
      await expect(section.getByRole('article')).toHaveCount(5);
      await expect(section.getByRole('heading', { name: 'In real rooms' })).toHaveCount(0);
      await expect(section.getByRole('searchbox')).toHaveCount(0);
      await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
      await expect(page.getByText('Not now.')).toHaveCount(0);
    });

  test('[RV-13] there is nothing, quietly, and a way to try again', async ({ page }) => {
    await page.goto(products.ordinary);
    const section = page.getByRole('region', { name: 'Reviews' });
    await page.locator('#reviews').scrollIntoViewIfNeeded();
    const sort = section.getByRole('combobox', { name: 'Sort' });
    await expect(sort).toBeVisible();
    await page.route('**/api/product/1001/reviews', (route) => route.abort());
    await sort.selectOption('newest');
    const again = section.getByRole('button', { name: 'Load the reviews again' });
    await expect(again).toBeVisible();
    await expect(section.getByRole('article')).toHaveCount(0);
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
    // Refused is no louder than cut off.
    await page.unroute('**/api/product/1001/reviews');
    const refused = page.waitForResponse('**/api/product/1001/reviews');
    await page.route('**/api/product/1001/reviews', (route) =>
      route.fulfill({ status: 500, json: { code: 'internal', detail: 'Not now.' } }),
    );
    await again.click();
    await refused;
    await expect(again).toBeVisible();
    await expect(section.getByRole('article')).toHaveCount(0);
    await expect(page.getByText('Not now.')).toHaveCount(0);
    await page.unroute('**/api/product/1001/reviews');
    await again.click();
    await expect(section.getByRole('article')).toHaveCount(5);
  });
});

test.describe('whoever may not', () => {
  test.use({ allowedConsole: /Failed to load resource/ });
  test('[RV-11, RV-12] whoever may not review is told why, over the page', async ({
    page,
    context,
    baseURL,
  }) => {
    await signsIn(context, baseURL);
    await page.goto('/product/1002');
    const write = page.getByRole('region', { name: 'Reviews' }).getByRole('link', { name: 'Write a review' });
    await write.scrollIntoViewIfNeeded();
    await expect(
      page
        .getByRole('button', { name: /^Useful/ })
        .or(page.getByText('Nobody has said'))
        .first(),
    ).toBeVisible();
    await isAtRest(page);
    await write.click();
    const dialog = page.getByRole('dialog', { name: 'Review Not Available' });
    await expect(dialog).toContainText('there is no order of it in your account');
    expect((await dialog.boundingBox())?.width).toBe(650);
    await page.keyboard.press('Escape');
    await page.route('**/api/order/canreview*', (route) =>
      route.fulfill({ status: 500, json: { code: 'internal', detail: 'x' } }),
    );
    await write.click();
    await expect(dialog).toContainText('Something went wrong on our side');
    await expectAccessible(page, '[role="dialog"]');
  });
});

for (const { name, viewport, flags } of looks)
  test.describe(name, () => {
    test.use({ viewport, flags });
    test('the page of all reviews fits, and axe finds nothing', async ({ page }) => {
      await page.goto(all);
      await expect(page.getByRole('heading', { name: 'People like you' })).toBeVisible();
      await expectFits(page);
      await expectAccessible(page, 'main');
    });
  });

for (const screen of ['phone', 'desktop'] as const)
  test(`on a ${screen} photos and filters find their room: no review moves when they come`, async ({
    page,
  }) => {
    await page.setViewportSize(screens[screen]);
    await page.goto(products.ordinary);
    const section = page.getByRole('region', { name: 'Reviews' });
    const firstReview = () =>
      section.evaluate((place) => {
        const top = place.querySelector('article')?.getBoundingClientRect().top ?? 0;
        return top - place.getBoundingClientRect().top;
      });
    const before = await firstReview();
    await section.scrollIntoViewIfNeeded();
    await expect(section.getByRole('button', { name: /^Customer photo 1 of/ })).toBeVisible();
    await expect(section.getByRole('searchbox')).toBeVisible();
    expect(Math.abs((await firstReview()) - before)).toBeLessThan(12);
  });

test('nothing overflows at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(all);
  await expect(articles(page)).toHaveCount(10);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
