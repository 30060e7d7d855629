// News of the products on the page, as the shop pushes them. One stream a page, open only while it is looked at: a
// hidden page costs nothing and can be kept by the browser. Where no stream can be had the products are asked for now
// and then. Loaded once a page stands still.
import type { WireDealNews, WireLoveNews, WireStockNews, WireTime } from '../../../contract/live/live.ts';
import { mostWatched, withDealNews, withLoveNews, withStockNews } from '../../../domain/live/live.ts';
import { shopTime } from '../../../domain/pricing/shop-time.ts';
import type { Product } from '../../../domain/product/product.ts';
import { hearPage, whenInDoubt } from '../page/server-clock.ts';
import { loadProduct } from '../product/products.ts';

type Change = (product: Product) => Product;

interface Watcher {
  readonly productId: number;
  /** When the deal ends that is shown, if one is. */
  readonly dealEnd: () => number | undefined;
  readonly onChange: (change: Change) => void;
}

/** The shop speaks every 25 seconds. After this much silence the line is dead, whatever the browser thinks of it. */
const silenceMs = 60_000;
const pollMs = 15_000;

const watchers = new Set<Watcher>();
let stream: EventSource | null = null;
let streamed = '';
let silence: ReturnType<typeof setTimeout> | undefined;
let poll: ReturnType<typeof setTimeout> | undefined;

/** Hands over how the product has changed; call the result to stop. */
export function watchProduct(watcher: Watcher): () => void {
  if (watchers.size === 0) {
    document.addEventListener('visibilitychange', follow);
    stopDoubting = whenInDoubt(reopen);
  }
  watchers.add(watcher);
  follow();
  return () => {
    watchers.delete(watcher);
    follow();
    if (watchers.size > 0) return;
    document.removeEventListener('visibilitychange', follow);
    stopDoubting();
  };
}

let stopDoubting = () => {};

/** Opens, closes or changes the stream so that it tells of what is looked at. */
function follow(): void {
  const isSeen = document.visibilityState === 'visible';
  const ids = new Set(isSeen ? [...watchers].map(({ productId }) => productId) : []);
  const wanted = [...ids]
    .sort((one, other) => one - other)
    .slice(0, mostWatched)
    .join(',');
  if (wanted === streamed) return;
  close();
  if (wanted !== '') open(wanted);
}

function close(): void {
  stream?.close();
  stream = null;
  streamed = '';
  clearTimeout(silence);
  clearTimeout(poll);
}

function reopen(): void {
  close();
  follow();
}

function open(productIds: string): void {
  streamed = productIds;
  const opened = new EventSource(`/api/live?productIds=${productIds}`);
  stream = opened;
  const hear = <T>(name: string, tell: (news: T) => void) =>
    opened.addEventListener(name, ({ data }: MessageEvent<string>) => {
      listenForSilence();
      tell(JSON.parse(data) as T);
    });
  hear<WireTime>('time', ({ serverTime }) => hearPage(shopTime(Date.parse(serverTime))));
  hear<WireDealNews>('deal', tellDeal);
  hear<WireStockNews>('stock', (news) => tell(news.productId, (product) => withStockNews(product, news)));
  hear<WireLoveNews>('love', (news) => tell(news.productId, (product) => withLoveNews(product, news)));
  opened.addEventListener('error', () => {
    // The browser tries again by itself after a lost line, and never after a refusal.
    if (opened.readyState === EventSource.CLOSED) poll = setTimeout(askAll, pollMs * (1 + Math.random()));
  });
  listenForSilence();
}

function listenForSilence(): void {
  clearTimeout(silence);
  silence = setTimeout(reopen, silenceMs);
}

function watchersOf(productId: number): Watcher[] {
  return [...watchers].filter((watcher) => watcher.productId === productId);
}

function tell(productId: number, change: Change): void {
  for (const { onChange } of watchersOf(productId)) onChange(change);
}

/** Of a deal that is not shown yet the price is not known: the product is asked for again. */
function tellDeal({ productId, claimPercentage, end: endText }: WireDealNews): void {
  const end = Date.parse(endText);
  if (watchersOf(productId).some(({ dealEnd }) => dealEnd() !== end)) return void askFor(productId);
  tell(productId, (product) => withDealNews(product, { claimPercentage, end }));
}

async function askFor(productId: number): Promise<void> {
  const answer = await loadProduct(productId);
  if (answer.ok) tell(productId, () => answer.data.product);
}

/** In place of the stream; then the stream is tried again. */
async function askAll(): Promise<void> {
  await Promise.all(streamed.split(',').map((id) => askFor(Number(id))));
  reopen();
}
