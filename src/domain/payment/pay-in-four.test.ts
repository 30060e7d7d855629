import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { money, splitMoney } from '../pricing/money.ts';
import {
  installment,
  isCheckoutPath,
  klarnaAmount,
  type Lent,
  lendersFor,
  mayLoadLender,
  type PayInFourRules,
  tryStyle,
} from './pay-in-four.ts';

const rules: PayInFourRules = {
  klarna: {
    least: money(1_000),
    most: money(100_000),
    restrictedRegions: ['HI'],
    presaleExpiration: '2027-01-10',
  },
  afterpay: {
    least: money(3_500),
    most: money(90_000),
    restrictedRegions: ['AK'],
    presaleExpiration: '2027-02-01',
  },
};
const on = { payments_klarna: true, afterpay_payments: true };
const lent: Lent = { amount: money(9_800), presaleShipDates: [], country: 'US', region: 'OH' };

test('[P4-01] an installment is a quarter, and four of them are the amount to the cent', () => {
  expect(installment(money(9_800))).toEqual(money(2_450));
  expect(installment(money(10_001))).toEqual(money(2_501));
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000_000 }), (minor) => {
      const parts = splitMoney(money(minor), 4);
      expect(parts.reduce((sum, part) => sum + part.minor, 0)).toBe(minor);
      expect(installment(money(minor)).minor).toBe(Math.ceil(minor / 4));
    }),
  );
});

test('[P4-01] Klarna is told amounts times a hundred', () => {
  expect(klarnaAmount(money(9_899))).toBe(9_899);
  expect(klarnaAmount(money(35, 'JPY'))).toBe(3_500);
});

describe('[P4-03] what is sold ahead', () => {
  test.each([
    [['2027-01-09'], ['klarna', 'afterpay']],
    [['2027-01-10'], ['afterpay']],
    [['2027-01-09', '2027-01-31'], ['afterpay']],
    [['2027-02-01', null], []],
    [[null], ['klarna', 'afterpay']],
  ])('by %j is lent for by %j', (presaleShipDates, expected) => {
    expect(lendersFor({ ...lent, presaleShipDates }, rules, on)).toEqual(expected);
  });
  test('ships in time for who names no date', () => {
    const free = { ...rules, klarna: { ...rules.klarna, presaleExpiration: null } };
    expect(lendersFor({ ...lent, presaleShipDates: ['2099-01-01'] }, free, on)).toEqual(['klarna']);
  });
});

test.each([
  ['US', 'OH', ['klarna', 'afterpay']],
  ['US', 'AK', ['klarna']],
  ['US', 'HI', ['afterpay']],
  ['US', null, ['klarna', 'afterpay']],
  ['CA', 'ON', []],
  [null, null, []],
])('[P4-04] to %s %s, %j lend', (country, region, expected) => {
  expect(lendersFor({ ...lent, country, region }, rules, on)).toEqual(expected);
});

test.each([
  [999, []],
  [1_000, ['klarna']],
  [3_499, ['klarna']],
  [3_500, ['klarna', 'afterpay']],
  [90_000, ['klarna', 'afterpay']],
  [90_001, ['klarna']],
  [100_000, ['klarna']],
  [100_001, []],
])('[P4-05] for %i cents, %j lend', (minor, expected) => {
  expect(lendersFor({ ...lent, amount: money(minor) }, rules, on)).toEqual(expected);
});

test('[P4-05] limits in dollars say nothing of another currency', () => {
  expect(lendersFor({ ...lent, amount: money(9_800, 'EUR') }, rules, on)).toEqual([]);
});

test('[P4-07] a lender whose flag is off lends nothing', () => {
  expect(lendersFor(lent, rules, { ...on, payments_klarna: false })).toEqual(['afterpay']);
  expect(lendersFor(lent, rules, { ...on, afterpay_payments: false })).toEqual(['klarna']);
});

describe('[P4-06] the style of Afterpay’s element', () => {
  test('is tried every 150 ms, at most a hundred times', async () => {
    const waits: number[] = [];
    let tries = 0;
    const isDone = await tryStyle(
      () => {
        tries += 1;
        return false;
      },
      async (ms) => void waits.push(ms),
    );
    expect([isDone, tries]).toEqual([false, 100]);
    expect(new Set(waits)).toEqual(new Set([150]));
    expect(waits).toHaveLength(99);
  });
  test('is left alone once it is right', async () => {
    let tries = 0;
    expect(
      await tryStyle(
        () => ++tries === 3,
        async () => {},
      ),
    ).toBe(true);
    expect(tries).toBe(3);
  });
});

test.each([
  ['/checkout', true],
  ['/checkout?step=payment', true],
  ['/checkout/payment', true],
  ['/product/1001', false],
  ['/bag', false],
  ['/a/checkout', false],
])('[RT-17] %s counts as checkout: %s', (path, expected) => {
  expect(isCheckoutPath(path)).toBe(expected);
});

test.each([
  [{ isLoaded: false, isPhone: false, hasScrolled: true, path: '/checkout' }, false],
  [{ isLoaded: true, isPhone: false, hasScrolled: false, path: '/product/1001' }, true],
  [{ isLoaded: true, isPhone: true, hasScrolled: false, path: '/product/1001' }, false],
  [{ isLoaded: true, isPhone: true, hasScrolled: true, path: '/product/1001' }, true],
  [{ isLoaded: true, isPhone: true, hasScrolled: false, path: '/checkout' }, true],
])('[RT-17] on a page that is %j a lender’s script may come: %s', (page, expected) => {
  expect(mayLoadLender(page)).toBe(expected);
});
