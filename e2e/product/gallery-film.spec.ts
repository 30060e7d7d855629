import type { Locator, Page } from '@playwright/test';
import { gallery, opens, skirtWithFilm, slideInView, slides, thumbnails } from '../gallery-page.ts';
import { expect, expectAccessible, screens, test } from '../shopper.ts';

async function isPlaying(film: Locator): Promise<boolean> {
  return film.evaluate((video) => video instanceof HTMLVideoElement && !video.paused);
}

test.describe('the film', () => {
  test.use({ viewport: screens.desktop, contextOptions: { reducedMotion: 'no-preference' } });
  const film = (page: Page) => gallery(page).locator('video');
  const shows = (page: Page) => gallery(page).getByRole('link', { name: 'Film' }).click();

  test('[GA-01, GA-03, GA-10] its thumbnail leads, its slide is second, and it is offered in four forms, best first', async ({
    page,
  }) => {
    await opens(page, skirtWithFilm);
    await expect(thumbnails(page).first()).toHaveAccessibleName('Film');
    await expect(slides(page).nth(1).locator('video')).toHaveCount(1);
    await expect(film(page)).toHaveAttribute('preload', 'none');
    const types = await film(page)
      .locator('source')
      .evaluateAll((all) => all.map((s) => s.getAttribute('type')));
    expect(types.map((type) => /av01|vp9|hvc1|avc1/.exec(type ?? '')?.[0])).toEqual([
      'av01',
      'vp9',
      'hvc1',
      'avc1',
    ]);
    await expectAccessible(page, 'main [aria-label="Pictures"]');
  });

  test('[GA-09] plays by itself on its slide and pauses when left', async ({ page }) => {
    await opens(page, skirtWithFilm);
    expect(await isPlaying(film(page))).toBe(false);
    await shows(page);
    await expect.poll(() => isPlaying(film(page))).toBe(true);
    await gallery(page).getByRole('link', { name: 'Image 1:' }).click();
    await expect.poll(() => isPlaying(film(page))).toBe(false);
  });

  test('[GA-09] a shopper’s pause holds until the shopper plays again', async ({ page }) => {
    await opens(page, skirtWithFilm);
    await shows(page);
    await expect.poll(() => slideInView(page)).toBe(1);
    await expect.poll(() => isPlaying(film(page))).toBe(true);
    await gallery(page).getByRole('button', { name: 'Pause film' }).click();
    await expect.poll(() => isPlaying(film(page))).toBe(false);
    await gallery(page).getByRole('link', { name: 'Image 2:' }).click();
    await expect.poll(() => slideInView(page)).toBe(2);
    await shows(page);
    await expect.poll(() => slideInView(page)).toBe(1);
    await expect(gallery(page).getByRole('button', { name: 'Play film' })).toBeVisible();
    expect(await isPlaying(film(page))).toBe(false);
    await gallery(page).getByRole('button', { name: 'Play film' }).click();
    await expect.poll(() => isPlaying(film(page))).toBe(true);
  });

  test('[GA-12] a view is noted once, however often it plays', async ({ page }) => {
    await opens(page, skirtWithFilm);
    const noted: string[] = [];
    page.on('request', (request) => noted.push(request.postData() ?? ''));
    for (let turn = 0; turn < 2; turn++) {
      await shows(page);
      await expect(gallery(page).getByRole('button', { name: 'Pause film' })).toBeVisible();
      await gallery(page).getByRole('link', { name: 'Image 1:' }).click();
      await expect.poll(() => isPlaying(film(page))).toBe(false);
    }
    // Whoever leaves sends what is still to be told; what was sent has been seen to be once the next answer has come.
    await page.evaluate(async () => {
      dispatchEvent(new Event('pagehide'));
      await fetch('/favicon.svg');
    });
    expect(noted.join().match(/video-view/g)).toHaveLength(1);
  });

  test('one that cannot play shows its poster and says nothing', async ({ page }) => {
    await page.route('**/media/film/**', (route) =>
      route.fulfill({ status: 200, contentType: 'video/mp4', body: 'no film' }),
    );
    await opens(page, skirtWithFilm);
    await shows(page);
    await expect(slides(page).nth(1).getByRole('img', { name: /film$/ })).toBeVisible();
    await expect(gallery(page).getByRole('button', { name: /film/ })).toHaveCount(0);
  });

  test.describe('whose player does not load', () => {
    test.use({ allowedConsole: /Failed to load resource/ });

    test('shows its poster, and the page goes on', async ({ page }) => {
      await page.route(/\/assets\/film[^/]*\.js/, (route) => route.abort());
      await page.goto(skirtWithFilm);
      await shows(page);
      await expect(slides(page).nth(1).getByRole('img', { name: /film$/ })).toBeVisible();
    });
  });

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('[GA-12] waits to be asked', async ({ page }) => {
      await opens(page, skirtWithFilm);
      await shows(page);
      await expect.poll(() => slideInView(page)).toBe(1);
      const play = gallery(page).getByRole('button', { name: 'Play film' });
      await expect(play).toBeInViewport();
      expect(await isPlaying(film(page))).toBe(false);
      await play.click();
      await expect.poll(() => isPlaying(film(page))).toBe(true);
    });
  });
});
