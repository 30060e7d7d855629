// What is measured and noted of every request: the route's template, never a path, an address or a name.
import { randomBytes } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Environment } from './environment.ts';

export interface Meters {
  readonly registry: Registry;
  readonly requests: Histogram<'method' | 'route' | 'status'>;
}

export function openMeters(cacheBytes: () => number): Meters {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'vitrine_page_cache_bytes',
    help: 'Bytes of pages kept in memory',
    registers: [registry],
    collect() {
      this.set(cacheBytes());
    },
  });
  return {
    registry,
    requests: new Histogram({
      name: 'vitrine_request_seconds',
      help: 'Time to answer, by route template',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
      registers: [registry],
    }),
  };
}

const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS']);

export function observed(meters: Meters, log: Logger): MiddlewareHandler<Environment> {
  return async (c, next) => {
    const began = performance.now();
    const requestId = randomBytes(8).toString('hex');
    c.set('requestId', requestId);
    c.set('log', log.child({ requestId }));
    c.set('route', 'unmatched');
    await next();
    c.header('X-Request-Id', requestId);
    const seconds = (performance.now() - began) / 1_000;
    const method = knownMethods.has(c.req.method) ? c.req.method : 'other';
    const labels = { method, route: c.get('route'), status: String(c.res.status) };
    meters.requests.observe(labels, seconds);
    c.get('log').info({ ...labels, ms: Math.round(seconds * 1_000) }, 'answered');
  };
}
