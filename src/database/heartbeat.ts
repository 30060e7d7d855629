// The one connection a process always keeps: it hears what other processes changed, and is asked for an answer a few
// times a second, so that a database that is gone or frozen is known of within a second, whoever waits for it.
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

export interface HeartbeatHandlers {
  readonly onNotification: (channel: string, payload: string) => void;
  /** Connected again: something may have been missed meanwhile. */
  readonly onReconnect: () => void;
  readonly onAway: () => void;
  readonly onBack: () => void;
}

export interface Heartbeat {
  /** Resolves once it hears. */
  readonly opened: Promise<void>;
  readonly close: () => Promise<void>;
}

const beatMs = 200;
/**
 * How long an answer may take, in turns of our own event loop: a process that was stopped, blocked or starved for a
 * while does not take its own silence for the database's.
 */
const patience = { turns: 10, turnMs: 50 };

export function createHeartbeat(
  url: string,
  channels: readonly string[],
  handlers: HeartbeatHandlers,
): Heartbeat {
  const closing = new AbortController();
  const opened = Promise.withResolvers<void>();
  let isAway = false;
  let connections = 0;
  let client: pg.Client | null = null;

  const setAway = (isAwayNow: boolean) => {
    if (isAwayNow === isAway || closing.signal.aborted) return;
    isAway = isAwayNow;
    if (isAway) handlers.onAway();
    else handlers.onBack();
  };

  async function connect(): Promise<pg.Client> {
    const next = new pg.Client({ connectionString: url, application_name: 'vitrine heartbeat' });
    client = next;
    next.on('notification', ({ channel, payload }) => handlers.onNotification(channel, payload ?? ''));
    // Its loss is seen by the next beat; without a listener the error would end the process.
    next.on('error', () => {});
    try {
      await inTime(next.connect());
      await inTime(next.query(channels.map((channel) => `listen ${channel}`).join(';')));
      return next;
    } catch (error) {
      next.connection.stream.destroy();
      throw error;
    }
  }

  /** Returns when the connection is lost; throws when it is still there and nobody answers. */
  async function beat(connected: pg.Client): Promise<void> {
    let isLost = false;
    connected.once('end', () => {
      isLost = true;
    });
    while (!isLost) {
      await pause(beatMs, undefined, { ref: false, signal: closing.signal });
      try {
        await inTime(connected.query('select'));
      } catch (error) {
        connected.connection.stream.destroy();
        if (error instanceof NoAnswerError) throw error;
        return;
      }
    }
  }

  async function keep(): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        const connected = await connect();
        setAway(false);
        connections++;
        if (connections === 1) opened.resolve();
        else handlers.onReconnect();
        await beat(connected);
      } catch (error) {
        setAway(!isAnswer(error));
        await pause(beatMs, undefined, { ref: false, signal: closing.signal });
      }
    }
  }

  const loop = keep().catch((error: unknown) => {
    if (!closing.signal.aborted) throw error;
  });
  return {
    opened: opened.promise,
    close: async () => {
      closing.abort();
      client?.connection.stream.destroy();
      await loop;
    },
  };
}

class NoAnswerError extends Error {}

async function inTime<T>(work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  let turns = 0;
  const timer = setInterval(() => {
    turns++;
    if (turns > patience.turns) late.reject(new NoAnswerError('The database does not answer.'));
  }, patience.turnMs);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearInterval(timer);
  }
}

/** Even a refusal is an answer, unless it is that of a server which starts or stops. */
function isAnswer(error: unknown): boolean {
  return error instanceof pg.DatabaseError && !error.code?.startsWith('57P');
}
