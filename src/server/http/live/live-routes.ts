import type { Hono } from 'hono';
import { watchProducts } from '../../../contract/live/live.ts';
import { words } from '../../../words/product/words.ts';
import { mount } from '../api.ts';
import type { ApiDeps } from '../api-deps.ts';
import type { Environment } from '../environment.ts';
import { ProblemError } from '../problem.ts';
import { reply } from '../reply.ts';

export function mountLive(app: Hono<Environment>, { live }: ApiDeps): void {
  mount(app, watchProducts, ({ query: { productIds }, c }) => {
    // Whoever asks for the head alone never reads a stream, and nobody would end it.
    if (c.req.method === 'HEAD') return reply(c, null, 200, eventStreamHeaders);
    const { address, mark } = c.get('asker');
    const looking = { address, mark: mark() };
    const stream = live.join([...new Set(productIds)], looking);
    if (!stream) throw new ProblemError('unavailable', words.tooManyLooking);
    return reply(c, stream, 200, eventStreamHeaders);
  });
}

/** The last asks a proxy in between to hand on each event as it comes. */
const eventStreamHeaders = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
};
