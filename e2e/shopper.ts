// What a journey needs: a page on which anything unexpected in the console fails the test, and an axe check.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { WarmContexts } from './warm-contexts.ts';

interface Shopping {
  /** Console lines a test expects, such as the browser's own report of the 404 it asked for. */
  allowedConsole: RegExp;
  /** Flags switched for this shopper alone: `second_style.-pdp_image_zoom`. */
  flags: string;
  /** For what is said of a first visit: the browser has fetched nothing before. */
  isFirstVisit: boolean;
}

export const test = base.extend<Shopping, { warmContexts: WarmContexts }>({
  allowedConsole: [/^$/, { option: true }],
  flags: ['', { option: true }],
  isFirstVisit: [false, { option: true }],
  warmContexts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const contexts = new WarmContexts();
      await use(contexts);
      await contexts.close();
    },
    { scope: 'worker' },
  ],
  context: async (
    { browser, warmContexts, isFirstVisit, baseURL, flags, javaScriptEnabled, hasTouch, isMobile },
    use,
  ) => {
    // Relative addresses lead to the shop that a context was made for.
    const kind = JSON.stringify([
      baseURL,
      javaScriptEnabled,
      hasTouch,
      isMobile,
      isFirstVisit && performance.now(),
    ]);
    const warm = await warmContexts.take(kind, () => browser.newContext());
    const { context } = warm;
    if (flags !== '' && baseURL) await context.addCookies([{ name: 'flags', value: flags, url: baseURL }]);
    await use(context);
    if (isFirstVisit) await context.close();
    else await warmContexts.giveBack(kind, warm);
  },
  page: async ({ page, viewport, contextOptions, allowedConsole, javaScriptEnabled }, use) => {
    // A kept context has the screen and the wishes of the first who used it.
    if (viewport) await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: contextOptions.reducedMotion ?? 'no-preference' });
    if (javaScriptEnabled !== false) comesAlive(page);
    const unexpected: string[] = [];
    page.on('console', (line) => {
      if (line.type() !== 'error' && line.type() !== 'warning') return;
      if (!allowedConsole.test(line.text()) && !busyMachine.test(line.text())) unexpected.push(line.text());
    });
    page.on('pageerror', (error) => unexpected.push(String(error)));
    await use(page);
    // A journey may end while an answer it changes is still on its way.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    expect(unexpected, 'the console stays silent').toEqual([]);
  },
});

/** Chromium's word for fonts on a page that it had no time to paint yet. */
const busyMachine = /was preloaded using link preload but not used within a few seconds/;

const aliveMs = 5_000;

/**
 * A journey begins when its page is alive; what is done before that has journeys of its own, which say how long they
 * wait. A page whose scripts are kept from coming is gone on with as it is.
 */
function comesAlive(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    const isOurs = (await page.locator('html[data-style]').count()) > 0;
    if (isOurs && options?.waitUntil === undefined)
      await page
        .locator('html[data-alive]')
        .waitFor({ state: 'attached', timeout: aliveMs })
        .catch(() => undefined);
    return response;
  };
}

export const screens = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
} as const;

/**
 * Of screens and styles, one of each with each other's: what a journey finds on a phone is its layout's and what it finds
 * in a style its colors', and a tablet's page is the phone's, wider. What a width alone decides, `expectFits` tries.
 */
export const looks = [
  { name: 'on a phone, in the first style', screen: 'phone', viewport: screens.phone, flags: '' },
  {
    name: 'on a desktop, in the second style',
    screen: 'desktop',
    viewport: screens.desktop,
    flags: 'second_style',
  },
] as const;

/** Nothing juts out at the side of the page as it stands, on any screen. */
export async function expectFits(page: Page): Promise<void> {
  const own = page.viewportSize();
  for (const size of Object.values(screens)) {
    await page.setViewportSize(size);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over, `${page.url()} at ${size.width}`).toBeLessThanOrEqual(0);
  }
  if (own) await page.setViewportSize(own);
}

/** The same in half the size: a page reads it each time. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 AA by axe: no findings on the page as it stands, or in a part of it. */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  // Asked for findings alone, in the page itself, it takes a quarter of the time.
  const { violations } = await new AxeBuilder({ page, axeSource })
    .options({ resultTypes: ['violations'], iframes: false })
    .setLegacyMode()
    .include(part)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' | ')}`)).toEqual(
    [],
  );
}

/** Alive, and done with whatever waits until there is nothing more urgent to do. */
export async function isAtRest(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-alive');
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
}

/** Goes down to what is below a product, which is made when someone comes near. */
export async function looksBelow(page: Page): Promise<void> {
  const below = page.locator('#look');
  await below.evaluate((section) => section.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect(below).not.toHaveAttribute('data-drawn');
}

/** What goes with what is counted once the shop has opened. */
export async function countedFor(page: Page, productId: number): Promise<void> {
  await expect
    .poll(async () => {
      const path = `/api/recommendations/${productId}/customers-also-purchased`;
      return (await (await page.request.get(path)).json()).content.length;
    })
    .toBeGreaterThan(0);
}

/** Goes on to the words of a product, and waits for the code that came for them. */
export async function readsOn(page: Page): Promise<void> {
  const share = page.getByRole('region', { name: 'Share' });
  // It may be replaced by its own code on the way.
  await expect(() => share.scrollIntoViewIfNeeded({ timeout: 1_000 })).toPass();
  await expect(page.locator('[data-drawn]').filter({ has: share })).toHaveCount(0);
}

export { expect };

/** Known products of the demo shop, by the case each of them is. */
export const products = {
  ordinary: '/product/1001/nocturne-bias-slip-dress-bordeaux',
  soldOut: '/product/1003',
  excluded: '/product/1009',
  restricted: '/product/1010',
  airProhibited: '/product/1011',
  oneSize: '/product/1012',
  shoes: '/product/1013',
  prop65: '/product/1016',
  finalSale: '/product/1017',
  unreviewed: '/product/1018',
  lowStock: '/product/1019',
  madeInUsa: '/product/1020',
  backOrder: '/product/1021',
  colourful: '/product/1023',
  wordy: '/product/1024',
  reduced: '/product/1025',
  awkward: '/product/1026',
} as const;
