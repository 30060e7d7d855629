// The log: one JSON line an event, each under a name an operator can search for, without personal data, and never so
// many that they are the next problem.
import { channel } from 'node:diagnostics_channel';
import type { DestinationStream, Logger } from 'pino';
import { pino } from 'pino';
import { describeError } from './describe-error.ts';

/** Stable: whoever watches a shop has written them down. */
export const logEvents = {
  'cache.failed': 'what is remembered of the database could not be brought up to date',
  'currency.unavailable': 'an exchange rate is missing or out of date, and prices are shown in dollars',
  'database.away': 'the database has stopped answering',
  'database.back': 'the database answers again',
  'database.connection_lost': 'one connection broke',
  'database.deadlock': 'two transactions waited for each other; it is tried again three times',
  'database.retry': 'a transaction is tried again',
  'database.timeout': 'a statement, a lock or a connection took too long',
  'database.unavailable': 'the database refused or did not answer',
  'demo.locked':
    'the demo’s people, gift card and codes were taken out of use, since others can reach the shop',
  'email.failed': 'an email was not taken',
  'events.lost': 'what shoppers did could not be written, and was given up',
  'flags.failed': 'the flag service did not answer; what it said last holds',
  'job.dead': 'a job is given up, and listed for the merchant',
  'job.failed': 'the queue could not be read or written',
  'job.retry': 'a job went wrong and is tried again',
  'live.failed': 'open pages were not told of a change',
  'log.suppressed': 'so many lines of one event were left out',
  'media.unavailable': 'the bucket with the photos of shoppers did not answer, or refused',
  'payment.mismatch': 'the shop and its processors do not agree: see the reconciliation',
  'payment.unsettled': 'payments that were left behind could not be settled, and are tried again',
  'picture.failed': 'a picture is missing or could not be made',
  'process.died': 'one of several processes ended by itself, and another takes its place',
  'process.unhandled': 'a failure nobody waited for',
  'request.failed': 'a request was answered 500',
  'sms.budget_spent': 'no more texts this hour',
} as const;

export type LogEvent = keyof typeof logEvents;

/** Each event that is noted, written or left out: what is counted for /metrics. */
export const notedEvents = channel('vitrine:log-event');

/** So many lines of one event, then only how many more there were. */
export interface LineLimit {
  readonly lines: number;
  readonly seconds: number;
}

const everydayLimit: LineLimit = { lines: 20, seconds: 10 };
/** Below this nothing is limited: whoever asks for every request wants every request. */
const limitedFrom = 40;

export function createLog(level: string, destination?: DestinationStream, limit = everydayLimit): Logger {
  const options = { level, serializers: { err: describeError }, hooks: { logMethod: limitedTo(limit) } };
  return destination ? pino(options, destination) : pino(options);
}

type LogMethod = NonNullable<NonNullable<Parameters<typeof pino>[0] & object>['hooks']>['logMethod'];

export function limitedTo({ lines, seconds }: LineLimit, from = limitedFrom): NonNullable<LogMethod> {
  const counts = new Map<string, number>();
  return function (args, method, level) {
    const of = eventOf(args);
    if (level < from) return method.apply(this, args);
    if (of in logEvents) notedEvents.publish(of);
    const count = (counts.get(of) ?? 0) + 1;
    counts.set(of, count);
    if (count === 1)
      setTimeout(() => {
        const suppressed = (counts.get(of) ?? 0) - lines;
        counts.delete(of);
        if (suppressed > 0)
          method.apply(this, [{ event: 'log.suppressed', of, suppressed }, 'lines were left out']);
      }, seconds * 1_000).unref();
    if (count <= lines) method.apply(this, args);
  };
}

function eventOf([first, message]: readonly unknown[]): string {
  const isNamed = typeof first === 'object' && first !== null && 'event' in first;
  return isNamed ? String(first.event) : String(message ?? first);
}
