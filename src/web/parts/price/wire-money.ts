import { moneyOfWire } from '../../../domain/pricing/money.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { formatMoney } from '../../../words/text/format-money.ts';

/** An amount as the wire carries it, for a shopper to read. */
export function wireMoney(decimal: number, currency: string): string {
  return formatMoney(pageLanguage, moneyOfWire(decimal, currency));
}
