// What is measured and noted of every request: the route's template, never a path, an address or a name.
import { randomBytes } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { type Aggregator, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Queries } from '../../database/database.ts';
import { lastGoodRuns, oldestDueSeconds } from '../../database/queries/job/job.ts';
import { logEvents, notedEvents } from '../logging/log.ts';
import { giveMetrics, readMetrics } from '../processes/worker.ts';
import type { Environment } from './environment.ts';

export interface Meters {
  readonly registry: Registry;
  /** Of all processes, where there are several. */
  readonly readMetrics: () => Promise<string>;
  readonly requests: Histogram<'method' | 'route' | 'status'>;
}

/** What is read off when somebody asks. */
export interface Measured {
  readonly cacheBytes: () => number;
  readonly liveViewers: () => number;
  /** What /readyz says. */
  readonly isReady: () => boolean;
  /** Where the jobs are read. */
  readonly jobs: Queries;
}

export function createMeters(measured: Measured, closing: AsyncDisposableStack): Meters {
  const { cacheBytes, liveViewers, isReady, jobs } = measured;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  // Of several processes the bytes and viewers add up; what is the database's is the same in each.
  const gauge = (name: string, help: string, read: () => number, aggregator: Aggregator = 'sum') =>
    new Gauge({
      name,
      help,
      aggregator,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  gauge('vitrine_page_cache_bytes', 'Bytes of pages kept in memory', cacheBytes);
  gauge('vitrine_live_viewers', 'Open pages that are told what changes', liveViewers);
  gauge('vitrine_ready', 'Whether this process may be sent requests: 1 or 0', () => Number(isReady()), 'min');
  new Gauge({
    name: 'vitrine_job_oldest_due_seconds',
    help: 'For how long the oldest job that is due has waited to be taken',
    aggregator: 'max',
    registers: [registry],
    async collect() {
      this.reset();
      const seconds = await oldestDueSeconds(jobs).catch(() => null);
      if (seconds !== null) this.set(seconds);
    },
  });
  countEvents(registry, closing);
  new Gauge({
    name: 'vitrine_job_last_success_timestamp_seconds',
    help: 'When a job that comes round by itself last went well; 0 is never. Old means that it has stopped working',
    labelNames: ['kind'],
    aggregator: 'max',
    registers: [registry],
    async collect() {
      this.reset();
      // Without an answer there is no value, and the other metrics are still told.
      for (const { kind, at } of await lastGoodRuns(jobs).catch(() => [])) this.set({ kind }, at);
    },
  });
  giveMetrics(registry);
  return {
    registry,
    readMetrics: () => readMetrics(registry),
    requests: new Histogram({
      name: 'vitrine_request_seconds',
      help: 'Time to answer, by route template',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
      registers: [registry],
    }),
  };
}

/** From 0 on: an alert looks at what is added, and cannot see the first of what was not there before. */
function countEvents(registry: Registry, closing: AsyncDisposableStack): void {
  const events = new Counter({
    name: 'vitrine_log_events_total',
    help: 'Warnings and errors that were noted, by the name they have in the log',
    labelNames: ['event'],
    registers: [registry],
  });
  for (const event of Object.keys(logEvents)) events.inc({ event }, 0);
  const count = (event: unknown) => events.inc({ event: String(event) });
  notedEvents.subscribe(count);
  closing.defer(async () => void notedEvents.unsubscribe(count));
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

/** A closed set: what is counted by must not grow with what somebody thinks up. */
export function knownMethod(method: string): string {
  return knownMethods.has(method) ? method : 'other';
}

export function observeRequests(
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
    const method = knownMethod(c.req.method);
    note(meters, log, { requestId, method, route: c.get('route'), status: c.res.status, began });
  };
}
