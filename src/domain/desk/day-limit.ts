// What somebody whose role has a limit may still give away today. The day is the shop's, from midnight UTC.
import { type Exchange, inHomeCurrency } from '../currency/exchange.ts';
import { type Money, money } from '../pricing/money.ts';

/** What one dollar is worth in that currency; null when nobody knows. */
export type ExchangeOf = (currency: string) => Exchange | null;

export interface DayLimit {
  readonly perDay: Money;
  readonly left: Money;
}

/** An amount whose worth nobody knows takes all that is left. */
export function dayLimit(perDay: Money, given: readonly Money[], exchangeOf: ExchangeOf): DayLimit {
  const sum = given.reduce((total, amount) => total + worthOf(amount, exchangeOf), 0);
  return { perDay, left: money(Math.max(0, perDay.minor - Math.min(sum, perDay.minor)), perDay.currency) };
}

export function isWithinDay({ left }: DayLimit, amount: Money, exchangeOf: ExchangeOf): boolean {
  return worthOf(amount, exchangeOf) <= left.minor;
}

function worthOf(amount: Money, exchangeOf: ExchangeOf): number {
  const exchange = exchangeOf(amount.currency);
  return exchange ? inHomeCurrency(amount, exchange).minor : Number.POSITIVE_INFINITY;
}
