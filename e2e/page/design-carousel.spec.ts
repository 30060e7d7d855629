import type { Locator, Page } from '@playwright/test';
import { opensDesign, sheets } from '../design-page.ts';
import { expect, screens, test } from '../shopper.ts';

// Stillness makes the tests quick and sure; those about motion ask for it.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The tiles wholly inside the track, by their place in the row. */
function tilesInView(carousel: Locator): Promise<number[]> {
  return carousel.getByRole('group').evaluateAll((tiles) =>
    tiles.flatMap((tile, index) => {
      const { left, right } = tile.getBoundingClientRect();
      const track = tile.parentElement?.getBoundingClientRect();
      return track && left >= track.left - 1 && right <= track.right + 1 ? [index] : [];
    }),
  );
}

const range = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index);
const goesWithIt = (page: Page, sheet: string) =>
  page.getByRole('region', { name: `Goes with it, ${sheet.toLowerCase()}` });

test.describe('carousel', () => {
  for (const [screen, size] of Object.entries(screens)) {
    test(`[CA-01] tiles per page and their gap on a ${screen}`, async ({ page }) => {
      const expected = { phone: [3, 3], tablet: [5, 5], desktop: [6, 2] }[screen] ?? [];
      await page.setViewportSize(size);
      await opensDesign(page);
      for (const [index, sheet] of sheets.entries()) {
        const carousel = goesWithIt(page, sheet);
        const perPage = expected[index] ?? 0;
        expect(await tilesInView(carousel)).toEqual(range(0, perPage));
        const [first, second] = await Promise.all([
          carousel.getByRole('group').nth(0).boundingBox(),
          carousel.getByRole('group').nth(1).boundingBox(),
        ]);
        expect((second?.x ?? 0) - (first?.x ?? 0) - (first?.width ?? 0)).toBeCloseTo(4, 1);
        await carousel.getByRole('button', { name: 'Next page' }).click();
        await expect.poll(() => tilesInView(carousel)).toEqual(range(perPage, perPage));
      }
    });
  }

  test('[CA-02] pages move forward and back, and the arrows stop at the edges', async ({ page }) => {
    await page.setViewportSize(screens.desktop);
    await opensDesign(page);
    const carousel = goesWithIt(page, 'Style one');
    const back = carousel.getByRole('button', { name: 'Previous page' });
    const forward = carousel.getByRole('button', { name: 'Next page' });
    await expect(back).toHaveAttribute('aria-disabled', 'true');
    await expect(carousel.getByRole('button', { name: 'Start over?' })).toHaveCount(0);

    await forward.click();
    await expect(back).not.toHaveAttribute('aria-disabled');
    await expect.poll(() => tilesInView(carousel)).toEqual(range(6, 6));
    await forward.click();
    await expect.poll(() => tilesInView(carousel)).toEqual(range(8, 6));
    await expect(forward).toHaveAttribute('aria-disabled', 'true');
    await forward.press('Enter');
    await expect(forward).toBeFocused();
    await expect(carousel.getByText('3 / 3')).toBeVisible();

    await back.click();
    await expect.poll(() => tilesInView(carousel)).toEqual(range(6, 6));
    await back.click();
    await expect.poll(() => tilesInView(carousel)).toEqual(range(0, 6));
    await expect(back).toHaveAttribute('aria-disabled', 'true');
  });

  test('[CA-02] two quick presses turn two pages', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.setViewportSize(screens.phone);
    await opensDesign(page);
    const carousel = goesWithIt(page, 'Style one');
    await carousel.getByRole('button', { name: 'Next page' }).dblclick();
    await expect.poll(() => tilesInView(carousel)).toEqual(range(6, 3));
  });

  test('[CA-02] "Start over?" rests 100 ms, goes back, and focus follows after 600 ms', async ({ page }) => {
    await page.setViewportSize(screens.desktop);
    await page.clock.install();
    await opensDesign(page);
    const carousel = goesWithIt(page, 'Style one');
    await carousel.getByRole('button', { name: 'Next page' }).click();
    await carousel.getByRole('button', { name: 'Next page' }).click();
    await expect.poll(() => tilesInView(carousel)).toEqual(range(8, 6));
    const again = carousel.getByRole('button', { name: 'Start over?' });
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await again.click();
    await page.clock.runFor(99);
    await expect(again).toBeVisible();
    expect(await tilesInView(carousel)).toEqual(range(8, 6));
    await page.clock.runFor(1);
    await expect(again).toHaveCount(0);
    await expect.poll(() => tilesInView(carousel)).toEqual(range(0, 6));
    const first = carousel.getByRole('link', { name: 'Bordeaux slip' });
    await page.clock.runFor(599);
    await expect(first).not.toBeFocused();
    await page.clock.runFor(1);
    await expect(first).toBeFocused();
  });

  test('[CA-02] [CA-04] focus follows a page turned by keyboard, not one turned by pointer', async ({
    page,
  }) => {
    await page.setViewportSize(screens.desktop);
    await page.clock.install();
    await opensDesign(page);
    const carousel = goesWithIt(page, 'Style one');
    const forward = carousel.getByRole('button', { name: 'Next page' });
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await forward.press('Enter');
    await page.clock.runFor(599);
    await expect(forward).toBeFocused();
    await page.clock.runFor(1);
    await expect(carousel.getByRole('link', { name: 'Champagne slip' })).toBeFocused();

    const back = carousel.getByRole('button', { name: 'Previous page' });
    await back.click();
    await page.clock.runFor(1_000);
    await expect(back).toBeFocused();
  });

  test('[CA-04] it says what it is, where it stands, and every tile can be reached by Tab', async ({
    page,
  }) => {
    await page.setViewportSize(screens.desktop);
    await opensDesign(page);
    const carousel = goesWithIt(page, 'Style one');
    await expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
    const slides = carousel.getByRole('group');
    await expect(slides).toHaveCount(14);
    await expect(slides.nth(2)).toHaveAccessibleName('3 of 14');
    await expect(slides.nth(2)).toHaveAttribute('aria-roledescription', 'slide');
    await expect(carousel.getByRole('status')).toHaveText('');
    await carousel.getByRole('button', { name: 'Next page' }).click();
    await expect(carousel.getByRole('status')).toHaveText('Page 2 of 3');

    await carousel.getByRole('link', { name: 'Bordeaux slip' }).focus();
    for (let tab = 0; tab < 13; tab++) await page.keyboard.press('Tab');
    const last = carousel.getByRole('link', { name: 'Slate gown' });
    await expect(last).toBeFocused();
    await expect(last).toBeInViewport();
    await expect(carousel.getByText('3 / 3')).toBeVisible();
  });
});
