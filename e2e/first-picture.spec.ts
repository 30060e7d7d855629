// What a shopper came to see comes first: before scripts, before the rest of a page, and without asking again.
import type { Page } from '@playwright/test';
import { expect, products, test } from './shopper.ts';

/** Holds back the first picture until it is let go, and tells what scripts were asked for. */
async function withPictureHeld(page: Page, product: string = products.ordinary) {
  const held = Promise.withResolvers<void>();
  const scripts: string[] = [];
  await page.route('**/media/img/**', async (route) => {
    await held.promise;
    await route.continue();
  });
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(request.url());
  });
  const styled = page.waitForResponse((response) => response.url().endsWith('.woff2'));
  await page.goto(product, { waitUntil: 'commit' });
  await styled;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return { scripts, letGo: held.resolve };
}

const alive = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-alive');

test('scripts are fetched once the first picture is there', async ({ page }) => {
  const { scripts, letGo } = await withPictureHeld(page);
  expect(scripts).toEqual([]);
  letGo();
  await alive(page);
  expect(scripts.length).toBeGreaterThan(3);
});

test('a page that is touched comes alive at once, and what was chosen and pressed before is not lost', async ({
  page,
}) => {
  const { scripts, letGo } = await withPictureHeld(page);
  expect(scripts).toEqual([]);
  const size = page.getByRole('main').getByRole('radio', { name: 'S', exact: true, includeHidden: true });
  await size.check();
  await page.getByRole('button', { name: 'See More' }).click();
  await alive(page);
  await expect(page.getByRole('dialog', { name: 'Nocturne Bias Slip Dress' })).toBeVisible();
  await expect(size).toBeChecked();
  letGo();
});

test('what was typed before is not lost either', async ({ page }) => {
  const { letGo } = await withPictureHeld(page, products.soldOut);
  const number = page.getByRole('main').getByRole('textbox').first();
  await number.pressSequentially('2125550123');
  await alive(page);
  await expect(number).toHaveValue('2125550123');
  letGo();
});

test('the picture that is tapped becomes the picture of its page, from a rail and from below a product', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      const transition = start(change);
      transition.ready.then(
        () => {
          const parts = document
            .getAnimations()
            .map(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement);
          moved.push(parts.includes('::view-transition-group(product-picture)') ? 'moved' : 'faded');
        },
        (error) => moved.push(String(error)),
      );
      return transition;
    };
  });
  const moved = () => page.evaluate(() => Reflect.get(window, 'moved'));
  await page.goto('/c/dresses');
  await alive(page);
  await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('region', { name: 'Pictures' })).toBeVisible();
  await expect.poll(moved).toEqual(['moved']);
  const look = page.getByRole('region', { name: 'Complete the Look' });
  await look.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect.poll(moved).toEqual(['moved', 'moved']);
});

test('what was fetched ahead is shown without asking again, and all of the page follows', async ({
  page,
}) => {
  await page.goto('/c/dresses');
  await alive(page);
  const link = page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link');
  const ahead = page.waitForResponse((response) => response.url().includes('.data'));
  await link.focus();
  await (await ahead).finished();
  await link.click();
  await expect(page.getByRole('region', { name: 'Pictures' })).toBeVisible();
  const overTheLine = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('.data'))
      .map((entry) => entry instanceof PerformanceResourceTiming && entry.transferSize > 0),
  );
  expect(overTheLine).toEqual([true, false]);
  await expect(page.getByRole('heading', { name: 'Reviews' })).toBeAttached();
});
