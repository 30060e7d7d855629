// The axis that intervals are drawn on: points of a hundred, as far to the left of zero as to the right, in round steps.
import type { Interval } from './split-effect.ts';

const steps = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 34] as const;
const eachSide = 3;

/** The points that are written along it, from the left to the right. */
export function effectAxis(intervals: readonly Interval[]): readonly number[] {
  const farthest = 100 * Math.max(0, ...intervals.flatMap(({ from, to }) => [Math.abs(from), Math.abs(to)]));
  const step = steps.find((each) => each * eachSide >= farthest) ?? 34;
  return Array.from({ length: 2 * eachSide + 1 }, (_, at) => Math.round((at - eachSide) * step * 10) / 10);
}

/** Where a difference stands on the axis, from 0 at its left to 100 at its right. */
export function placeOnAxis(axis: readonly number[], difference: number): number {
  const end = axis.at(-1) ?? 1;
  return 50 + (50 * 100 * difference) / end;
}
