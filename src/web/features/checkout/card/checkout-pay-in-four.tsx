// Paying in four at checkout: for what the order comes to, and where it goes.
import type { WireQuote } from '../../../../contract/checkout/quote-schema.ts';
import type { PayInFour as Known } from '../../../../contract/payment/pay-in-four.ts';
import type { Money } from '../../../../domain/pricing/money.ts';
import { lendersForQuote } from '../../../parts/card/lenders-for-quote.ts';
import { PayInFour } from '../../../parts/payment/pay-in-four.tsx';
import { useVisitor } from '../../../state/visitor/visitor.ts';

interface CheckoutPayInFourProps {
  quote: WireQuote;
  amount: Money;
  payInFour: Known;
}

export default function CheckoutPayInFour({ quote, amount, payInFour }: CheckoutPayInFourProps) {
  const { flags } = useVisitor();
  const lenders = lendersForQuote(quote, amount, payInFour.rules, flags);
  return <PayInFour amount={amount} lenders={lenders} scripts={payInFour.scripts} />;
}
