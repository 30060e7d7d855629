// Several processes on one port. This one takes the connections and hands them out in turn, replaces a process that has
// died, and on SIGUSR2 all of them, one after the other, each by one that is open already. It serves nothing itself.
import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { AggregatorRegistry } from 'prom-client';
import type { Opened } from '../say-open.ts';
import type { FromWorker, Metrics, ToWorker } from './messages.ts';

/** One core is left for PostgreSQL. */
export function countProcesses(setting: number | 'auto'): number {
  return setting === 'auto' ? Math.max(1, availableParallelism() - 1) : setting;
}

const collectMs = 2_000;
/** One that dies as soon as it is open is not started over and over at once. */
const shortestPauseMs = 500;
const longestPauseMs = 30_000;
const soundAfterMs = 60_000;

const send = (worker: Worker, message: ToWorker) => worker.isConnected() && worker.send(message);

export interface Processes {
  /** What the first said when it was open. */
  readonly opened: Opened;
  /** By others, one by one, without a moment in which there are fewer. */
  readonly replaceAll: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Null when the first one does not open: it has said why. */
export async function startProcesses(count: number, port: number, log: Logger): Promise<Processes | null> {
  const serving = new Set<Worker>();
  let isLeaving = false;
  answerMetrics(serving, log);

  const open = async (): Promise<Opened | null> => {
    const worker = cluster.fork({ PORT: port });
    const opened = await heardOpen(worker);
    if (!opened) return null;
    serving.add(worker);
    worker.once('exit', (code, signal) => {
      if (!serving.delete(worker) || isLeaving) return;
      log.error(
        { event: 'process.died', worker: worker.process.pid, code, signal },
        'a process of the shop died',
      );
      void replaceDead();
    });
    return opened;
  };

  let pauseMs = shortestPauseMs;
  let lastDeath = 0;
  const longerPause = () => Math.min(Math.max(pauseMs * 2, shortestPauseMs), longestPauseMs);
  const replaceDead = async () => {
    pauseMs = Date.now() - lastDeath > soundAfterMs ? 0 : longerPause();
    lastDeath = Date.now();
    while (!isLeaving) {
      await pause(pauseMs);
      if (isLeaving || (await open())) return;
      pauseMs = longerPause();
    }
  };

  // The first alone: it may have to start a database, bring it up to date and fill it.
  const opened = await open();
  if (!opened) return null;
  await Promise.all(
    Array.from({ length: count - 1 }, async () => {
      if (!(await open())) void replaceDead();
    }),
  );

  let replacing = Promise.resolve();
  const replaceEach = async () => {
    for (const old of [...serving]) {
      // One that has died meanwhile has been replaced.
      if (isLeaving || !serving.has(old)) continue;
      if (!(await open())) {
        log.error({ event: 'process.died' }, 'a replacement does not open: those of before go on serving');
        return;
      }
      if (!serving.delete(old)) continue;
      const gone = once(old, 'exit');
      send(old, { type: 'leave' });
      await gone;
    }
  };
  return {
    opened,
    replaceAll: () => {
      replacing = replacing.then(replaceEach);
      return replacing;
    },
    stop: async () => {
      isLeaving = true;
      const workers = Object.values(cluster.workers ?? {}).flatMap((worker) =>
        worker && !worker.isDead() ? [worker] : [],
      );
      await Promise.all(
        workers.map(async (worker) => {
          const gone = once(worker, 'exit');
          worker.process.kill('SIGTERM');
          await gone;
        }),
      );
    },
  };
}

async function heardOpen(worker: Worker): Promise<Opened | null> {
  const { promise, resolve } = Promise.withResolvers<Opened | null>();
  worker.on('message', (message: FromWorker) => {
    if (message.type === 'open') resolve(message.opened);
  });
  worker.once('exit', () => resolve(null));
  return promise;
}

const addMetrics = async (all: readonly Metrics[]) => AggregatorRegistry.aggregate([...all]).metrics();

/** Whoever is asked asks here, and is told the sum of all; one that does not answer in time is left out. */
function answerMetrics(serving: ReadonlySet<Worker>, log: Logger): void {
  let collections = 0;
  const waiting = new Map<number, (metrics: Metrics) => void>();
  cluster.on('message', async (asking: Worker, message: FromWorker) => {
    if (message.type === 'metrics') waiting.get(message.id)?.(message.metrics);
    if (message.type !== 'read-metrics') return;
    const answers = [...serving].map(async (worker): Promise<Metrics> => {
      const id = ++collections;
      const coming = new Promise<Metrics>((resolve) => waiting.set(id, resolve));
      send(worker, { type: 'collect-metrics', id });
      const metrics = await Promise.race([coming, pause(collectMs, [])]);
      waiting.delete(id);
      return metrics;
    });
    const all = await Promise.all(answers);
    // Whoever asked is told nothing rather than kept waiting, and this process serves on.
    const text = await addMetrics(all).catch((error: unknown) => {
      log.error({ event: 'process.unhandled', err: error }, 'what the processes measure does not add up');
      return '';
    });
    send(asking, { type: 'all-metrics', id: message.id, text });
  });
}
