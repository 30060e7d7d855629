import { describe, expect, test } from 'vitest';
import { type Exchange, homeExchange } from '../currency/exchange.ts';
import { money } from '../pricing/money.ts';
import { dayLimit, isWithinDay } from './day-limit.ts';
import { dayLimitOf, staffRoles } from './verbs.ts';

const euro: Exchange = { currency: 'EUR', rate: 80_000_000, until: null };
const exchangeOf = (currency: string) =>
  currency === 'USD' ? homeExchange : currency === 'EUR' ? euro : null;
const limit = (...given: readonly { readonly minor: number; readonly currency: string }[]) =>
  dayLimit(money(5_000), given, exchangeOf);

test('support alone has a limit, and on refunds alone', () => {
  const limits = staffRoles.map((role) => [role, dayLimitOf(role, 'orders.refund')?.minor ?? null]);
  expect(Object.fromEntries(limits)).toEqual({
    owner: null,
    manager: null,
    packer: null,
    support: 5_000,
    reader: null,
  });
  expect(dayLimitOf('support', 'orders.change')).toBeNull();
});

describe('what is left of a day', () => {
  test('is what was not given, and never below nothing', () => {
    expect(limit().left).toEqual(money(5_000));
    expect(limit(money(1_250), money(1)).left).toEqual(money(3_749));
    expect(limit(money(9_000)).left).toEqual(money(0));
  });

  test('counts other currencies by the shop’s own exchange, to the cent above', () => {
    expect(limit(money(1_000, 'EUR')).left).toEqual(money(3_750));
    expect(limit(money(1, 'EUR')).left).toEqual(money(4_998));
  });

  test('is nothing once something was given whose worth nobody knows', () => {
    expect(limit(money(1, 'XOF')).left).toEqual(money(0));
  });

  test('lets through what it covers, and nothing whose worth nobody knows', () => {
    expect(isWithinDay(limit(), money(5_000), exchangeOf)).toBe(true);
    expect(isWithinDay(limit(), money(5_001), exchangeOf)).toBe(false);
    expect(isWithinDay(limit(), money(4_000, 'EUR'), exchangeOf)).toBe(true);
    expect(isWithinDay(limit(), money(4_001, 'EUR'), exchangeOf)).toBe(false);
    expect(isWithinDay(limit(), money(1, 'XOF'), exchangeOf)).toBe(false);
  });
});
