import { formatMoney, moneyOfWire } from '../../../domain/pricing/money.ts';

/** An amount as the wire carries it, for a shopper to read. */
export function wireMoney(decimal: number, currency: string): string {
  return formatMoney(moneyOfWire(decimal, currency));
}
