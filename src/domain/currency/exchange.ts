// From the shop's own currency into another: each unit by itself, rounded as prices of that currency are, then added up.
// No floating point comes near an amount.
import { currencyDigits } from '../pricing/currency-digits.ts';
import { defaultCurrency, type Money, money, roundedQuotient } from '../pricing/money.ts';
import { currencies } from './currencies.ts';

/** What prices are shown in, and what one US dollar is worth in it. */
export interface Exchange {
  readonly currency: string;
  /** Of one dollar, in hundred-millionths of a unit: 0.86 euros are 86,000,000. */
  readonly rate: number;
  /** When it is no longer good, in milliseconds; null for the shop's own currency. */
  readonly until: number | null;
}

const scale = 100_000_000n;

export const homeExchange: Exchange = { currency: defaultCurrency.code, rate: Number(scale), until: null };

export function isHome({ currency }: Exchange): boolean {
  return currency === defaultCurrency.code;
}

/** An amount of so few steps would be changed too much by them, and is rounded to the smallest coin instead. */
const fewestSteps = 10;

/** What one thing costs in that currency. An amount that is none costs nothing there either. */
export function convertMoney(amount: Money, { currency, rate }: Exchange): Money {
  if (amount.currency === currency) return amount;
  if (amount.currency !== defaultCurrency.code)
    throw new TypeError(`Only ${defaultCurrency.code} is exchanged, not ${amount.currency}.`);
  const dividend = BigInt(amount.minor) * BigInt(rate) * 10n ** BigInt(currencyDigits(currency));
  const divisor = scale * 10n ** BigInt(defaultCurrency.decimalDigits);
  return roundQuotient(dividend, divisor, currency);
}

/** What an amount of that currency is worth in the shop's own, never less than it is. */
export function inHomeCurrency(amount: Money, { currency, rate }: Exchange): Money {
  if (amount.currency !== currency) throw new TypeError(`${amount.currency} is not ${currency}.`);
  if (currency === defaultCurrency.code) return amount;
  const dividend = BigInt(amount.minor) * scale * 10n ** BigInt(defaultCurrency.decimalDigits);
  const divisor = BigInt(rate) * 10n ** BigInt(currencyDigits(currency));
  return money(Number((dividend + divisor - 1n) / divisor));
}

/** The same share of another amount, rounded as prices of its currency are. */
export function lessPercent(amount: Money, percent: number): Money {
  return roundQuotient(BigInt(amount.minor) * BigInt(100 - percent), 100n, amount.currency);
}

function roundQuotient(dividend: bigint, divisor: bigint, currency: string): Money {
  const step = currencies[currency]?.step ?? 1;
  const steps = roundedQuotient(dividend, divisor * BigInt(step));
  if (step > 1 && Math.abs(steps) >= fewestSteps) return money(steps * step, currency);
  return money(roundedQuotient(dividend, divisor), currency);
}

const decimal = /^(\d{1,9})(?:\.(\d{1,8}))?$/;

/** A rate as its source writes it, in hundred-millionths; null for what is none, or nothing. */
function scaleRate(text: string): bigint | null {
  const [, whole, fraction = ''] = decimal.exec(text) ?? [];
  const value = whole === undefined ? 0n : BigInt(`${whole}${fraction.padEnd(8, '0')}`);
  return value > 0n ? value : null;
}

/** What a dollar is worth, from what a euro is worth in it and in dollars; null where either is no rate. */
export function rateOfDollar(perEuro: string, dollarsPerEuro: string): number | null {
  const [units, dollars] = [scaleRate(perEuro), scaleRate(dollarsPerEuro)];
  return units === null || dollars === null ? null : roundedQuotient(units * scale, dollars);
}
