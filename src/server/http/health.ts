// For those who run the shop: is it alive, is it ready, how is it doing.
import { Hono } from 'hono';
import type { Environment } from './environment.ts';
import type { Meters } from './observe.ts';
import { answerProblem } from './problem.ts';
import { reply } from './reply.ts';

export interface HealthDeps {
  /** Whether the database answers and the process is not on its way out. */
  readonly isReady: () => boolean;
  readonly meters: Meters;
}

/** Answered whatever name the server is called by. */
export const healthPaths: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

const plain = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };

export function healthRoutes({ isReady, meters }: HealthDeps): Hono<Environment> {
  const app = new Hono<Environment>();
  app.get('/healthz', (c) => {
    c.set('route', '/healthz');
    return reply(c, 'alive\n', 200, plain);
  });
  app.get('/readyz', (c) => {
    c.set('route', '/readyz');
    return isReady() ? reply(c, 'ready\n', 200, plain) : answerProblem(c, 'unavailable', 'Not ready.');
  });
  app.get('/metrics', async (c) => {
    c.set('route', '/metrics');
    // Only for whoever scrapes from this machine; a proxy that forwards strangers says so in a header.
    const peer = c.env.incoming.socket.remoteAddress ?? '';
    const isLocal = /^(::ffff:)?127\.|^::1$/.test(peer);
    if (!isLocal || c.req.header('x-forwarded-for') !== undefined)
      return answerProblem(c, 'not_found', 'There is no such page.');
    const { contentType } = meters.registry;
    return reply(c, await meters.registry.metrics(), 200, { ...plain, 'content-type': contentType });
  });
  return app;
}
