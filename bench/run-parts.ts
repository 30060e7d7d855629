// Which parts were asked for, and one after the other whatever becomes of the one before.
import { CommandError } from '../src/server/terminal.ts';
import type { Bench } from './bench.ts';
import type { Report, Tell } from './report.ts';

/** Makes what several parts need; what has to be cleared away after the last of them is put on the stack. */
type Prepare<Ground> = (bench: Bench, clearing: AsyncDisposableStack) => Promise<Ground>;

/** Tells each line the moment it is measured: what comes after may fail. */
export type Measure<Ground> = (ground: Ground, tell: Tell, bench: Bench) => Promise<void>;

export interface Group {
  readonly names: readonly string[];
  readonly run: (chosen: readonly string[], bench: Bench, report: Report) => Promise<void>;
}

/** The ground is laid by the first part that was chosen, and is gone before the next group begins. */
export function sharing<Ground>(
  prepare: Prepare<Ground>,
  parts: Readonly<Record<string, Measure<Ground>>>,
): Group {
  return {
    names: Object.keys(parts),
    run: async (chosen, bench, report) => {
      await using clearing = new AsyncDisposableStack();
      let laid: Promise<Ground> | undefined;
      for (const [name, measure] of Object.entries(parts)) {
        if (!chosen.includes(name) || bench.signal.aborted) continue;
        await report.part(name, async (tell) => {
          laid ??= prepare(bench, clearing);
          await measure(await laid, tell, bench);
        });
      }
    },
  };
}

/** In the order of the bench, whatever the order of the words; all of them when there are none. */
export function chosenParts(words: readonly string[], names: readonly string[]): string[] {
  const unknown = words.filter((word) => !names.includes(word));
  if (unknown.length > 0)
    throw new CommandError(
      `There is no part called ${unknown.join(' or ')}: choose from ${names.join(', ')}.`,
    );
  return names.filter((name) => words.length === 0 || words.includes(name));
}

export async function runParts(
  groups: readonly Group[],
  chosen: readonly string[],
  bench: Bench,
  report: Report,
): Promise<void> {
  for (const { names, run } of groups) {
    const mine = names.filter((name) => chosen.includes(name));
    try {
      await run(mine, bench, report);
    } catch (error) {
      report.failed(`clearing away after ${mine.join(', ')}`, error);
    }
  }
}
