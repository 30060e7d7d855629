import { describe, expect, test } from 'vitest';
import {
  differenceInterval,
  isFairSplit,
  leastVisitors,
  shareInterval,
  splitEffect,
} from './split-effect.ts';

// Newcombe, Interval estimation for the difference between independent proportions, 1998, table II, method 10.
test.each([
  [56, 70, 48, 80, 0.0524, 0.3339],
  [9, 10, 3, 10, 0.1705, 0.809],
  [6, 7, 2, 7, 0.0582, 0.8062],
  [5, 56, 0, 29, -0.0381, 0.1926],
  [0, 10, 0, 20, -0.1611, 0.2775],
  [0, 10, 0, 10, -0.2775, 0.2775],
  [10, 10, 0, 20, 0.6791, 1],
  [10, 10, 0, 10, 0.6075, 1],
])('%i of %i less %i of %i is between what was published', (a, m, b, n, from, to) => {
  const interval = differenceInterval({ count: a, of: m }, { count: b, of: n });
  expect(interval.from).toBeCloseTo(from, 4);
  expect(interval.to).toBeCloseTo(to, 4);
});

// Newcombe, Two-sided confidence intervals for the single proportion, 1998, table I, method 3.
test.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])('%i of %i is between what was published', (count, of, from, to) => {
  const interval = shareInterval({ count, of });
  expect(interval.from).toBeCloseTo(from, 4);
  expect(interval.to).toBeCloseTo(to, 4);
});

/** Numbers from 0 to 1 that are the same in every run. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

test.each([
  [0.06, 0.06],
  [0.02, 0.03],
  [0.005, 0.005],
])(
  'in 2,000 splits of shops where %d and %d buy, the truth lies inside about 95 times of a hundred',
  (p, q) => {
    const next = chance(26);
    const draw = (share: number) => {
      let count = 0;
      for (let visitor = 0; visitor < leastVisitors; visitor += 1) if (next() < share) count += 1;
      return { count, of: leastVisitors };
    };
    let inside = 0;
    for (let run = 0; run < 2_000; run += 1) {
      const { from, to } = differenceInterval(draw(p), draw(q));
      if (from <= p - q && p - q <= to) inside += 1;
    }
    expect(inside / 2_000).toBeGreaterThan(0.94);
    expect(inside / 2_000).toBeLessThan(0.98);
  },
);

describe('what may be said', () => {
  const side = (visitors: number, bags: number) => ({ visitors, bags, orders: 0 });

  test('nothing before there are a thousand on each side, however great the difference', () => {
    expect(splitEffect('bags', side(999, 900), side(1_000, 10), 50)).toEqual({
      verdict: 'too_few',
      on: 900 / 999,
      off: 0.01,
      difference: null,
    });
  });

  test('more or less only where the whole interval is', () => {
    expect(splitEffect('bags', side(1_000, 120), side(1_000, 60), 50).verdict).toBe('more');
    expect(splitEffect('bags', side(1_000, 60), side(1_000, 120), 50).verdict).toBe('less');
    expect(splitEffect('bags', side(1_000, 75), side(1_000, 60), 50).verdict).toBe('undecided');
  });

  test('nothing where visitors did not come as the split says', () => {
    expect(splitEffect('bags', side(2_000, 240), side(1_000, 60), 50)).toMatchObject({
      verdict: 'unfair',
      difference: null,
    });
    expect(splitEffect('bags', side(2_000, 240), side(18_000, 1_080), 10).verdict).toBe('more');
  });

  test('a split is fair up to what chance does once in a thousand', () => {
    expect(isFairSplit(5_164, 4_836, 50)).toBe(true);
    expect(isFairSplit(5_165, 4_835, 50)).toBe(false);
    expect(isFairSplit(0, 0, 50)).toBe(true);
    expect(isFairSplit(1, 0, 0.1)).toBe(true);
    expect(isFairSplit(12, 4_988, 0.1)).toBe(true);
    expect(isFairSplit(13, 4_987, 0.1)).toBe(false);
  });
});
