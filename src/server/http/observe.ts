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

/** What is read off when somebody asks. */
export interface Measured {
  readonly cacheBytes: () => number;
  readonly liveViewers: () => number;
  /** When each job that comes round by itself last went well. */
  readonly lastGoodRuns: () => Promise<readonly { readonly kind: string; readonly at: number }[]>;
}

export function openMeters({ cacheBytes, liveViewers, lastGoodRuns }: Measured): Meters {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  gauge('vitrine_page_cache_bytes', 'Bytes of pages kept in memory', cacheBytes);
  gauge('vitrine_live_viewers', 'Open pages that are told what changes', liveViewers);
  new Gauge({
    name: 'vitrine_job_last_success_timestamp_seconds',
    help: 'When a job that comes round by itself last went well; 0 is never. Old means that it has stopped working',
    labelNames: ['kind'],
    registers: [registry],
    async collect() {
      this.reset();
      // Without an answer there is no value, and the other metrics are still told.
      for (const { kind, at } of await lastGoodRuns().catch(() => [])) this.set({ kind }, at);
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

export interface Answered {
  readonly requestId: string;
  readonly method: string;
  readonly route: string;
  readonly status: number;
  /** When it came, by the process's steady clock. */
  readonly began: number;
}

export function note(meters: Meters, log: Logger, { requestId, began, ...answer }: Answered): void {
  const labels = { ...answer, status: String(answer.status) };
  const seconds = (performance.now() - began) / 1_000;
  meters.requests.observe(labels, seconds);
  if (log.isLevelEnabled('info'))
    log.info({ requestId, ...labels, ms: Math.round(seconds * 1_000) }, 'answered');
}

const processMark = randomBytes(4).toString('hex');
let answered = 0;

/** Tells requests apart, also those of another process or an earlier one. */
export function newRequestId(): string {
  answered++;
  return `${processMark}-${answered.toString(36)}`;
}

const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS']);

export function observed(
  meters: Meters,
  log: Logger,
  securityLog: Logger,
  headers: Readonly<Record<string, string>>,
): MiddlewareHandler<Environment> {
  return async (c, next) => {
    const began = performance.now();
    const requestId = newRequestId();
    c.set('requestId', requestId);
    c.set('headers', headers);
    c.set('log', () => log.child({ requestId }));
    c.set('securityLog', securityLog);
    c.set('route', 'unmatched');
    await next();
    const method = knownMethods.has(c.req.method) ? c.req.method : 'other';
    note(meters, log, { requestId, method, route: c.get('route'), status: c.res.status, began });
  };
}
