// The product block over the page it was opened from.
import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectFits,
  looks,
  looksBelow,
  products,
  screens,
  test,
} from '../shopper.ts';

async function openFirst(page: Page) {
  await page.goto(products.ordinary);
  await looksBelow(page);
  const look = page.getByRole('region', { name: 'Complete the Look' });
  const tile = look.getByRole('article').first();
  const name = (await tile.getByRole('heading').textContent()) ?? '';
  await tile.scrollIntoViewIfNeeded();
  await tile.hover();
  await tile.getByRole('button', { name: `Quick view: ${name}` }).click();
  return { name, dialog: page.getByRole('dialog', { name }) };
}

for (const { name: look, screen, viewport, flags } of looks) {
  test.describe(look, () => {
    test.use({ viewport, flags });
    test('[QV-01, QV-03, QV-04] the same product block, with a way to the page', async ({ page }) => {
      const { name, dialog } = await openFirst(page);
      await expect(dialog.getByRole('heading', { name, level: 2 })).toBeVisible();
      const pictures = dialog.getByRole('region', { name: 'Pictures' });
      await expect(pictures).toBeVisible();
      if (screen !== 'phone') await expect(pictures.locator('ol li').last()).toBeInViewport({ ratio: 0.99 });
      await expect(dialog.getByRole('button', { name: 'Add to bag' })).toBeVisible();
      const details = dialog.getByRole('link', { name: 'See Full Details & Reviews' });
      await expect(details).toHaveAttribute('href', /^\/product\/\d+\/[a-z0-9-]+$/);
      const rating = dialog.getByRole('link', { name: /reviews?$/ }).first();
      await expect(rating).toHaveAttribute('href', /\?reviews=true$/);
      const wishlist = dialog.getByRole('link', { name: 'Add to wishlist' });
      await expect(wishlist).toHaveCount(screen === 'desktop' ? 1 : 0);
      await expectFits(page);
      await expectAccessible(page, '[role="dialog"]');
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    });
  });
}

test.describe('with reviews of the first version', () => {
  test.use({ flags: '-pdp_reviews_v2' });
  test('[QV-01] the link promises no reviews', async ({ page }) => {
    const { dialog } = await openFirst(page);
    await expect(dialog.getByRole('link', { name: 'See Full Details', exact: true })).toBeVisible();
  });
});

test('[QV-01] Back closes it and stays; its link leads to the page, and Back from there to the list', async ({
  page,
}) => {
  const { dialog } = await openFirst(page);
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(products.ordinary);

  await page
    .getByRole('button', { name: /^Quick view/ })
    .first()
    .click();
  await dialog.getByRole('link', { name: /See Full Details/ }).click();
  await expect(page).not.toHaveURL(products.ordinary);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(products.ordinary);
  // The list itself, not the entry that the quick view lay on.
  await expect.poll(() => page.evaluate(() => history.state?.overlays ?? 0)).toBe(0);
});

test('[QV-01] looking at a tile fetches its product, so that the quick view opens at once', async ({
  page,
}) => {
  await page.goto(products.ordinary);
  await looksBelow(page);
  const tile = page.getByRole('region', { name: 'Complete the Look' }).getByRole('article').first();
  await tile.scrollIntoViewIfNeeded();
  const path = (await tile.getByRole('heading').getByRole('link').getAttribute('href')) ?? '';
  const [id] = /\d+/.exec(path) ?? [];
  const fetched = page.waitForResponse(`**/api/product-view/${id}`);
  await tile.hover();
  await fetched;
  // Nothing more is answered. That nothing more is asked for cannot be said: a page whose stream of news was refused
  // asks for its products now and then.
  await page.route('**/api/product-view/*', () => {});
  await tile.getByRole('button', { name: /^Quick view/ }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Add to bag' })).toBeVisible();
});

test('[SZ-07] fewer than seven colors stand in the middle of a quick view, and more begin at its side', async ({
  page,
}) => {
  const swatches = page.getByRole('dialog').getByRole('navigation', { name: 'Color' });
  /** How much further from the left they begin than they end from the right. */
  const lean = () =>
    swatches.evaluate((nav) => {
      const items = [...nav.querySelectorAll('li')].map((item) => item.getBoundingClientRect());
      const { left, right } = nav.getBoundingClientRect();
      return (
        Math.min(...items.map((item) => item.left)) -
        left -
        (right - Math.max(...items.map((item) => item.right)))
      );
    });
  const opens = async (query: string) => {
    await page.goto(query);
    await page.getByRole('article').first().hover();
    await page
      .getByRole('button', { name: /^Quick view/ })
      .first()
      .click();
    await expect(swatches).toBeVisible();
  };
  await opens('/search?q=nocturne');
  expect(await swatches.getByRole('link').count()).toBeLessThan(7);
  await expect.poll(lean).toBeCloseTo(0, 0);
  await opens('/search?q=folding+screen');
  await expect(swatches.getByRole('link')).toHaveCount(9);
  await expect.poll(lean).toBeLessThan(-2);
});

test('[SZ-07] nine of twelve colors, the shown one among them, and another one is shown in place', async ({
  page,
}) => {
  // A list shows each color by itself, where a search shows a design once.
  await page.goto('/c/pleated-skirts');
  const swatches = page.getByRole('dialog').getByRole('navigation', { name: 'Color' }).getByRole('link');
  for (const product of [1023, 1211]) {
    const tile = page.getByRole('article').filter({ has: page.locator(`a[href^="/product/${product}/"]`) });
    await tile.hover();
    await tile.getByRole('button', { name: /^Quick view/ }).click();
    await expect(swatches).toHaveCount(9);
    await expect(swatches.and(page.locator('[aria-current]'))).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(swatches).toHaveCount(0);
  }
  await page.goto('/search?q=folding+screen');
  await page.getByRole('article').first().hover();
  await page
    .getByRole('button', { name: /^Quick view/ })
    .first()
    .click();
  await swatches.nth(1).click();
  await expect(swatches.nth(1)).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL('/search?q=folding+screen');
});

const names = {
  restricted: 'Long Division Trouser',
  airProhibited: 'After the Guests Eau de Parfum',
  film: 'Low Tide Slip Skirt',
  prop65: 'Small Scandal Hoops',
  finalSale: 'Plain Speaking Shirt',
  backOrder: 'Weather Permitting Hat',
} as const;

/** Looks at a product from a list that shows it. */
async function looksAt(page: Page, name: string) {
  await page.goto(`/search?q=${encodeURIComponent(name)}`);
  const tile = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name }) })
    .first();
  await tile.hover();
  await tile.getByRole('button', { name: /^Quick view/ }).click();
  return page.getByRole('dialog', { name });
}

test('[QV-01, IX-03, IX-04, IX-06, PG-21, PG-22] what the page says before one buys, the quick view says', async ({
  page,
}) => {
  for (const [name, words] of [
    [names.finalSale, 'This product is ineligible for promotions.'],
    [names.finalSale, 'Final sale: no returns, no exchanges.'],
    [names.prop65, 'California Proposition 65 warning.'],
    [names.backOrder, 'on back order and running late'],
    [names.airProhibited, 'Item cannot ship with an expedited method or outside the domestic US.'],
  ] as const) {
    const dialog = await looksAt(page, name);
    await expect(dialog.getByText(words)).toBeVisible();
  }
  await page.goto('/?glCountry=FR');
  const dialog = await looksAt(page, names.restricted);
  await expect(dialog.getByText('Only ships to: United States, Canada')).toBeVisible();
  await expect(dialog.getByText('California Proposition 65 warning.')).toHaveCount(0);
  await expectAccessible(page, '[role="dialog"]');
});

test('[QV-01, GA-11] the film is in it, and pictures and thumbnails fit the window', async ({ page }) => {
  await page.setViewportSize(screens.desktop);
  const dialog = await looksAt(page, names.film);
  await dialog.getByRole('button', { name: 'Film', exact: true }).click();
  await expect
    .poll(() => dialog.locator('video').evaluate((film) => film instanceof HTMLVideoElement && !film.paused))
    .toBe(true);
  const thumbnails = dialog.getByRole('region', { name: 'Pictures' }).locator('ol li');
  const lowest = await thumbnails.evaluateAll((all) =>
    Math.max(...all.map((thumbnail) => thumbnail.getBoundingClientRect().bottom)),
  );
  expect(lowest).toBeLessThanOrEqual(screens.desktop.height);
  expect((await thumbnails.first().boundingBox())?.width).toBe(95);
});

test('quick view can be reached and left by keyboard alone', async ({ page }) => {
  // A list, whose first tile stays the first: below a product, shelves come one by one.
  await page.goto('/c/clothing');
  const button = page.getByRole('button', { name: /^Quick view/ }).first();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test.describe('when things go wrong', () => {
  test.use({ allowedConsole: /status of 404|ERR_FAILED/ });

  test('a product that has vanished is said in the quick view, and the page stays', async ({ page }) => {
    await page.goto(products.ordinary);
    await page.route('**/api/product-view/**', (route) =>
      route.fulfill({
        status: 404,
        contentType: 'application/problem+json',
        body: JSON.stringify({ code: 'not_found', detail: 'There is no such product.' }),
      }),
    );
    await looksBelow(page);
    const tile = page.getByRole('region', { name: 'Complete the Look' }).getByRole('article').first();
    await tile.hover();
    await tile.getByRole('button', { name: /^Quick view/ }).click();
    await expect(page.getByRole('dialog').getByText('There is no such product.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nocturne Bias Slip Dress');
  });

  test('code that cannot be fetched is told, and asked for again', async ({ page }) => {
    await page.goto(products.ordinary);
    const seeMore = page.getByRole('button', { name: 'See More' });
    await page.route('**/assets/see-more-dialog*', (route) => route.abort());
    await seeMore.click();
    await expect(page.getByRole('alert').filter({ hasText: 'That could not be opened.' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('[QV-02, QV-03, AB-04] in a drawer there is only the form', async ({ page }) => {
  await page.goto(products.ordinary);
  await page.getByRole('radio', { name: 'S', exact: true }).check();
  await page.getByRole('main').locator('form').getByRole('button', { name: 'Add to bag' }).click();
  const confirmation = page.getByRole('dialog', { name: 'Added to your bag' });
  const bag = confirmation.getByRole('article').filter({ hasText: 'Moon Shoulder Bag' });
  await bag.getByRole('button', { name: 'Quick add: Moon Shoulder Bag' }).click();
  const drawer = page.getByRole('dialog', { name: 'Moon Shoulder Bag' });
  await expect(drawer.getByText('Size: One Size')).toBeVisible();
  await expect(drawer.getByRole('region', { name: 'Pictures' })).toHaveCount(0);
  await expect(drawer.getByRole('link', { name: 'Add to wishlist' })).toHaveCount(0);
  expect((await drawer.boundingBox())?.width).toBe(480);
  await expectAccessible(page, '[role="dialog"]');
  await drawer.getByRole('button', { name: 'Add to bag' }).click();
  await expect(confirmation).toContainText('2 items in your bag');
  await expect(drawer).toHaveCount(0);
});
