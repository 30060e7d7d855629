import type { Page } from '@playwright/test';
import { expect, test } from './shopper.ts';

/** Puts things in the bag without a page, and opens the bag. */
export async function opensBagWith(
  page: Page,
  ...items: readonly (readonly [productId: number, sizeId: number])[]
): Promise<void> {
  for (const [productId, sizeId] of items) {
    const answer = await page.request.post('/api/cart/items', {
      // A connection that was kept may be closed, rightly, while the next request is on its way.
      maxRetries: 2,
      data: { productId, sizeId },
      headers: { origin: new URL(test.info().project.use.baseURL ?? '').origin },
    });
    expect(answer.status()).toBe(201);
  }
  await page.goto('/bag');
}
