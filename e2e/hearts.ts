// The hearts of products, as a shopper finds them.
import type { Page } from '@playwright/test';

/** Favourites of the house come above the product for those who are signed in, with hearts of their own. */
export const heartFor = (page: Page, productId: number) =>
  page.locator(`main love-heart[data-product="${productId}"] button[aria-pressed]`).first();
