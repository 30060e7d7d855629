import type { WireQuote } from '../../../contract/checkout/quote-schema.ts';
import {
  type Lender,
  type LenderFlags,
  lendersFor,
  type PayInFourRules,
} from '../../../domain/payment/pay-in-four.ts';
import type { Money } from '../../../domain/pricing/money.ts';

export function lendersForQuote(
  { meta, shippingAddress }: WireQuote,
  amount: Money,
  rules: PayInFourRules,
  flags: LenderFlags,
): readonly Lender[] {
  const lent = {
    amount,
    presaleShipDates: meta.cartItems.map(({ presaleShipDate }) => presaleShipDate),
    country: shippingAddress?.countryCode ?? null,
    region: shippingAddress?.regionCode ?? null,
  };
  return lendersFor(lent, rules, flags);
}
