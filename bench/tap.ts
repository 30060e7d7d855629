// From a tile to its product on a slow phone: how long after the tap the first picture is there, once looking at the
// tile has fetched it ahead.
import type { Page, Request } from 'playwright-core';
import type { Bench } from './bench.ts';
import { openBrowser, phone } from './browser.ts';
import { median } from './median.ts';
import type { Running } from './processes.ts';
import { atMost, type Tell } from './report.ts';

/** Lighthouse's slow phone: 4x slower, 1.6 Mbit/s, 150 ms there and back. */
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const taps = 5;

export async function measureTap({ address }: Running, tell: Tell, { signal }: Bench): Promise<void> {
  await using browser = await openBrowser(signal);
  const times: number[] = [];
  for (let tap = 0; tap < taps; tap++) {
    await using context = await browser.newContext(phone);
    const page = await context.newPage();
    await page.goto(`${address}/c/dresses`, { waitUntil: 'networkidle' });
    const client = await context.newCDPSession(page);
    await client.send('Network.emulateNetworkConditions', line);
    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const link = page.getByRole('main').getByRole('article').nth(tap).getByRole('heading').getByRole('link');
    await Promise.all([silence(page), link.focus()]);
    times.push(await link.evaluate(shownAfterTap));
  }
  tell(atMost('tap on a tile to the first picture of its page', median(times), 300, 'ms'));
}

/** Once something has been asked for, all of it has come, and nothing more for a while. */
function silence(page: Page): Promise<void> {
  const open = new Set<Request>();
  return new Promise((resolve, reject) => {
    let over: NodeJS.Timeout | undefined;
    page.once('close', () => reject(new Error('the page was closed')));
    page.on('request', (request) => {
      open.add(request);
      clearTimeout(over);
    });
    const close = (request: Request) => {
      open.delete(request);
      clearTimeout(over);
      if (open.size === 0) over = setTimeout(resolve, 500);
    };
    page.on('requestfinished', close);
    page.on('requestfailed', close);
  });
}

/** Runs in the page: presses the link and waits for the frame that shows the picture. */
function shownAfterTap(link: Element): Promise<number> {
  const began = performance.now();
  if (link instanceof HTMLElement) link.click();
  return new Promise((resolve) => {
    const look = () => {
      const picture = document.querySelector<HTMLImageElement>('main [data-image="0"] img');
      if (picture?.complete && picture.naturalWidth > 0) resolve(performance.now() - began);
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}
