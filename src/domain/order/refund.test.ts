import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { leftToRefund, lineRefund, type OrderPayments, splitRefund, unitsToRefund } from './refund.ts';

const none = { refundedQuantity: 0, exchangedQuantity: 0 };
const line = { quantity: 3, unitMinor: 5_000, discountMinor: 1_001, taxMinor: 777, ...none };
const refunded = (refundedQuantity: number) => ({ ...line, refundedQuantity });

describe('what a line gives back', () => {
  test('shares discount and tax out to the cent, whatever the steps', () => {
    expect(lineRefund(line, 3)).toBe(14_776);
    expect([0, 1, 2].map((units) => lineRefund(refunded(units), 1))).toEqual([4_925, 4_925, 4_926]);
    fc.assert(
      fc.property(
        fc.record({
          unitMinor: fc.nat(1_000_000),
          taxMinor: fc.nat(99_999),
          steps: fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 6 }),
        }),
        fc.float({ min: 0, max: 1, noNaN: true }),
        ({ unitMinor, taxMinor, steps }, off) => {
          const quantity = steps.reduce((sum, units) => sum + units, 0);
          const discountMinor = Math.floor(unitMinor * quantity * off);
          const sold = { quantity, unitMinor, discountMinor, taxMinor };
          let before = 0;
          let sum = 0;
          for (const units of steps) {
            const given = lineRefund({ ...sold, ...none, refundedQuantity: before }, units);
            expect(given).toBeGreaterThanOrEqual(0);
            sum += given;
            before += units;
          }
          expect(sum).toBe(unitMinor * quantity - discountMinor + taxMinor);
        },
      ),
    );
  });

  test('pays no unit back twice', () => {
    expect(unitsToRefund(refunded(0), 2)).toBe(2);
    expect(unitsToRefund(refunded(1), 2)).toBe(1);
    expect(unitsToRefund(refunded(2), 1)).toBe(0);
  });

  test('pays nothing back for what another size was sent for', () => {
    expect(unitsToRefund({ ...line, exchangedQuantity: 1 }, 1)).toBe(1);
    expect(unitsToRefund({ ...line, exchangedQuantity: 3 }, 1)).toBe(0);
    expect(lineRefund({ ...line, exchangedQuantity: 2 }, 1)).toBe(4_926);
  });
});

describe('where a refund goes', () => {
  const paid: OrderPayments = { cardPaid: 32_647, cardReturned: 0, creditPaid: 5_000, creditReturned: 0 };

  test('the card is paid back first, up to what it paid, then credit', () => {
    expect(splitRefund(30_000, paid)).toEqual({ cardMinor: 30_000, creditMinor: 0 });
    expect(splitRefund(37_647, paid)).toEqual({ cardMinor: 32_647, creditMinor: 5_000 });
    expect(splitRefund(5_000, { ...paid, cardReturned: 32_647 })).toEqual({
      cardMinor: 0,
      creditMinor: 5_000,
    });
    expect(splitRefund(37_648, paid)).toBeNull();
  });

  test('over any steps each source gives back at most what it paid, and all of it together', () => {
    fc.assert(
      fc.property(
        fc.nat(100_000),
        fc.nat(100_000),
        fc.array(fc.nat(60_000), { maxLength: 12 }),
        (cardPaid, creditPaid, steps) => {
          let now: OrderPayments = { cardPaid, creditPaid, cardReturned: 0, creditReturned: 0 };
          for (const amount of steps) {
            const left = leftToRefund(now);
            const split = splitRefund(amount, now);
            // An exact reference: whatever is left is given, and nothing else is refused.
            expect(split === null).toBe(amount > left);
            if (!split) continue;
            expect(split.cardMinor + split.creditMinor).toBe(amount);
            now = {
              ...now,
              cardReturned: now.cardReturned + split.cardMinor,
              creditReturned: now.creditReturned + split.creditMinor,
            };
            expect(now.cardReturned).toBeLessThanOrEqual(cardPaid);
            expect(now.creditReturned).toBeLessThanOrEqual(creditPaid);
            // Credit is touched only once the card has all of its own back.
            expect(split.creditMinor === 0 || now.cardReturned === cardPaid).toBe(true);
          }
          const rest = splitRefund(leftToRefund(now), now);
          expect((rest?.cardMinor ?? 0) + now.cardReturned).toBe(cardPaid);
          expect((rest?.creditMinor ?? 0) + now.creditReturned).toBe(creditPaid);
        },
      ),
    );
  });
});
