// One of several processes of the shop, as it speaks with the one that started it.
import cluster from 'node:cluster';
import type { Registry } from 'prom-client';
import type { Opened } from '../say-open.ts';
import type { FromWorker, ToWorker } from './messages.ts';

export const isWorker = cluster.isWorker;
/** The first says on the terminal what it does; the others would say it again. */
export const isFirst = cluster.worker === undefined || cluster.worker.id === 1;

const tell = (message: FromWorker) => process.send?.(message);

export function tellOpen(opened: Opened): void {
  tell({ type: 'open', opened });
}

export function hearLeave(leave: () => void): void {
  process.on('message', (message: ToWorker) => {
    if (message.type === 'leave') leave();
  });
}

let reads = 0;

/** What this process has measured; where there are several, what all of them have. */
export function readMetrics(registry: Registry): Promise<string> {
  if (!isWorker) return registry.metrics();
  const id = ++reads;
  const { promise, resolve } = Promise.withResolvers<string>();
  const hear = (message: ToWorker) => {
    if (message.type !== 'all-metrics' || message.id !== id) return;
    process.off('message', hear);
    resolve(message.text);
  };
  process.on('message', hear);
  tell({ type: 'read-metrics', id });
  return promise;
}

export function giveMetrics(registry: Registry): void {
  if (!isWorker) return;
  process.on('message', async (message: ToWorker) => {
    if (message.type !== 'collect-metrics') return;
    tell({ type: 'metrics', id: message.id, metrics: await registry.getMetricsAsJSON() });
  });
}
