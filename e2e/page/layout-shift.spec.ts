// What comes after the page is drawn, for somebody who is signed in, has loves or a bag, finds its room.
import type { Page } from '@playwright/test';
import { comesAsCustomer } from '../customer.ts';
import { countedFor, expect, isAtRest, products, test } from '../shopper.ts';

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

/** Scrolls, a screen at a time, until a part of the page begins so far below the screen's top. */
const scrollsTo = (page: Page, part: string, below: number) =>
  page.evaluate(
    async ([selector, offset]) => {
      const left = () => (document.querySelector(selector)?.getBoundingClientRect().top ?? 0) - offset;
      for (let before = -1; before !== scrollY && Math.abs(left()) > 1; ) {
        before = scrollY;
        scrollBy({ top: Math.max(-innerHeight, Math.min(innerHeight, left())), behavior: 'instant' });
        await new Promise(requestAnimationFrame);
      }
    },
    [part, below] as const,
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

    for (const flags of ['', 'second_style'])
      test.describe(flags || 'first style', () => {
        test.use({ flags });

        test('[PG-10] the favourites of whoever is signed in find their room', async ({ page, baseURL }) => {
          await comesAsCustomer(page, baseURL);
          await page.goto(products.ordinary);
          const shelf = page.getByRole('region', { name: /Faves$/ });
          await expect(shelf.getByRole('article').first()).toBeVisible();
          await isAtRest(page);
          // The name beside the icons and a heading in its own letters move by a hair; without the room it was 0.25 and more.
          expect(await shift(page)).toBeLessThan(0.01);
          const room = shelf.locator('xpath=ancestor::*[@data-customers]');
          const left = await room.evaluate(
            (box, inside) => box.getBoundingClientRect().height - inside,
            (await shelf.boundingBox())?.height ?? 0,
          );
          // No more than a line of it stays empty.
          expect(left).toBeLessThan(40);
        });
      });

    for (const flags of ['', 'second_style'])
      test.describe(`reading on, ${flags || 'first style'}`, () => {
        test.use({ flags });

        test('[PG-15] shelves that arrive late, and what reviews are narrowed by, move nothing that is read', async ({
          page,
        }) => {
          await countedFor(page, 1001);
          await page.goto(products.oneSize);
          await isAtRest(page);
          const waiting: (() => void)[] = [];
          await page.route(/\/api\/(recommendations|social-photos|products\/tiles)/, async (route) => {
            await new Promise<void>((resolve) => waiting.push(resolve));
            await route.continue();
          });
          await page.goto(products.ordinary);
          await isAtRest(page);
          await scrollsTo(page, '#look', viewport.height / 3);
          await expect.poll(() => waiting.length).toBe(6);
          for (const answer of waiting) answer();
          await expect(
            page.getByRole('region', { name: 'Recently Viewed' }).getByRole('article'),
          ).toHaveCount(1);
          await expect(page.getByRole('region', { name: /^You In/ }).getByRole('figure')).not.toHaveCount(0);
          await isAtRest(page);
          expect(await shift(page)).toBeLessThanOrEqual(0.02);
          await scrollsTo(page, '#reviews', viewport.height / 3);
          await expect(page.getByRole('searchbox', { name: 'Search reviews' })).toBeVisible();
          await isAtRest(page);
          expect(await shift(page)).toBeLessThanOrEqual(0.02);
        });
      });
  });
