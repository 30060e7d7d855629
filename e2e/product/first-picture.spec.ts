// What a shopper came to see comes first: before scripts, before the rest of a page, and without asking again.
import type { Locator, Page } from '@playwright/test';
import { expect, looksBelow, products, test } from '../shopper.ts';

test.use({ isFirstVisit: true });

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

test('a form that was pressed before says what it lacks once the page is alive', async ({ page }) => {
  const { letGo } = await withPictureHeld(page);
  await page.getByRole('main').locator('form').getByRole('button', { name: 'Add to bag' }).click();
  await alive(page);
  await expect(page.getByRole('radiogroup', { name: 'Size' })).toContainText('Please select a size');
  letGo();
});

test('a form goes the plain way when scripts never come', async ({ page }) => {
  await page.route('**/assets/*.js', () => {});
  await page.goto(products.ordinary, { waitUntil: 'commit' });
  const form = page.getByRole('main').locator('form');
  await form.getByRole('radio', { name: 'S', exact: true, includeHidden: true }).check();
  await form.getByRole('button', { name: 'Add to bag' }).click();
  await expect(page).toHaveURL(/\/bag/);
  await expect(page.getByRole('main')).toContainText('Nocturne Bias Slip Dress');
});

/** Where moving pictures began and ended, and how long they took. */
const movesOf = (page: Page) => page.evaluate(() => Reflect.get(window, 'moves') as Move[]);
interface Move {
  readonly from: string;
  readonly to: string;
  readonly ms: number;
}

async function watchMoves(page: Page) {
  await page.addInitScript(() => {
    const moves: Move[] = [];
    Object.assign(window, { moves });
    const animate = Element.prototype.animate;
    const place = (element: Element) => {
      const { x, y, width } = element.getBoundingClientRect();
      return [x, y, width].map(Math.round).join(' ');
    };
    Element.prototype.animate = function (keyframes, timing) {
      const to = place(this);
      const animation = animate.call(this, keyframes, timing);
      if (this instanceof HTMLImageElement && JSON.stringify(keyframes).includes('transform'))
        moves.push({ from: place(this), to, ms: Number(animation.effect?.getComputedTiming().duration) });
      return animation;
    };
  });
}

const placeOf = async (picture: Locator) => {
  const box = await picture.boundingBox();
  return [box?.x, box?.y, box?.width].map((length) => Math.round(length ?? Number.NaN)).join(' ');
};

/** What moves a picture and the picture itself are fetched as soon as one comes near, unless they are there already. */
const comes = (page: Page, part: string, except = 'nothing') =>
  page.waitForFunction(
    ([part, except]) =>
      performance
        .getEntriesByType('resource')
        .some(({ name }) => name.includes(part) && !name.endsWith(except)),
    [part, except] as const,
  );

/** Goes where a tile leads; where its picture stood. */
async function tapped(page: Page, tile: Locator) {
  const picture = tile.getByRole('img').first();
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).not.toHaveJSProperty('currentSrc', '');
  const small = await picture.evaluate((img: HTMLImageElement) => img.currentSrc);
  const [file = ''] = /[^/]+?(?=\.)/.exec(new URL(small).pathname) ?? [];
  const link = tile.getByRole('heading').getByRole('link');
  await link.hover();
  // So is what the page shows: nothing moves for a page that comes only after seconds.
  const data = `${await link.getAttribute('href')}.data`;
  const awaited = [
    comes(page, 'picture-move'),
    comes(page, file, new URL(small).pathname),
    comes(page, data),
  ];
  await Promise.all(awaited);
  const from = await placeOf(picture);
  await link.click();
  return from;
}

test('the picture that is tapped moves to its place on its page, from a rail and from below a product', async ({
  page,
}) => {
  await watchMoves(page);
  const shown = page.getByRole('region', { name: 'Pictures' }).getByRole('img').first();
  await page.goto('/c/dresses');
  const first = await tapped(page, page.getByRole('main').getByRole('article').first());
  await expect.poll(() => movesOf(page)).toEqual([{ from: first, to: await placeOf(shown), ms: 240 }]);
  await expect(page.locator('body > img')).toHaveCount(0);

  await looksBelow(page);
  const look = page.getByRole('region', { name: 'Complete the Look' });
  const second = await tapped(page, look.getByRole('article').first());
  await expect.poll(async () => (await movesOf(page)).map(({ from }) => from)).toEqual([first, second]);
  await expect(page.locator('body > img')).toHaveCount(0);
});

test('on Back the picture moves back to its tile', async ({ page }) => {
  await watchMoves(page);
  await page.goto('/c/dresses');
  const tile = await tapped(page, page.getByRole('main').getByRole('article').first());
  const shown = page.getByRole('region', { name: 'Pictures' }).getByRole('img').first();
  await expect.poll(() => movesOf(page)).toHaveLength(1);
  await expect(page.locator('body > img')).toHaveCount(0);
  const from = await placeOf(shown);
  await page.goBack();
  await expect.poll(async () => (await movesOf(page)).slice(1)).toEqual([{ from, to: tile, ms: 240 }]);
  await expect(page.locator('body > img')).toHaveCount(0);
});

test('nothing moves for those who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watchMoves(page);
  await page.goto('/c/dresses');
  await tapped(page, page.getByRole('main').getByRole('article').first());
  await expect.poll(async () => (await movesOf(page)).map(({ ms }) => ms)).toEqual([0]);
  await expect(page.locator('body > img')).toHaveCount(0);
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
