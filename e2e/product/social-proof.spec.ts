// What others do with a product, on its page: it comes and goes, can be held still, and is true.
import { expect, expectAccessible, products, screens, test } from '../shopper.ts';

const message = 'p[data-flashes]';

test('[SP-02] it is shown for 3 s and hidden for 1 s, five times, and then rests', async ({ page }) => {
  await page.goto(products.ordinary);
  const words = page.locator(`${message} span`);
  await expect(words).toHaveText(/^(Selling now|Wanted|Loved)\. \d+ /);
  const seen = await words.evaluate((element) => {
    const [animation] = element.getAnimations();
    if (!animation) return null;
    const { duration, iterations } = animation.effect?.getComputedTiming() ?? {};
    animation.pause();
    const opacityAt = (ms: number) => {
      animation.currentTime = ms;
      return getComputedStyle(element).opacity;
    };
    const times = [0, 2_990, 3_010, 3_990, 4_010, 6_990, 7_010, 16_010, 19_010].map(opacityAt);
    animation.finish();
    return { duration, iterations, times, atRest: getComputedStyle(element).opacity };
  });
  expect(seen).toEqual({
    duration: 4_000,
    iterations: 5,
    times: ['1', '1', '0', '0', '1', '1', '0', '1', '0'],
    atRest: '0',
  });
});

test('[SP-02] whoever wants to read it holds it still, by keyboard too', async ({ page }) => {
  await page.goto(products.ordinary);
  const words = page.locator(`${message} span`);
  const hold = page.getByRole('checkbox', { name: 'Hold this message still' });
  await hold.focus();
  await page.keyboard.press('Space');
  await expect(hold).toBeChecked();
  expect(await words.evaluate((element) => element.getAnimations().length)).toBe(0);
  await expect(words).toHaveCSS('opacity', '1');
  await page.keyboard.press('Space');
  expect(await words.evaluate((element) => element.getAnimations().length)).toBe(1);
  await expectAccessible(page, 'main');
});

test.describe('on a screen that shows little', () => {
  test.use({ viewport: { width: 390, height: 320 } });
  test('[PG-16] it begins when over 0.75 of it is seen, rests below 0.3, and in between goes on as it was', async ({
    page,
  }) => {
    await page.goto(products.ordinary);
    const proof = page.locator(message);
    await expect(proof).toHaveAttribute('data-away');
    /** Leaves so much of it in view, below the upper edge or above the lower one of the screen. */
    const show = (share: number) =>
      proof.evaluate((element, wanted) => {
        const { top, height } = element.getBoundingClientRect();
        scrollBy({ top: top + height * wanted - innerHeight, behavior: 'instant' });
      }, share);
    const state = () =>
      proof.locator('span').evaluate((element) => {
        const [animation] = element.getAnimations();
        return { runs: animation?.playState, at: Number(animation?.currentTime) };
      });
    expect(await state()).toEqual({ runs: 'paused', at: 0 });
    await show(0.6);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await state()).toEqual({ runs: 'paused', at: 0 });
    await show(0.9);
    await expect.poll(async () => (await state()).runs).toBe('running');
    await expect.poll(async () => (await state()).at).toBeGreaterThan(200);
    await show(0.5);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect((await state()).runs).toBe('running');
    await show(0.1);
    await expect.poll(async () => (await state()).runs).toBe('paused');
    const { at } = await state();
    expect(at).toBeGreaterThan(200);
    await show(1);
    await expect.poll(async () => (await state()).runs).toBe('running');
    expect((await state()).at).toBeGreaterThanOrEqual(at);
  });
});

test.describe('for who wants no motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('[SP-02] it stands still, and there is nothing to hold', async ({ page }) => {
    await page.goto(products.ordinary);
    const words = page.locator(`${message} span`);
    await expect(words).toHaveCSS('opacity', '1');
    expect(await words.evaluate((element) => element.getAnimations().length)).toBe(0);
    await expect(page.getByRole('checkbox', { name: 'Hold this message still' })).toBeHidden();
  });
});

test.describe('without end', () => {
  test.use({ flags: 'pdp_social_proof_placement', viewport: screens.phone });
  test('[SP-02] where its placement’s flag is on it never rests', async ({ page }) => {
    await page.goto(products.ordinary);
    const iterations = await page
      .locator(`${message} span`)
      .evaluate((element) => element.getAnimations()[0]?.effect?.getComputedTiming().iterations);
    expect(iterations).toBe(Number.POSITIVE_INFINITY);
  });
});

test('[SP-03] nothing is said of what cannot be had', async ({ page }) => {
  for (const path of [products.soldOut, products.excluded]) {
    await page.goto(path);
    await expect(page.locator(message)).toHaveCount(0);
  }
});
