// What comes after the page is drawn, for somebody who has loves and a bag, finds its room.
import type { Page } from '@playwright/test';
import { expect, isAtRest, products, test } from '../shopper.ts';

/** How much of the screen moved by itself so far, and how far: what browsers call the layout shift. */
const shift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[])
            if (!entry.hadRecentInput) sum += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );

for (const [screen, viewport] of [
  ['desktop', { width: 1280, height: 800 }],
  ['phone', { width: 390, height: 844 }],
] as const)
  test.describe(`on a ${screen}`, () => {
    test.use({ viewport });

    test('the hearts and the count of the bag move nothing below the header', async ({ page, baseURL }) => {
      const headers = { origin: baseURL ?? '' };
      await page.request.post('/api/loves', { headers, data: { productId: 1001 } });
      await page.request.post('/api/cart/items', { headers, data: { productId: 1012 } });
      await page.goto(products.ordinary);
      await expect(page.getByRole('banner').getByRole('link', { name: /Bag.*1/ })).toBeVisible();
      await expect(page.getByRole('button', { name: /^Loved/ }).first()).toBeVisible();
      await isAtRest(page);
      // The number beside the bag makes its own room among the header's words, and nothing else moves.
      expect(await shift(page)).toBeLessThan(0.001);
    });
  });
