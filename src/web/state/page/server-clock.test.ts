import fc from 'fast-check';
import { expect, test } from 'vitest';
import { narrowDifference } from './server-clock.ts';

const forever = Number.POSITIVE_INFINITY;

test('[FD-08] however late pages and answers come, the true difference stays within what is known', () => {
  const late = fc.nat(60_000);
  fc.assert(
    fc.property(
      fc.integer(),
      fc.array(fc.tuple(fc.boolean(), late, late), { minLength: 1 }),
      (truth, heard) => {
        let known: Parameters<typeof narrowDifference>[0] = null;
        let width = forever;
        for (const [isPage, there, back] of heard) {
          known = narrowDifference(known, { least: truth - back, most: isPage ? forever : truth + there });
          expect(known.least).toBeLessThanOrEqual(truth);
          expect(known.most).toBeGreaterThanOrEqual(truth);
          expect(known.most - known.least).toBeLessThanOrEqual(width);
          width = known.most - known.least;
        }
      },
    ),
  );
});

test('[FD-07] after a sleep the latest answer counts', () => {
  const before = { least: 1_000, most: 1_200 };
  const after = { least: 3_601_000, most: 3_601_100 };
  expect(narrowDifference(before, after)).toEqual(after);
});
