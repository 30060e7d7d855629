import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dealsToClaim, type HoldLine, linesToHold } from './stock-hold.ts';

const line = (skuId: number, quantity: number, dealId: number | null = null): HoldLine => ({
  skuId,
  quantity,
  dealId,
});

test('two lines of one size ask for their sum, and sizes are taken in order', () => {
  expect(linesToHold([line(9, 1), line(2, 1), line(9, 2)])).toEqual([line(2, 1), line(9, 3)]);
});

test('deals give what their lines ask for, in order', () => {
  expect(dealsToClaim([line(1, 2, 8), line(2, 1, null), line(3, 1, 8), line(4, 1, 5)])).toEqual([
    [5, 1],
    [8, 3],
  ]);
});

test('nothing is lost or asked for twice', () => {
  const lines = fc.array(
    fc.record({
      skuId: fc.integer({ min: 1, max: 6 }),
      quantity: fc.integer({ min: 1, max: 9 }),
      dealId: fc.constant(null),
    }),
  );
  fc.assert(
    fc.property(lines, (holdLines) => {
      const held = linesToHold(holdLines);
      const sum = (of: readonly HoldLine[]) => of.reduce((total, { quantity }) => total + quantity, 0);
      expect(sum(held)).toBe(sum(holdLines));
      const ids = held.map(({ skuId }) => skuId);
      expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
    }),
  );
});
