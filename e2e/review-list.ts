// Lists of reviews, as a shopper finds them on a page.
import type { Locator, Page } from '@playwright/test';
import { expect } from './shopper.ts';

export const all = '/products/reviews/1001';
export const articles = (page: Page) => page.getByRole('main').getByRole('article');
export const ratings = (place: Page | Locator) =>
  place
    .getByRole('article')
    .getByRole('img', { name: /out of 5$/ })
    .evaluateAll((stars) => stars.map((one) => Number(one.getAttribute('aria-label')?.[0])));
export const bar = (page: Page, stars: string) => page.getByRole('link', { name: new RegExp(`^${stars}`) });

/** What the shop itself says of them. */
export async function asksOfReviews<T>(page: Page, path: string, shop: string | undefined): Promise<T> {
  const answer = await page.request.post(path, {
    headers: { origin: shop ?? '' },
    data: { start: 0, pageSize: 40 },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}
