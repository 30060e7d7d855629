import type { Locator, Page } from '@playwright/test';
import {
  dress,
  gallery,
  opens,
  shirtWithOnePicture,
  skirtWithFilm,
  slideInView,
  slides,
  thumbnails,
  zoomButton,
  zoomed,
} from '../gallery-page.ts';
import { expect, expectAccessible, looksBelow, screens, test } from '../shopper.ts';

// Stillness makes the tests quick and sure; those about motion ask for it.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('on a desktop', () => {
  test.use({ viewport: screens.desktop });

  test('[PG-01] [GA-01] the picture stands beside five thumbnails of 96, the last of which counts the rest', async ({
    page,
  }) => {
    await opens(page, dress);
    const count = await slides(page).count();
    await expect(thumbnails(page)).toHaveCount(5);
    await expect(gallery(page).getByText(`+${count - 4}`)).toBeVisible();
    await expect(gallery(page).getByText(`1 / ${count}`)).toBeVisible();
    const boxes = await Promise.all([0, 1].map((index) => thumbnails(page).nth(index).boundingBox()));
    expect(boxes[0]?.width).toBe(96);
    expect(boxes[1]?.x).toBe(boxes[0]?.x);
    expect(boxes[1]?.y).toBeGreaterThan((boxes[0]?.y ?? 0) + 140);
    await expectAccessible(page, 'main [aria-label="Pictures"]');

    await gallery(page).getByRole('button', { name: 'Later images' }).click();
    await expect(gallery(page).getByRole('link', { name: `Image ${count}:` })).toBeVisible();
    await expect(gallery(page).getByRole('button', { name: 'Later images' })).toHaveAttribute(
      'aria-disabled',
    );
    await gallery(page).getByRole('button', { name: 'Earlier images' }).click();
    await expect(gallery(page).getByRole('link', { name: 'Image 1:' })).toBeVisible();
  });

  test('[GA-02] a thumbnail moves the main picture and is marked as current', async ({ page }) => {
    await opens(page, dress);
    await expect(thumbnails(page).first()).toHaveAttribute('aria-current', 'true');
    await gallery(page).getByRole('link', { name: 'Image 3:' }).click();
    await expect.poll(() => slideInView(page)).toBe(2);
    await expect(gallery(page).getByRole('link', { name: 'Image 3:' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(gallery(page).locator('[aria-current]')).toHaveCount(1);
    await expect(gallery(page).getByText('3 / ')).toBeVisible();
  });

  test('[GA-02] the arrow keys move the pictures, on the row and on the thumbnails', async ({ page }) => {
    await opens(page, dress);
    await gallery(page).getByRole('list', { name: 'Product images' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => slideInView(page)).toBe(2);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => slideInView(page)).toBe(1);

    await gallery(page).getByRole('link', { name: 'Image 2:' }).focus();
    for (const image of [3, 4, 5]) {
      await page.keyboard.press('ArrowDown');
      await expect(gallery(page).getByRole('link', { name: `Image ${image}:` })).toBeFocused();
    }
    await expect.poll(() => slideInView(page)).toBe(4);
  });

  test('[GA-04] a change of picture is announced for a second', async ({ page }) => {
    await page.clock.install();
    await opens(page, dress);
    const alert = page.getByRole('alert');
    await expect(alert).toHaveText('');
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await gallery(page).getByRole('link', { name: 'Image 2:' }).click();
    await expect(alert).toHaveText(/^Image 2 of \d+: \S/);
    await page.clock.runFor(999);
    await expect(alert).toHaveText(/^Image 2/);
    await page.clock.runFor(1);
    await expect(alert).toHaveText('');
  });

  test('[GA-05] a single picture has a place beside it for those to come', async ({ page }) => {
    await opens(page, shirtWithOnePicture);
    await expect(page.getByText('More Images Coming Soon')).toBeVisible();
    await expect(thumbnails(page)).toHaveCount(0);
    await expectAccessible(page, 'main [aria-label="Pictures"]');
    await page.setViewportSize(screens.phone);
    await expect(page.getByText('More Images Coming Soon')).toBeHidden();
  });

  test('[RT-04] ?image=N shows picture N, and anything else the first', async ({ page }) => {
    await opens(page, `${dress}?image=2`);
    await expect.poll(() => slideInView(page)).toBe(2);
    await expect(gallery(page).getByRole('link', { name: 'Image 3:' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    for (const nonsense of ['99', 'two', '-1']) {
      await opens(page, `${dress}?image=${nonsense}`);
      await expect(gallery(page).getByRole('link', { name: 'Image 1:' })).toHaveAttribute('aria-current');
      expect(await slideInView(page)).toBe(0);
    }
  });

  test('[RT-04] also in a browser that cannot begin anywhere but at the start of a row', async ({ page }) => {
    await page.route('**/assets/*.css', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll('scroll-initial-target', 'scroll-unknown');
      await route.fulfill({ response, body });
    });
    await opens(page, `${dress}?image=2`);
    await expect.poll(() => slideInView(page)).toBe(2);
    await expect(gallery(page).getByText('3 / ')).toBeVisible();
  });

  test.describe('in the second style', () => {
    test.use({ flags: 'second_style' });

    test('the pictures hang as a wall of two columns', async ({ page }) => {
      await opens(page, dress);
      const boxes = await Promise.all([0, 1, 2].map((index) => slides(page).nth(index).boundingBox()));
      expect(boxes[1]?.y).toBe(boxes[0]?.y);
      expect(boxes[1]?.x).toBeGreaterThan(boxes[0]?.x ?? 0);
      expect(boxes[2]?.x).toBe(boxes[0]?.x);
      await expect(thumbnails(page)).toHaveCount(0);
      await expectAccessible(page, 'main [aria-label="Pictures"]');
    });

    test('[RT-04] the picture asked for hangs first', async ({ page }) => {
      await opens(page, `${dress}?image=2`);
      const [chosenBox, first] = await Promise.all(
        [2, 0].map((index) => slides(page).nth(index).boundingBox()),
      );
      expect(chosenBox?.x).toBeLessThan(first?.x ?? 0);
      expect(chosenBox?.y).toBe(first?.y);
    });
  });
});

test('[GA-06] the main picture comes in modern formats at the width of the screen', async ({ browser }) => {
  const expected = { phone: 375, tablet: 617, desktop: 560 };
  for (const [name, viewport] of Object.entries(screens)) {
    const page = await browser.newPage({ viewport });
    await page.goto(dress);
    const main = slides(page).first().getByRole('img');
    await expect
      .poll(() => main.evaluate((img) => (img instanceof HTMLImageElement ? img.currentSrc : '')))
      .toMatch(new RegExp(`\\.${expected[name as keyof typeof expected]}\\.avif$`));
    if (name !== 'phone') {
      const drawn = (await main.boundingBox())?.width ?? 0;
      expect(drawn).toBeLessThanOrEqual(expected[name as keyof typeof expected]);
    }
    const types = await slides(page)
      .first()
      .locator('source')
      .evaluateAll((all) => all.map((s) => s.getAttribute('type')));
    expect(types).toEqual(['image/avif', 'image/webp']);
    await expect(page.locator('head link[rel="preload"][as="image"]')).toHaveAttribute('type', 'image/avif');
    await page.close();
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: screens.phone, hasTouch: true, isMobile: true });

  test('[GA-07] a part of the next picture shows: each takes 77 % of the width', async ({ page }) => {
    await opens(page, dress);
    const box = await slides(page).first().boundingBox();
    expect(box?.width).toBeCloseTo(390 * 0.77, 0);
    await expect(slides(page).nth(1)).toBeInViewport();
    await expectAccessible(page, 'main [aria-label="Pictures"]');
    await opens(page, shirtWithOnePicture);
    expect((await slides(page).first().boundingBox())?.width).toBeCloseTo(390, 0);
  });

  test('a swipe is counted and announced', async ({ page }) => {
    await opens(page, dress);
    await slides(page)
      .nth(3)
      .evaluate((slide) => slide.scrollIntoView({ inline: 'start', block: 'nearest' }));
    await expect(gallery(page).getByText('4 / ')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveText(/^Image 4/);
  });

  test.describe('where films lead', () => {
    test.use({ flags: 'pdp_video_first_mobile' });

    test('[GA-03] the film stands first and is counted first', async ({ page }) => {
      await opens(page, skirtWithFilm);
      expect(await slideInView(page)).toBe(1);
      await expect(slides(page).nth(1).locator('video')).toBeInViewport();
      await expect(gallery(page).getByText('1 / ')).toBeVisible();
    });
  });
});

test.describe('in quick view', () => {
  /** Opens the quick view of something that goes with the dress. */
  async function quickView(page: Page): Promise<Locator> {
    await page.goto(dress);
    const look = page.getByRole('region', { name: 'Complete the Look' });
    const button = look.getByRole('button', { name: 'Quick view: Wrong Turning Silk Scarf' });
    await looksBelow(page);
    await button.press('Enter');
    return page.getByRole('dialog').getByRole('region', { name: 'Pictures' });
  }

  test('[GA-11] five thumbnails of 95 stand under the picture and move it', async ({ page }) => {
    await page.setViewportSize(screens.desktop);
    const pictures = await quickView(page);
    const thumbs = pictures.getByRole('button', { name: /^Image \d/ });
    await expect(thumbs).toHaveCount(5);
    expect((await thumbs.first().boundingBox())?.width).toBe(95);
    await thumbs.nth(2).click();
    await expect(thumbs.nth(2)).toHaveAttribute('aria-current', 'true');
    await expect(pictures.getByText('3 / ')).toBeVisible();
    await expectAccessible(page, '[role="dialog"]');
  });

  test.describe('in the second style', () => {
    test.use({ flags: 'second_style' });

    test('[GA-11] four tiles instead', async ({ page }) => {
      await page.setViewportSize(screens.desktop);
      const pictures = await quickView(page);
      await expect(pictures.getByRole('button', { name: /^Image \d/ })).toHaveCount(4);
    });
  });

  test('[GA-07] on a phone each picture takes 66 % of the width', async ({ page }) => {
    await page.setViewportSize(screens.phone);
    const pictures = await quickView(page);
    const row = pictures.getByRole('list', { name: 'Product images' });
    await expect(row).toBeVisible();
    const [whole, first] = await Promise.all(
      [row, row.getByRole('listitem').first()].map((part) => part.boundingBox()),
    );
    expect(first?.width).toBeCloseTo((whole?.width ?? 0) * 0.66, 0);
  });

  test('[GA-08] a closer look lies over it, and Back closes one after the other', async ({ page }) => {
    await page.setViewportSize(screens.desktop);
    const pictures = await quickView(page);
    await pictures.getByRole('button', { name: 'Zoom in for image details' }).click();
    await expect(zoomed(page)).toBeVisible();
    await page.goBack();
    await expect(zoomed(page)).toBeHidden();
    await expect(pictures).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(dress);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: screens.desktop });

  test('[GA-02] [RT-04] thumbnails are links to the picture, and the page comes with it selected', async ({
    page,
  }) => {
    await page.goto(dress);
    await gallery(page).getByRole('link', { name: 'Image 5:' }).click();
    await expect(page).toHaveURL(`${dress}?image=4#image-4`);
    await expect(gallery(page).getByRole('link', { name: 'Image 5:' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    expect(await slideInView(page)).toBe(4);
    await expect(gallery(page).getByText('5 / ')).toBeVisible();
  });

  test.describe('a press on the zoom', () => {
    // Chromium styles the page it makes around a picture, which the picture's own policy forbids.
    test.use({ allowedConsole: /Applying inline style violates/ });

    test('[GA-08] opens the picture itself', async ({ page }) => {
      await page.goto(dress);
      await zoomButton(page).click();
      await expect(page).toHaveURL(/\/media\/img\/.*\.jpg\??$/);
    });
  });
});

test.describe('a picture that does not come', () => {
  test.use({ viewport: screens.phone, allowedConsole: /Failed to load resource/ });

  test('leaves its words on the ground of the studio', async ({ page }) => {
    await page.route('**/media/img/**', (route) => route.abort());
    await page.goto(dress);
    const first = slides(page).first();
    await expect(first.getByText(/dress/i)).toBeVisible();
    await expect(first.getByRole('img')).toHaveCount(0);
  });
});
