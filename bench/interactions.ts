// What a hand feels on a phone that is four times slower: from a press to the next frame, by the browser's own count,
// beside a press on a button that does nothing.
import type { Page } from 'playwright-core';
import type { Bench } from './bench.ts';
import { openBrowser, phone } from './browser.ts';
import { median } from './median.ts';
import type { Running } from './processes.ts';
import { type Tell, timesAtMost } from './report.ts';
import { productPage } from './shops.ts';

const rounds = 5;
const emptyPress = 'nothing';

type Press = (page: Page) => Promise<void>;

const main = (page: Page) => page.getByRole('main');
const size = (page: Page) => main(page).getByRole('radio', { name: 'M', exact: true });
const quickView = (page: Page) =>
  main(page)
    .getByRole('region', { name: 'Complete the Look' })
    .getByRole('button', { name: /^Quick view/ })
    .first();

/** In the order of a visit; what has to be in place before is done before the press is timed. */
const presses: Readonly<Record<string, { readonly before?: Press; readonly press: Press }>> = {
  [emptyPress]: {
    before: (page) => page.evaluate(addEmptyButton),
    press: (page) => page.getByRole('button', { name: emptyPress, exact: true }).tap(),
  },
  'next image': {
    before: (page) => main(page).getByLabel('Product images').focus(),
    press: (page) => page.keyboard.press('ArrowRight'),
  },
  'choose size': {
    // A press scrolls to its target first: what a page does while it is scrolled is not what the press takes.
    before: (page) => size(page).scrollIntoViewIfNeeded(),
    press: (page) => size(page).tap(),
  },
  'add to bag': {
    press: (page) => main(page).locator('form').getByRole('button', { name: 'Add to bag' }).tap(),
  },
  'open quick view': {
    before: async (page) => {
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      // It is made when one comes near.
      await page.locator('#look').evaluate((section) => section.scrollIntoView());
      await quickView(page).scrollIntoViewIfNeeded();
      await quickView(page).focus();
    },
    press: async (page) => {
      await quickView(page).tap();
      await page.getByRole('dialog').waitFor();
    },
  },
};

export async function measureInteractions(
  { address }: Running,
  tell: Tell,
  { signal }: Bench,
): Promise<void> {
  await using browser = await openBrowser(signal);
  const felt: Record<string, number[]> = {};
  for (let round = 0; round < rounds; round++) {
    await using context = await browser.newContext(phone);
    const visit = await context.newPage();
    await visit.goto(`${address}${productPage}`, { waitUntil: 'networkidle' });
    const client = await context.newCDPSession(visit);
    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await visit.evaluate(watch);
    for (const [what, { before, press }] of Object.entries(presses)) {
      await before?.(visit);
      await visit.evaluate(waitUntilIdle);
      await press(visit);
      felt[what] = [...(felt[what] ?? []), await visit.evaluate(waitUntilIdle)];
    }
  }
  const { [emptyPress]: empty = [], ...others } = felt;
  for (const [what, times] of Object.entries(others)) {
    const compared = { ours: median(times), theirs: median(empty) };
    tell(timesAtMost(`${what}, to the next frame, of an empty press`, compared, 2));
  }
}

/** Runs in the page. */
function addEmptyButton(): void {
  const button = Object.assign(document.createElement('button'), { textContent: 'nothing' });
  button.style.cssText = 'position: fixed; inset: 0 auto auto 0; z-index: 9999';
  document.body.append(button);
}

/** Runs in the page: keeps the longest wait since it was last asked. Waits too short to be reported count as one frame. */
function watch(): void {
  const longest = { ms: 16 };
  Object.assign(window, { longest });
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest.ms = Math.max(longest.ms, duration);
  });
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** Runs in the page: the longest wait, once nothing is left to do; then begins anew. */
function waitUntilIdle(): Promise<number> {
  return new Promise((resolve) => {
    requestAnimationFrame(() =>
      requestIdleCallback(() => {
        const { longest } = window as unknown as { longest: { ms: number } };
        const { ms } = longest;
        longest.ms = 16;
        resolve(ms);
      }),
    );
  });
}
