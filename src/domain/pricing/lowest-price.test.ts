import fc from 'fast-check';
import { expect, test } from 'vitest';
import { currentPriceSince, isLowestPriceDue, lowestPriceBefore } from './lowest-price.ts';

const day = 86_400_000;

test('[DK-23] the lowest of thirty days is of those before the reduction, and not of the reduction itself', () => {
  const steps = [
    { at: 0, minor: 9_000 },
    { at: 10 * day, minor: 12_000 },
    { at: 60 * day, minor: 8_000 },
  ];
  expect(lowestPriceBefore({ steps, deals: [] }, 60 * day)).toBe(12_000);
  expect(lowestPriceBefore({ steps, deals: [] }, 39 * day)).toBe(9_000);
  expect(currentPriceSince({ steps })).toBe(60 * day);
});

test('a price that ended thirty days before to the moment does not count any more; a moment later it does', () => {
  const steps = [
    { at: 0, minor: 5_000 },
    { at: 10 * day, minor: 12_000 },
  ];
  expect(lowestPriceBefore({ steps, deals: [] }, 40 * day)).toBe(12_000);
  expect(lowestPriceBefore({ steps, deals: [] }, 40 * day - 1)).toBe(5_000);
});

test('a deal of those days counts, one that comes does not', () => {
  const steps = [{ at: 0, minor: 12_000 }];
  const past = { start: 20 * day, end: 21 * day, minor: 7_000 };
  const next = { start: 40 * day, end: 41 * day, minor: 6_000 };
  expect(lowestPriceBefore({ steps, deals: [past, next] }, next.start)).toBe(7_000);
  expect(lowestPriceBefore({ steps, deals: [past, next] }, 51 * day)).toBe(6_000);
  expect(lowestPriceBefore({ steps, deals: [past] }, 51 * day)).toBe(12_000);
});

test('what came with its reduction has no price before it', () => {
  expect(lowestPriceBefore({ steps: [{ at: 5, minor: 100 }], deals: [] }, 5)).toBeNull();
  expect(currentPriceSince({ steps: [] })).toBeNull();
});

test('it is what looking at the price every hour of those days would have found', () => {
  const hour = 3_600_000;
  const minor = fc.integer({ min: 100, max: 20_000 });
  const at = fc.integer({ min: 0, max: 2_000 });
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.record({ at, minor }), { minLength: 1, maxLength: 8, selector: (step) => step.at }),
      fc.array(fc.record({ at, hours: fc.integer({ min: 1, max: 100 }), minor }), { maxLength: 4 }),
      at,
      (somePrices, someDeals, start) => {
        const steps = somePrices
          .map((step) => ({ ...step, at: step.at * hour }))
          .toSorted((a, b) => a.at - b.at);
        const deals = someDeals.map(({ at: from, hours, minor: price }) => ({
          start: from * hour,
          end: (from + hours) * hour,
          minor: price,
        }));
        let lowest: number | null = null;
        for (let moment = (start - 720) * hour; moment < start * hour; moment += hour) {
          const step = steps.findLast((one) => one.at <= moment);
          const sold = deals.filter((deal) => deal.start <= moment && deal.end > moment);
          if (step) lowest = Math.min(lowest ?? step.minor, step.minor, ...sold.map((deal) => deal.minor));
        }
        // Before its first price a product was not for sale, in a deal or otherwise.
        const [first] = steps;
        const sold = deals.filter((deal) => first && deal.start >= first.at);
        if (sold.length === deals.length)
          expect(lowestPriceBefore({ steps, deals }, start * hour)).toBe(lowest);
      },
    ),
  );
});

test('it is told where the law asks for it', () => {
  expect(['FR', 'de', 'NO', 'IE'].every(isLowestPriceDue)).toBe(true);
  expect(['US', 'GB', 'CH', null].some(isLowestPriceDue)).toBe(false);
});
