// Tells open pages what happens to the products they show, over server-sent events. Every process hears of a change
// over its one LISTEN connection; it reads the product once, whoever is looking, and at most once a second.
import { encodeNews, encodeTime } from '../../contract/live/live.ts';
import { newsOf } from '../../domain/live/live.ts';
import type { Product } from '../../domain/product/product.ts';
import type { Trier } from '../../domain/visitor/limit.ts';
import { ViewerCounts, type ViewerLimits, viewerLimits } from './viewers.ts';

export interface LiveDeps {
  /** The product as it is now; null when there is none. */
  readonly view: (productId: number) => Promise<Product | null>;
  readonly now: () => number;
  readonly onFailure: (error: unknown) => void;
  readonly limits?: ViewerLimits;
}

export interface Live {
  /** A stream of events; null when too many are open already, or the shop is closing. */
  readonly join: (
    productIds: readonly number[],
    looking: Trier,
  ) => ReadableStream<Uint8Array<ArrayBuffer>> | null;
  readonly changed: (productId: number) => void;
  /** Anything may have changed. */
  readonly changedAll: () => void;
  /** How many streams are open. */
  readonly viewers: () => number;
  /** Ends every stream: the browsers come back to whoever answers then. */
  readonly close: () => void;
}

interface Viewer {
  readonly send: (text: string) => void;
  readonly end: () => void;
  /** The products as this one last saw them. */
  readonly seen: Map<number, Product>;
  /** When it is ended, by the clock of the shop. */
  readonly until: number;
}

interface Watched {
  readonly viewers: Set<Viewer>;
  notifiedAt: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

const leastPauseMs = 1_000;
export const heartbeatMs = 25_000;
/** Someone who does not read for so long that this much waits is let go; their browser asks anew. */
const mostWaitingBytes = 64 * 1024;
/**
 * What is said is so little that the network holds hours of it for someone who never reads. So every stream ends after a
 * while, not all at once, and a browser that is there asks anew by itself.
 */
const lastsMs = 10 * 60_000;

export function createLive({ view, now, onFailure, limits = viewerLimits }: LiveDeps): Live {
  const counts = new ViewerCounts(limits);
  const watched = new Map<number, Watched>();
  const everyone = new Set<Viewer>();
  let isClosed = false;
  const heartbeat = setInterval(() => {
    const time = encodeTime(now());
    for (const viewer of [...everyone]) {
      if (viewer.until <= now()) viewer.end();
      else viewer.send(time);
    }
  }, heartbeatMs).unref();

  const tell = async (productId: number, viewers: Iterable<Viewer>) => {
    const product = await view(productId);
    if (!product) return;
    const texts = new Map<Product | undefined, string>();
    for (const viewer of [...viewers]) {
      const before = viewer.seen.get(productId);
      const text = texts.get(before) ?? encodeNews(newsOf(before, product));
      texts.set(before, text);
      viewer.seen.set(productId, product);
      if (text !== '') viewer.send(text);
    }
  };

  const announceChange = (productId: number) => {
    const entry = watched.get(productId);
    if (!entry || entry.timer) return;
    const wait = Math.max(0, entry.notifiedAt + leastPauseMs - performance.now());
    entry.timer = setTimeout(() => {
      entry.timer = undefined;
      entry.notifiedAt = performance.now();
      tell(productId, entry.viewers).catch(onFailure);
    }, wait);
  };

  const watch = (productId: number, viewer: Viewer) => {
    const entry = watched.get(productId) ?? {
      viewers: new Set(),
      notifiedAt: Number.NEGATIVE_INFINITY,
      timer: undefined,
    };
    entry.viewers.add(viewer);
    watched.set(productId, entry);
  };

  const unwatch = (productId: number, viewer: Viewer) => {
    const entry = watched.get(productId);
    entry?.viewers.delete(viewer);
    if (entry?.viewers.size !== 0) return;
    clearTimeout(entry.timer);
    watched.delete(productId);
  };

  return {
    join: (productIds, looking) => {
      const left = isClosed ? null : counts.enter(looking, () => viewer.end());
      if (!left) return null;
      const opened = openStream(() => {
        left();
        everyone.delete(viewer);
        for (const productId of productIds) unwatch(productId, viewer);
      });
      const until = now() + lastsMs * (1 + Math.random() / 2);
      const viewer: Viewer = { ...opened.viewer, seen: new Map(), until };
      everyone.add(viewer);
      viewer.send(encodeTime(now()));
      for (const productId of productIds) {
        watch(productId, viewer);
        tell(productId, [viewer]).catch(onFailure);
      }
      return opened.stream;
    },
    changed: announceChange,
    changedAll: () => {
      for (const productId of watched.keys()) announceChange(productId);
    },
    viewers: () => counts.inAll,
    close: () => {
      isClosed = true;
      clearInterval(heartbeat);
      for (const viewer of [...everyone]) viewer.end();
    },
  };
}

/** `onEnd` is called once, whoever ends it. */
function openStream(onEnd: () => void): {
  stream: ReadableStream<Uint8Array<ArrayBuffer>>;
  viewer: Pick<Viewer, 'send' | 'end'>;
} {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>;
  let isOpen = true;
  const end = () => {
    if (!isOpen) return;
    isOpen = false;
    onEnd();
  };
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      start: (opened) => {
        controller = opened;
      },
      cancel: end,
    },
    { highWaterMark: mostWaitingBytes, size: (chunk) => chunk.byteLength },
  );
  const finish = () => {
    if (!isOpen) return;
    end();
    controller.close();
  };
  const send = (text: string) => {
    if (!isOpen) return;
    controller.enqueue(encoder.encode(text));
    if ((controller.desiredSize ?? 0) <= 0) finish();
  };
  return { stream, viewer: { send, end: finish } };
}
