// What a split did, as far as it can be known. The interval is Newcombe's for the difference of two proportions, from two
// Wilson scores (Statistics in Medicine 17, 1998, method 10): it holds for rare events too, and never leaves −1 to 1.

export interface Share {
  readonly count: number;
  readonly of: number;
}

export interface Interval {
  readonly from: number;
  readonly to: number;
}

/** Of the normal distribution: 95 of a hundred lie between it and its opposite. */
const z95 = 1.959963984540054;

export function shareOf({ count, of }: Share): number {
  return of === 0 ? 0 : count / of;
}

/** Wilson's score interval. */
export function shareInterval(share: Share): Interval {
  const { of } = share;
  if (of === 0) return { from: 0, to: 1 };
  const p = shareOf(share);
  const z2 = z95 * z95;
  const middle = p + z2 / (2 * of);
  const spread = z95 * Math.sqrt((p * (1 - p)) / of + z2 / (4 * of * of));
  const scale = 1 + z2 / of;
  return { from: Math.max(0, (middle - spread) / scale), to: Math.min(1, (middle + spread) / scale) };
}

/** Of the first share less the second. */
export function differenceInterval(first: Share, second: Share): Interval {
  const [p, q] = [shareOf(first), shareOf(second)];
  const [a, b] = [shareInterval(first), shareInterval(second)];
  return {
    from: p - q - Math.hypot(p - a.from, b.to - q),
    to: p - q + Math.hypot(a.to - p, q - b.from),
  };
}

/** On each side: below it nothing is said. */
export const leastVisitors = 1_000;

/** Farther off than chance would put them once in a thousand splits (two-sided normal). */
const unfairFrom = 3.290526731491926;
/** Expected on the smaller side: below it the normal distribution says nothing. */
const leastExpected = 5;

/** Whether visitors came to both sides as the split says: otherwise something loses some of one, and nothing is judged. */
export function isFairSplit(on: number, off: number, percent: number): boolean {
  const all = on + off;
  const share = percent / 100;
  if (all * Math.min(share, 1 - share) < leastExpected) return true;
  const spread = Math.sqrt(all * share * (1 - share));
  return Math.abs(on - all * share) <= unfairFrom * spread;
}

export interface SplitSide {
  readonly visitors: number;
  readonly bags: number;
  readonly orders: number;
}

export const splitVerdicts = ['too_few', 'unfair', 'more', 'less', 'undecided'] as const;
export type SplitVerdict = (typeof splitVerdicts)[number];

export interface SplitEffect {
  readonly verdict: SplitVerdict;
  readonly on: number;
  readonly off: number;
  /** Null while nothing may be said. */
  readonly difference: ({ readonly value: number } & Interval) | null;
}

export const splitMeasures = ['bags', 'orders'] as const;
export type SplitMeasure = (typeof splitMeasures)[number];

/** More or less only where the whole interval is. */
export function splitEffect(
  measure: SplitMeasure,
  on: SplitSide,
  off: SplitSide,
  percent: number,
): SplitEffect {
  const [first, second] = [on, off].map((side): Share => ({ count: side[measure], of: side.visitors })) as [
    Share,
    Share,
  ];
  const shares = { on: shareOf(first), off: shareOf(second) };
  if (Math.min(first.of, second.of) < leastVisitors)
    return { verdict: 'too_few', ...shares, difference: null };
  if (!isFairSplit(first.of, second.of, percent)) return { verdict: 'unfair', ...shares, difference: null };
  const interval = differenceInterval(first, second);
  const difference = { value: shares.on - shares.off, ...interval };
  if (interval.from > 0) return { verdict: 'more', ...shares, difference };
  return { verdict: interval.to < 0 ? 'less' : 'undecided', ...shares, difference };
}
