// A measured number, the mark it must reach, and whether it does; and what is said of all of them.
import { passedMark } from '../scripts/setup/step.mjs';
import { say, showProgress } from './progress.ts';

export interface Line {
  readonly what: string;
  readonly measured: string;
  readonly mark: string;
  readonly reached: boolean;
}

export type Tell = (line: Line) => void;

export function ratioAtLeast(
  what: string,
  { ours, theirs }: { readonly ours: number; readonly theirs: number },
  least: number,
): Line {
  const ratio = ours / theirs;
  return {
    what,
    measured: `${ratio.toFixed(2)} x  (${Math.round(ours)}/s of ${Math.round(theirs)}/s)`,
    mark: `≥ ${least} x`,
    reached: ratio >= least,
  };
}

/** Two times of which ours may be longer, but not by more than this. */
export function timesAtMost(
  what: string,
  { ours, theirs }: { readonly ours: number; readonly theirs: number },
  most: number,
): Line {
  const line = atMost(what, ours / theirs, most, 'x');
  return { ...line, measured: `${line.measured}  (${ours.toFixed(1)} ms of ${theirs.toFixed(1)} ms)` };
}

export function atMost(what: string, measured: number, most: number, unit: string): Line {
  return {
    what,
    measured: `${measured.toFixed(unit === 'x' || unit === 's' ? 2 : 1)} ${unit}`,
    mark: `≤ ${most} ${unit}`,
    reached: measured <= most,
  };
}

export function atLeast(what: string, measured: number, least: number): Line {
  return { what, measured: measured.toFixed(0), mark: `≥ ${least}`, reached: measured >= least };
}

/** The widest of each, so that lines printed one by one stand in columns. */
const whatWidth = 56;
const measuredWidth = 30;

export function lineText({ what, measured, mark, reached }: Line): string {
  return `  ${passedMark(reached)} ${what.padEnd(whatWidth)}  ${measured.padEnd(measuredWidth)}  ${mark}`;
}

/** Says each thing when it is known, and counts it. */
export class Report {
  #reached = 0;
  #missed = 0;
  #failed = 0;
  readonly #signal: AbortSignal;
  readonly #say: (line: string) => void;

  constructor(signal: AbortSignal, sayLine = say) {
    this.#signal = signal;
    this.#say = sayLine;
  }

  /** A part that fails is said to have failed, and is no reason to stop. */
  async part(name: string, work: (tell: Tell) => Promise<void>): Promise<void> {
    using _progress = showProgress(name, this.#say);
    try {
      await work((line) => this.#measured(line));
    } catch (error) {
      this.failed(name, error);
    }
  }

  /** What fails because it was told to stop has not failed. */
  failed(name: string, error: unknown): void {
    if (this.#signal.aborted) return;
    this.#failed++;
    this.#say(`  ${passedMark(false)} ${name} failed: ${reasonOf(error)}`);
  }

  closingLine(): string {
    const marks = this.#reached + this.#missed;
    const failed = this.#failed === 1 ? '1 part failed' : `${this.#failed} parts failed`;
    const stopped = this.#signal.aborted ? ', stopped before the end' : '';
    return `${this.#reached} of ${marks} marks reached, ${failed}${stopped}`;
  }

  isGood(): boolean {
    return this.#missed === 0 && this.#failed === 0;
  }

  #measured(line: Line): void {
    if (line.reached) this.#reached++;
    else this.#missed++;
    this.#say(lineText(line));
  }
}

/** In one line: what was tried, and at the bottom of it why it did not succeed. */
export function reasonOf(error: unknown): string {
  if (error instanceof SuppressedError) return `${reasonOf(error.suppressed)}; ${reasonOf(error.error)}`;
  if (error instanceof AggregateError && !error.message) return error.errors.map(reasonOf).join('; ');
  if (!(error instanceof Error)) return firstLine(String(error));
  const cause = error.cause === undefined ? '' : ` (${reasonOf(error.cause)})`;
  return `${firstLine(error.message || error.name)}${cause}`;
}

function firstLine(text: string): string {
  return text.trim().split('\n', 1)[0]?.trimEnd() ?? '';
}
