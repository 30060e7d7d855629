import type { Page } from '@playwright/test';
import { dress, gallery, opens, slideInView, slides, zoomButton, zoomed } from '../gallery-page.ts';
import { expect, expectAccessible, screens, test } from '../shopper.ts';

// Stillness makes the tests quick and sure; those about motion ask for it.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A tenth of a second apart by the events' own clock, however slow the machine. */
async function tapsTwice(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const now = Date.now() / 1_000;
  for (const timestamp of [now, now + 0.1]) {
    const touchPoints = [{ x: 195, y: 400 }];
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints, timestamp });
    await session.send('Input.dispatchTouchEvent', {
      type: 'touchEnd',
      touchPoints: [],
      timestamp: timestamp + 0.02,
    });
  }
}

/** Two fingers around the middle of a phone, moved apart or together. */
async function pinches(page: Page, { from, to }: { from: number; to: number }): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', apart: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [
        { x: 195, y: 400 - apart / 2, id: 0 },
        { x: 195, y: 400 + apart / 2, id: 1 },
      ],
    });
  await touch('touchStart', from);
  for (let step = 1; step <= 5; step++) await touch('touchMove', from + ((to - from) * step) / 5);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test.describe('the closer look', () => {
  test.use({ viewport: screens.desktop });

  test('[GA-08] is not fetched before it is asked for, and fills the screen', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await opens(page, dress);
    await page.waitForLoadState('networkidle');
    expect(scripts.filter((url) => /\/zoom[^/]*\.js/.test(url))).toEqual([]);
    await zoomButton(page).click();
    await expect(zoomed(page)).toBeVisible();
    expect(scripts.filter((url) => /\/zoom[^/]*\.js/.test(url))).toHaveLength(1);
    expect(await zoomed(page).boundingBox()).toEqual({ x: 0, y: 0, ...screens.desktop });
    await expectAccessible(page, '[role="dialog"]');
  });

  test('[GA-08] Back closes it and leaves the page, its place and its history as they were', async ({
    page,
  }) => {
    await page.goto('/');
    await opens(page, dress);
    // In reach though the picture is taller than the screen.
    await expect(zoomButton(page)).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => scrollTo(0, 40));
    const loads: string[] = [];
    page.on('request', (request) => loads.push(request.url()));
    await zoomButton(page).click();
    await expect(zoomed(page)).toBeVisible();
    await page.goBack();
    await expect(zoomed(page)).toBeHidden();
    await expect(page).toHaveURL(dress);
    await expect(zoomButton(page)).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(40);
    expect(loads.filter((url) => url.includes('/product/'))).toEqual([]);

    await zoomButton(page).press('Enter');
    await expect(zoomed(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(zoomed(page)).toBeHidden();
    await expect(zoomButton(page)).toBeFocused();
    await expect.poll(() => page.evaluate(() => history.state?.overlays ?? 0)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

  test('Back only closes it on a page reached without a reload, too', async ({ page }) => {
    await page.goto('/');
    await page.locator('main a[href^="/product/"]').first().click();
    await expect(zoomButton(page)).toBeVisible();
    const loads: string[] = [];
    page.on('request', (request) => loads.push(request.url()));
    await zoomButton(page).click();
    await expect(zoomed(page)).toBeVisible();
    await page.goBack();
    await expect(zoomed(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/');
    expect(loads.filter((url) => url.includes('/product/'))).toEqual([]);
  });

  test.describe('while the connection is away', () => {
    test.use({ allowedConsole: /Failed to load resource/ });

    test('[GA-08] it says so', async ({ page }) => {
      await opens(page, dress);
      await page.route(/\/assets\/zoom[^/]*\.js/, (route) => route.abort());
      await zoomButton(page).click();
      await expect(
        gallery(page).getByText('The closer look did not load. Please reload the page.'),
      ).toBeVisible();
    });
  });

  test.describe('without the flag', () => {
    test.use({ flags: '-pdp_image_zoom' });

    test('[GA-08] is not offered', async ({ page }) => {
      await page.goto(dress);
      await expect(slides(page).first()).toBeVisible();
      await expect(zoomButton(page)).toHaveCount(0);
    });
  });

  test('[GA-08] opens at the picture shown, turns pages, and the page follows', async ({ page }) => {
    await opens(page, dress);
    await gallery(page).getByRole('link', { name: 'Image 2:' }).click();
    await zoomButton(page).click();
    const turned = zoomed(page).getByRole('status');
    await expect(turned).toHaveText(/^Image 2 of/);
    await zoomed(page).getByRole('button', { name: 'Next image' }).click();
    await expect(turned).toHaveText(/^Image 3 of/);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(turned).toHaveText(/^Image 1 of/);
    await expect(zoomed(page).getByRole('button', { name: 'Previous image' })).toHaveAttribute(
      'aria-disabled',
    );
    await zoomed(page).getByRole('button', { name: 'Image 4:' }).click();
    await page.keyboard.press('Escape');
    await expect.poll(() => slideInView(page)).toBe(3);
  });

  test('[GA-08] wheel, buttons and keys go closer and back, and the picture never leaves its frame', async ({
    page,
  }) => {
    await opens(page, dress);
    // Pressing the picture itself opens it too.
    await slides(page)
      .first()
      .click({ position: { x: 300, y: 300 } });
    const picture = zoomed(page).getByRole('img').first();
    await expect(picture).toBeVisible();
    const width = async () => (await picture.boundingBox())?.width ?? 0;
    const whole = await width();
    await zoomed(page).getByRole('button', { name: 'Zoom in', exact: true }).click();
    await expect.poll(width).toBeCloseTo(whole * 1.5, 0);
    await page.keyboard.press('-');
    await expect.poll(width).toBeCloseTo(whole, 0);
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await expect.poll(width).toBeCloseTo(whole * 2.25, 0);
    for (let press = 0; press < 20; press++) await page.keyboard.press('ArrowDown');
    const box = await picture.boundingBox();
    const bottom = (box?.y ?? 0) + (box?.height ?? 0);
    expect(bottom).toBeGreaterThanOrEqual(screens.desktop.height - 110);
    await page.keyboard.press('0');
    await expect.poll(width).toBeCloseTo(whole, 0);
    await page.mouse.move(720, 400);
    await page.mouse.wheel(0, -300);
    await expect.poll(width).toBeGreaterThan(whole * 1.5);
  });

  test('[GA-08] is noted', async ({ page }) => {
    await opens(page, dress);
    const noted = page.waitForRequest((request) => /image-zoom/.test(request.postData() ?? ''));
    await zoomButton(page).click();
    expect((await noted).url()).toMatch(/\/api\/events$/);
  });
});

test.describe('by touch', () => {
  test.use({ viewport: screens.phone, hasTouch: true, isMobile: true });

  test('[GA-08] a double tap goes closer and back, a pinch as far as the fingers, and Back only closes', async ({
    page,
  }) => {
    await opens(page, dress);
    await zoomButton(page).tap();
    await expect(zoomed(page)).toBeVisible();
    const frame = zoomed(page).getByRole('img').first();
    const width = async () => (await frame.boundingBox())?.width ?? 0;
    const whole = await width();
    await tapsTwice(page);
    await expect.poll(width).toBeCloseTo(whole * 2.5, 0);
    await tapsTwice(page);
    await expect.poll(width).toBeCloseTo(whole, 0);
    await pinches(page, { from: 100, to: 200 });
    await expect.poll(width).toBeCloseTo(whole * 2, 0);
    await page.goBack();
    await expect(zoomed(page)).toBeHidden();
    await expect(page).toHaveURL(dress);
  });
});
