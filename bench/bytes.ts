// What a browser really fetches for the first view of a page, and the least such a page could need.
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import type { Bench } from './bench.ts';
import { openBrowser, phone } from './browser.ts';
import { floorScript } from './floor-script.ts';
import type { Running } from './processes.ts';
import { atMost, type Tell } from './report.ts';
import { productPage } from './shops.ts';

export interface Fetched {
  readonly script: number;
  readonly stylesheet: number;
  readonly document: number;
}

const kilobyte = 1_024;

export async function measureBytes({ address }: Running, tell: Tell, { signal }: Bench): Promise<void> {
  await using browser = await openBrowser(signal);
  const page = await browser.newPage({ viewport: phone.viewport });
  const { script, stylesheet, document } = await fetchedBy(page, `${address}${productPage}`);
  tell(atMost('script of the product page', script, 130, 'KB'));
  tell(atMost('script, of React and router alone', script / (await floorKilobytes()), 1.5, 'x'));
  tell(atMost('stylesheet of the product page', stylesheet, 20, 'KB'));
  tell(atMost('HTML of the product page', document, 20, 'KB'));
}

/** Kilobytes over the wire by kind. */
export async function fetchedBy(page: Page, url: string): Promise<Fetched> {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const kinds = new Map<string, string>();
  const sizes: Record<string, number> = {};
  network.on('Network.responseReceived', ({ requestId, type, response }) => {
    kinds.set(requestId, /javascript/.test(response.mimeType) ? 'Script' : type);
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    sizes[kind] = (sizes[kind] ?? 0) + encodedDataLength / kilobyte;
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  return { script: sizes.Script ?? 0, stylesheet: sizes.Stylesheet ?? 0, document: sizes.Document ?? 0 };
}

/** React, its DOM and the router alone: kilobytes of brotli. */
export async function floorKilobytes(): Promise<number> {
  const sizes = (await floorScript()).map((code) => brotliCompressSync(code).length);
  return sizes.reduce((sum, size) => sum + size, 0) / kilobyte;
}
