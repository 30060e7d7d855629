// Counting down to an instant: what a clock shows, and the few moments at which it speaks.

export interface CountdownParts {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Whole seconds, rounded up: a clock shows zero when it is over and not before. Never negative. */
export function countdownParts(leftMs: number): CountdownParts {
  const left = Math.max(0, Math.ceil(leftMs / second)) * second;
  return {
    days: Math.floor(left / day),
    hours: Math.floor((left % day) / hour),
    minutes: Math.floor((left % hour) / minute),
    seconds: (left % minute) / second,
  };
}

/** How long what `countdownParts` says stays true; null once it is over. */
export function untilNextSecond(leftMs: number): number | null {
  if (leftMs <= 0) return null;
  return leftMs - (Math.ceil(leftMs / second) - 1) * second;
}

export type CountdownMark = 'an hour' | 'ten minutes' | 'one minute' | 'over';

/** The last first: of several that passed while a device slept only the latest is news. */
const marks: readonly (readonly [CountdownMark, number])[] = [
  ['over', 0],
  ['one minute', minute],
  ['ten minutes', 10 * minute],
  ['an hour', hour],
];

/** The mark that was reached since there was more left; null when none was. */
export function markReached(leftBeforeMs: number, leftMs: number): CountdownMark | null {
  return marks.find(([, at]) => leftMs <= at && at < leftBeforeMs)?.[0] ?? null;
}
