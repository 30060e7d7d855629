// What the processes of one shop say to the one that started them, and it to them.
import type { MetricObjectWithValues, MetricValue } from 'prom-client';
import type { Opened } from '../say-open.ts';

export type Metrics = readonly MetricObjectWithValues<MetricValue<string>>[];

export type FromWorker =
  | { readonly type: 'open'; readonly opened: Opened }
  /** Somebody asks this process for what all of them have measured. */
  | { readonly type: 'read-metrics'; readonly id: number }
  | { readonly type: 'metrics'; readonly id: number; readonly metrics: Metrics };

export type ToWorker =
  /** Another has taken its place: it finishes what is under way. */
  | { readonly type: 'leave' }
  | { readonly type: 'collect-metrics'; readonly id: number }
  | { readonly type: 'all-metrics'; readonly id: number; readonly text: string };
