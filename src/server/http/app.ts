// The way of a request through the server, in order.
import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Pages } from '../pages/pages.ts';
import { type VisitorRules, visitorOf } from '../visitor.ts';
import { apiDocs } from './api-docs.ts';
import type { Environment } from './environment.ts';
import { knownHostOnly, rateLimited, sameOriginOnly, wellFormedOnly } from './guards.ts';
import { type HealthParts, healthRoutes } from './health.ts';
import { observed } from './observe.ts';
import { pageRoutes } from './page-routes.ts';
import { answerFailure } from './problem.ts';
import type { RateLimit } from './rate-limit.ts';
import { type ApiParts, apiRoutes } from './routes.ts';
import type { StaticFile } from './static-files.ts';
import { staticRoutes } from './static-routes.ts';

export interface AppParts extends HealthParts {
  readonly api: ApiParts;
  readonly pages: Pages;
  readonly visitors: VisitorRules;
  readonly files: ReadonlyMap<string, StaticFile>;
  readonly rateLimit: RateLimit;
  readonly origin: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly isDevelopment: boolean;
  readonly log: Logger;
}

export async function createApp(parts: AppParts): Promise<Hono<Environment>> {
  const { origin, visitors } = parts;
  const app = new Hono<Environment>();

  app.use(observed(parts.meters, parts.log, parts.headers));
  app.onError((error, c) => answerFailure(c, error));
  app.use(knownHostOnly(origin), wellFormedOnly);
  app.route('/', healthRoutes(parts));
  app.use(rateLimited(parts.rateLimit, visitors.trustedProxies));
  app.route('/', staticRoutes(parts.files));
  app.use(sameOriginOnly(origin));
  app.use(async (c, next) => {
    const peerAddress = c.env.incoming.socket.remoteAddress;
    c.set('visitor', visitorOf({ peerAddress, header: (name) => c.req.header(name) }, visitors));
    await next();
  });
  app.route('/', await apiDocs());
  app.route('/', apiRoutes(parts.api));
  app.route('/', pageRoutes(parts.pages, parts.isDevelopment));
  return app;
}
