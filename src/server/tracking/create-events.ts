// Where this process takes what shoppers did.
import type { Logger } from 'pino';
import type { Queries } from '../../database/database.ts';
import { segmentWebhook } from '../../providers/tracking/segment-webhook.ts';
import { createEventLine, type EventLine, manyLines } from '../../shop/tracking/event-line.ts';
import { tableSink } from '../../shop/tracking/event-sink.ts';
import type { Configuration } from '../configuration/configuration.ts';

export function createEvents(
  { EVENTS_WEBHOOK_URL: url, EVENTS_WEBHOOK_KEY: key }: Configuration,
  queries: Queries,
  log: Logger,
  closing: AsyncDisposableStack,
): EventLine {
  const sinks = [tableSink(queries), ...(url === undefined ? [] : [segmentWebhook({ url, key })])];
  const lines = manyLines(
    sinks.map((sink) =>
      createEventLine(sink, (count, err) =>
        log.warn({ event: 'events.lost', sink: sink.name, count, err }, 'what shoppers did was not kept'),
      ),
    ),
  );
  closing.defer(lines.close);
  return lines;
}
