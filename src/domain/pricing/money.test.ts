import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { currencyDigits } from './currency-digits.ts';
import {
  addMoney,
  applyPercent,
  decimalOfMoney,
  largestMinor,
  money,
  moneyFromDecimal,
  percentOff,
  roundedQuotient,
  splitMoney,
  subtractMoney,
  timesMoney,
} from './money.ts';

const currency = fc.constantFrom('USD', 'EUR', 'JPY', 'KRW', 'KWD', 'BHD', 'CLF');
const minor = fc.integer({ min: -largestMinor, max: largestMinor });
const anyMoney = fc.record({ minor, currency });

describe('the wire', () => {
  test('[CU-06] every amount in every currency survives the wire, through JSON text', () => {
    fc.assert(
      fc.property(anyMoney, (amount) => {
        const wire: unknown = JSON.parse(JSON.stringify(decimalOfMoney(amount)));
        expect(moneyFromDecimal(Number(wire), amount.currency)).toEqual(money(amount.minor, amount.currency));
      }),
    );
  });

  test('[CU-06] the decimal text of an amount is its digits with the point in the right place', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), currency, (units, code) => {
        const text = decimalOfMoney({ minor: units, currency: code }).toFixed(currencyDigits(code));
        expect(Number(text.replace('.', ''))).toBe(units);
      }),
    );
  });

  test('[CU-06] currencies with 0, 2 and 3 decimals read right', () => {
    expect(moneyFromDecimal(128, 'USD')).toEqual({ minor: 12800, currency: 'USD' });
    expect(moneyFromDecimal('128.50', 'USD')).toEqual({ minor: 12850, currency: 'USD' });
    expect(moneyFromDecimal(0.29, 'USD')).toEqual({ minor: 29, currency: 'USD' });
    expect(moneyFromDecimal(1200, 'JPY')).toEqual({ minor: 1200, currency: 'JPY' });
    expect(moneyFromDecimal('1200.00', 'JPY')).toEqual({ minor: 1200, currency: 'JPY' });
    expect(moneyFromDecimal('1.234', 'KWD')).toEqual({ minor: 1234, currency: 'KWD' });
    expect(decimalOfMoney({ minor: 1234, currency: 'BHD' })).toBe(1.234);
  });

  test.each([
    '',
    ' 1',
    '1 ',
    '.5',
    '1.',
    '+1',
    '1e3',
    '0x10',
    '1,50',
    '١٢',
    '12.345',
    'NaN',
    'Infinity',
    '9'.repeat(15),
    '9'.repeat(16),
    '9'.repeat(10_000),
  ])('refuses %j as dollars', (text) => {
    expect(moneyFromDecimal(text, 'USD')).toBeNull();
  });

  test('refuses numbers that are no amounts', () => {
    for (const wrong of [Number.NaN, Number.POSITIVE_INFINITY, 1e21, 1e-7, 0.001]) {
      expect(moneyFromDecimal(wrong, 'USD')).toBeNull();
    }
    expect(moneyFromDecimal(1.5, 'JPY')).toBeNull();
  });
});

describe('arithmetic', () => {
  test('[CU-06] adding and taking away are exact and undo each other', () => {
    const half = fc.integer({ min: -(largestMinor - 1) / 2, max: (largestMinor - 1) / 2 });
    fc.assert(
      fc.property(half, half, currency, (a, b, code) => {
        const sum = addMoney({ minor: a, currency: code }, { minor: b, currency: code });
        expect(sum.minor).toBe(a + b);
        expect(subtractMoney(sum, { minor: b, currency: code })).toEqual(money(a, code));
      }),
    );
  });

  test('[CU-06] an amount that is not whole, or too large to be exact, cannot be made', () => {
    for (const wrong of [0.5, Number.NaN, largestMinor + 1, -largestMinor - 1, Number.POSITIVE_INFINITY]) {
      expect(() => money(wrong, 'USD')).toThrow(RangeError);
    }
    expect(() => timesMoney(money(largestMinor), 2)).toThrow(RangeError);
    expect(() => timesMoney(money(100), 0.333)).toThrow(RangeError);
    expect(timesMoney(money(-100), 0)).toEqual({ minor: 0, currency: 'USD' });
  });

  test('two currencies never mix', () => {
    expect(() => addMoney(money(1, 'USD'), money(1, 'EUR'))).toThrow('USD and EUR do not add up');
    expect(() => percentOff(money(2, 'USD'), money(1, 'EUR'))).toThrow(TypeError);
  });

  test('rounding goes to the nearest, halves away from zero, the same on both sides of it', () => {
    expect(roundedQuotient(25n, 10n)).toBe(3);
    expect(roundedQuotient(24n, 10n)).toBe(2);
    expect(roundedQuotient(-25n, 10n)).toBe(-3);
    expect(Object.is(roundedQuotient(-1n, 10n), 0)).toBe(true);
    expect(() => roundedQuotient(1n, 0n)).toThrow(RangeError);
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }), (n) => {
        expect(roundedQuotient(-n, 7n) + roundedQuotient(n, 7n)).toBe(0);
      }),
    );
  });
});

describe('percent and parts', () => {
  test('[CU-06] a percentage is within half a minor unit of the true share', () => {
    fc.assert(
      fc.property(anyMoney, fc.integer({ min: 0, max: 100 }), (amount, percent) => {
        const share = BigInt(applyPercent(amount, percent).minor) * 100n;
        const miss = share - BigInt(amount.minor) * BigInt(percent);
        expect(miss <= 50n && miss >= -50n).toBe(true);
      }),
    );
    expect(applyPercent(money(35600), 60)).toEqual(money(21360));
    expect(applyPercent(money(10000), 8.875)).toEqual(money(888));
    expect(applyPercent(money(1), 50)).toEqual(money(1));
  });

  test('percent off is never more than was given', () => {
    expect(percentOff(money(35600), money(24800))).toBe(30);
    expect(percentOff(money(24500), money(17150))).toBe(30);
    expect(percentOff(money(1000), money(1))).toBe(99);
    expect(percentOff(money(1000), money(1000))).toBe(0);
    expect(percentOff(money(1000), money(2000))).toBe(0);
    expect(percentOff(money(0), money(0))).toBe(0);
    fc.assert(
      fc.property(fc.nat(largestMinor), fc.nat(largestMinor), (was, now) => {
        const percent = percentOff(money(was), money(now));
        expect(BigInt(percent) * BigInt(was) <= BigInt(Math.max(0, was - now)) * 100n).toBe(true);
      }),
    );
  });

  test('[CU-06] parts sum to the whole and differ by at most one minor unit', () => {
    fc.assert(
      fc.property(anyMoney, fc.integer({ min: 1, max: 24 }), (amount, parts) => {
        const split = splitMoney(amount, parts).map((part) => part.minor);
        expect(split).toHaveLength(parts);
        expect(split.reduce((sum, part) => sum + part, 0)).toBe(amount.minor);
        expect(Math.max(...split) - Math.min(...split)).toBeLessThanOrEqual(1);
      }),
    );
    expect(splitMoney(money(10001), 4).map((part) => part.minor)).toEqual([2501, 2500, 2500, 2500]);
    expect(() => splitMoney(money(1), 0)).toThrow(RangeError);
    expect(() => splitMoney(money(1), 1.5)).toThrow(RangeError);
  });
});
