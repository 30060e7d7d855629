import { formatMoney, moneyFromDecimal } from '../../../domain/pricing/money.ts';

/** An amount as the wire carries it, for a shopper to read. */
export function wireMoney(decimal: number, currency: string): string {
  const amount = moneyFromDecimal(decimal, currency);
  if (!amount) throw new TypeError(`${decimal} is not an amount of ${currency}.`);
  return formatMoney(amount);
}
