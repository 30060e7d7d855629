// A count of the shelf. A difference is told against what the ledger had at the moment of counting, and booked as that
// difference: whatever is sold or arrives between counting and booking stays what it is.
import { type LevelBefore, stockMove } from './stock-change.ts';

export const countStates = ['open', 'booked'] as const;

export type CountState = (typeof countStates)[number];

/** Lines of one count, and of one list that is pasted into it. */
export const longestCount = 500;

export const longestCountName = 60;

export interface CountedLine {
  readonly counted: number;
  /** What the ledger had at that moment. */
  readonly expected: number;
}

/** Below zero where something is missing. */
export function differenceOf({ counted, expected }: CountedLine): number {
  return counted - expected;
}

export type CountMove =
  | { readonly ok: true; readonly delta: number; readonly onHand: number }
  /** What checkouts hold is promised: the level cannot go below it until they are done. */
  | { readonly ok: false; readonly code: 'below_reserved' | 'too_many' };

/** What the difference makes of the level as it is now. */
export function countMove(level: LevelBefore, line: CountedLine): CountMove {
  const delta = differenceOf(line);
  const move = stockMove(level, { add: delta });
  return move.ok ? { ok: true, delta, onHand: move.onHand } : move;
}

/** Whether somebody may move a size by so much, after what they have moved it by within a day; null is no limit. */
export function isWithinLimit(
  limit: number | null,
  { movedBefore, delta }: { readonly movedBefore: number; readonly delta: number },
): boolean {
  return limit === null || Math.abs(movedBefore + delta) <= limit;
}

export const limitHours = 24;
