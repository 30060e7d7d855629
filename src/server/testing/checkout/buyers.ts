// People who buy while the database is killed or frozen: each asks again under the same key until they know.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { ohio } from './quoting.ts';

export interface Buyers {
  /** The orders that somebody was told of. */
  readonly orders: readonly number[];
  readonly stop: () => Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly cookie: string | undefined;
  /** Of a quote and of a payment, as far as a buyer needs them. */
  readonly body: {
    readonly code?: string;
    readonly content: { readonly id: string; readonly version: number; readonly orderId: number };
  };
}

let people = 0;

/** Somebody with a quote that waits for a card alone. */
export interface ReadyBuyer {
  /** What they are answered in the end; asked again under the same key until it is known. */
  readonly pay: () => Promise<{ readonly status: number; readonly orderId: number | null }>;
}

/** From the bag to the address; null when one of the calls was not answered well. */
export async function readyBuyer(shop: string, sizeId: number): Promise<ReadyBuyer | null> {
  const n = people++;
  const ask = asking(shop, `10.${200 + (n >> 16)}.${(n >> 8) & 255}.${n & 255}`);
  const added = await ask('/api/cart/items', { productId: 1012, sizeId });
  if (added?.status !== 201) return null;
  const cookie = added.cookie ?? '';
  const quote = await ask('/api/quote', undefined, { cookie });
  if (quote?.status !== 200) return null;
  const emailAddress = `buyer-${n}@example.com`;
  const body = { version: quote.body.content.version, quote: { emailAddress, shippingAddress: ohio } };
  const saved = await ask('/api/quote', body, { cookie });
  if (saved?.status !== 200) return null;
  const { id: quoteId, version } = saved.body.content;
  const headers = { cookie, 'idempotency-key': randomUUID() };
  const payment = { processor: 'sandbox', method: 'card', token: 'tok_ok' };
  return {
    pay: async () => {
      for (let tries = 0; tries < 200; tries++) {
        const paid = await ask('/api/payment/process', { quoteId, version, payment }, headers);
        if (paid?.status === 200) return { status: 200, orderId: paid.body.content.orderId };
        // Not known yet: under way, being confirmed, or nobody is there to say.
        const isOpen =
          !paid || [202, 429, 503].includes(paid.status) || (paid.status === 409 && !isFinal(paid.body));
        if (!isOpen) return { status: paid.status, orderId: null };
        await pause(100);
      }
      return { status: 0, orderId: null };
    },
  };
}

/** Refused for good: it is gone, or is not what it was. */
const isFinal = ({ code }: Answer['body']) => code === 'sold_out' || code === 'quote_changed';

export function beginBuying(shop: string, sizeId: number, atOnce: number): Buyers {
  const orders: number[] = [];
  let isOver = false;

  async function buy(): Promise<void> {
    const buyer = await readyBuyer(shop, sizeId);
    const paid = await buyer?.pay();
    if (paid && paid.orderId !== null) orders.push(paid.orderId);
  }

  async function keepBuying(): Promise<void> {
    while (!isOver) {
      await buy();
      await pause(20);
    }
  }
  const all = Array.from({ length: atOnce }, keepBuying);
  return {
    orders,
    stop: async () => {
      isOver = true;
      await Promise.all(all);
    },
  };
}

/** Null when no answer came. */
function asking(shop: string, from: string) {
  return async (
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer | null> => {
    try {
      const response = await fetch(`${shop}${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          'content-type': 'application/json',
          'sec-fetch-site': 'same-origin',
          'x-forwarded-for': from,
          connection: 'close',
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const cookie = response.headers.get('set-cookie')?.split(';')[0];
      return { status: response.status, cookie, body: await response.json() };
    } catch {
      return null;
    }
  };
}
