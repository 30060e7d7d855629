// The page's side of putting something in the bag.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, isAtRest, products, screens, test } from '../shopper.ts';

const addButton = (page: Page) =>
  page.getByRole('main').locator('form').getByRole('button', { name: 'Add to bag' });
const sizes = (page: Page) => page.getByRole('radiogroup', { name: /^Size/ });

/** The shop refuses with these words, whatever is asked. */
async function refuses(page: Page, status: number, code: string, detail: string): Promise<void> {
  await page.route('**/api/cart/items', (route) =>
    route.fulfill({
      status,
      contentType: 'application/problem+json',
      body: JSON.stringify({ code, detail, message: detail, success: false, status }),
    }),
  );
}

test('[AB-02] without a size nothing is sent, the reason shows, and the sizes have focus', async ({
  page,
}) => {
  let requestCount = 0;
  await page.route('**/api/cart/items', (route) => {
    requestCount += 1;
    return route.abort();
  });
  await page.goto(products.ordinary);
  await addButton(page).click();
  await expect(sizes(page).getByText('Please select a size.')).toBeVisible();
  await expect(sizes(page).getByRole('radio').first()).toBeFocused();
  expect(requestCount).toBe(0);
  await expectAccessible(page, 'main form');
  await sizes(page).getByRole('radio', { name: 'M', exact: true }).check();
  await expect(page.getByText('Please select a size.')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: screens.phone });

  test('[AB-02, PG-13] the sticky bar comes once the button has gone by, and leads back to the sizes', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto(products.ordinary);
    const bar = page.getByRole('main').locator('[data-shown]');
    await expect(bar).toHaveCount(0);
    await page.getByRole('region', { name: 'Reviews' }).scrollIntoViewIfNeeded();
    await expect(bar).toBeVisible();
    await expect(bar).toContainText('Bordeaux');
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await bar.getByRole('button', { name: 'Add to bag' }).click();
    await expect(sizes(page).getByRole('radio').first()).toBeFocused();
    // Wherever the phone's own keyboard has moved the page meanwhile.
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await page.clock.runFor(99);
    await expect(sizes(page)).not.toBeInViewport();
    await page.clock.runFor(1);
    await expect(sizes(page)).toBeInViewport();
    await page.clock.resume();
    await sizes(page).getByRole('radio', { name: 'S', exact: true }).check();
    await page.getByRole('region', { name: 'Reviews' }).scrollIntoViewIfNeeded();
    await expect(bar).toContainText('Size S, Bordeaux');
    // Below it nothing of the page is hidden: the last of it can be pressed.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Français' }).click({ trial: true });
    await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
    await expect(bar).toHaveCount(0);
  });

  test('[PG-13, AB-08] it never comes for a product that is not for everyone, nor for one that is gone', async ({
    page,
  }) => {
    for (const path of [products.excluded, products.soldOut]) {
      await page.goto(path);
      await page.getByRole('link', { name: 'Back to Top' }).scrollIntoViewIfNeeded();
      await expect(page.getByRole('button', { name: 'Add to bag', includeHidden: true })).toHaveCount(0);
    }
  });
});

test.describe('on a phone without the sticky bar', () => {
  test.use({ viewport: screens.phone, flags: '-pdp_sticky_add_to_bag' });
  test('[PG-13] there is none', async ({ page }) => {
    await page.goto(products.ordinary);
    await page.getByRole('link', { name: 'Back to Top' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: 'Add to bag', includeHidden: true })).toHaveCount(1);
  });
});

test('[AB-08] a product that is not for everyone shows why, and no way to buy', async ({ page }) => {
  const { product } = await (await page.request.get('/api/product-view/1009')).json();
  expect(product.audienceExclusionReason).toMatch(/\w{4,}/);
  await page.goto(products.excluded);
  const main = page.getByRole('main');
  await expect(main.getByRole('status').filter({ hasText: product.audienceExclusionReason })).toBeVisible();
  await expect(main.getByRole('button', { name: /Add to bag|Buy/ })).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Add to wishlist' })).toHaveCount(0);
  await expectAccessible(page, 'main');
});

test.describe('refused', () => {
  test.use({ allowedConsole: /status of (404|409|422|500|503)|could not be loaded again|ERR_FAILED/ });

  test('[AB-05] “sold out” fetches the product anew', async ({ page }) => {
    await page.goto(products.ordinary);
    await refuses(page, 409, 'sold_out', 'Size S is SOLD OUT.');
    await sizes(page).getByRole('radio', { name: 'S', exact: true }).check();
    const fresh = page.waitForRequest('**/api/product-view/1001?refreshData=true');
    await addButton(page).click();
    await fresh;
    await expect(page.getByRole('alert').filter({ hasText: 'Size S is SOLD OUT.' })).toBeVisible();
    await expect(sizes(page).getByRole('radio', { name: 'S', exact: true })).not.toBeChecked();
  });

  test('[AB-11] when the product cannot be had again, the page stays as it was', async ({ page }) => {
    await page.goto(products.ordinary);
    await refuses(page, 409, 'sold_out', 'That is no longer available.');
    await page.route('**/api/product-view/**', (route) => route.abort());
    await sizes(page).getByRole('radio', { name: 'S', exact: true }).check();
    const warned = page.waitForEvent('console', (line) => /could not be loaded again/.test(line.text()));
    await addButton(page).click();
    await warned;
    await expect(sizes(page).getByRole('radio', { name: 'S', exact: true })).toBeChecked();
    await expect(page.getByRole('alert').filter({ hasText: 'no longer available' })).toBeVisible();
  });

  test('[AB-06] “your purchase could not be completed” shows in the error box and nowhere else', async ({
    page,
  }) => {
    await page.goto(products.ordinary);
    let requestCount = 0;
    page.on('request', (request) => {
      if (request.url().includes('product-view')) requestCount += 1;
    });
    await refuses(page, 409, 'conflict', 'Your purchase could not be completed: sold out.');
    await sizes(page).getByRole('radio', { name: 'S', exact: true }).check();
    await addButton(page).click();
    const box = page.getByRole('alert').filter({ hasText: 'Your purchase could not be completed' });
    await expect(box).toBeVisible();
    await expect(box.getByRole('button', { name: 'Dismiss' })).toHaveCount(0);
    expect(requestCount).toBe(0);
  });

  test('[AB-05, AB-06, AB-07] in French a refusal leads where it leads in English', async ({ page }) => {
    await page.goto(`/fr${products.ordinary}`);
    let requestCount = 0;
    page.on('request', (request) => {
      if (request.url().includes('product-view')) requestCount += 1;
    });
    const small = page.getByRole('radio', { name: 'S', exact: true });
    const add = page.getByRole('main').locator('form').getByRole('button', { name: 'Ajouter au panier' });
    const findAlert = (words: string) => page.getByRole('alert').filter({ hasText: words });
    await small.check();

    await refuses(page, 409, 'bag_full', 'Le mot « sold out » ne décide de rien.');
    await add.click();
    await expect(findAlert('ne décide de rien').getByRole('button')).toBeVisible();

    await refuses(page, 409, 'conflict', 'Votre achat n’a pas pu être finalisé.');
    await add.click();
    await expect(findAlert('pas pu être finalisé')).toBeVisible();
    await expect(findAlert('pas pu être finalisé').getByRole('button')).toHaveCount(0);
    expect(requestCount).toBe(0);

    await refuses(page, 409, 'sold_out', 'La taille S vient d’être épuisée.');
    const fresh = page.waitForRequest('**/api/product-view/1001?refreshData=true');
    await add.click();
    await fresh;
    await expect(findAlert('La taille S vient d’être épuisée.')).toBeVisible();
    await expect(small).not.toBeChecked();
  });

  test('[AB-07] any other refusal shows in a notification that can be dismissed; the choice survives', async ({
    page,
  }) => {
    await page.goto(products.ordinary);
    await refuses(page, 503, 'unavailable', 'The bag is resting. Please try again.');
    await sizes(page).getByRole('radio', { name: 'S', exact: true }).check();
    await addButton(page).click();
    const box = page.getByRole('alert').filter({ hasText: 'The bag is resting.' });
    await expect(box).toBeVisible();
    await expect(sizes(page).getByRole('radio', { name: 'S', exact: true })).toBeChecked();
    await expectAccessible(page, 'main form');
    await box.getByRole('button', { name: 'Dismiss' }).click();
    await expect(box).toHaveCount(0);
  });

  test('[AB-07] no answer at all is said too', async ({ page }) => {
    await page.goto(products.ordinary);
    await page.route('**/api/cart/items', (route) => route.abort());
    await sizes(page).getByRole('radio', { name: 'S', exact: true }).check();
    await addButton(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'The shop did not answer.' })).toBeVisible();
  });
});

test('[AB-10, LS-01] a stored buy-now message shows once, and none whose time is over', async ({ page }) => {
  await page.goto('/sizechart');
  await page.evaluate(() => {
    const store = (key: string, value: unknown, expiry: number) =>
      localStorage.setItem(key, JSON.stringify({ value, expiry }));
    store('buy-now-message:1001', 'The bank said no. Nothing was charged.', Date.now() + 60_000);
    store('buy-now-message:1019', 'An old story.', Date.now() - 1);
    localStorage.setItem('buy-now-message:1012', '{broken');
  });
  await page.goto(products.ordinary);
  await expect(page.getByRole('alert').filter({ hasText: 'The bank said no.' })).toBeVisible();
  await page.reload();
  await isAtRest(page);
  await expect(page.getByText('The bank said no.')).toHaveCount(0);
  await page.goto(products.lowStock);
  // Whatever is said is said by the time a size can be chosen.
  await sizes(page).getByRole('radio', { name: /^S\b/ }).check();
  await expect(page.getByText('Size: S')).toBeVisible();
  await expect(page.getByText('An old story.')).toHaveCount(0);
  await page.goto(products.oneSize);
  await addButton(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('[LS-01] a device that keeps nothing still shops', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto(products.ordinary);
  await sizes(page).getByRole('radio', { name: 'S', exact: true }).check();
  await expect(page.getByText('Size: S')).toBeVisible();
});

test.describe('with buy-now buttons', () => {
  test.use({ flags: 'enable_pdp_buy_now.enable_pdp_google_pay.enable_pdp_apple_pay' });

  test('[AB-09] they wait for a size', async ({ page }) => {
    await page.goto(products.ordinary);
    const buttons = page.getByRole('button', { name: /^Buy (now|with)/ });
    await expect(buttons).toHaveText(['Buy now']);
    const waiting = buttons.and(page.locator('[aria-disabled="true"]'));
    await expect(waiting).toHaveCount(1);
    for (const button of await buttons.all())
      await expect(button).toHaveAccessibleDescription('Please select a size.');
    // Pressed all the same it puts nothing in the bag, and leads nowhere.
    await buttons.first().click({ force: true });
    await expect(page).toHaveURL(new RegExp(`${products.ordinary}$`));
    await sizes(page).getByRole('radio', { name: 'S', exact: true }).check();
    await expect(waiting).toHaveCount(0);
    await page.goto(products.oneSize);
    await expect(buttons).toHaveCount(1);
    await expect(waiting).toHaveCount(0);
  });

  test('[AB-09, IX-02] nobody abroad sees them', async ({ page }) => {
    await page.goto(`${products.ordinary}?glCountry=FR`);
    await expect(page.getByRole('button', { name: /^Buy/ })).toHaveCount(0);
  });
});

test('[SZ-01] a one-sized thing is chosen already', async ({ page }) => {
  await page.goto(products.oneSize);
  await expect(page.getByRole('main').getByText('Size: One Size')).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await page.getByRole('main').getByRole('button', { name: 'Add to bag' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Added to your bag' })).toContainText('One Size');
});

test('[SZ-02, SZ-04, SZ-05] a size updates the warning and asks which colors have it', async ({ page }) => {
  await page.route('**/api/productgroup/1023/swatches/*', (route) =>
    route.fulfill({ json: { success: true, content: [1023, 1201] } }),
  );
  await page.goto(products.colourful);
  const swatches = page.getByRole('navigation', { name: 'Color' }).getByRole('link');
  await expect(swatches.filter({ hasText: 'Sold out' })).toHaveCount(3);
  await sizes(page).getByRole('radio').first().check();
  await expect(swatches.filter({ hasText: 'Sold out' })).toHaveCount(10);
  await page.goto(products.lowStock);
  await sizes(page).getByRole('radio', { name: 'S 2 left' }).check();
  await expect(page.getByText('Only 2 Left in this Size!')).toBeVisible();
  await sizes(page).getByRole('radio', { name: 'M 1 left' }).check();
  await expect(page.getByText('Only 1 Left in this Size!')).toBeVisible();
});

test.describe('when the stock of colors cannot be read', () => {
  test.use({ allowedConsole: /stock of other colors could not be read|ERR_FAILED/ });
  test('[SZ-05] they stay as they were, and the log says so', async ({ page }) => {
    await page.goto(products.colourful);
    const swatches = page.getByRole('navigation', { name: 'Color' }).getByRole('link');
    const before = await swatches.allTextContents();
    await page.route('**/api/productgroup/**', (route) => route.abort());
    const warned = page.waitForEvent('console', (line) => /stock of other colors/.test(line.text()));
    await sizes(page).getByRole('radio').first().check();
    await warned;
    expect(await swatches.allTextContents()).toEqual(before);
  });
});

test('[SZ-06] a swatch shows its state and leads to that color’s product', async ({ page }) => {
  await page.goto(products.colourful);
  const swatches = page.getByRole('navigation', { name: 'Color' });
  await expect(swatches.getByRole('link', { name: /, Sold out$/ })).toHaveCount(3);
  await expect(swatches.getByRole('link', { name: /, Pre-sale$/ })).toHaveCount(1);
  await expect(swatches.locator('[aria-current]')).toHaveCount(1);
  await swatches.getByRole('link', { name: 'Noir' }).click();
  await expect(page).toHaveURL(/folding-screen-pleated-skirt-noir$/);
  await expect(swatches.locator('[aria-current]')).toHaveAccessibleName(/^Noir/);
});

test('[SZ-09] notes, inseam and front rise stand with the size', async ({ page }) => {
  await page.goto(products.restricted);
  await sizes(page).getByRole('radio').first().check();
  await expect(
    page.getByText('True to size. Inseam 33 in, front rise 12 in.', { exact: true }),
  ).toBeVisible();
});

test('sizes can be chosen by keyboard alone', async ({ page }) => {
  await page.goto(products.ordinary);
  await sizes(page).getByRole('radio').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Size: XS')).toBeVisible();
});
