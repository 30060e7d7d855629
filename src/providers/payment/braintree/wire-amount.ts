import { currencyDigits } from '../../../domain/pricing/currency-digits.ts';
import { decimalOfMoney, type Money } from '../../../domain/pricing/money.ts';

/** An amount as Braintree takes it: "42.00", with as many digits as the currency has. */
export function wireAmount(amount: Money): string {
  return decimalOfMoney(amount).toFixed(currencyDigits(amount.currency));
}
