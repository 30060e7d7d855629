import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exchangeCost } from './exchange.ts';
import { lineRefund } from './refund.ts';

const line = fc
  .record({
    quantity: fc.integer({ min: 1, max: 9 }),
    unitMinor: fc.nat(20_000),
    discountShare: fc.double({ min: 0, max: 1, noNaN: true }),
    taxMinor: fc.nat(3_000),
  })
  .map(({ discountShare, ...rest }) => ({
    ...rest,
    discountMinor: Math.floor(rest.unitMinor * rest.quantity * discountShare),
    refundedQuantity: 0,
    exchangedQuantity: 0,
  }));
const steps = fc.array(
  fc.record({ isExchange: fc.boolean(), units: fc.integer({ min: 1, max: 4 }), again: fc.boolean() }),
  { maxLength: 12 },
);

test('whatever is exchanged and sent back, and what was sent for it sent back too, the line gives what it cost', () => {
  fc.assert(
    fc.property(line, steps, (bought, taken) => {
      const cost = bought.unitMinor * bought.quantity - bought.discountMinor + bought.taxMinor;
      let given = 0;
      let now = bought;
      const take = (isExchange: boolean, units: number, again: boolean) => {
        const price = exchangeCost(now, units);
        if (price === null) return;
        const due = lineRefund(now, units);
        if (!isExchange) {
          given += due;
          now = { ...now, refundedQuantity: now.refundedQuantity + units };
          return;
        }
        // A line of its own, within the rules that the database has for each.
        expect(price.taxMinor).toBeGreaterThanOrEqual(0);
        expect(price.discountMinor).toBeGreaterThanOrEqual(0);
        expect(price.discountMinor).toBeLessThanOrEqual(price.unitMinor * units);
        const sent = { ...price, quantity: units, refundedQuantity: 0, exchangedQuantity: 0 };
        const whole = again ? exchangeCost(sent, units) : price;
        expect(whole).toEqual(price);
        given += lineRefund(sent, units);
        now = { ...now, exchangedQuantity: now.exchangedQuantity + units };
      };
      for (const { isExchange, units, again } of taken) take(isExchange, units, again);
      const rest = now.quantity - now.refundedQuantity - now.exchangedQuantity;
      if (rest > 0) take(false, rest, false);
      expect(given).toBe(cost);
    }),
    { numRuns: 2_000 },
  );
});

test('no more is exchanged than was neither exchanged nor paid back', () => {
  const bought = { quantity: 3, unitMinor: 1_000, discountMinor: 0, taxMinor: 0 };
  expect(exchangeCost({ ...bought, refundedQuantity: 1, exchangedQuantity: 1 }, 1)).toEqual({
    unitMinor: 1_000,
    discountMinor: 0,
    taxMinor: 0,
  });
  expect(exchangeCost({ ...bought, refundedQuantity: 1, exchangedQuantity: 1 }, 2)).toBeNull();
});

test('a share that is rounded apart stays within the line', () => {
  // The tax of the third unit is 0 by itself, and 1 with the discount taken off: the tax takes it up.
  const bought = { quantity: 5, unitMinor: 100, discountMinor: 1, taxMinor: 3 };
  expect(exchangeCost({ ...bought, refundedQuantity: 2, exchangedQuantity: 0 }, 1)).toEqual({
    unitMinor: 100,
    discountMinor: 0,
    taxMinor: 1,
  });
});
