import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ReorderFacts, suggestReorder, sumReorders, weeklyRate, weeksOfSales } from './reorder.ts';

const count = fc.integer({ min: 0, max: 500 });
const factsOfSize: fc.Arbitrary<ReorderFacts> = fc.record({
  weeks: fc.array(fc.record({ sales: fc.integer({ min: 0, max: 60 }), isForSale: fc.boolean() }), {
    minLength: weeksOfSales,
    maxLength: weeksOfSales,
  }),
  waiting: count,
  available: count,
  arrival: fc.option(fc.record({ on: fc.constant('2026-12-01'), units: fc.option(count) })),
});
const weekly = (...sales: readonly number[]) => sales.map((one) => ({ sales: one, isForSale: true }));
const codes = ({ because }: ReturnType<typeof suggestReorder>) => because.map(({ code }) => code);

describe('whatever was sold', () => {
  test('a suggestion is a whole number within its range, and never below nothing', () => {
    fc.assert(
      fc.property(factsOfSize, (facts) => {
        const { units, from, to } = suggestReorder(facts);
        expect([units, from].every((one) => Number.isInteger(one) && one >= 0)).toBe(true);
        expect(from).toBeLessThanOrEqual(units);
        if (to !== null) expect(units).toBeLessThanOrEqual(to);
      }),
    );
  });

  test('those who wait get theirs, less what is there and what comes', () => {
    fc.assert(
      fc.property(factsOfSize, (facts) => {
        const { waiting, available, arrival } = facts;
        const { from } = suggestReorder(facts);
        expect(from).toBeGreaterThanOrEqual(waiting - available - (arrival?.units ?? 0));
      }),
    );
  });

  test('more who wait are never fewer units, and what is there is never more', () => {
    fc.assert(
      fc.property(factsOfSize, fc.integer({ min: 1, max: 50 }), (facts, more) => {
        const { units } = suggestReorder(facts);
        const crowded = suggestReorder({ ...facts, waiting: facts.waiting + more });
        expect(crowded.units).toBeGreaterThanOrEqual(units);
        if (units > 0) expect(crowded.units).toBe(units + more);
        const full = suggestReorder({ ...facts, available: facts.available + more });
        expect(full.units).toBeLessThanOrEqual(units);
      }),
    );
  });

  test('the fewer the sales, the wider the range beside them; the fewer the weeks, the wider', () => {
    const width = (sales: number, weeks: number) => {
      const { mean, low, high } = weeklyRate(sales, weeks) ?? { mean: 1, low: 0, high: Number.NaN };
      return (high - low) / mean;
    };
    const some = fc.integer({ min: 1, max: 400 });
    fc.assert(
      fc.property(some, some, (sales, more) => {
        expect(width(sales, 8)).toBeGreaterThan(width(sales + more, 8));
      }),
    );
    fc.assert(
      fc.property(some, fc.integer({ min: 1, max: 7 }), (each, weeks) => {
        expect(width(each * weeks, weeks)).toBeGreaterThan(width(each * 8, 8));
      }),
    );
  });
});

test('the limits are those of a Poisson count, within a twentieth', () => {
  // From tables: the exact limits that leave out a tenth on each side.
  for (const [sales, low, high] of [
    [0, 0, 2.3],
    [1, 0.105, 3.89],
    [5, 2.433, 9.275],
    [10, 6.221, 15.407],
    [20, 14.525, 27.045],
  ] as const) {
    const rate = weeklyRate(sales, 1);
    expect(rate?.mean).toBe(sales);
    expect(Math.abs((rate?.low ?? 0) - low)).toBeLessThan(0.05);
    expect(Math.abs((rate?.high ?? 0) - high)).toBeLessThan(0.05);
  }
  expect(weeklyRate(0, 0)).toBeNull();
});

test('says what it adds and takes off, and leaves nothing to say where it knows enough', () => {
  const facts = { weeks: weekly(6, 6, 6, 6, 6, 6, 6, 6), waiting: 41, available: 1 };
  const reorder = suggestReorder({ ...facts, arrival: { on: '2026-12-01', units: 10 } });
  expect(reorder).toEqual({
    units: 54,
    from: 50,
    to: 60,
    certainty: 'good',
    because: [
      { code: 'waiting', units: 41 },
      { code: 'selling', sales: 48, weeks: 8, cover: 4, units: 24 },
      { code: 'available', units: 1 },
      { code: 'arriving', units: 10, on: '2026-12-01' },
    ],
  });
  const unknown = suggestReorder({ ...facts, arrival: { on: '2026-12-01', units: null } });
  expect(unknown.units).toBe(64);
  expect(unknown.because.at(-1)).toEqual({ code: 'arriving_unknown', on: '2026-12-01' });
});

test('weeks without stock do not count against it, unless something was sold in them', () => {
  const empty = { sales: 0, isForSale: false };
  const facts = { waiting: 0, available: 0, arrival: null };
  const weeks = [...weekly(9, 9, 9, 9), empty, empty, empty, empty];
  const left = suggestReorder({ ...facts, weeks });
  expect(left).toMatchObject({ units: 36, certainty: 'good' });
  expect(left.because).toContainEqual({ code: 'empty_weeks', weeks: 4 });
  const sold = suggestReorder({ ...facts, weeks: [...weekly(9, 9, 9), { sales: 9, isForSale: false }] });
  expect(sold.units).toBe(36);
});

test('with few sales it says so, with none it counts those who wait, and unsold it knows no upper end', () => {
  const facts = { waiting: 3, available: 0, arrival: null };
  const few = suggestReorder({ ...facts, weeks: weekly(0, 0, 1, 0, 0, 2, 0, 0) });
  expect(few).toMatchObject({ units: 5, certainty: 'few' });
  expect(few.because.at(-1)).toEqual({ code: 'few_sales', sales: 3, weeks: 8 });
  const brief = suggestReorder({ ...facts, weeks: weekly(30, 30) });
  expect(brief.certainty).toBe('few');
  const none = suggestReorder({ ...facts, weeks: weekly(0, 0, 0, 0, 0, 0, 0, 0) });
  expect(none).toMatchObject({ units: 3, from: 3, to: 5, certainty: 'none' });
  expect(codes(none)).toEqual(['waiting', 'no_sales']);
  const never = suggestReorder({ ...facts, weeks: [{ sales: 0, isForSale: false }] });
  expect(never).toMatchObject({ units: 3, from: 3, to: null, certainty: 'none' });
  expect(codes(never)).toEqual(['waiting', 'never_for_sale']);
});

test('several sizes come to their sum, and to the doubt of the least certain', () => {
  const one = { units: 4, from: 2, to: 6, certainty: 'good', because: [] } as const;
  expect(sumReorders([one, { ...one, certainty: 'few' }])).toEqual({
    units: 8,
    from: 4,
    to: 12,
    certainty: 'few',
  });
  expect(sumReorders([one, { ...one, to: null, certainty: 'none' }])).toMatchObject({
    to: null,
    certainty: 'none',
  });
});
