import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fewestAlike, fitFor } from './fit-for.ts';

const makeCount = (sizeName: string, fit: number, people: number) => ({ sizeName, fit, people });

test('nothing is said for seven people, and something for eight', () => {
  expect(fitFor([makeCount('S', 3, 7)])).toEqual({ people: 7, fit: null, suggestion: null });
  expect(fitFor([makeCount('S', 3, 8)])).toEqual({
    people: 8,
    fit: { average: 3, distribution: [0, 0, 8, 0, 0] },
    suggestion: { sizeName: 'S', people: 8 },
  });
});

test('the size is the one that most of them found true, with their number', () => {
  const { people, fit, suggestion } = fitFor([
    makeCount('XS', 1, 3),
    makeCount('S', 3, 14),
    makeCount('S', 2, 3),
    makeCount('M', 3, 9),
  ]);
  expect([people, fit?.distribution]).toEqual([29, [3, 3, 23, 0, 0]]);
  expect(suggestion).toEqual({ sizeName: 'S', people: 14 });
});

test('no size where eight do not stand behind one, or two sizes have as many', () => {
  expect(fitFor([makeCount('S', 3, 7), makeCount('M', 1, 20)]).suggestion).toBeNull();
  expect(fitFor([makeCount('S', 3, 9), makeCount('M', 3, 9)]).suggestion).toBeNull();
  expect(fitFor([]).suggestion).toBeNull();
});

test('whoever is behind it has said so', () => {
  const counts = fc.uniqueArray(
    fc.record({
      sizeName: fc.constantFrom('XS', 'S', 'M'),
      fit: fc.integer({ min: 1, max: 5 }),
      people: fc.integer({ min: 1, max: 30 }),
    }),
    { selector: ({ sizeName, fit }) => `${sizeName} ${fit}` },
  );
  fc.assert(
    fc.property(counts, (all) => {
      const { people, fit, suggestion } = fitFor(all);
      expect(people).toBe(all.reduce((sum, one) => sum + one.people, 0));
      expect(fit === null).toBe(people < fewestAlike);
      if (!suggestion) return;
      expect(suggestion.people).toBeGreaterThanOrEqual(fewestAlike);
      expect(all).toContainEqual({ ...suggestion, fit: 3 });
    }),
  );
});
