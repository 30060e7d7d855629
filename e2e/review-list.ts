// Lists of reviews, as a shopper finds them on a page.
import type { Locator, Page } from '@playwright/test';

export const all = '/products/reviews/1001';
export const articles = (page: Page) => page.getByRole('main').getByRole('article');
export const ratings = (place: Page | Locator) =>
  place
    .getByRole('article')
    .getByRole('img', { name: /out of 5$/ })
    .evaluateAll((stars) => stars.map((one) => Number(one.getAttribute('aria-label')?.[0])));
export const bar = (page: Page, stars: string) => page.getByRole('link', { name: new RegExp(`^${stars}`) });
