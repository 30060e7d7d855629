// Money is a whole number of minor units and its currency, end to end.
import { currencyDigits } from './currency-digits.ts';

export interface Money {
  readonly minor: number;
  readonly currency: string;
}

/** What the shop speaks unless a visitor's country or query says otherwise. */
export const defaultCurrency = {
  code: 'USD',
  decimalDigits: 2,
} as const;

/** Fifteen digits are what a JSON number carries exactly, so larger amounts do not exist. */
export const largestMinor = 999_999_999_999_999;

/** Throws when the amount is not a whole number of minor units: that is a mistake in code, never a shopper's. */
export function money(minor: number, currency: string = defaultCurrency.code): Money {
  if (!Number.isInteger(minor) || Math.abs(minor) > largestMinor) {
    throw new RangeError(`${minor} is not a whole number of minor units of ${currency}`);
  }
  return { minor: minor === 0 ? 0 : minor, currency };
}

/** The one rounding of the shop: to the nearest whole number, halves away from zero, without floating point. */
export function roundedQuotient(dividend: bigint, divisor: bigint): number {
  if (divisor <= 0n) throw new RangeError('the divisor must be positive');
  const magnitude = dividend < 0n ? -dividend : dividend;
  const rounded = Number((magnitude * 2n + divisor) / (divisor * 2n));
  return dividend < 0n && rounded > 0 ? -rounded : rounded;
}

/** Reads a decimal of the wire or of a merchant's file; null if it is not one, or finer than the currency. */
export function moneyFromDecimal(decimal: number | string, currency: string): Money | null {
  const text = String(decimal);
  const match = /^(-?)([0-9]{1,15})(?:\.([0-9]{1,4}))?$/.exec(text);
  if (match === null) return null;
  const digits = currencyDigits(currency);
  const fraction = match[3] ?? '';
  if (fraction.length > digits && /[1-9]/.test(fraction.slice(digits))) return null;
  const minor = Number(`${match[2]}${fraction.slice(0, digits).padEnd(digits, '0')}`);
  if (minor > largestMinor) return null;
  return money(match[1] === '-' ? -minor : minor, currency);
}

/** The same of an amount that the shop itself wrote: one that is none is a mistake in code. */
export function moneyOfWire(decimal: number, currency: string): Money {
  const amount = moneyFromDecimal(decimal, currency);
  if (!amount) throw new TypeError(`${decimal} is not an amount of ${currency}`);
  return amount;
}

/** The number the wire carries: 128 for $128.00, 1.234 for 1,234 fils. Exact for every Money there is. */
export function decimalOfMoney(amount: Money): number {
  return amount.minor / 10 ** currencyDigits(amount.currency);
}

export function addMoney(a: Money, b: Money): Money {
  assertSameCurrency(a, b);
  return money(a.minor + b.minor, a.currency);
}

export function subtractMoney(a: Money, b: Money): Money {
  assertSameCurrency(a, b);
  return money(a.minor - b.minor, a.currency);
}

export function timesMoney(amount: Money, quantity: number): Money {
  return money(amount.minor * quantity, amount.currency);
}

/** That percentage of the amount; a percentage counts to four decimals (8.875). */
export function applyPercent(amount: Money, percent: number): Money {
  const tenThousandths = BigInt(Math.round(percent * 10_000));
  return money(roundedQuotient(BigInt(amount.minor) * tenThousandths, 1_000_000n), amount.currency);
}

/** Whole percent saved, rounded down: the shop never claims more than it gives. Zero when nothing is saved. */
export function percentOff(was: Money, now: Money): number {
  assertSameCurrency(was, now);
  if (was.minor <= 0 || now.minor >= was.minor || now.minor < 0) return 0;
  return Number((BigInt(was.minor - now.minor) * 100n) / BigInt(was.minor));
}

/** Parts that differ by at most one minor unit and sum to the whole; the first ones carry what is left over. */
export function splitMoney(amount: Money, parts: number): readonly Money[] {
  if (!Number.isInteger(parts) || parts < 1) throw new RangeError(`cannot split into ${parts} parts`);
  const base = Math.trunc(amount.minor / parts);
  const left = amount.minor - base * parts;
  return Array.from({ length: parts }, (_, index) =>
    money(base + (index < Math.abs(left) ? Math.sign(left) : 0), amount.currency),
  );
}

function assertSameCurrency(a: Money, b: Money): void {
  if (a.currency !== b.currency) throw new TypeError(`${a.currency} and ${b.currency} do not add up`);
}
