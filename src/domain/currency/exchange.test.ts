import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { currencyDigits } from '../pricing/currency-digits.ts';
import { largestMinor, money } from '../pricing/money.ts';
import { currencies, currencyOfCountry } from './currencies.ts';
import { convertMoney, type Exchange, homeExchange, lessPercent, rateOfDollar } from './exchange.ts';

const into = (currency: string, rate: number): Exchange => ({
  currency,
  rate: Math.round(rate * 1e8),
  until: 1,
});

describe('an amount in another currency', () => {
  test('[CU-06] is right where there are no decimals, and where there are three', () => {
    expect(convertMoney(money(356_00), into('JPY', 160.5))).toEqual(money(57_100, 'JPY'));
    expect(convertMoney(money(356_00), into('KRW', 1377.73))).toEqual(money(490_000, 'KRW'));
    expect(convertMoney(money(356_00), into('KWD', 0.3071))).toEqual(money(109_250, 'KWD'));
    expect(convertMoney(money(4_10), into('KWD', 0.3071))).toEqual(money(1_259, 'KWD'));
    expect(convertMoney(money(356_00), into('EUR', 0.93))).toEqual(money(331_00, 'EUR'));
  });

  test('is rounded as prices there are, and to the smallest coin where that would change it too much', () => {
    expect(convertMoney(money(100_00), into('SEK', 10.6114))).toEqual(money(1060_00, 'SEK'));
    expect(convertMoney(money(2_50), into('EUR', 0.93))).toEqual(money(2_33, 'EUR'));
    expect(convertMoney(money(10_75), into('EUR', 0.93))).toEqual(money(10_00, 'EUR'));
    expect(convertMoney(money(10_21), into('EUR', 0.93))).toEqual(money(9_50, 'EUR'));
    expect(convertMoney(money(50), into('JPY', 160.5))).toEqual(money(80, 'JPY'));
    expect(convertMoney(money(0), into('EUR', 0.93))).toEqual(money(0, 'EUR'));
    expect(lessPercent(money(299_00, 'EUR'), 30)).toEqual(money(209_00, 'EUR'));
  });

  test('[CU-01] is what it was in the shop’s own, and nothing but that is exchanged', () => {
    expect(convertMoney(money(356_49), homeExchange)).toEqual(money(356_49));
    expect(() => convertMoney(money(100, 'EUR'), into('JPY', 160))).toThrow('Only USD is exchanged');
  });

  test('[CU-06] is off by half a step at most, whatever the currency, the amount and the rate', () => {
    const codes = Object.keys(currencies).filter((code) => code !== 'USD');
    const given = fc.record({
      currency: fc.constantFrom(...codes),
      minor: fc.integer({ min: 0, max: 100_000_00 }),
      rate: fc.integer({ min: 1_000_000, max: 2_000_000_000_000 }),
    });
    fc.assert(
      fc.property(given, ({ currency, minor, rate }) => {
        const shown = convertMoney(money(minor), { currency, rate, until: 1 });
        // Counted in another way: exactly, in hundred-millionths of a cent.
        const exact = BigInt(minor) * BigInt(rate) * 10n ** BigInt(currencyDigits(currency));
        const off = BigInt(shown.minor) * 10_000_000_000n - exact;
        const step = BigInt(currencies[currency]?.step ?? 1);
        expect((off < 0n ? -off : off) * 2n <= step * 10_000_000_000n).toBe(true);
        expect(Number.isInteger(shown.minor) && shown.minor <= largestMinor).toBe(true);
      }),
    );
  });

  test('dearer is never shown as cheaper', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.keys(currencies)),
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.integer({ min: 0, max: 1_000_000 }),
        (currency, one, more) => {
          const exchange = into(currency, currency === 'USD' ? 1 : 1.37);
          const [low, high] = [convertMoney(money(one), exchange), convertMoney(money(one + more), exchange)];
          expect(high.minor).toBeGreaterThanOrEqual(low.minor);
        },
      ),
    );
  });
});

test('what a dollar is worth is told by what a euro is', () => {
  expect(rateOfDollar('171.94', '1.0705')).toBe(16_061_653_433);
  expect(rateOfDollar('1', '1.0705')).toBe(93_414_292);
  for (const [per, dollars] of [
    ['0', '1'],
    ['1', '0'],
    ['', '1'],
    ['-1', '1'],
    ['1e3', '1'],
    ['NaN', '1'],
  ] as const)
    expect(rateOfDollar(per, dollars), `${per} ${dollars}`).toBeNull();
});

test('each country is shown a currency of the closed set', () => {
  expect(['FR', 'fr', 'JP', 'US', 'AR', 'KW', null].map(currencyOfCountry)).toEqual([
    'EUR',
    'EUR',
    'JPY',
    'USD',
    'USD',
    'KWD',
    'USD',
  ]);
});
