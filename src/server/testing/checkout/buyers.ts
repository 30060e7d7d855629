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
    readonly content: { readonly id: string; readonly version: number; readonly orderId: number };
  };
}

let people = 0;

export function beginBuying(shop: string, sizeId: number, atOnce: number): Buyers {
  const orders: number[] = [];
  let isOver = false;

  async function buy(): Promise<void> {
    const n = people++;
    const ask = asking(shop, `10.200.${(n >> 8) & 255}.${n & 255}`);
    const added = await ask('/api/cart/items', { productId: 1012, sizeId });
    if (added?.status !== 201) return;
    const cookie = added.cookie ?? '';
    const quote = await ask('/api/quote', undefined, { cookie });
    if (quote?.status !== 200) return;
    const emailAddress = `buyer-${n}@example.com`;
    const said = { version: quote.body.content.version, quote: { emailAddress, shippingAddress: ohio } };
    const saved = await ask('/api/quote', said, { cookie });
    if (saved?.status !== 200) return;
    const { id: quoteId, version } = saved.body.content;
    const headers = { cookie, 'idempotency-key': randomUUID() };
    const payment = { processor: 'sandbox', method: 'card', token: 'tok_ok' };
    for (let tries = 0; tries < 200; tries++) {
      const paid = await ask('/api/payment/process', { quoteId, version, payment }, headers);
      if (paid?.status === 200) orders.push(paid.body.content.orderId);
      // Not known yet: under way, being confirmed, or nobody is there to say.
      const isOpen = !paid || [202, 409, 429, 503].includes(paid.status);
      if (!isOpen) return;
      await pause(100);
    }
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
