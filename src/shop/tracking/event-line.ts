// Events wait in line for a moment and are written together, so that nobody waits for the writing. A line has an end:
// when what they go to is away for long, the oldest are given up.
import type { EventSink, NotedEvent } from './event-sink.ts';

export interface EventLine {
  readonly note: (events: readonly NotedEvent[]) => void;
  /** Writes what waits, and takes no more. */
  readonly close: () => Promise<void>;
}

export interface LineRules {
  readonly everyMs: number;
  readonly mostAtOnce: number;
  readonly mostWaiting: number;
  /** How often writing the same ones is tried, and the pause before the second try; it doubles. */
  readonly tries: number;
  readonly pauseMs: number;
}

export const everydayLine: LineRules = {
  everyMs: 1_000,
  mostAtOnce: 500,
  mostWaiting: 10_000,
  tries: 4,
  pauseMs: 1_000,
};

export function createEventLine(
  sink: EventSink,
  onLost: (count: number, error: unknown) => void,
  rules = everydayLine,
): EventLine {
  let waiting: NotedEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writing: Promise<void> | undefined;
  const closed = new AbortController();

  const begin = () => {
    if (writing || waiting.length === 0) return;
    timer ??= setTimeout(() => {
      timer = undefined;
      writing = writeAll().finally(() => {
        writing = undefined;
        begin();
      });
    }, rules.everyMs);
  };
  const writeAll = async () => {
    while (waiting.length > 0) await write(waiting.splice(0, rules.mostAtOnce));
  };
  const write = async (batch: readonly NotedEvent[]) => {
    for (let tried = 1; ; tried += 1) {
      try {
        return await sink.write(batch);
      } catch (error) {
        if (tried >= rules.tries || closed.signal.aborted) return onLost(batch.length, error);
        await pause(rules.pauseMs * 2 ** (tried - 1), closed.signal);
      }
    }
  };

  return {
    note: (events) => {
      if (closed.signal.aborted) return;
      waiting.push(...events);
      const over = waiting.length - rules.mostWaiting;
      if (over > 0) {
        waiting = waiting.slice(over);
        onLost(over, new Error(`More than ${rules.mostWaiting} events wait for the ${sink.name}.`));
      }
      begin();
    },
    close: async () => {
      closed.abort();
      clearTimeout(timer);
      await writing;
      await writeAll();
    },
  };
}

/** Every line is told. */
export function manyLines(lines: readonly EventLine[]): EventLine {
  return {
    note: (events) => {
      for (const line of lines) line.note(events);
    },
    close: async () => {
      await Promise.all(lines.map((line) => line.close()));
    },
  };
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      done();
    });
  });
}
