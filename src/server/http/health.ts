// For those who run the shop: is it alive, is it ready, how is it doing.
import { Hono } from 'hono';
import { words } from '../../words/failure/words.ts';
import { carriesToken } from './bearer.ts';
import type { Environment } from './environment.ts';
import type { Meters } from './observe.ts';
import { answerProblem } from './problem.ts';
import { reply } from './reply.ts';

export interface HealthDeps {
  /** Whether the database answers and the process is not on its way out. */
  readonly isReady: () => boolean;
  readonly meters: Meters;
  /** Opens /metrics to whoever carries it; without one it is closed. */
  readonly metricsToken: string | undefined;
}

/** Answered whatever name the server is called by. */
export const healthPaths: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

const plain = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };

export function healthRoutes({ isReady, meters, metricsToken }: HealthDeps): Hono<Environment> {
  const app = new Hono<Environment>();
  app.get('/healthz', (c) => {
    c.set('route', '/healthz');
    return reply(c, 'alive\n', 200, plain);
  });
  app.get('/readyz', (c) => {
    c.set('route', '/readyz');
    return isReady() ? reply(c, 'ready\n', 200, plain) : answerProblem(c, 'unavailable', words.notReady);
  });
  app.get('/metrics', async (c) => {
    c.set('route', '/metrics');
    // A proxy on this machine cannot be told from whoever scrapes here: only a token can.
    if (metricsToken === undefined || !carriesToken(c, metricsToken))
      return answerProblem(c, 'not_found', words.noSuchPage);
    const { contentType } = meters.registry;
    return reply(c, await meters.readMetrics(), 200, { ...plain, 'content-type': contentType });
  });
  return app;
}
