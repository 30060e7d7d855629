import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Product } from '../../../domain/product/product.ts';
import { watchProduct } from './live.ts';

/** As much of the browser's own as is asked for. */
class Stream extends EventTarget {
  static readonly CLOSED = 2;
  readonly url: string;
  readyState = 1;
  constructor(url: string) {
    super();
    this.url = url;
    streams.push(this);
  }
  close(): void {
    this.readyState = Stream.CLOSED;
  }
  tells(name: string, data: unknown): void {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }));
  }
  isRefused(): void {
    this.close();
    this.dispatchEvent(new Event('error'));
  }
}

let streams: Stream[];
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const openAddresses = () => streams.filter(({ readyState }) => readyState === 1).map(({ url }) => url);
const latest = () => streams.at(-1);
const fetchMock = vi.fn<(url: string) => Promise<Response>>(async () => new Response(null, { status: 503 }));

function see(state: 'visible' | 'hidden'): void {
  page.visibilityState = state;
  page.dispatchEvent(new Event('visibilitychange'));
}

const stops: (() => void)[] = [];

/** Watches one size, of which plenty are left, under a deal that ends at second 1. */
function watch(productId: number) {
  const shown = {
    product: {
      id: productId,
      sizes: [{ id: 1, quantityType: 'InStock', lowStockQuantity: null }],
      productPrice: { flashDeal: { end: 1_000, claimPercentage: 10 } },
    } as unknown as Product,
  };
  const stop = watchProduct({
    productId,
    dealEnd: () => shown.product.productPrice.flashDeal?.end,
    onChange: (change) => {
      shown.product = change(shown.product);
    },
  });
  stops.push(stop);
  return { shown, stop };
}

beforeEach(() => {
  vi.useFakeTimers();
  streams = [];
  fetchMock.mockClear();
  vi.stubGlobal('EventSource', Stream);
  vi.stubGlobal('document', page);
  vi.stubGlobal('fetch', fetchMock);
  see('visible');
});

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('[FD-09] one stream', () => {
  test('tells of every product that is looked at, and of no other', () => {
    const first = watch(7);
    watch(8);
    watch(7);
    expect(openAddresses()).toEqual(['/api/live?productIds=7,8']);
    first.stop();
    expect(openAddresses()).toEqual(['/api/live?productIds=7,8']);
    for (const stop of stops.splice(0)) stop();
    expect(openAddresses()).toEqual([]);
  });

  test('is closed while the page is hidden and opened when it is seen again', () => {
    watch(7);
    see('hidden');
    expect(openAddresses()).toEqual([]);
    see('visible');
    expect([streams.length, openAddresses()]).toEqual([2, ['/api/live?productIds=7']]);
  });

  test('that falls silent is opened anew', () => {
    watch(7);
    vi.advanceTimersByTime(50_000);
    latest()?.tells('time', { serverTime: '2026-01-01T00:00:00.000Z' });
    vi.advanceTimersByTime(50_000);
    expect(streams).toHaveLength(1);
    vi.advanceTimersByTime(10_000);
    expect([streams.length, openAddresses().length]).toEqual([2, 1]);
  });
});

describe('[FD-09] what it tells', () => {
  test('changes what is shown', () => {
    const { shown } = watch(7);
    const other = watch(8);
    latest()?.tells('deal', { productId: 7, claimPercentage: 20, end: '1970-01-01T00:00:01.000Z' });
    latest()?.tells('stock', { productId: 7, sizeId: 1, quantityType: 'LowStock', lowStockQuantity: 2 });
    expect(shown.product.productPrice.flashDeal?.claimPercentage).toBe(20);
    expect(shown.product.sizes[0]).toMatchObject({ quantityType: 'LowStock', lowStockQuantity: 2 });
    expect(other.shown.product.productPrice.flashDeal?.claimPercentage).toBe(10);
    expect(fetchMock).not.toHaveBeenCalled();
  });

  test('of a deal that is not shown has the product asked for', () => {
    const { shown } = watch(7);
    latest()?.tells('deal', { productId: 7, claimPercentage: 0, end: '1970-01-01T00:00:02.000Z' });
    expect(fetchMock.mock.calls.map(([url]) => url)).toEqual(['/api/product-view/7']);
    expect(shown.product.productPrice.flashDeal?.claimPercentage).toBe(10);
  });
});

test('[FD-09] where no stream is given the product is asked for now and then, and a stream again', async () => {
  watch(7);
  latest()?.isRefused();
  expect(fetchMock).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(fetchMock.mock.calls.map(([url]) => url)).toEqual(['/api/product-view/7']);
  expect([streams.length, openAddresses().length]).toEqual([2, 1]);
});

test('[FD-09] a line that is lost is left to the browser, which tries again by itself', async () => {
  watch(7);
  latest()?.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(fetchMock).not.toHaveBeenCalled();
});
