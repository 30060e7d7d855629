// The gallery as a journey sees it.
import { expect, type Page } from '@playwright/test';

export const dress = '/product/1001/nocturne-bias-slip-dress-bordeaux';
export const skirtWithFilm = '/product/1015';
export const shirtWithOnePicture = '/product/1014';

export const gallery = (page: Page) => page.getByRole('region', { name: 'Pictures' });
export const slides = (page: Page) =>
  gallery(page).getByRole('list', { name: 'Product images' }).getByRole('listitem');
export const thumbnails = (page: Page) => gallery(page).getByRole('link', { name: /^(Image \d|Film)/ });
export const zoomButton = (page: Page) =>
  gallery(page).getByRole('button', { name: 'Zoom in for image details' });
export const zoomed = (page: Page) => page.getByRole('dialog', { name: 'Zoom in for image details' });

/** The slide whose left edge is the row's own. */
export async function slideInView(page: Page): Promise<number> {
  return slides(page).evaluateAll((all) =>
    all.findIndex((slide) => {
      const row = slide.parentElement?.getBoundingClientRect();
      return row !== undefined && Math.abs(slide.getBoundingClientRect().left - row.left) < 2;
    }),
  );
}

/** Scripts have taken over when the rail's arrows show and the film has a button of its own. */
export async function opens(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(zoomButton(page)).toBeVisible();
  await page.waitForFunction(() => document.querySelector('[data-waiting], video[controls]') === null);
}
