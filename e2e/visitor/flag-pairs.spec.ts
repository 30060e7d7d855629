// Every two flags meet in all four ways on the page of a product: nothing fails, nothing is out of reach, nothing juts out.
import { flagNames, switchesText } from '../../src/domain/visitor/flags.ts';
import { pairwise } from '../../src/domain/visitor/pairwise.ts';
import { expect, expectAccessible, isAtRest, products, readsOn, test } from '../shopper.ts';

const widths = [320, 390, 768, 1440];
const shown = [products.ordinary, products.soldOut, products.unreviewed];

for (const [row, flags] of pairwise(flagNames).entries())
  test.describe(`with combination ${row + 1} of all flags`, () => {
    // In turn, so that each style and each half of the flags is looked at closely on a phone and on a desktop.
    const closely = row % 2 === 0 ? 390 : 1440;
    test.use({ flags: switchesText(flags), viewport: { width: closely, height: 900 } });

    test('[FL-02] the page of a product is whole at every width', async ({ page }) => {
      await page.goto(shown[row % shown.length] ?? products.ordinary);
      await isAtRest(page);
      await readsOn(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect([width, over]).toEqual([width, 0]);
      }
      await page.setViewportSize({ width: closely, height: 900 });
      // From the top: what lies half under the header is smaller than it is.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await expectAccessible(page);
    });
  });
