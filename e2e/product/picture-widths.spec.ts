// How large pictures are drawn, and from which files, at every width of a window.
import type { Page } from '@playwright/test';
import { slides } from '../gallery-page.ts';
import { expect, looksBelow, products, screens, test } from '../shopper.ts';

const widths = Array.from({ length: 85 }, (_, step) => 320 + step * 20);
/** What GA-06 asks of a desktop; the drawn pages show it in full at 1280 and at 1440. */
const desktopWidth = 560;
/** Where the buy box comes beside the picture, and where the thumbnails do: the page is laid out anew. */
const turns = [700, 1100];

/** How wide the first picture is, and how wide all that hang in its row are together. */
async function firstRow(page: Page): Promise<{ picture: number; row: number }> {
  const boxes = await slides(page).evaluateAll((all) =>
    all.map((slide) => {
      const { top, left, right, width } = slide.getBoundingClientRect();
      return { top, width, isInside: left >= -1 && right <= innerWidth + 1 };
    }),
  );
  const [first] = boxes;
  if (!first) throw new Error('There is no picture.');
  const row = boxes.filter(({ top, isInside }) => isInside && Math.abs(top - first.top) < 1);
  return { picture: first.width, row: row.reduce((sum, { width }) => sum + width, 0) };
}

for (const flags of ['', 'second_style'])
  test.describe(flags || 'first style', () => {
    test.use({ flags });

    test('a wider window never makes the picture a stamp', async ({ page }) => {
      await page.goto(products.ordinary);
      let before = { width: 0, picture: 0 };
      const faults: string[] = [];
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const { picture, row } = await firstRow(page);
        const isTurn = turns.some((turn) => before.width < turn && turn <= width);
        if (!isTurn && picture < before.picture - 1)
          faults.push(`${width}: ${picture}, after ${before.picture}`);
        if (width >= 1100 && flags === '' && picture !== desktopWidth) faults.push(`${width}: ${picture}`);
        if (width >= 1100 && row < desktopWidth) faults.push(`${width}: a row of ${row}`);
        before = { width, picture };
      }
      expect(faults).toEqual([]);
    });

    test('a tile is drawn from a file as wide as itself, or the widest there is', async ({ page }) => {
      const faults: string[] = [];
      for (const path of ['/', '/c/sale', products.ordinary])
        for (const [screen, viewport] of Object.entries(screens)) {
          await page.setViewportSize(viewport);
          await page.goto(path);
          if (path === products.ordinary) {
            await looksBelow(page);
            await expect(page.locator('#look').getByRole('article').first()).toBeVisible();
          }
          const pictures = page.getByRole('main').locator('article img');
          const drawn = () =>
            pictures.evaluateAll((images) =>
              images.flatMap((image) => {
                if (!(image instanceof HTMLImageElement) || image.clientWidth < 60) return [];
                image.loading = 'eager';
                const widthIn = (address: string) => Number(/\.(\d+)\.\w+$/.exec(address)?.[1] ?? 0);
                const set = image.parentElement?.querySelector('source')?.srcset ?? '';
                const widest = Math.max(...set.split(', ').map((part) => widthIn(part.split(' ')[0] ?? '')));
                return [{ box: image.clientWidth, file: widthIn(image.currentSrc), widest }];
              }),
            );
          await expect.poll(async () => (await drawn()).every(({ file }) => file > 0)).toBe(true);
          // What has come since is of the same shelves.
          const all = await drawn();
          expect(all.length).toBeGreaterThan(0);
          for (const { box, file, widest } of all)
            if (file > 0 && file < box && file < widest)
              faults.push(`${path} on a ${screen}: ${file} in ${box}`);
        }
      expect([...new Set(faults)]).toEqual([]);
    });
  });
